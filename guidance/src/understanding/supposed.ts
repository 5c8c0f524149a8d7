import type { Span } from './span.ts'

/** Openings of a question or a supposition. */
export const SUPPOSED = new RegExp(
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
/** Openings of a fear for later. */
export const FEARED = new RegExp(
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
const HAS_HAPPENED = new RegExp(
  '^(?:(?:my|our|his|her) (?:[^ |]+ ){0,6}(?:has|is|was) (?:[^ |' +
    ']+ ){0,5}\\d\\d+(?:\\.\\d)? |my |our |his |her |the |' +
    'a )?(?:[a-z0-9.]+ ){0,5}?(?:swallowed|ate|drank|took|got into|fell|hit|has (?:been|had|' +
    'swallowed|eaten|fallen|not|hit|taken|got)|have eaten|had|was|vomited|threw|choked|' +
    'burned|burnt|cut|bit|inhaled|isnt|wont|cant|keeps|stuck|touched|licked|rolled|dropped|' +
    'gave) ',
)
/** A new subject with its own verb: what follows is told, not asked. */
const TOLD_AGAIN = new RegExp(
  '(?: because | but | \\| | now (?:he|she|my|it|his|her)|, (?:my|our|he|she|his|her|i|now|' +
    'baby|toddler|the baby|we|it|just|because|someone)|(?<= (?:[^ |]+ ){5,})(?:my (?:son|' +
    'daughter|baby|toddler|child|kid|husband|wife|boy|girl|newborn|\\d+ [a-z]+(?: old)?)|he|' +
    'she|baby|his [a-z]+|her [a-z]+|they) (?:is|has|was|just|keeps|wont|cant|looks|feels|' +
    'went|isnt|fell|swallowed|ate|drank|vomited|threw|had|got|hasnt|doesnt|woke|started|' +
    'turned|seems|hit|took) )',
  'g',
)

/** Stretches that one of the markers opens: each runs until its sentence ends or the parent goes on to tell. */
export function spansAfter(markers: RegExp, text: string): Span[] {
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
