/** A stretch of a normalised text: first position included, last not. */
export interface Span {
  from: number
  to: number
}

/** What in a text is said not to be so, is only supposed or asked about, or is over long ago. */
export interface Scopes {
  negated: readonly Span[]
  /** Asked about or imagined: 'what if', 'signs of'. */
  supposed: readonly Span[]
  /** Feared for later: 'scared he will choke'. */
  feared: readonly Span[]
  past: readonly Span[]
}

const NEGATOR =
  / (?:no longer has|no longer|no|without|zero|nor|neither|isnt|wasnt|arent|werent|havent had|hasnt had|doesnt have|dont have|didnt have|never had|doesnt look|doesnt seem|doesnt feel|dont see|cant see any|hasnt|havent|didnt|never|not) /g
/** After 'not' these say how the child is, and the danger goes on: 'not feeding well and limp'. */
const NOT_A_DENIAL =
  /^(?:himself|herself|themselves|right|well|good|ok|okay|normal|sure|feeding|eating|drinking|responding|breathing|waking|sleeping|moving|acting|making|able|enough|much|only|just|even|really responding|really feeding|really moving|fully|properly|tolerating|keeping|crying|peeing|helping|working|know|to be|getting better|better|coming|going|looking good|looking right|using|bearing|walking|talking|answering|settling|settled|like|one|1|longer|idea|matter|been feeding|been eating|been himself|been herself|stay|interested|alert|as|all|dropping|breaking|improving|until|yet|thing|way|what)(?: |$)/
const FILLER =
  /^(?:any|a|an|the|been|be|being|really|very|had|have|having|has|got|get|getting|other|obvious|visible|signs?|of|more|further|seem|seems|look|looks|looking|feel|feels|so|too|that|at|all|his|her|him|she|he|running|showing|actually|lost|lose|hit|swallow|swallowed|eat|eaten|ate|single|high|real|major|proper)$/
/** A bare noun that ends a denial by itself: in 'no fever vomiting since noon' the vomiting is real. */
const WHOLE_DENIAL =
  /^(?:fever|rash|temp|temperature|vomiting|vomit|cough|pain|blood|injury|symptoms|swelling|bruise|headache|diarrhea|bleeding|concussion|lump|bump|marks|seizure|hives)$/
const DENIAL_ENDS =
  /^(?:\||but|just|only|now|though|however|because|since|still|with|after|except|yet|while|until|then|i|we|my|is|are|what|should|do|can|when|for)$/

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

