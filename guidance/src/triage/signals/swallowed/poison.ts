import { signal } from '../signal.ts'
import { ATE, DRUG, HOUSEHOLD, IN_MOUTH, POSSESSION, WILD_PLANT } from '../words.ts'

export const householdTaken = signal(
  '(squirted|sprayed|spritzed|squeezed|poured|tipped) (.. )?(spray|cleaner|liquid|bleach|polish|stuff|chemical*) (.. )?(in|into) (his|her|their) (mouth|face)',
  `(swallowed|drank|drunk|swig|gulp*|licked|sipped|mouthful|slurped|guzzled|necked|ingested|chewed|bit into) ... ${HOUSEHOLD}`,
  `${HOUSEHOLD} (.. )?(eaten|swallowed|drunk|drank|chewed|licked|ingested)`,
  `(${ATE}|drinks|sprayed|squirted|splashed|spilled|tipped|poured|covered in|` +
    `got) (.. )?${HOUSEHOLD}`,
  `${HOUSEHOLD} (.. )?${IN_MOUTH}`,
  `${HOUSEHOLD} (.. )?(swallowed|drank|ingested|burst in|on (his|her|the) (lips|tongue|` +
    'skin|face|hands)|all over (him|her|his|her))',
  `(mouth|tongue|lips|foam*|drool*) .. ${HOUSEHOLD}`,
  `${POSSESSION} (.. )?${HOUSEHOLD}`,
  `(${ATE}|nibbled|chewed) (.. )?${WILD_PLANT}`,
  `${WILD_PLANT} (.. )?${IN_MOUTH}`,
  '(drank|swallowed|ate|drinking) (.. )?(under (the|our) sink|cleaning cupboard|' +
    'unmarked bottle|unknown (liquid|substance)|chemical|poison*)',
  '(got into|under) .. (sink|cupboard) .. (mouth|drank|foam*|vomit*|swallow*)',
  '(been |was |is |got |accidentally |has been )poisoned',
)

export const harmlessTaste = signal(
  'soap suds',
  'bath (water|bubbles|suds)',
  'crayon',
  'playdough',
  'play doh',
  'sand',
  'dirt',
  'is .. safe',
  '(natural|safe|best|baby safe|non toxic|nontoxic) (cleaning|cleaner|detergent|laundry|' +
    'nail polish|bug spray|sanitizer|mosquito|paint)',
  '(sterili*|clean bottles|wash bottles|clean (the|his|her|toys))',
  '(eat|eats|ate|eating) (mushrooms|berries|strawberr*|blueberr*|raspberr*|blackberr*|' +
    'vinegar)(?! (in|off|from|outside|growing|on a))',
  '(mushroom|mushrooms) (soup|pizza|risotto|pasta|omelette|for dinner)',
  '(fresh|frozen|mixed|goji|acai) berries',
  'berries (for|in (his|her|the) (yogurt|oatmeal|cereal|porridge)|and yogurt|with|give)',
  'allergic to (mushrooms|berries)',
  'finger paint*',
  'face paint*',
  'non toxic',
)

export const drugTaken = signal(
  `(drained|finished|necked|glugged|slurped|guzzled|downed|dregs of) (.. )?${DRUG}`,
  `${DRUG} (.. )?(eaten|swallowed|drunk|drank|chewed|licked|ingested|taken)`,
  `(${ATE}|got into|sipped|drinks|had|chewed|sniffed|smoked|inhaled) (.. )?${DRUG}`,
  `${DRUG} (.. )?${IN_MOUTH}`,
  `${POSSESSION} (.. )?${DRUG}`,
  `${DRUG} (.. )?(missing|gone|swallowed|eaten|chewed|drank)`,
  '(drunk|wasted) .. (vomit*|passing out|unconscious|wont wake|passed out)',
  '(alcohol|drug) (poisoning|overdose)',
  '(high|stoned) (on|from) (weed|thc|edibles|gummies)',
)
