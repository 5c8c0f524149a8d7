import type { Said } from '../said.ts'
import { signal } from '../signals/signal.ts'

const babyWords = signal(
  'baby',
  'newborn',
  'infant',
  'babies',
  'nappy',
  'breastfe*',
  'formula',
  'bassinet',
  'crib',
  'swaddle*',
  'pacifier',
  'little one',
  'boob',
  'feeds',
  'midwife',
  'health visitor',
  'moses basket',
  '\\d+ days old',
)
const olderWords = signal(
  'toddler',
  'teen',
  'teenager',
  'teens',
  'kid',
  'kids',
  'school',
  'homework',
  'class',
  'preschool',
  'playing',
  'running',
  'walk',
  'walks',
  'walking',
  'limping',
  'limp',
  'talking',
  'says',
  'said',
  'tells',
  'told',
  'complains',
  'complaining',
  'soccer',
  'football',
  'bike',
  'potty',
  'i have a fever',
  'my fever',
  'daycare',
  'nursery school',
  'he can talk',
  'tantrum',
  'headache',
  'sore throat',
  'friend',
  'chemo',
  'sickle',
  'transplant',
  'his teacher',
  'boy',
  'girl',
)

/** Whether the words themselves are about a baby. */
export function seemsYoung(said: Said): boolean {
  return said.names(babyWords)
}

/** Whether the words fit only a child past babyhood. */
export function seemsOlder(said: Said): boolean {
  return said.names(olderWords) && !said.names(babyWords)
}