const SUPPOSED = new RegExp(
  ` (?:${[
    'what if',
    'what (?:do|should|would|can|shall) (?:i|you|we|one) do (?:if|when|in case|for a|to prevent)',
    'what to do (?:if|when|in case|for a)',
    'what (?:happens|would happen|will happen|to expect) (?:if|when)',
    'in case (?:of|he|she|my|the|baby|a)',
    'just in case',
    'how (?:do|can|should|would|could|to|do i) (?:i |you |we |one |parents )?(?:best |' +
      'safely |properly )?(?:prevent|avoid|check|tell|know|take|clean|babyproof|childproof|' +
      'teach|talk|explain|spot|recogni[sz]e|protect|perform|do cpr|introduce|choose|keep|' +
      'throw|lock|store|test|measure|cut|stop a|cool|do the|learn|discuss|dispose|reduce the|' +
      'make sure|lower the risk|get rid|identify|prepare|mix|treat a|deal with a|handle a|' +
      'stop (?:my |a |the )?(?:baby|toddler|kid|kids|child|him|her) (?:from )?(?:putting|' +
      'eating|choking|swallowing|climbing|falling))',
    'how (?:long|many days|high|common|likely|often|soon|safe|dangerous|many|fast) (?:does|' +
      'do|can|is|are|should|will|would|before|could|wet|feeds|breaths|must)',
    'how many wet',
    'how much water should',
    'prevent(?:ing|ion)?',
    '(?:signs?|symptoms?)(?: of [a-z ]{3,30})? (?:to watch|to look|i should|should i|' +
      'that i should|to know)',
    'what (?:are|is) (?:the )?(?:early |first |main |normal |warning |common |' +
      'usual )*(?:signs?|symptoms?|risks?)',
    '(?:know|learn|tell me|list|looking for|watch for|watching for|look out for|' +
      'look for) (?:the |about the |any |about )?(?:early |warning )*(?:signs?|symptoms?)',
    'when (?:should|do|does|can|is|are|would|will) (?:i|we|you|a|an|the|my|it|babies|kids|' +
      'children|newborns?|toddlers?|permanent|testicles|baby|he|she|to)(?! (?:breathes|' +
      'sleeps|wakes|coughs|cries))',
    'when to (?:worry|call|see|go|take|seek|start|be)',
    'at what (?:age|point|temp|temperature)',
    'what (?:counts|causes|cause|does (?:[a-z]+ ){1,5}(?:mean|look|feel|sound)|temp is|' +
      'temperature is|temperature should|temp should|level|age (?:do|does|can|should)|would|' +
      'could cause|can cause)',
    'what is(?! (?:wrong|happening|going|this|that|the matter|the best thing|' +
      'the right thing|the next|he|she|it|his|her|my|in) )',
    'what are(?! (?:these|those|we|you|his|her) )',
    '(?:can|could|do|does|will|should|are|why do|why are) (?:a |an |all |most |some |' +
      'young |small |many |other |your |newborn )*(?:babies|baby(?= (?:choke|drown|get|catch|' +
      'die|have|overheat|suffocate))|kids|children|toddlers|newborns|infants|teens|kid|child|' +
      'people|everyone)',
    '(?:dont want|wouldnt want|hate|how do i not want) (?:him|her|them|my|the baby) to',
    '(?:learn|learning|class|course|lesson|classes|training|refresher|' +
      'certified)(?: [a-z]+){0,3} (?:cpr|first aid)',
    'cpr',
    'first aid (?:kit|course|class|training|box)',
    '(?<=^ |\\| )which',
    'where (?:to|can i|do i|should i|do you) (?:store|keep|buy|put|get)',
    'should i (?:worry|be worried|be concerned) (?:about|if|when)',
    '(?:read|reading) (?:[a-z]+ ){0,3}(?:about|that|of)',
    '(?:heard|hear|hearing) (?:about|of|that)',
    '(?:an? |the |this |some )(?:article|story|documentary|podcast|post|video|movie|tiktok|' +
      'reel|leaflet|book)(?: [a-z]+){0,2} (?:about|on|of|that|where)',
    '(?:difference|differences) between',
    'is there (?:a |any )?(?:vaccine|risk|way to prevent|chance of)',
    '(?:chance|chances|risk|risks|odds|likelihood|danger|dangers) of',
    'if (?:he|she|they|my baby|baby|my child|it|one|anyone|someone|a child|a kid|a baby|' +
      'my toddler|my kid|the baby|your child|your baby)? ?(?:ever|were to|swallows|swallow|' +
      'eats|falls|chokes|starts|happens|stops|drinks|gets|gags|touches|climbs)',
    'should (?:he|she|my baby|my child|it) ever',
    'is it (?:ever )?(?:possible|common) (?:for|to)',
    'can you (?:get|catch|have|die)',
    'vaccine (?:schedule|for)',
    'curious about',
    'asks? about',
    'question about',
    'research(?:ing)?',
    '(?:does|do|can|could|will) (?:a |an |the )?(?!he |she |it |they |i |we |' +
      'my )[a-z]+ (?:[a-z]+ )?(?:cause|lead to|trigger|mean)',
    '(?:best|good|recommended|safest) (?:[a-z]+ ){1,3}for',
    'for future reference',
    '(?:should i|can i|how do i|how to|do i|do you) (?:[a-z]+ ){0,3}a (?:feverish|sick|ill|' +
      'choking|drowning|unconscious|vomiting) (?:child|kid|baby|toddler|infant|newborn)',
    'hypothetical(?:ly)?',
    'explain',
    'how to (?:talk|explain|tell)',
  ].join('|')}) `,
  'g',
)
const FEARED = new RegExp(
  ` (?:${[
    '(?:afraid|scared|worried|terrified|anxious|nervous|worry|fear|fearful|paranoid|panic|' +
      'concerned)(?: that| about| in case| of)? (?:my |the |our |a )?(?:[a-z]+ )?(?:will|' +
      'would|could|might|may|is going to|are going to|going to)(?! have)',
    '(?:scared|afraid|terrified|nervous|anxious|worried|fear|fears?) (?:of|about) (?:him |' +
      'her |the baby |my baby |them )?[a-z]+ing',
  ].join('|')}) `,
  'g',
)
/** 'What should I do if she swallowed it': the past tense says it has happened. */
const HAS_HAPPENED =
  /^(?:(?:my|our|his|her) (?:[^ |]+ ){0,6}(?:has|is|was) (?:[^ |]+ ){0,5}\d\d+(?:\.\d)? |my |our |his |her |the |a )?(?:[a-z0-9.]+ ){0,5}?(?:swallowed|ate|drank|took|got into|fell|hit|has (?:been|had|swallowed|eaten|fallen|not|hit|taken|got)|have eaten|had|was|vomited|threw|choked|burned|burnt|cut|bit|inhaled|isnt|wont|cant|keeps|stuck|touched|licked|rolled|dropped|gave) /
