import { normalise } from './normalise.ts'

/** Months, first included, last not. `isExact` is false where only a word such as 'toddler' gives the age. */
export interface StatedAge {
  months: number
  fromMonths: number
  toMonths: number
  isExact: boolean
}

const MONTHS_IN: Readonly<Record<string, number>> = {
  hours: 1 / 730,
  days: 12 / 365.25,
  weeks: 12 / 52.18,
  months: 1,
  years: 12,
}
const NUM = String.raw`(\d+(?:\.\d+)?)`
const UNIT = '(hours|days|weeks|months|years)'
const WHO =
  '(?:baby|newborn|infant|son|daughter|boy|girl|child|kid|toddler|twins|grandson|' +
  'granddaughter|niece|nephew|he|she|they|preschooler|teen)'

/** Ways to state an age outright, surest first; the groups are number, unit, number, unit. */
const STATED: readonly RegExp[] = [
  new RegExp(` ${NUM} ${UNIT} (?:and |, )?${NUM} (weeks|months|days) old `, 'g'),
  new RegExp(` ${NUM} (years) (?:and )?${NUM} (months) `, 'g'),
  new RegExp(` ${NUM} ${UNIT} (?:olds?|of age) `, 'g'),
  new RegExp(
    ` (?:my|our|his|her|the|a|an|for|in|with|is|was) ${NUM} (days|weeks|months|years) ${WHO} `,
    'g',
  ),
  new RegExp(` ${NUM} (months|weeks|years|days) ${WHO} `, 'g'),
  new RegExp(` (?:my|our) (?:[a-z]+ )?${NUM} (days|weeks|months|years) `, 'g'),
  new RegExp(` (?:age|aged|ages|age is|at the age of) ${NUM}(?: ${UNIT})? `, 'g'),
  new RegExp(
    ` ${WHO} (?:is|are|was|,) (?:just |only |now |almost |nearly |about |around |barely |` +
      `like )*${NUM} ${UNIT} (?!ago|late|behind|early|into|in |sleep)`,
    'g',
  ),
  new RegExp(
    ` ${WHO} (?:is|are|was) (?:just |only |now )?${NUM} (?:now|and|,|\\||today|but) `,
    'g',
  ),
  new RegExp(` (?:born|delivered|gave birth) ${NUM} ${UNIT} ago `, 'g'),
  new RegExp(
    ` ${NUM} (weeks|months|years) (?:vaccine|shots?|checkup|check|appointment|needles|` +
      `injections?) `,
    'g',
  ),
  new RegExp(
    ` (?:he|she|it|son|daughter|baby) (?:is|was|turned|just turned) (?:just |only |now |` +
      `nearly |almost |about )?${NUM} (?=\\||$|last|next|today|yesterday|in )`,
    'g',
  ),
  new RegExp(` ${NUM} and (?:no|not|still|isnt|doesnt|hasnt|cant) `, 'g'),
  new RegExp(
    ` (?:sons?|daughters?|boy|girl|child|kid|grandson|niece|nephew) (?:aged? |is |, |` +
      `who is )*${NUM} (?!times|hours|minutes|puffs|ml|mg|wet|days|weeks|months|percent|` +
      `degrees|of|pills|tablets|feet|or|to|seconds)`,
    'g',
  ),
]
/** 'yellow on day 4' is a newborn's age; 'day 4 of fever' is a duration. */
const DAY_OF_LIFE = / day (\d{1,2}) (?!of )/
const NEWBORN_MATTERS =
  / (?:yellow|jaundice|nappy|meconium|cord|born|birth|latch|colostrum|milk|midwife) /
