import { signal } from '../signal.ts'

export const hives = signal(
  'hives',
  'hive',
  'welts',
  'wheals',
  'nettle rash',
  'urticaria',
  '(itchy|raised|red) (.. )?(bumps|welts|blotches) (all|everywhere|on|after)',
  '(broke|breaking|broken|breaks|came|coming) out in (a |an |hives|red |bumps |spots |' +
    'raised |itchy )*(hives|rash|bumps|spots|welts|blotches)?',
  '(covered|head to toe) in (.. )?(rash|spots|bumps|welts|hives)',
)

/** Only with something that may have set it off. */
export const rashAfter = signal(
  '(red|pink|raised|blotchy|itchy|bumpy) (.. )?(blotches|patches|bumps|rash|spots|marks|welts) (round|around|on|over|all over) (.. )?(mouth|lips|face|chin|cheeks|neck|belly|chest|back|body)',
  '(rash|blotches|spots|bumps|red patches|itch*) (.. )?(after|from|since)',
)

export const swollenFace = signal(
  '(face|eyes|eye|eyelids|cheeks|ears|lip|lips) (is |are |has |have |looks |look |' +
    'started |all |got |were |was |really |very |so |a bit |a little |slightly |getting |' +
    'just |went |swelled |suddenly )*(swollen|swelling|swelled|puff*|puffy|swell|swole|' +
    'blown up|ballooned|balloon*)',
  '(swollen|puffy|swelling|puffed|swelled|swelling of|swelling on|swelling in|' +
    'swelling around) (.. )?(face|eyes|eye|eyelids|cheeks|lip|lips)',
  '(lips|face|eyes) .. (double|twice) (the|their|its) size',
)

export const swollenLips = signal(
  '(lip|lips) (is |are |has |have |look |looks |started |all |got |were |really |very |' +
    'so |getting |just |have |suddenly )*(swollen|swelling|swelled|puff*|puffy|swell|swole|' +
    'blown up|huge|twice|ballooned|like .. botox)',
  '(swollen|puffy|swelling|fat|swelled|swelling of) (.. )?(lip|lips)',
)

export const swollenThroat = signal(
  '(tongue|throat) (feels |is |feeling |going |has |gone |getting |, |felt |a |bit |so |very |all )*(fat|tickly|tingly|tingling|lumpy|big|bigger|furry)',
  '(tongue|throat|mouth|airway) (is |are |has |have |looks |started |feels |getting |' +
    'all |really |so |seems |was |suddenly |itchy and |feeling )*(swollen|swelling|swelled|' +
    'puff*|swell|swole|tight|tightening|closing|closed|thick|itchy|scratchy|huge|blown up)',
  '(swollen|swelling|tight|tightness|closing|swelled|swelling of|' +
    'swelling in) (.. )?(tongue|throat|airway)',
)

export const mildSwelling = signal(
  '(bit|little|slightly|mildly|slight|mild) (swollen|puffy|swelling)',
  'no other symptoms',
  'breathing (is )?(fine|ok|normal*)',
  '(otherwise|seems|acting|but) (fine|ok|normal|happy)',
)

export const trigger = signal(
  '(after|ate|eaten|eating|had|tried|trying|from|gave (him|her|them|my .. )|tasted|' +
    'licked|touched|drank|drinking|first (taste|time|bite)) (.. )?(peanut*|nut|nuts|' +
    'almond*|cashew*|walnut*|pistachio*|hazelnut*|pecan*|egg|eggs|omelette|scrambled|milk|' +
    'dairy|yogurt|yoghurt|cheese|formula|cow*|fish|salmon|shrimp|prawn*|shellfish|crab|' +
    'lobster|wheat|bread|soy|soya|tofu|sesame|tahini|hummus|strawberr*|kiwi|mango|banana|' +
    'tomato*|citrus|orange|avocado|lentil*|chickpea*|cereal|cookie|cake|ice cream|' +
    'chocolate|candy|food|solids|dinner|lunch|snack|new food|pb|butter|curry|pineapple|' +
    'berries)',
  '(after|on|from|started|taking|took|gave (him|her)|given|finished|' +
    'since) (.. )?(amoxicillin|antibiotic|penicillin|medicine|augmentin|ibuprofen|tylenol|' +
    'cefdinir|bactrim|zithromax)',
  '(bee|wasp|hornet|ant|insect|bug|mosquito|jellyfish|fire ant|' +
    'yellow ?jacket) (.. )?(sting|stings|stung|bite|bites|bit)',
  'stung (by|him|her|on|in)',
  '(got|was|been) stung',
  '(sting|stings)',
  'allerg*',
  '(vaccine|shot|shots|mmr|dtap|flu shot)',
  '(after|from) (petting|playing with|touching|holding) (.. )?(cat|dog|horse|hamster)',
)

export const eatenTrigger = signal(
  '(first (time|taste|try|go|bite)|tried|gave|had|ate|given|having) (.. )?(egg|eggs|peanut*|nut|nuts|cashew*|milk|yogurt|cheese|fish|prawn*|shrimp|sesame|hummus|tahini|wheat|soy|kiwi|strawberr*|almond*|walnut*|pistachio*|dairy)',
  '(after|from|since) (eating|trying|having|her first|his first|giving|peanut*|nuts?|' +
    'egg*|strawberr*|kiwi|fish|shrimp|prawn*|milk|dairy|yogurt|amoxicillin|antibiotic|' +
    'penicillin|sesame|tomato*|mango|soy|wheat|shellfish|cashew*|a new food)',
)

export const allergicReaction = signal(
  '(having|has|had|is|severe|bad|serious|an|get*|be|think|got) (a |an |severe |bad |' +
    'serious |huge |is |having |it |its )*(allergic reaction|allergy attack|anaphylaxis)',
  'allergic reaction',
  'anaphylaxis',
  '(going|gone|went) into (anaphylaxis|shock)',
)

export const epipenUsed = signal(
  '(used|gave|given|giving|needed|administered|injected|jabbed|stuck|do i (use|give)|' +
    'should i (use|give)|need to (use|give)) (him |her |the |his |an |my .. )*(epipen|' +
    'epi pen|epi|jext|auvi q|adrenaline|auto injector|autoinjector)',
  '(epipen|epi pen|jext|auvi q) (given|used|what|done|now|did|administered)',
)

export const hoarseVoice = signal(
  '(voice|cry) (is |has |sounds |gone |went |so |all |really |got |changed |getting |' +
    'just )*(hoarse|croaky|raspy|funny|weird|strange|husky|different|changed)',
  'hoarse (voice|cry)',
  'hoarse',
  '(clearing|itchy|scratchy) .. throat',
)

export const faintOrPale = signal(
  'faint(ed|s|ing)?(?! (red|pink|rash|line|spots|marks|heart|smell))',
  'pale',
  'floppy',
  'limp',
  'collapsed',
  'passed out',
  'dizzy',
  'clammy',
  'gray',
  'passing out',
  'woozy',
  'lethargic',
  'drowsy',
  'blue',
)

export const harmlessAllergy = signal(
  'runny nose',
  'seasonal',
  'pollen',
  'cats?',
  'small red patch',
  'eczema',
  'heat rash',
  'dry (eczema|patches)',
  'sneez*',
  'intoleran*',
)

export const hivesGone = signal(
  '(gone|went away|cleared|disappeared|resolved) (now|already|by|after|on|within)',
)
