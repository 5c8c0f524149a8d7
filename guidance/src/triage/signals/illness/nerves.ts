import { near, signal } from '../signal.ts'

export const headDropOrJerk = signal(
  'jackknife*',
  'movements',
  'head (drop*|nod*|bob*|dip*|jerk*|snap*)',
  '(drop*|nod*|bob*|jerk*|dip*) (his |her |the |their )*head',
  'crunch*',
  'jack ?knif*',
  'jerk*',
  'spasm*',
  'startl*',
  'fling*',
  'flung',
  'jolt*',
  'scrunch*',
  'stiffen*',
  'bows? forward',
  'fold* (.. )?(forward|forwards|in half|over)',
  '(throw*|fling*|flail*|jerk*|shoot*) (.. )?arms? (out|up|apart)',
  'twitch*',
  '(arms|legs) (fly|flying|shoot|shooting|go|going|thrown|throw) (out|up)',
  'nodding',
  'salaam',
  'contract*',
  'bends? (forward|at the waist)',
)

export const inClusters = signal(
  'cluster*',
  'in a row',
  'in series',
  'a series',
  'series of',
  'over and over',
  'again and again',
  'repeated*',
  'repetitive*',
  'every (few|\\d+|couple of|couple) (seconds|minutes)',
  'back to back',
  '(one|1) after (another|the other)',
  'bursts',
  'rhythmic*',
  '(several|multiple|many|10|20|15|dozen*) times (in|at|one|when|after|each|every)',
  'runs of',
  '(on|upon|when|after) (waking|he wakes|she wakes|naps|wakes)',
  'batches',
  'groups of',
  'sets of',
  'strings of',
  'keeps (doing|dropping|jerking|startling|nodding|crunching|happening)',
)

export const infantileSpasms = signal('infantile spasms?', 'west syndrome', 'infant spasms?')

export const harmlessJerk = signal(
  '(door|loud|noise*|sudden sound) .. slam*',
  'slams',
  'once (as|in|when)',
  '(falls|falling|fall|drifting) asleep',
  'lay (her|him) down',
  'put (her|him) down',
  'excited',
  'moro',
  'reflex',
  'shudders?',
  'hiccup*',
)

export const stiffNeck = signal(
  '(hold*|rub*|clutch*|grab*) (.. )?(back of )?(his|her|the) neck',
  '(scream*|cries|crying|hurts|pain*) (.. )?(bend|move|turn|touch) (.. )?(neck|it|' +
    'his head|her head)',
  'neck (wont|cant|doesnt|not|isnt able to) (even )?(bend|bending|move|moving|turn|turning|flex*)',
  '(stiff|sore|rigid|painful|aching) neck',
  'neck (is |feels |so |really |very |all |seems |has been |has |hurting |' +
    'pretty )*(stiff|hurts|hurting|sore|rigid|pain|painful|locked|aches|aching|cant)',
  '(cant|wont|hurts to|doesnt want to|unable to|painful to) (touch|bend|put|move|get|' +
    'tuck|lower|bring|look|turn) (his |her |the |their )*(chin|neck|down|head)',
  '(pain|hurts|ache|stiffness) (in|at|of|around) (his |her |the |back of )*neck',
)

export const lightHurts = signal(
  near(
    '(light|lights|sunlight|daylight|brightness)',
    '(hurt*|killing|bother*|stings?|painful|cant stand|unbearable|screams|squint*|hates)',
  ),
  '(light|lights|brightness|sunlight|daylight|bright light|bright lights|lamp|sun) (is |' +
    'are |really |in .. )*(hurt*|bother*|both*|painful|makes|unbearable|too (bright|much))',
  '(hates|hate|hating|cant stand|cant bear|avoiding|avoids|hiding from|sensitive to|' +
    'sensitivity to|squint* (at|in)|turns away from|bothered by|hurt by|dislikes|' +
    'shielding .. from|cant look at|screams at|cant tolerate|cries at|covers .. from|' +
    'crying at) (the |any |bright |all )*(light|lights|daylight|sunlight|brightness|lamp)',
  'photophob*',
  'light (sensitivity|sensitive)',
  'wants (the )?(dark|lights off|curtains)',
)

