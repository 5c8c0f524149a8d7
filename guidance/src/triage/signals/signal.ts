/** One thing a parent may say, in all the ways we know. Build with `signal`, ask with `Said.has`. */
export interface Signal {
  readonly pattern: RegExp
}

const UP_TO_FIVE_WORDS = '(?:(?!but )[^ |]+ ){0,5}'
const UP_TO_NINE_WORDS = '(?:(?!but )[^ |]+ ){0,9}'

/** Words between the parts of a phrase, in any order; bounded, so that no text can make the search run away. */
const MOST_REPEATS = 5

function repeated(choices: string): string {
  return `(${[...new Set(choices.split('|'))].join('|')}){0,${MOST_REPEATS}}`
}

function compiled(phrase: string): string {
  return phrase
    .trim()
    .replace(/ \(\.\. \)\?$/, '')
    .replace(/ (\([^()]*\))\?$/, '(?: $1)?')
    .replace(/\(\.\. \)\?/g, UP_TO_FIVE_WORDS)
    .replace(/ \.\.\. /g, ` ${UP_TO_NINE_WORDS}`)
    .replace(/(^|[ (|])\.\. /g, `$1${UP_TO_FIVE_WORDS}`)
    .replace(/([a-z])\*/g, '$1[a-z]*')
    .replace(/\(([^()]*)\)\*/g, (_, choices: string) => repeated(choices))
    .replace(/\)\*/g, `){0,${MOST_REPEATS}}`)
    .replace(/\((?!\?)/g, '(?:')
}

/** Two things within five words of each other, in either order. */
export function near(one: string, other: string): string {
  return `(${one} (.. )?${other}|${other} (.. )?${one})`
}

/**
 * A signal from phrases over normalised text. In a phrase '..' stands for up to five words and '...' for up to nine,
 * never across the end of a sentence or a 'but'; 'vomit*' for any ending; the rest is a regular expression of whole words.
 */
export function signal(...phrases: readonly string[]): Signal {
  return { pattern: new RegExp(` (?:${phrases.map(compiled).join('|')})(?= )`, 'g') }
}