const TURNING = new RegExp(
  ` (?:turning|turns|will be|about to be|going to be|almost|` +
    `nearly) ${NUM}(?: ${UNIT})? (?:old )?(?:next|this|in|on|soon|tomorrow|,|\\|)`,
  'g',
)
const SOON = new RegExp(
  ` ${NUM} ${UNIT} (?:old )?(?:tomorrow|next (?:week|month)|on (?:mon|tues|wednes|thurs|` +
    `fri|satur|sun)day|in a (?:few )?days?) `,
  'g',
)
const AFTER_BIRTH = new RegExp(
  ` ${NUM} ${UNIT} (?:after (?:birth|giving birth|delivery|having|the birth)|postpartum|pp|` +
    `post partum|post birth|since (?:birth|giving birth|i gave birth)) `,
  'g',
)
/** A bare '12 months no babbling' or 'fever in 4 months': an age unless a word beside it makes it a duration. */
const BARE = new RegExp(` ${NUM} (days|weeks|months|years) `, 'g')
const DURATION_BEFORE = new RegExp(
  '(?: (?:for|since|past|last|next|in|within|after|about|around|nearly|almost|over|every|' +
    'each|another|of|like|than|day|days|lasted|lasting|been|took|takes|wait|until|till|gone|' +
    'down|to|by|from|up to|hasnt|havent|fever|cough|rash|nonstop|hours|these|those|missed|' +
    'late|behind|ahead|early|goes|slept|sick|pregnant|screaming|crying|wife|husband|another|' +
    'first|the|only took) )$',
)
const AGE_BEFORE = new RegExp(
  ' (?:in|at|with|baby|newborn|daughter|son|infant|is|only|turned|fever|cough|for a|temp|' +
    'temperature|, |by|than|of) $',
)
const DURATION_AFTER = new RegExp(
  '^(?:ago|now|later|long|straight|in a row|since|after|before|apart|pregnant|' +
    'and still (?!not|no|cant|isnt|wont|doesnt|hasnt)[a-z]+|of|without|until|early|premature|' +
    'prem|gestation|corrected|sick|crying|screaming|running|on|so far|already|nonstop|after|' +
    'today|supply|worth|sober|together|post) ',
)
const PAST_BEFORE = new RegExp(
  ' (?:had|was|were|got|started|stopped|began|born|happened|diagnosed|when|from|since|' +
    'until|till|walked|talked|said|smiled|until she was|used)(?: [a-z]+){0,5} $',
)

const SINCE_THEN = new RegExp(
  ' (?:since|when|until|till|before|if) (?:he|she|they|it|baby|i) (?:was|is|were|turned|' +
    'turns)(?: about| around| only)? $',
)

interface Stage {
  pattern: RegExp
  months: number
  fromMonths: number
  toMonths: number
}

