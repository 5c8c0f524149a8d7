import type { Said } from '../said.ts'
import { unresponsive } from '../signals/illness/consciousness.ts'
import {
  eatingDanger,
  eatingTrouble,
  notEatingDisorder,
  teenEatingPlainly,
} from '../signals/people/eating.ts'
import {
  adultInMind,
  childSpeaks,
  lowParent,
  notPsychosis,
  parentSelf,
  passingLow,
  psychosis,
} from '../signals/people/new-parents.ts'
import {
  deliberateOverdose,
  notSelfHarm,
  pastAttempt,
  selfHarm,
  suicideAttempt,
} from '../signals/people/self-harm.ts'
import {
  adultSuicidal,
  childWantsToDie,
  jokingly,
  parentVoice,
  suicideTopic,
} from '../signals/people/suicide.ts'
import { noWishToHarm, snapping, urgeToHarm } from '../signals/people/urge-to-harm.ts'
import { signal } from '../signals/signal.ts'
import { emergencyIf } from './rule.ts'
import type { Rules } from './rule.ts'

const childWords = signal(
  '(son|daughter|kid|child|teen|teenager|boy|girl|years old|stepson|stepdaughter|nephew|' +
    'niece|student|tween|grandson|granddaughter|brother|sister|13|14|15|16|12|11|10|17|he|' +
    'she|her|his)',
)
const saidByChild = signal(
  '(son|daughter|kid|child|teen|teenager|boy|girl|old|stepson|stepdaughter|nephew|niece|he|' +
    'she|they|grandson|granddaughter|tween) (.. )?(says|said|saying|told|tells|wrote|texted|' +
    'posted|wants|screams|yells|keeps|wishes|wished|telling|talk*|thinks|has|is|was|threat*|' +
    'asked|feels|googled|search*|looking|looked|left|gave|giving|tried|would|admitted)',
)

function isYoungJoke(said: Said): boolean {
  return said.names(suicideTopic) || (said.names(jokingly) && !said.has(realPlan))
}
const realPlan = signal('plan', 'tablets', 'note', 'rope', 'gun', 'knife', 'tonight')

function childIsSuicidal(said: Said): boolean {
  if (said.age !== null && said.age.isExact && said.age.months < 36 && said.isStatedAge)
    return false
  if (isYoungJoke(said) || !said.told(childWantsToDie)) return false
  return (
    (said.names(childWords) && (said.names(saidByChild) || !said.told(parentVoice))) ||
    said.names(noteFound)
  )
}
const noteFound = signal('(suicide|goodbye) (note|letter)')

function parentIsSuicidal(said: Said): boolean {
  if (said.told(adultSuicidal)) return !said.names(suicideTopic)
  if (isYoungJoke(said) || !said.told(parentVoice)) return false
  return !(said.names(quotedChild) && !said.told(plainParent))
}
const quotedChild = signal(
  '(son|daughter|kid|child|teen|teenager|boy|girl|old|stepson|stepdaughter|nephew|niece|he|' +
    'she) (.. )?(says|said|saying|told|tells|wrote|texted|posted|screams|yells|wishes|' +
    'keeps saying|wants|wanted|wish)',
)
const plainParent = signal(
  '(baby|kids|family|everyone|they|children|son|daughter|husband) (.. )?better off without me',
  '(postpartum|since (the )?(baby|birth)|as a (mom|dad|mother|parent))',
  'i (want to (die|kill myself|end it)|am suicidal|wish i (was|were) dead|' +
    'dont want to (be here|live|be alive))(?! (to me|he|she))',
)

function tookOverdose(said: Said): boolean {
  if (said.has(pastAttempt) && !said.has(justNow)) return false
  if (isTeenTopic(said)) return false
  return said.has(deliberateOverdose, suicideAttempt)
}
const justNow = signal('(just|now|tonight|today|again|this morning|last night|found)')
function isTeenTopic(said: Said): boolean {
  if (said.age === null || !said.isStatedAge) return said.names(littleChild)
  return said.age.toMonths < 60
}
const littleChild = signal('toddler', 'baby', 'infant', 'newborn')

