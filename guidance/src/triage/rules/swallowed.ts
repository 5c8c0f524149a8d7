import type { Said } from '../said.ts'
import * as choke from '../signals/allergy-and-choking.ts'
import * as air from '../signals/breathing.ts'
import { drowsy, unresponsive } from '../signals/mind-and-body.ts'
import * as eaten from '../signals/swallowed.ts'
import { signal } from '../signals/signal.ts'
import { bellyPain, vomiting } from '../signals/stomach.ts'
import { emergencyIf } from './rule.ts'
import type { Rules } from './rule.ts'

const BAD_AFTER_SWALLOWING = [
  air.drooling,
  air.cantSwallow,
  air.cantBreathe,
  air.breathingHard,
  vomiting,
  bellyPain,
  eaten.sharpOrLarge,
]
const lethal = signal('(battery|magnet*|water bead*|orbeez)')
const safeKinds = signal('(cherry pit|gum|seed|seeds|plum stone|date stone)')

/** Whether only a grown-up is said to have taken it. */
function isAdultsOwn(said: Said): boolean {
  return said.names(eaten.adultTook) && !said.has(childDidIt)
}
const childDidIt = signal(
  '(he|she|they|toddler|baby|son|daughter|kid|child|old|brother|twin|boy|girl|teen|teenager|it|infant|nephew|niece|grandson) (.. )?(ate|swallowed|drank|licked|chewed|got|took|taken|eaten|drunk|opened|bit|had|found|sipped|ingested|climbed)',
)

function tookMedicine(said: Said): boolean {
  if (!said.has(eaten.medicineTaken) || said.has(eaten.ownDose)) return false
  return !isAdultsOwn(said)
}

function hasDoseError(said: Said): boolean {
  if (said.has(eaten.missedDose)) return false
  return said.has(eaten.doseGone) && said.has(eaten.anyMedicine, eaten.gaveIt)
}

function tookHousehold(said: Said): boolean {
  return said.has(eaten.householdTaken) && !said.has(eaten.harmlessTaste) && !said.has(inEyes)
}
const inEyes = signal('(in|into) (.. )?(eye|eyes)$')

function swallowedObject(said: Said): boolean {
  if (said.has(lethal) || said.has(safeKinds)) return false
  return said.has(eaten.smallObjectSwallowed)
}

/** Things swallowed, stuck, or given in error. */
export const SWALLOWED_RULES: Rules = {
  'poison-medicine': tookMedicine,
  'dose-error': (said) =>
    emergencyIf(
      hasDoseError(said),
      said.has(
        drowsy,
        unresponsive,
        vomiting,
        air.breathingHard,
        air.cantBreathe,
        air.notBreathing,
      ),
    ),
  'poison-household': tookHousehold,
  'button-battery': (said) => said.has(eaten.batterySwallowed),
  magnets: (said) => said.has(eaten.magnetSwallowed),
  'water-beads': (said) => said.has(eaten.gelBeadSwallowed),
  'coin-object': (said) =>
    emergencyIf(
      swallowedObject(said),
      said.has(...BAD_AFTER_SWALLOWING) || said.has(choke.chokingNow),
    ),
  'object-nose-ear': (said) =>
    said.has(eaten.objectInNoseOrEar) &&
    said.has(eaten.foreignBody) &&
    !said.has(eaten.harmlessInNose),
  'thc-nicotine-alcohol': (said) => said.has(eaten.drugTaken) && !isAdultsOwn(said),
}