export const headache = signal(
  'headache',
  'head (hurts|hurting|ache|aches|pain|is (pounding|hurting|sore|killing))',
  'migraine',
)

export const severeHeadache = signal(
  '(severe|worst|terrible|horrible|awful|splitting|worsening|intense|pounding|' +
    'excruciating|bad|massive|unbearable|crushing|blinding|screaming (with|from|' +
    'in)) (.. )?(headache|head pain|head ache)',
  'headache (is |so |that |keeps |getting |and |really |very |wont |has |was )*(worst|' +
    'severe|unbearable|worse|worsening|bad|screaming|awful|terrible|intense|go away|' +
    'keeps on)',
  'screaming .. head',
  '(clutching|holding|grabbing) (his|her) head',
)

export const bulgingSoftSpot = signal(
  '(soft spot|fontanel*|(soft|squishy|squidgy) (part|bit|patch|place|spot)|dip) ... (bulg*|' +
    'swollen|swelled|swelling|raised|tense|puff*|sticking|pushing|pushed|tight|full|firm|' +
    'dome*|standing|stands|proud|hard|popping|popped)',
  '(top of (his|her|the|babys) head|crown) .. (bulg*|puffed|puffy|dome*|standing up|raised)',
  '(bulg*|swollen|raised|puffy|tense) (.. )?(soft spot|fontanel*|soft part)',
)

export const softSpotPulses = signal(
  'pulse*',
  'pulsing',
  'goes flat',
  'only when .. cr*',
  'then flat',
)

export const oddCry = signal(
  '(cry|cries|crying|scream) .. (different|strange|weird|shrill|shrieky|thin and|high pitched)(?! (when|if|from (his|her) (brother|sister)))',
  '(thin|shrieky|reedy|squeaky|screechy) (.. )?(cry|scream|wail)',
  '(high pitch*|shrill|weird|strange|odd|moaning|moany|weak|whimper*|unusual|funny|' +
    'piercing|shriek*|catlike|cat like|feeble) (.. )?(cry|cries|crying|scream|screams|' +
    'screaming|whimper*)',
  '(cry|cries|crying|scream) (is |sounds |sounding |has |so |really |very |a |that |' +
    'gone |not |been |become |just |seems |more |like |totally |completely |quite |all |tonight |today |now |, )*(thin|' +
    'shrieky|squeaky|screechy|reedy|like a (cat|kitten|seagull|goat|lamb|bird|animal|wounded)|high pitch*|strange|weird|weak|' +
    'weaker|different|wrong|shrill|a cat|never heard|unusual|odd|funny|moan*|hoarse|' +
    'whimper*|not right|feeble|not like)',
  'moaning',
  'whimpering',
  'high pitched',
  'screech* cry',
)

export const wontBeTouched = signal(
  '(shriek|shrieking|howls|yelps|wont|hates|doesnt like|cant|doesnt want to|not|screams|screaming|cries|crying|cry|' +
    'scream|shrieks|hurts|whimpers) (to |be |being |if |when |whenever |every time |even |' +
    'as soon as |let |me |him |her |us |i |we |you |anyone |even )*(held|touch|touched|' +
    'touching|moved|move|picked up|pick (him|her|them) up|handled|hold|pick up|lift|lifted|' +
    'hold (him|her))',
)

export const suspectsMeningitis = signal(
  '(could|might|may|can|is|think|be|have|has|be having|got|its|looks like|sign of|' +
    'worried (it is|its|about|this is)|sure|suspect|scared (it is|its|of)) (this |it |he |' +
    'she |that |be |have |has |had |is |its |a |baby |bacterial |viral |get |' +
    'my .. )*meningitis',
  'meningitis symptoms',
)

export const meningitisNamed = signal('meningitis', 'meningococcal')

export const meningitisTalk = signal(
  'meningitis (vaccine|shot|booster|b vaccine)',
  'vaccine',
  'meningitis scare',
  'mening* (charity|research)',
)
