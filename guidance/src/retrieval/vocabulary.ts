/**
 * Words that parents use for the same thing, each mapped to the one the index holds. British, American and Indian
 * English, brands, abbreviations of parents' forums, and the commonest misspellings.
 */
const SAME_WORD: Record<string, string> = {}
function same(word: string, variants: string): void {
  for (const variant of variants.split(' ')) SAME_WORD[variant] = word
}
same('diaper', 'nappy nappies nappie daiper dipers diper')
same(
  'poop',
  'poo poos pooping poops stool stools bowel potty-poop motion motions latrine pooed pooped crap',
)
same('pee', 'wee wees weeing urine urinate peeing susu')
same('pacifier', 'dummy dummies paci binky binkie soother pacy')
same('crib', 'cot cots cribs bassinet basinet moses cosleeper')
same('stroller', 'pram pushchair buggy prams')
same('daycare', 'nursery creche childcare kindy childminder nurseries day-care')
same('preschool', 'pre-school prek pre-k playschool')
same('acetaminophen', 'tylenol calpol paracetamol panadol crocin tylanol tylenal')
same('ibuprofen', 'motrin advil nurofen brufen')
same('fever', 'temp temperature feverish fevr febrile fevers')
same(
  'breastfeed',
  'bf bfing nursing nurse breastfeeding breastfed breast-feeding breastfeeds boob boobs breast breasts ebf nursed',
)
same('formula', 'ff formulas')
same('diarrhea', 'diarrhoea diarrhea diarhea diarreah runs dysentery')
same('vomit', 'vomits vomiting vomited puke puking pukes puked throwup barf vomitting vomting')
same('blocked', 'stuffy congested congestion bunged stuffed snotty snot')
same('tummy', 'belly stomach abdomen tum')
same('cold', 'colds sniffles runny')
same('mother', 'mom mum mummy mama mommy amma mums moms mam')
same('father', 'dad daddy papa appa dads')
same('husband', 'hubby dh partner wife boyfriend girlfriend spouse oh fiance')
same(
  'grandparent',
  'grandma grandpa granny nana nanny-gran gran grandad inlaws in-laws mil fil grandmother grandfather dadi nani grandparents',
)
same('tantrum', 'tantrums meltdown meltdowns strop strops tantrumming tantum tantrams paddy')
same('hit', 'hits hitting smack smacks smacking slaps slapping slap punches punching kicks kicking')
same('bite', 'bites biting bit biter bitting')
same('picky', 'fussy choosy finicky selective')
same('solids', 'solid weaning complementary weaned')
same('constipated', 'constipation constipate constepated constipatd')
same('burp', 'burps burping wind winding windy winded gas gassy gases')
same('tooth', 'teeth tooths toofs')
same('teething', 'teethe teether teethin teethers')
same('screen', 'tv television ipad tablet telly screens youtube cartoons phone phones')
same('sibling', 'brother sister brothers sisters siblings')
same('newborn', 'newborns nb neonate')
same('wake', 'wakes waking woke wakeful wakings awake wakeup waken')
same('sleep', 'sleeps sleeping slept asleep sleeper slep')
same('nap', 'naps napping napped')
same('bedtime', 'bed-time')
same('routine', 'schedule routines schedules')
same('walk', 'walks walking walked steps walker')
same('talk', 'talks talking talked speak speaks speaking speech words word vocabulary')
same('carseat', 'carseats')
same('potty', 'toilet loo toilets pottying potties')
same('school', 'schools schooling')
same('teenager', 'teen teens tween adolescent teenage tweens')
same('rash', 'rashes spots hives')
same('cough', 'coughs coughing coughed coff')
same('choke', 'chokes choking choked chocking')
same('depressed', 'depression ppd pnd depressing')
same('anxious', 'anxiety ppa anxieties worry worries worried')
same('angry', 'anger rage mad furious temper shout shouting yell yelling')
same('burnout', 'burnt-out burned-out burntout exhausted overwhelmed knackered')
same(
  'argue',
  'fight fights fighting arguing argument arguments bicker quarrel quarrelling squabble',
)
same('share', 'shares sharing')
same('divorce', 'separated separation-marriage split custody divorcing')
same('bottle', 'bottles')
same('feed', 'feeds feeding fed')
same('eat', 'eats eating ate eaten')
same('milk', 'milks')
same('hurt', 'hurts sore painful pain')
same('safety', 'safe safely')
same(
  'proof',
  'proofing childproof babyproof childproofing babyproofing baby-proof child-proof babyproofed',
)
same('few', 'handful couple')
same('leave', 'left leaves leaving')
same('allergy', 'allergic allergies allergen allergens')

