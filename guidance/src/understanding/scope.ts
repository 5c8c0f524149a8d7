import { pastSpans } from './past.ts'
import type { Span } from './span.ts'
import { FEARED, spansAfter, SUPPOSED } from './supposed.ts'

/** What in a text is said not to be so, is only supposed or asked about, or is over long ago. */
export interface Scopes {
  negated: readonly Span[]
  /** Asked about or imagined: 'what if', 'signs of'. */
  supposed: readonly Span[]
  /** Feared for later: 'scared he will choke'. */
  feared: readonly Span[]
  past: readonly Span[]
}

const NEGATOR = new RegExp(
  ' (?:no longer has|no longer|no|without|zero|nor|neither|isnt|wasnt|arent|werent|' +
    'havent had|hasnt had|doesnt have|dont have|didnt have|never had|doesnt look|doesnt seem|' +
    'doesnt feel|before (?:he|she|they|it|baby) (?:could|can|got to|managed to|had (?:a )?chance(?: to)?)|dont see|cant see any|hasnt|havent|didnt|never|not) ',
  'g',
)
/** After 'not' these say how the child is, and the danger goes on: 'not feeding well and limp'. */
const NOT_A_DENIAL = new RegExp(
  '^(?:himself|herself|themselves|right|well|good|ok|okay|normal|sure|feeding|eating|' +
    'drinking|responding|breathing|waking|sleeping|moving|acting|making|able|enough|much|' +
    'only|just|even|really responding|really feeding|really moving|fully|properly|tolerating|' +
    'keeping|crying|peeing|helping|working|know|to be|getting better|better|coming|going|' +
    'looking good|looking right|using|bearing|walking|talking|answering|settling|settled|' +
    'like|one|1|longer|idea|matter|been feeding|been eating|been himself|been herself|stay|' +
    'interested|alert|as|all|dropping|breaking|improving|until|yet|thing|way|what)(?: |$)',
)
const FILLER = new RegExp(
  '^(?:any|a|an|the|been|be|being|really|very|had|have|having|has|got|get|getting|other|' +
    'obvious|visible|signs?|of|more|further|seem|seems|look|looks|looking|feel|feels|so|too|' +
    'that|at|all|his|her|him|she|he|running|showing|actually|lost|lose|hit|swallow|swallowed|' +
    'eat|eaten|ate|single|high|real|major|proper)$',
)
/** A bare noun that ends a denial by itself: in 'no fever vomiting since noon' the vomiting is real. */
const WHOLE_DENIAL = new RegExp(
  '^(?:fever|rash|temp|temperature|vomiting|vomit|cough|pain|blood|injury|symptoms|' +
    'swelling|bruise|headache|diarrhea|bleeding|concussion|lump|bump|marks|seizure|hives)$',
)
const DENIAL_ENDS = new RegExp(
  '^(?:\\||but|just|only|now|though|however|because|since|still|with|after|except|yet|' +
    'while|until|then|i|we|my|is|are|what|should|do|can|when|for)$',
)

function negatedSpans(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(NEGATOR)) {
    const from = match.index + match[0].length
    const rest = text.slice(from)
    const negator = match[0].trim()
    if (
      /^(?:not|isnt|wasnt|hasnt|havent|didnt|no|never|arent|doesnt look|doesnt seem|no longer)$/.test(
        negator,
      ) &&
      NOT_A_DENIAL.test(rest)
    )
      continue
    if (
      negator === 'not' &&
      /(?: do| why| or| if| im| i am) $/.test(text.slice(0, match.index + 1))
    )
      continue
    spans.push({ from: from - 1, to: from + deniedLength(rest) })
  }
  return spans
}

function deniedLength(rest: string): number {
  const words = rest.split(' ')
  const isList = /^(?:[a-z]+ ){1,3}(?:, (?:[a-z]+ ){1,3}){0,6}(?:, )?(?:or|nor|and no) /.test(rest)
  let length = 0
  let content = 0
  for (const word of words.slice(0, 24)) {
    if (word === '' || DENIAL_ENDS.test(word)) break
    if (word === ',' || word === 'and') {
      if (!isList) break
      content = 0
    } else if (word === 'or' || word === 'nor') {
      content = 0
    } else if (!FILLER.test(word)) {
      if (content >= 2) break
      content += WHOLE_DENIAL.test(word) ? 2 : 1
    }
    length += word.length + 1
  }
  return length
}

/** Scopes of a normalised text. A supposition runs until its sentence ends or the parent goes on to tell something. */
export function scopesOf(text: string): Scopes {
  return {
    negated: negatedSpans(text),
    supposed: spansAfter(SUPPOSED, text),
    feared: spansAfter(FEARED, text),
    past: pastSpans(text),
  }
}