/** A new subject with its own verb: what follows is told, not asked. */
const TOLD_AGAIN =
  /(?: because | but | \| | now (?:he|she|my|it|his|her)|, (?:my|our|he|she|his|her|i|now|baby|toddler|the baby|we|it|just|because|someone)|(?<= (?:[^ |]+ ){5,})(?:my (?:son|daughter|baby|toddler|child|kid|husband|wife|boy|girl|newborn|\d+ [a-z]+(?: old)?)|he|she|baby|his [a-z]+|her [a-z]+|they) (?:is|has|was|just|keeps|wont|cant|looks|feels|went|isnt|fell|swallowed|ate|drank|vomited|threw|had|got|hasnt|doesnt|woke|started|turned|seems|hit|took) )/g

function spansAfter(markers: RegExp, text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(markers)) {
    const last = match.index + match[0].length - 1
    const rest = text.slice(last)
    if (
      / (?:if|when|in case|happens if)$/.test(match[0].trimEnd()) &&
      HAS_HAPPENED.test(rest.trimStart())
    )
      continue
    TOLD_AGAIN.lastIndex = 0
    const again = TOLD_AGAIN.exec(rest)
    spans.push({ from: match.index, to: again ? last + again.index + 1 : text.length })
  }
  return spans
}

const LONG_AGO =
  / (?:(?<! (?:since|from|started|began|for|until|of|the|over|starting) )last (?:years?|months?|winter|summer|spring|fall|autumn|weeks?|january|february|march|april|june|july|august|september|october|november|december|christmas|time|season)|(?<! (?:since|started|began|from) (?:[a-z]+ )?)(?:\d+|a few|few|couple of|several|many|some|ages) (?:weeks|months|years) (?:ago|back)|years ago|(?<!yellow since |same since |there since )as (?:a|an) (?:baby|newborn|kid|kids|child|toddler|infant|teen|little)|when (?:he|she|i|they|we|my [a-z]+) (?:was|were) (?:a |an |\d|born|little|young|in |younger|small|tiny|about|around|only|just born|pregnant)|at birth(?! and)|back when|back in (?:january|february|march|april|may|june|july|august|september|october|november|december|the day|20\d\d|summer|winter)|in the past|once before|previously|in (?:january|february|march|april|june|july|august|september|october|november|december)|history of|survived|previous|medical history|earlier this year|childhood|growing up|a long time ago|fully recovered|has recovered|recovered (?:from|fine|well)|at \d+ (?:weeks|months) , (?:he|she) is \d+) /g
const SEGMENT_ENDS =
  / (?:\||,|but|and(?= last )|and(?= (?:he|she|it|my [a-z]+|her|his|baby|they) (?:is|has|keeps|wont|cant|just|now|feels|looks) )|now|and now|today|tonight|this morning|again|currently)(?= )/g
/** 'Two years ago, he had a seizure': so short an opening dates what follows its comma. */
const OPENING_WORDS = 5

function pastSpans(text: string): Span[] {
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

/** Scopes of a normalised text. A supposition runs until its sentence ends or the parent goes on to tell something. */
export function scopesOf(text: string): Scopes {
  return {
    negated: negatedSpans(text),
    supposed: spansAfter(SUPPOSED, text),
    feared: spansAfter(FEARED, text),
    past: pastSpans(text),
  }
}

export function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some((span) => span.from <= at && at < span.to)
}
