import type { Said } from '../../said.ts'
import { bellyPain } from '../../signals/illness/belly-pain.ts'
import { breathingHard } from '../../signals/illness/breathing.ts'
import { confused, drowsy, unresponsive } from '../../signals/illness/consciousness.ts'
import { vomiting } from '../../signals/illness/vomit.ts'
import { signal } from '../../signals/signal.ts'
import type { Rules } from '../rule.ts'

const thirsty = signal(
  '(asking|begging|asks|begs|crying|cries|demanding|screaming|screams|wakes|waking|up) (.. )?(for|wanting) (.. )?(water|' +
    'a drink|drinks|juice|squash|cups)(?! (at bedtime|to stall|instead))',
  '(pee|peeing|pees) (.. )?and (to )?(drink|drinks|drinking)',
  '(drink|drinking|drinks) and (pee|peeing|pees)',
  '(so|very|always|really|constantly|nonstop|extremely|excessively|super|unquenchably|' +
    'insanely|is|constant|excessive|extreme|crazy|suddenly|all the time) (.. )?(thirst|' +
    'thirsty)',
  'thirsty',
  'thirst',
  '(drinking|drinks|drank|drink|chugging|gulping) (.. )?(nonstop|so much|liters|litres|' +
    'gallons|tons|loads|lots|constantly|from the bath|bottles of|all day|all night|' +
    'like crazy|more than|huge|a lot|way more|everything|\\d (liters|bottles))',
  'cant get enough (water|to drink)',
)
const peesALot = signal(
  'nappy (.. )?(drenched|flooded|flooding|leaking|bursting|saturated|sodden)',
  '(drenched|flooded|flooding|sodden|saturated) (.. )?nappy',
  '(peeing|pees|pee|peed|weeing|goes|going|urinat*|gets up|bathroom|toilet|' +
    'wakes) (.. )?(nonstop|so much|every (hour|\\d|few|hours|30|half)|constantly|' +
    'all the time|a lot|loads|lots|all night|\\d+ times|so often|frequent*|tons|more than)',
  '(frequent*|lots of|excessive|constant|increased) (pee|peeing)',
  '(suddenly|started|new|begun|back to|again) (.. )?(wetting|wets|wet) (.. )?(bed|himself|' +
    'herself|pants)',
  '(wetting|wets|wet) (.. )?(bed|himself|herself) (.. )?(again|suddenly|after being dry|' +
    'was dry|thirsty|drink*)',
  '(heavy|soaked|soaking|drenched|super wet) (.. )?nappy',
  'nappy (.. )?(so heavy|soaked|soaking|heavy|weigh)',
  'up (.. )?times (.. )?(at night|pee)',
  'drinking and peeing',
)
const losesWeight = signal(
  '(losing|lost|loss|dropped|dropping|loses) (.. )?(weight|kg|kilos|pounds|lbs|stone)',
  'weight loss',
  '(thinner|skinnier|skinny|bony|getting thin|looks thin|gaunt|clothes .. loose)',
)
const isTired = signal(
  '(no (energy|puff|go)|wiped|knackered|shattered|tired|exhausted|no energy|fatigued?|lethargic|sleepy|worn out|weak|wiped)',
)
const ketoneBreath = signal(
  '(breath|mouth) (.. )?(fruity|fruit|nail polish|acetone|pear drops|sweet|remover|varnish)',
  '(fruity|acetone|sweet|pear drop*) (smelling )?breath',
  'smells? (.. )?(acetone|nail polish|pear drops)',
)
const ketones = signal(
  'ketone* (.. )?(high|are|moderate|large|over|above|[2-9]|\\d\\.\\d|positive|present|in)',
  '(high|large|moderate|has|with|positive) (.. )?ketone*',
  'dka(?! mean)',
  'diabetic (keto*|coma)',
  'ketoacidosis',
)
const knownDiabetes = signal(
  'diabet*',
  'type 1',
  'type one',
  't 1 d',
  'insulin',
  'blood sugar',
  'glucose',
  'sugars?',
  'pump',
)
const sugarHigh = signal(
  '(reads|reading|says|is|at|over|of) (hi|high)',
  '(blood sugar|sugar|sugars|glucose|bg) (.. )?(hi|high|[3-9]\\d\\d|[23]\\d|over)',
  'over (300|400|500)',
  '(very|really|too|so) high',
)
const normalThirst = signal(
  '(after|from) (soccer|football|sport*|playing|running|gym|practice)',
  'heat ?wave',
  'hot (day|weather|out)',
  'shampoo',
  'never dry yet',
  'always (wet|wets|wetting)',
  'bedwetting always',
  'normal',
  'new (baby|sibling)',
  'potty train*',
  'summer',
  'salty',
)
const deepFastBreath = signal(
  '(deep|fast|rapid|heavy) (and )?(deep |fast |rapid )?breath*',
  'breath* (.. )?(deep|deeply|fast|rapid*|hard|heavy|heavily)',
)

function hasKetoacidosis(said: Said): boolean {
  if (said.has(ketones) || said.has(ketoneBreath)) return true
  const worse = said.has(vomiting, bellyPain, deepFastBreath, breathingHard, confused, unresponsive)
  if (said.has(knownDiabetes) && said.has(sugarHigh) && (worse || said.has(drowsy))) return true
  if (
    said.has(knownDiabetes) &&
    said.count(vomiting, bellyPain, deepFastBreath, confused, drowsy) >= 2
  )
    return true
  const sugarSigns = said.count(thirsty, peesALot, losesWeight)
  return (
    (sugarSigns >= 2 && (worse || said.has(drowsy))) ||
    (said.has(knownDiabetes) && worse && sugarSigns > 0)
  )
}

function mayHaveDiabetes(said: Said): boolean {
  if (said.has(normalThirst)) return said.has(thirsty) && said.has(losesWeight)
  if (said.has(thirsty) && said.has(peesALot, losesWeight)) return true
  if (said.has(peesALot) && said.has(losesWeight)) return true
  if (said.has(thirsty) && said.has(isTired)) return true
  return (
    (said.has(peesALot) && said.has(isTired) && said.has(heavyNappies)) ||
    said.has(thirstAllTheTime)
  )
}
const heavyNappies = signal(
  'heavy (.. )?nappy',
  'nappy (.. )?heavy',
  'wetting the bed',
  'wets the bed',
  'every hour',
)
const thirstAllTheTime = signal(
  '(always|constantly|all the time|so|extremely|unusually) thirsty',
  'thirsty all the time',
  'drinks from the (bath|toilet|tap)',
  'nonstop thirst*',
)

/** Sugar and ketones. */
export const METABOLIC_RULES: Rules = {
  'dka-signs': hasKetoacidosis,
  'diabetes-4t': mayHaveDiabetes,
}