const manyCuts = signal(
  '(rows|row|lines|line|lots|loads|ladder|set|neat) (.. )?(cuts|scratches|scars|slashes)',
  '(cuts|scratches|scars) (.. )?(in a row|in rows|in lines|wrists?|thighs?|forearms?)',
)
function harmsSelf(said: Said): boolean {
  if (!said.has(selfHarm) || (said.has(notSelfHarm) && !said.has(manyCuts))) return false
  return said.age === null || !said.isStatedAge || said.age.toMonths >= 72
}

function isOfEatingAge(said: Said, from: number): boolean {
  if (said.age === null || !said.isStatedAge) return !said.names(notEatingDisorder)
  return said.age.toMonths >= from
}

function starvesDangerously(said: Said): boolean {
  if (!isOfEatingAge(said, 96) || said.names(sickness)) return false
  return (
    (said.has(eatingTrouble) && said.has(eatingDanger, unresponsive)) || said.has(insulinToSlim)
  )
}
const sickness = signal(
  '(belly|stomach) (flu|bug)',
  'virus',
  'ramadan',
  'fasting',
  'fever',
  'tonsil*',
  'norovirus',
)
const insulinToSlim = signal(
  '(stopped|skip*|omit*|withhold*|restrict*|not taking|' +
    'missing) (.. )?insulin (.. )?(weight|thin|slim|skinny)',
  'lose weight (.. )?insulin',
)

function eatsDisorderly(said: Said): boolean {
  return isOfEatingAge(said, 84) && !said.names(notEatingDisorder) && said.has(teenEatingPlainly)
}

function wantsToHarm(said: Said): boolean {
  if (said.names(noWishToHarm) && !said.told(roughAlready)) return false
  return said.told(urgeToHarm) && said.names(snapping)
}
const roughAlready = signal(
  'i (.. )?(shook|slapped|hit|threw|punched|smacked|shoved|kicked|squeezed|' +
    'smothered) (.. )?(him|her|baby|newborn|son|daughter|old)',
  'going to (shake|hurt|hit|throw|kill)',
)

function isPsychotic(said: Said): boolean {
  if (said.names(notPsychosis) || !said.told(psychosis)) return false
  return said.names(adultInMind) && !said.names(childSpeaks)
}

function isLow(said: Said): boolean {
  if (!said.told(lowParent) || !said.names(parentSelf)) return false
  return !said.names(passingLow) || said.told(plainDepression)
}
const plainDepression = signal(
  '(any|no|dont) (love|bond|connection)',
  '(feel|feeling) (nothing|numb|empty|hopeless|worthless)',
  'after (giving )?birth',
  'ppd',
  'pnd',
  'ppa',
  'postpartum (depression|anxiety|rage)',
  'postnatal (depression|anxiety)',
  'no bond',
  'nothing for my',
  'regret',
  'hopeless',
  'panic attacks?',
  '(i|me|i am|i have been|i cant stop|i keep) (.. )?(cry|crying|sob*|' +
    'weep*) (.. )?(every day|all day|daily|all the time|nonstop|constantly|for no reason)',
)

/** Minds in danger, the child's and the parent's. */
export const MIND_RULES: Rules = {
  'child-suicidal': childIsSuicidal,
  'overdose-attempt': tookOverdose,
  'self-harm': (said) => emergencyIf(harmsSelf(said), said.has(deepCut)),
  'eating-disorder-danger': starvesDangerously,
  'eating-disorder': (said) => eatsDisorderly(said),
  'parent-suicidal': parentIsSuicidal,
  'carer-urge-harm': wantsToHarm,
  'postpartum-psychosis': isPsychotic,
  'postnatal-depression': isLow,
}
const deepCut = signal(
  'deep',
  'deeply',
  'wont stop bleeding',
  'keeps bleeding',
  'stitches',
  'wrists?',
)
