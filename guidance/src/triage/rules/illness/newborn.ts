import type { Said } from '../../said.ts'
import { breathingHard, pausesInBreathing } from '../../signals/illness/breathing.ts'
import { drowsy, seizure, unresponsive } from '../../signals/illness/consciousness.ts'
import { exhausted } from '../../signals/illness/cough-and-wheeze.ts'
import { oddCry, wontBeTouched } from '../../signals/illness/nerves.ts'
import {
  allDay,
  cord,
  cordInfected,
  cryingNonstop,
  everyEvening,
  fewWetNewborn,
  meconium,
  newbornWords,
  noStool,
  nothingSoothes,
  sweatsFeeding,
  swollenBelly,
  weakSuck,
  wetNappiesFine,
  wontFeed,
} from '../../signals/illness/newborn.ts'
import {
  arching,
  darkPee,
  firstDayOfLife,
  jaundice,
  jaundiceLasting,
  jaundiceSpreading,
  lowOrFading,
  orangeFromFood,
  paleStool,
  purpleSpots,
} from '../../signals/illness/skin.ts'
import { fewPees, gasEased, noPee, screaming } from '../../signals/illness/stool-and-pee.ts'
import { vomiting } from '../../signals/illness/vomit.ts'
import { signal } from '../../signals/signal.ts'
import { seemsOlder } from '../age-hints.ts'
import { isFeverish } from './fever-and-infection.ts'
import { dryHours } from './fluids.ts'
import { emergencyIf } from '../rule.ts'
import type { Rules } from '../rule.ts'

const TWO_WEEKS_MONTHS = 0.46

const FIRST_DAY_MONTHS = 0.04

function isNewborn(said: Said): boolean {
  return said.age === null ? said.names(newbornWords) : said.isSurelyAged(0, 1.5)
}

function wontFeedAtAll(said: Said): boolean {
  if (said.has(wetNappiesFine)) return false
  if (said.has(wrongFeeder) && !said.has(drowsy, unresponsive, weakSuck)) return false
  if (said.age === null && said.has(weakSuck, sweatsFeeding)) return !seemsOlder(said)
  return isNewborn(said) && said.has(wontFeed, weakSuck, sweatsFeeding)
}

function hasTooFewNappies(said: Said): boolean {
  if (!isNewborn(said)) return false
  if (said.has(noStool) && (said.has(meconium, swollenBelly) || said.isSurelyAged(0, 0.3)))
    return true
  if (said.has(noPee)) return dryHours(said) >= 8 || (dryHours(said) === 0 && said.longestHours < 1)
  return said.has(fewWetNewborn, fewPees)
}

function isYellow(said: Said): boolean {
  if (said.has(orangeFromFood)) return false
  return said.has(jaundice)
}

function hasDangerousJaundice(said: Said): boolean {
  if (!isYellow(said) || (said.age === null && seemsOlder(said))) return false
  const first =
    said.has(firstDayOfLife) ||
    (said.isSurelyAged(0, FIRST_DAY_MONTHS) && said.age?.isExact === true)
  const weak = [
    drowsy,
    unresponsive,
    wontFeed,
    weakSuck,
    oddCry,
    seizure,
    arching,
    pausesInBreathing,
  ]
  return first || said.has(...weak) || isFeverish(said)
}

function hasWorseningJaundice(said: Said): boolean {
  if (said.age === null && seemsOlder(said)) return false
  if (said.has(paleStool) && !said.has(vomiting)) return true
  if (!isYellow(said)) return false
  if (said.has(lowOrFading)) return false
  const isOld = said.age?.isExact === true && said.age.months >= TWO_WEEKS_MONTHS
  return (
    said.has(jaundiceSpreading, darkPee) ||
    (said.has(jaundiceLasting) && (isOld || said.longestHours >= 336 || said.age === null))
  )
}

function criesUnusually(said: Said): boolean {
  if (said.has(oddCry) && !said.has(everyEvening)) return true
  if (said.has(wontBeTouched) && said.has(screaming) && !said.has(putDownToSleep)) return true
  if (!said.has(cryingNonstop) || said.has(everyEvening)) return false
  const isLong = said.longestHours >= 3 && said.longestHours < 72
  return (
    isLong ||
    (said.has(nothingSoothes) && (said.has(allDay) || said.has(strongSigns))) ||
    said.has(strongSigns) ||
    (said.has(allDay) && said.has(nothingSoothes))
  )
}

/** Who or what offers the milk is at fault, not the baby. */
const wrongFeeder = signal(
  '(nursery|childminder|daycare|sitter|nanny|office|back to work|work)',
  'from (anyone|anything|dad|daddy|anybody|my (husband|partner)|other people)',
  'bottle but not (the |my )?breast',
  '(only|prefers|just wants) (the |my )?(breast|mother feed|boob|me|nursing)',
  '(cup|spoon|sippy) (.. )?(instead|or)',
  'guilty',
)
const putDownToSleep = signal(
  '(put|lay|set|place|leave|laid) (him|her|them|it|the baby|baby) (down|in)',
  'crib',
  'bassinet',
  'asleep',
  'only (sleeps|wants|settles)',
  'wants to be held',
  'unless',
  'vaccine',
  'bath',
  'strangers?',
  'car seat',
  'wake',
  'diaper',
  'clip',
)

const strongSigns = signal(
  '(not|isnt|nothing like|unlike|not at all) (his|her|a|the|their|that) (normal|usual|regular|hungry|ordinary|typical|tired) (cry|crying|self|scream|1|one|whinge|fuss)',
  'something is hurting (him|her)',
  '(wont|cant|isnt|wouldnt) be (comforted|consoled)',
  'inconsolabl*',
  'cant be (consoled|soothed|settled|comforted)',
  'in (so much |terrible |bad |real |some kind of |severe |clear |obvious )?(pain|agony)',
  '(not|isnt|nothing) like (colic|usual|normal)',
  'never (cried|heard|screamed)',
)

/** The first weeks, and a baby who cries. */
export const NEWBORN_RULES: Rules = {
  'newborn-not-feeding': wontFeedAtAll,
  'newborn-no-stool-wee': hasTooFewNappies,
  'cord-infection': (said) =>
    emergencyIf(
      said.isAged(0, 2) && !seemsOlder(said) && said.has(cord) && said.has(cordInfected),
      isFeverish(said) || said.has(drowsy, unresponsive),
    ),
  'inconsolable-cry': (said) =>
    emergencyIf(
      said.isAged(0, 12) && !seemsOlder(said) && criesUnusually(said),
      isFeverish(said) ||
        (said.has(vomiting, purpleSpots, unresponsive, breathingHard, exhausted) &&
          !said.has(gasEased)),
    ),
  'jaundice-severe': (said) => said.isAged(0, 2) && hasDangerousJaundice(said),
  'jaundice-worse': (said) => said.isAged(0, 3) && hasWorseningJaundice(said),
}
