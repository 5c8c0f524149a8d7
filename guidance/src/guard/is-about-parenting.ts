import { isSurelyNotParenting } from './surely-not.ts'
import { type GuardModel, parentingChance } from './guard-model.ts'

/** When unsure, it belongs here: refusing a worried parent costs more than answering a stray question. */
const LIKELY_ENOUGH = 0.15
/** A follow-up speaks from a thread that was about parenting already. */
const LIKELY_ENOUGH_IN_THREAD = 0.02

/** Whether a question is about raising a child. `likeness` is that of its best candidate (0 to 1). */
export function isAboutParenting(
  library: { guard: GuardModel },
  text: string,
  likeness: number,
  isFollowUp: boolean,
): boolean {
  if (isSurelyNotParenting(text)) return false
  const chance = parentingChance(library.guard, text, likeness)
  return chance >= (isFollowUp ? LIKELY_ENOUGH_IN_THREAD : LIKELY_ENOUGH)
}