const STAGES: readonly Stage[] = [
  {
    pattern:
      /(?<! like a| as a| than a| like my) (?:newborn(?! (?:again|nappy|size|clothes|stage|phase))|neonate|just born|born (?:today|yesterday|this morning|last night|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|hours after birth) /,
    months: 0,
    fromMonths: 0,
    toMonths: 1.5,
  },
  {
    pattern:
      / (?:infant)(?! (?:drops|tylenol|motrin|ibuprofen|formula|cpr|car|advil|spasms|botulism|dose|paracetamol|strength|one|stuff|bottle|version|medicine|suspension|nurofen|calpol|size)) /,
    months: 4,
    fromMonths: 0,
    toMonths: 12,
  },
  {
    pattern: / (?:kindergart[a-z]*|reception class|first grader?|1st grader?) /,
    months: 66,
    fromMonths: 60,
    toMonths: 84,
  },
  {
    pattern: / (?:preschooler|preschool|nursery school|pre k) /,
    months: 42,
    fromMonths: 34,
    toMonths: 60,
  },
  { pattern: / toddler /, months: 24, fromMonths: 12, toMonths: 42 },
  { pattern: / (?:tween|preteen|pre teen) /, months: 132, fromMonths: 108, toMonths: 156 },
  {
    pattern: / (?:teens?|teenagers?|teenage|adolescent|teenaged) /,
    months: 156,
    fromMonths: 144,
    toMonths: 216,
  },
  { pattern: / (?:high school|high schooler) /, months: 180, fromMonths: 156, toMonths: 216 },
]
/** '1st grader' and '4th grade': the usual age at the start of that grade in the US. */
const GRADE = / (\d{1,2})(?:st|nd|rd|th) (?:grade|grader) /

function monthsOf(value: string | undefined, unit: string | undefined): number {
  return value === undefined ? 0 : Number(value) * (MONTHS_IN[unit ?? 'years'] ?? 12)
}

function exact(months: number): StatedAge {
  return { months, fromMonths: months, toMonths: months, isExact: true }
}

interface Found {
  months: number
  isPast: boolean
}

function outright(text: string): Found[] {
  const found: Found[] = []
  for (const pattern of STATED) {
    for (const match of text.matchAll(pattern)) {
      const after = text.slice(match.index + match[0].length)
      if (DURATION_AFTER.test(after) && !match[0].endsWith(' old ') && !/ my | our /.test(match[0]))
        continue
      if (after.startsWith('ago ') || SINCE_THEN.test(text.slice(0, match.index + 1))) continue
      const months = monthsOf(match[1], match[2] ?? 'years') + monthsOf(match[3], match[4])
      const before = text.slice(Math.max(0, match.index - 60), match.index + 1)
      if (months < 240)
        found.push({ months, isPast: PAST_BEFORE.test(before) || / was /.test(match[0]) })
    }
    if (found.some((each) => !each.isPast)) break
  }
  return found
}

/** 'dimetapp for 18 months': where nothing has gone on for that long, the number is an age. */
const FOR_AGE = /[a-z] for $/
const GOING_ON = new RegExp(
  ' (?:been|has|had|have|having|going|crying|cry|cough|coughing|fever|lasting|sick|not|' +
    'hasnt|wont|keeps|screaming|asleep|sleeping|slept|sleeps|breastfed|breastfeeding|dry|' +
    'trying|tried|happening|waiting|away|gone|lasted|every|twice|times|took|temp|rash|' +
    'vomiting|diarrhea|nothing|without|married|bleeding) ',
)

function bare(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(BARE)) {
    const before = text.slice(0, match.index + 1)
    const after = text.slice(match.index + match[0].length)
    const atEnd = after === '' || after.startsWith('|')
    if (DURATION_AFTER.test(after)) continue
    const isAge =
      AGE_BEFORE.test(before) && !/ (?:for|since|last|past|fever|cough|of|than|by) $/.test(before)
    const inOrAt = / (?:in|at) $/.test(before)
    if (inOrAt && match[2] === 'days') continue
    const isForAge = FOR_AGE.test(before) && atEnd && !GOING_ON.test(before)
    if (DURATION_BEFORE.test(before) && !isForAge && !isAge && !(inOrAt && atEnd)) continue
    const months = monthsOf(match[1], match[2])
    if (months < 240) found.push({ months, isPast: PAST_BEFORE.test(before.slice(-60)) })
  }
  return found
}

/** The child's age that a normalised text states, exactly or by a word for a stage of life; null where it says none. */
export function statedAge(text: string): StatedAge | null {
  const turning = [...text.matchAll(TURNING), ...text.matchAll(SOON)][0]
  if (turning && Number(turning[1]) < 19) {
    const months = monthsOf(turning[1], turning[2] ?? 'years')
    if (months > 1) return exact(months - 0.1)
  }
  const afterBirth = [...text.matchAll(AFTER_BIRTH)][0]
  const said = [...outright(text), ...(afterBirth ? [] : bare(text))]
  const present = said.find((each) => !each.isPast)
  if (present) return exact(present.months)
  if (afterBirth) return exact(monthsOf(afterBirth[1], afterBirth[2]))
  const dayOfLife = DAY_OF_LIFE.exec(text)
  if (dayOfLife && NEWBORN_MATTERS.test(text)) return exact(monthsOf(dayOfLife[1], 'days'))
  const past = said[0]
  const stage = STAGES.find((each) => each.pattern.test(text))
  const grade = GRADE.exec(text)
  if (grade) return { ...exact(12 * (Number(grade[1]) + 5.5)), isExact: false }
  if (stage) return { ...stage, isExact: false }
  return past ? exact(past.months) : null
}

/** The child's age in months (possibly a fraction) as the question itself states it, or null. */
export function ageInText(text: string): number | null {
  return statedAge(normalise(text))?.months ?? null
}

/** Whether the question states an exact age ('10 weeks old') and not only a stage of life ('my toddler'). */
export function isExactAgeInText(text: string): boolean {
  return statedAge(normalise(text))?.isExact ?? false
}
