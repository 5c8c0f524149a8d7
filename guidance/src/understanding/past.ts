import type { Span } from './span.ts'

const LONG_AGO = new RegExp(
  ' (?:(?<! (?:since|from|started|began|for|until|of|the|over|starting) )last (?:years?|' +
    'months?|winter|summer|spring|fall|autumn|weeks?|january|february|march|april|june|july|' +
    'august|september|october|november|december|christmas|time|season)|(?<! (?:since|started|' +
    'began|from) (?:[a-z]+ )?)(?:\\d+|a few|few|couple of|several|many|some|ages) (?:weeks|' +
    'months|years) (?:ago|back)|years ago|(?<!yellow since |same since |there since )as (?:a|' +
    'an) (?:baby|newborn|kid|kids|child|toddler|infant|teen|little)|when (?:he|she|i|they|we|' +
    'my [a-z]+) (?:was|were) (?:a |an |\\d|born|little|young|in |younger|small|tiny|about|' +
    'around|only|just born|pregnant)|at birth(?! and)|back when|back in (?:january|february|' +
    'march|april|may|june|july|august|september|october|november|december|the day|20\\d\\d|' +
    'summer|winter)|in the past|once before|previously|in (?:january|february|march|april|' +
    'june|july|august|september|october|november|december)|history of|survived|previous|' +
    'medical history|earlier this year|childhood|growing up|a long time ago|fully recovered|' +
    'has recovered|recovered (?:from|fine|well)|at \\d+ (?:weeks|months) , (?:he|' +
    'she) is \\d+) ',
  'g',
)
const SEGMENT_ENDS = new RegExp(
  ' (?:\\||,|but|and(?= last )|and(?= (?:he|she|it|my [a-z]+|her|his|baby|they) (?:is|has|' +
    'keeps|wont|cant|just|now|feels|looks) )|now|and now|today|tonight|this morning|again|' +
    'currently)(?= )',
  'g',
)
/** 'Two years ago, he had a seizure': so short an opening dates what follows its comma. */
const OPENING_WORDS = 5

/** Stretches of a normalised text that tell of long ago. */
export function pastSpans(text: string): Span[] {
  const cuts = [0, ...Array.from(text.matchAll(SEGMENT_ENDS), (match) => match.index), text.length]
  return Array.from(text.matchAll(LONG_AGO), ({ index }) => {
    const from = cuts.findLast((cut) => cut <= index) ?? 0
    const ends = cuts.filter((cut) => cut > index)
    const isOpening =
      text.slice(from, ends[0]).split(' ').length <= OPENING_WORDS + 2 &&
      text.slice(0, (ends[0] ?? 0) + 3).endsWith(' , ')
    const opensSentence = from === 0 || text[from + 1] === '|'
    return { from, to: (isOpening && opensSentence ? ends[1] : ends[0]) ?? text.length }
  })
}
