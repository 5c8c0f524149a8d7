/** A body temperature that the text gives, and where. */
export interface Temperature {
  celsius: number
  at: number
}

const NUMBER = /(?<= )\d+(?:\.\d+)?(?= )/g
const OTHER_UNIT = new RegExp(
  '^ (?:percent|percentile|lbs?|pounds?|ounces?|oz|kgs?|kilos?|g|grams?|mg|mcg|iu|mls?|cc|' +
    'cm|mm|inch|inches|feet|ft|foot|km|kmh|mph|miles?|meters?|m|days?|weeks?|months?|years?|' +
    'hours?|minutes?|seconds?|times|people|kids|cal|calories|kcal|dollars|bpm|beats|breaths|' +
    'puffs|pages|wet|nappy|feeds?|bottles?|st|stone|size|words|tablets|advil|tylenol|of|' +
    'oclock|am|pm|per|a minutes|steps|stairs|points|old|out|outside|percentage|magnets|' +
    'pieces|beads|th|watts|volts?|rupees|pounds|euros|children|boys|girls|teeth) ',
)
const OTHER_BEFORE = new RegExp(
  ' (?:room|house|nursery|outside|weather|bath|bathwater|water|bottle|oven|car|thermostat|' +
    'ac|humidity|heating|weighs?|weighed|weight|age|aged|size|heart rate|pulse|sugar|glucose|' +
    'sats?|oxygen|saturation|o2|spo2|page|chapter|room temperature|room temp|bedroom|height|' +
    'gave|give|dose|calories|bpm|dollars|about to turn|turned|turns|turning|iq|percentile|' +
    'ketones|bilirubin|at the age of|route|highway)(?: (?:temp|temperature))?(?: (?:is|was|' +
    'at|of|to|are|set|being|about|around|only|him|her|all|his|it))* $',
)
const BODY_CONTEXT = new RegExp(
  ' (?:temp|temps|temperature|temperatures|fever|feverish|thermometer|reads?|reading|' +
    'readings|rectal|rectally|armpit|axillary|ear|forehead|burning|hot|spiked?|spiking|' +
    'degrees|c|f|celsius|fahrenheit|chills|shivering|sweating|flushed|dizzy|tylenol|calpol|' +
    'ibuprofen|motrin|nurofen|paracetamol|acetaminophen|advil|vaccine|shots|sick|ill|' +
    'lethargic|confused|rash|limp|hip|knee|roasting|boiling|cold|warm|low) ',
)
const NEVER_REACHED =
  / (?:under|below|less than|never above|not above|not over|lower than|underneath)(?: about)? $/
const STAYS_ABOVE = new RegExp(
  ' (?:go|goes|going|get|gets|getting|drop|drops|come|comes|dip|dips|down)(?: down|' +
    ' back)? (?:under|below)(?: about)? $',
)

function celsiusOf(
  value: number,
  unit: string,
  hasContext: boolean,
  isDecimal: boolean,
): number | null {
  const inC = value >= 30 && value <= 43
  const inF = value >= 86 && value <= 110
  if (unit.startsWith('c')) return inC ? value : null
  if (unit.startsWith('f')) return inF ? ((value - 32) * 5) / 9 : null
  if (inC) return hasContext || (isDecimal && value >= 35) ? value : null
  if (inF) return hasContext || (isDecimal && value >= 95) ? ((value - 32) * 5) / 9 : null
  return null
}

/** Body temperatures in a normalised text: 33 to 43 read as °C, 90 to 110 as °F, where nothing says another thing. */
export function temperaturesIn(text: string): Temperature[] {
  const found: Temperature[] = []
  const hasContext = BODY_CONTEXT.test(text)
  for (const match of text.matchAll(NUMBER)) {
    const at = match.index
    const after = text.slice(at + match[0].length, at + match[0].length + 24)
    const before = text.slice(Math.max(0, at - 40), at)
    const unit = /^ (?:degrees )?(c|f|celsius|fahrenheit|centigrade) /.exec(after)?.[1] ?? ''
    if (unit === '' && OTHER_UNIT.test(after)) continue
    if (OTHER_BEFORE.test(before)) continue
    if (NEVER_REACHED.test(before) && !STAYS_ABOVE.test(before)) continue
    const celsius = celsiusOf(Number(match[0]), unit, hasContext, match[0].includes('.'))
    if (celsius !== null) found.push({ celsius: Math.round(celsius * 100) / 100, at })
  }
  return found
}

/** How long something has lasted, in hours, and where the text says it. */
export interface Duration {
  hours: number
  at: number
}

const HOURS_IN: Readonly<Record<string, number>> = {
  seconds: 1 / 3600,
  minutes: 1 / 60,
  hours: 1,
  days: 24,
  weeks: 168,
  months: 730,
  years: 8760,
  nights: 24,
}
const SPAN = new RegExp(
  '(?<= )(\\d+(?:\\.\\d+)?) (?:straight |whole |full |entire |solid )?(seconds|minutes|' +
    'hours|days|nights|weeks|months|years)(?= (?!old ))',
  'g',
)
const NTH_DAY = /(?<= )(?:on )?day (\d+)(?= )|(?<= )(\d+)(?:st|nd|rd|th) (?:days|nights)(?= )/g
const ALL_WEEK = /(?<= )(?:all|whole|entire|over a|more than a|for a|a full) week(?= )/g
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const SINCE_DAY =
  /(?<= )(?:since|from) (?:last )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)(?= )/g

/** Durations in a normalised text: '5 days', 'day 5', 'all week', 'since monday' where another weekday says today. */
export function durationsIn(text: string): Duration[] {
  const found: Duration[] = []
  for (const match of text.matchAll(SPAN)) {
    found.push({ hours: Number(match[1]) * (HOURS_IN[match[2] ?? ''] ?? 0), at: match.index })
  }
  for (const match of text.matchAll(NTH_DAY)) {
    found.push({ hours: 24 * Number(match[1] ?? match[2]), at: match.index })
  }
  for (const match of text.matchAll(ALL_WEEK)) found.push({ hours: 168, at: match.index })
  for (const match of text.matchAll(SINCE_DAY)) {
    const rest = text.slice(match.index + match[0].length)
    const today = WEEKDAYS.findIndex((day) => rest.includes(` ${day} `))
    const began = WEEKDAYS.indexOf(match[1] ?? '')
    if (today >= 0) found.push({ hours: 24 * ((today - began + 7) % 7), at: match.index })
  }
  return found
}
