import type { Said } from '../said.ts'
import { bellyPain } from '../signals/illness/belly-pain.ts'
import { breathingHard, cantBreathe, notBreathing } from '../signals/illness/breathing.ts'
import { chokingNow } from '../signals/illness/choking.ts'
import { drowsy, unresponsive } from '../signals/illness/consciousness.ts'
import { cantSwallow, drooling } from '../signals/illness/cough-and-wheeze.ts'
import { vomiting } from '../signals/illness/vomit.ts'
import {
  adultTook,
  anyMedicine,
  doseGone,
  gaveIt,
  medicineTaken,
  missedDose,
  ownDose,
} from '../signals/swallowed/medicine.ts'
import {
  gelBeadsNamed,
  smallThing,
  swallowedIt,
  batterySwallowed,
  foreignBody,
  gelBeadSwallowed,
  harmlessInNose,
  magnetSwallowed,
  objectInNoseOrEar,
  sharpOrLarge,
  smallObjectSwallowed,
} from '../signals/swallowed/objects.ts'
import { drugTaken, harmlessTaste, householdTaken } from '../signals/swallowed/poison.ts'
import { signal } from '../signals/signal.ts'
import { emergencyIf } from './rule.ts'
import type { Rules } from './rule.ts'

const BAD_AFTER_SWALLOWING = [
  drooling,
  cantSwallow,
  cantBreathe,
  breathingHard,
  vomiting,
  bellyPain,
  sharpOrLarge,
]
const lethal = signal('(battery|magnet*|water bead*|orbeez)')
const safeKinds = signal('(cherry pit|gum|seed|seeds|plum stone|date stone)')

/** Whether only a grown-up is said to have taken it. */
function isAdultsOwn(said: Said): boolean {
  return said.names(adultTook) && !said.has(childDidIt)
}
const childDidIt = signal(
  '(he|she|they|toddler|baby|son|daughter|kid|child|old|brother|twin|boy|girl|teen|' +
    'teenager|it|infant|nephew|niece|grandson) (.. )?(ate|swallowed|drank|licked|chewed|got|' +
    'took|taken|eaten|drunk|opened|bit|had|found|sipped|ingested|climbed)',
)

function tookMedicine(said: Said): boolean {
  if (!said.has(medicineTaken) || said.has(ownDose)) return false
  return !isAdultsOwn(said)
}

function hasDoseError(said: Said): boolean {
  if (said.has(missedDose)) return false
  return said.has(doseGone) && said.has(anyMedicine, gaveIt)
}

function tookHousehold(said: Said): boolean {
  return said.has(householdTaken) && !said.has(harmlessTaste) && !said.has(inEyes)
}
const inEyes = signal('(in|into) (.. )?(eye|eyes)$')

function swallowedObject(said: Said): boolean {
  if (said.has(lethal) || said.has(safeKinds)) return false
  return said.has(smallObjectSwallowed) || (said.has(swallowedIt) && said.has(smallThing))
}

const discGone = signal(
  '(disc|disk|battery|cell|coin thing) (.. )?(isnt there|not there|missing|gone|out)',
  '(flap|back|cover|compartment|lid) (.. )?(off|open|popped|loose) (.. )?(.. )?(disc|disk|battery|cell)',
)
const batteryDevice = signal(
  '(remote|key finder|key fob|fob|watch|thermometer|tea ?lights?|scales?|calculator|clicker|tracker|airtag|toy|singing card|hearing aid|torch)',
)
const mouths = signal(
  'puts everything in (his|her) mouth',
  '(drool*|dribbl*|gag*|cough*|choking|mouth|swallow*|ate)',
)
const buttonCell = signal(
  '(cr|lr|sr|ag) ?\\d{2,4}',
  '(button|coin|watch|hearing aid|flat|round|disc|lithium) (battery|cell|cells)',
)
const magnetic = signal('magnet*', 'bucky ?balls?')
const wentIn = signal(
  '(swallow*|ate|eaten|gulp*|ingested|gagg*|drool*)',
  '(in|into|inside|up) (his|her|the|their) (mouth|nose|nostril|ear|throat|belly)',
)
const wentPlainly = signal('(swallow*|gulp*|ingested)', '(ate|eaten) (it|them|one|1|some|\\d)')
const onlyFound = signal(
  '(can|could) only find',
  '(one|1|2|two|some) (is |are )?(short|missing|gone)',
  'cant find',
)

/** Things swallowed, stuck, or given in error. */
export const SWALLOWED_RULES: Rules = {
  'poison-medicine': tookMedicine,
  'dose-error': (said) =>
    emergencyIf(
      hasDoseError(said),
      said.has(drowsy, unresponsive, vomiting, breathingHard, cantBreathe, notBreathing),
    ),
  'poison-household': tookHousehold,
  'button-battery': (said) =>
    said.has(batterySwallowed) ||
    (said.names(buttonCell) && said.has(wentIn)) ||
    (said.has(discGone) && said.names(batteryDevice) && said.has(mouths)),
  magnets: (said) =>
    said.has(magnetSwallowed) ||
    (said.names(magnetic) && said.has(wentIn) && said.has(wentPlainly, onlyFound)),
  'water-beads': (said) =>
    said.has(gelBeadSwallowed) ||
    (said.names(gelBeadsNamed) && said.has(vomiting, bellyPain, drooling)),
  'coin-object': (said) =>
    emergencyIf(swallowedObject(said), said.has(...BAD_AFTER_SWALLOWING) || said.has(chokingNow)),
  'object-nose-ear': (said) =>
    said.has(objectInNoseOrEar) && said.has(foreignBody) && !said.has(harmlessInNose),
  'thc-nicotine-alcohol': (said) => said.has(drugTaken) && !isAdultsOwn(said),
}
