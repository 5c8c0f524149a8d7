const SMALL: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  zero: 0,
  one: 1,
}
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const small = Object.keys(SMALL).join('|')
const tens = Object.keys(TENS).join('|')
const UNIT =
  'day|week|month|year|hour|minute|second|days|weeks|months|years|hours|minutes|seconds|' +
  'times|pills|tablets|wet|nappy|pee|feeds|bottles|magnets|stairs|steps|ml|degrees'

const HUNDREDS = new RegExp(
  `(?<= )(?:(?:a|one) )?hundred(?: and)?(?: (${tens}))?(?: (${small}))?(?= )`,
  'g',
)
const TENS_AND_ONES = new RegExp(`(?<= )(${tens})(?: (${small}))?(?= )`, 'g')
const ONES = new RegExp(`(?<= )(${small.replace('|one', '')})(?= )`, 'g')
const POINT = new RegExp(`(?<= )(\\d+) (?:point|dot) (?:(\\d)|(one|oh|o))(?= )`, 'g')
const ONE_OF_A_UNIT = new RegExp(
  `(?<! (?:times|once|ml|meals|naps|per|feeds|bottles|cups|hours|day|days|twice)) (?:a|an|` +
    `one) (?=(?:single )?(?:${UNIT}) )`,
  'g',
)

/** ' 1 week ' and ' 6 month ' read ' 1 weeks ' and ' 6 months ', so that later steps know one form. */
const ONE_UNIT = /(?<= )(\d+(?:\.\d+)? (?:day|week|month|year|hour|minute|second))(?= )/g

const ORDINALS: readonly string[] = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const NTH = new RegExp(`(?<= )(${ORDINALS.join('|')}) (day|night|week)(?= )`, 'g')

const HALF_A_UNIT: readonly (readonly [RegExp, string])[] = [
  [/ (?:a )?half (?:an?|of an) hours? /g, ' 0.5 hours '],
  [/ (?:a )?half (?:a|of a) (day|week|month|year) /g, ' 0.5 $1s '],
]

const HALVES: readonly (readonly [RegExp, string])[] = [
  [/ (\d+) (?:and|n) (?:a )?half (day|week|month|year|hour|minute)s? /g, ' $1.5 $2s '],
  [/ (\d+) (day|week|month|year|hour)s? and (?:a )?half /g, ' $1.5 $2s '],
  [/ (\d+) and (?:a )?half /g, ' $1.5 '],
  [/ (\d+) (?:0.5|1\/2) (days|weeks|months|years) /g, ' $1.5 $2 '],
  [/ (?:a )?couple (?:of )?(days|weeks|months|years|hours|times|minutes) /g, ' 2 $1 '],
  [/ (?:several|a few|few) (times|days|hours) /g, ' 3 $1 '],
  [/ (?:fortnight) /g, ' 2 weeks '],
]

function valueOf(table: Readonly<Record<string, number>>, word: string | undefined): number {
  return word === undefined ? 0 : (table[word] ?? 0)
}

/** Number words of a normalised text as digits: ' forty point five ' becomes ' 40.5 ', ' one week ' ' 1 weeks '. */
export function digitsForWords(text: string): string {
  let plain = text
  for (const [pattern, replacement] of HALF_A_UNIT) plain = plain.replace(pattern, replacement)
  plain = plain
    .replace(NTH, (_, nth: string, unit: string) => `${unit} ${ORDINALS.indexOf(nth)}`)
    .replace(HUNDREDS, (_, ten?: string, one?: string) =>
      String(100 + valueOf(TENS, ten) + valueOf(SMALL, one)),
    )
    .replace(TENS_AND_ONES, (_, ten: string, one?: string) =>
      String(valueOf(TENS, ten) + valueOf(SMALL, one)),
    )
    .replace(ONES, (_, one: string) => String(valueOf(SMALL, one)))
    .replace(ONE_OF_A_UNIT, ' 1 ')
    .replace(
      POINT,
      (_, whole: string, digit?: string, word?: string) =>
        `${whole}.${digit ?? (word === 'one' ? '1' : '0')}`,
    )
  for (const [pattern, replacement] of HALVES) plain = plain.replace(pattern, replacement)
  return plain.replace(ONE_UNIT, '$1s').replace(/ {2,}/g, ' ')
}
