import { digitsForWords } from './number-words.ts'
import { repaired } from './repair.ts'
import { CORRECTED } from './spelling.ts'

/** A sentence ends here. Commas and brackets become ' , ', which ends less. */
export const SENTENCE_END = '|'

const QUOTES = /[‘’ʼ`´]/g
const NUMBER_THEN_LETTERS = /(\d)(?!(?:st|nd|rd|th)\b)([a-z])/g
const REPEATED_LETTERS = /([a-z])\1{2,}/g

const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/\b(i|he|she|we|they|it|you)'ll\b/g, '$1 will'],
  [/\b(i|he|she|we|they|it|you)'d\b/g, '$1 would'],
  [/\b(i|we|they|you)'ve\b/g, '$1 have'],
  [/\bi'm\b/g, 'i am'],
  [/\b(we|they|you)'re\b/g, '$1 are'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/(?=[ a-z])/g, 'with '],
  [/\by\/o\b/g, 'years old'],
  [/\bm\/o\b/g, 'months old'],
  [/½/g, '.5'],
  [/°|º/g, ' degrees '],
  [/%/g, ' percent '],
  [/\$/g, ' dollars '],
  [/(\d) ?\+/g, '$1 plus '],
  [/[&+]/g, ' and '],
  [/(\d{2,3}),(\d)(?!\d)/g, '$1.$2'], // decimal comma
  [/\bx ?(\d+)\b/g, '$1 times'],
  [/\b(\d+) ?x\b/g, '$1 times'],
  [/\b(\d{1,2}):\d\d\b/g, '$1 oclock'],
  [/\b(\d+(?:\.\d+)?) ?- ?(\d+(?:\.\d+)?)\b/g, '$1 to $2'],
]

const SAID_ANOTHER_WAY: readonly (readonly [RegExp, string])[] = [
  [
    / 2 (?=(?:breath|breathe|sleep|eat|do|be|get|go|wake|feed|drink|die|stop|give|take|help|hurt|kill|talk) )/g,
    ' to ',
  ],
  [/ non stop /g, ' nonstop '],
  [/ (is|are|was|were|do|does|did|has|have|had|would|could|should) not (?!only )/g, ' $1nt '],
  [/ (can|could) not /g, ' cant '],
  [/ will not /g, ' wont '],
  [/ hell (kill|hurt|take|hit|beat|never|find|choke) /g, ' he will $1 '],
  [/ am not /g, ' am not '],
  [/ shed (be|rather|never|like|do) /g, ' she would $1 '],
  [
    / (wont|cant|doesnt|isnt|not|hasnt|wouldnt|didnt|never) (seem to )?(stop|stopped|stopping|stops|quit|let up) (?=[a-z]+ing )/g,
    ' keeps ',
  ],
  [
    / (wont|cant|doesnt|isnt|not|hasnt|wouldnt|didnt|never) (seem to )?(stop|stopped|stopping|stops|quit|let up|letting up) /g,
    ' keeps on ',
  ],
  [
    / (unable|not able|struggling|impossible) to (?=wake|rouse|feed|settle|walk|move|find|get|stop|keep|swallow)/g,
    ' cant ',
  ],
  [/ (refuses|refusing|refused|declines) to /g, ' wont '],
  [
    / (refuses|refusing|refused|rejects|rejecting) (?=(the |his |her |all |any |every |both )?(food|milk|bottle|breast|feed|fluids|drink|water|to))/g,
    ' wont take ',
  ],
  [/ (has|have) got /g, ' $1 '],
  [/ pooped /g, ' pooped '],
  [/ (belly|tummy) button /g, ' navel '],
]

/**
 * The text in one plain form that all later steps read: lower case, words parted by single spaces with one before
 * and after, apostrophes gone, misspellings and number words mended, ' | ' between sentences, ' , ' at commas.
 */
export function normalise(text: string): string {
  let plain = text.normalize('NFC').toLowerCase().replace(QUOTES, "'")
  for (const [pattern, replacement] of SPELLED_OUT) plain = plain.replace(pattern, replacement)
  plain = plain
    .replace(/'/g, '')
    .replace(/(?<!\d)\.(?=\d)/g, ' 0.')
    .replace(/\.(?!\d)|[!?;:\n\r…]+/g, ' | ')
    .replace(/[,()[\]"“”–—]+|\s-+\s/g, ' , ')
    .replace(/[^a-z0-9.,| ]+/g, ' ')
    .replace(NUMBER_THEN_LETTERS, '$1 $2')
    .replace(REPEATED_LETTERS, '$1')
  const words = plain.split(' ').filter((word) => word !== '')
  plain = ` ${words.map((word) => CORRECTED.get(word) ?? repaired(word)).join(' ')} `
  plain = digitsForWords(plain)
    .replace(/(?: [|,])+ \|/g, ' |')
    .replace(/ \|(?: [|,])+/g, ' |')
  for (const [pattern, replacement] of SAID_ANOTHER_WAY) plain = plain.replace(pattern, replacement)
  return plain
}

/** The words of a normalised text, without its punctuation marks. */
export function wordsOf(normalised: string): string[] {
  return normalised
    .split(' ')
    .filter((word) => word !== '' && word !== ',' && word !== SENTENCE_END)
}