/** Several words that mean one, before the text is cut into words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bthr(?:ow(?:s|ing)?|ew) (?:it )?(?:all )?up\b/g, ' vomit '],
  [/\bloose (?:motion|stool|poo|poop)s?\b/g, ' diarrhea '],
  [/\bcar[- ]?seats?\b/g, ' carseat '],
  [/\b(?:cry|crying) it out\b|\bcio\b/g, ' cryitout '],
  [/\bsttn\b|\bsleep(?:ing|s)? through(?: the night)?\b/g, ' sleepthrough night '],
  [/\bblw\b|\bbaby[- ]led weaning\b/g, ' babyledweaning '],
  [/\b(?:baby|child|kid)[- ]proof(?:ing|ed)?\b/g, ' proof '],
  [/\ba (?:little |tiny )?bit\b/g, ' '],
  [/\b(?:what (?:do|should|would|must) (?:i|we|you) do|what to do) (?:if|when)\b/g, ' whattodo '],
  [/\bon (?:his|her|their|its|the) (?:front|tummy|belly|stomach|tum)\b/g, ' tummytime tummy '],
  [
    /\bi(?:ve| have| am|m| keep| just| cant stop)? (?:been )?(?:cry|cried|crying)\b/g,
    ' icry depressed ',
  ],
  [
    /\bnothing left (?:to give|in the tank|in me)\b|\brunning on empty\b|\bat (?:the end of my rope|my wits end|breaking point)\b/g,
    ' burnout ',
  ],
  [/\btummy[- ]time\b/g, ' tummytime tummy '],
  [/\b(?:cough|coughing) up\b/g, ' cough '],
  [/\bscreen[- ]?times?\b/g, ' screen screentime '],
  [/\bpotty[- ]?train(?:ing|ed|s)?\b|\btoilet[- ]?train(?:ing|ed)?\b/g, ' potty pottytrain '],
  [/\bco[- ]?sleep(?:ing|s)?\b|\bbed[- ]?shar(?:ing|es?)\b/g, ' cosleep '],
  [/\bpost[- ]?(?:partum|natal)\b/g, ' postpartum '],
  [/\bco[- ]?parent(?:ing|s)?\b/g, ' coparent '],
  [/\bear[- ]?ache\b/g, ' ear pain '],
  [/\bwork(?:ing)? from home\b/g, ' work home '],
  [/\b[4-6](?:[:.]\d\d)? ?(?:am|a\.m\.)(?![a-z])/g, ' earlyhour '],
  [/\b(?:1[12]|[1-3])(?:[:.]\d\d)? ?(?:am|a\.m\.)(?![a-z])/g, ' night '],
  // A reading of a thermometer, in either scale.
  [
    /\b(?:3[789]|4[01])[.,]\d\b|\b(?:99|10[0-7])(?:\.\d)?(?= ?(?:f\b|degrees|fever|temp|\W|$))/g,
    ' fever ',
  ],
  [/\bin[- ]laws?\b|\bmother[- ]in[- ]law\b/g, ' grandparent '],
]

/** One look for them all: most texts hold none. */
const ANY_PHRASE = new RegExp(PHRASES.map(([phrase]) => phrase.source).join('|'))

// Words that say who or how, and never which topic.
const STOP = new Set(
  `a an the and or but if so to of in on at for with from by as is are was were be been being am do does did doing done
  have has had having i me my mine we us our you your he him his she her hers it its they them their this that these those
  there here what which who whom how when where why can could should would will shall may might must just really very too
  also only even still then than now get gets getting got go goes going keep keeps kept make makes made let want wants
  im ive hes shes theyre its dont doesnt didnt cant wont isnt arent wasnt couldnt shouldnt wouldnt id ill youre thats whats
  please help thanks thank hi hello ok okay any some all every much many more most lot lots thing things something anything
  about up down out off over into again ever never always sometimes day days week weeks month months year years yr yrs old mo mos wk wks yo
  baby babies child children kid kids son daughter boy girl toddler toddlers lo ds dd bub bubs infant infants little one ones
  need needs know tell say says said think way ways normal advice best good right time times start tips like because since until
  after before during while not no yes`
    .split(/\s+/)
    .filter(Boolean),
)

/** The canonical form of one lower-case word. */
export function canonical(word: string): string {
  return Object.hasOwn(SAME_WORD, word) ? (SAME_WORD[word] ?? word) : word
}

/** Lower-case words of a text, phrases joined, in their order, with none taken out. */
export function wordsOf(text: string): string[] {
  let plain = text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/(\w)'(\w)/g, '$1$2')
  if (ANY_PHRASE.test(plain))
    for (const [phrase, word] of PHRASES) plain = plain.replace(phrase, word)
  return plain.match(/[a-z][a-z-]*[a-z]|\d+(?:\.\d+)?/g) ?? []
}

export function isStopWord(word: string): boolean {
  return STOP.has(word) || /^\d/.test(word)
}
