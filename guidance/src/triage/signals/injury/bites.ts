import { signal } from '../signal.ts'

const BITTEN =
  '(bit|bite|bites|bitten|biting|attacked|attack|mauled|savaged|chomped|scratched|clawed|' +
  'nipped|stung|sting|punctured|snapped at|went for|sank (its|his|her) teeth|took a chunk|got hold of|latched on|lunged at)'

const PET =
  '(dog|dogs|alsatian|collie|spaniel|staffie|staffy|bulldog|mastiff|hound|beagle|poodle|dalmatian|retriever|doberman|bully|puppy|cat|kitten|kitty|hamster|rabbit|guinea pig|gerbil|ferret|parrot|horse|' +
  'pony|goat|pig|pet|german shepherd|pit ?bull|labrador|husky|rottweiler|terrier|animal)'

const WILD =
  '(bat|bats|raccoon|racoon|fox|monkey|monkeys|langur|skunk|snake|snakes|viper|cobra|' +
  'rattlesnake|adder|krait|scorpion|stray|stray dog|stray cat|street dog|wild (dog|' +
  'animal|cat)|rat|rats|mouse|squirrel|coyote|wolf|groundhog|possum|mongoose|unknown dog|' +
  'random dog|strange dog|rabid|black widow|brown recluse|redback|funnel web|spider bite|' +
  'jellyfish box)'

export const petBite = signal(
  `${PET} (got|had|caught|clamped|grabbed) ... (.. )?(hole|holes|bled|puncture*)`,
  `${PET} (got|had|caught|clamped|grabbed) ... (hole|holes|blood*|bled|bleed*|puncture*|teeth|tooth marks?)`,
  `${PET} (got|caught|had|went for|sank|sunk|latched|grabbed|clamped|snapped at|lunged|turned on|jumped on) (.. )?(him|her|my|son|daughter|old|toddler|baby|his|hand|face|leg|arm|calf|cheek|finger) (.. )?(hole|holes|blood*|bled|bleed*|marks?|teeth|skin|puncture*|scratch*|deep)`,
  `${PET} (.. )?(teeth|fangs) (.. )?(in|into|through|marks?)`,
  `${PET} (.. )?${BITTEN}`,
  `${BITTEN} (.. )?${PET}`,
  `${PET} (.. )?(teeth|claws) .. (skin|broke*)`,
  '(dog|cat|animal) bite',
)

export const wildBite = signal(
  'bat (flew|got|came|was) (.. )?(in|into|inside|on)',
  `${WILD} (.. )?${BITTEN}`,
  `${BITTEN} (.. )?${WILD}`,
  '(found|saw|woke .. (with|to)|there (is|was)|got|had|discovered|caught|came in|' +
    'flying) (.. )?bat (.. )?(in|inside|on|near|with|nursery|room|bedroom|crib|flying)',
  'bat (in|inside) (the|our|his|her|my|a) .. (room|nursery|bedroom|house|crib|cabin)',
  'bat (in|inside) (nursery|bedroom|crib|house|room)',
  '(snake|scorpion|monkey|raccoon|rat|stray dog|street dog|spider) bite',
  '(scorpion|box jellyfish) sting',
  'touched a (dead |live |sick )?bat',
)

export const dangerousPlace = signal(
  '(face|cheek|lip|lips|eye|eyelid|nose|ear|neck|throat|head|scalp|forehead|mouth|chin|' +
    'genital*|penis|hand|hands|finger|wrist|joint|knuckle)',
)

export const deepBite = signal(
  '(deep|holes|large|huge|gushing|badly|bad|severe|torn|ripped|chunk|flesh|stitches|' +
    'mauled|attacked|savaged|bleeding (a lot|heavily|badly)|pouring|shook|big|gaping|' +
    'keeps bleeding)',
)

export const slightBite = signal('(small|tiny|little|a bit|slight|minor|superficial)')

export const skinBroken = signal(
  '(broke|broken|breaking|pierced|punctured|through|cut|open) (the |his |her |through )?skin',
  'skin (is |was )?(broke|broken|pierced|punctured|torn|off)',
  'puncture*',
  'bleed*',
  'blood',
  'bled',
  '(teeth|tooth|bite|fang) marks?',
  'red and',
  'swollen',
  'swelling',
  'redness',
  'infect*',
  'pus',
  'deep',
  'drew blood',
  'holes',
  'hot to touch',
  'fever',
  'hand',
  'leg',
  'arm',
)

export const humanBite = signal(
  '(bit|bitten|bite|bites) (.. )?(by|from) (.. )?(kid|child|boy|girl|toddler|classmate|' +
    'student|brother|sister|sibling|friend|another|human|cousin)',
  '(kid|child|boy|girl|toddler|classmate|brother|sister|sibling|friend|another|cousin|' +
    'human) (.. )?(bit|bitten|bite|bites)',
  'human bite',
  'bite mark*',
)

export const noMark = signal(
  '(no|without|not|doesnt have|didnt|didnt break|no broken) (a |any |leave |leave a |' +
    'broken |break |the |even )*(mark|marks|skin|broken skin|blood|puncture)',
  'mouthing',
  '(biting|bites) (phase|when nursing|me|at daycare|everyone|other|kids|his|her|habit)',
  'mosquito*',
  'nursing',
  'is .. safe',
  'teething',
  'skin (is )?(intact|not broken|unbroken|isnt broken|fine)',
)

export const skinBrokenPlainly = signal(
  '(little|small|\\d|tiny|two|puncture|tooth) holes',
  '(bled|bleeds|holes|tooth marks|teeth marks)',
  '(broke|broken|breaking|pierced|punctured|through|cut) (the |his |her |through )?skin',
  'skin (is |was )?(broke|broken|pierced|punctured|torn)',
  'drew blood',
  'bleed*',
  'blood',
  'bled',
  'deep',
  'infected',
  'pus',
  'puncture*',
  'red and (swollen|hot)',
  'swollen',
  'hot',
  'spreading',
)

export const tick = signal('(?<! as a )tick', 'ticks', 'lyme')

export const tickAttached = signal(
  '(tick|ticks) (.. )?(bite|bit|bitten|attached|embedded|stuck|head|engorged|swollen|' +
    'buried|burrowed|on (him|her|my|his|the|our)|in (his|her)|behind|in (hair|scalp)|' +
    'removed|pulled|came off|feeding|for (\\d+|1|2|3) days|dug|latched)',
  '(bitten|bit) by (.. )?tick',
  '(pulled|removed|found|took|picked|got|plucked|remove|pull|tweezed|had|' +
    'get) (.. )?(tick|ticks) (.. )?(off|out|from|on|behind|in|attached|head|of)',
  'engorged tick',
  'lyme',
  '(found|had) (a |an |\\d )?(tick|ticks) (on|behind|in)',
  '(head|mouth|bit|parts?) (.. )?(still in|left|stuck|broke off) .. tick',
  'tick (head|body|mouth)',
)

export const bullseye = signal(
  'tick (.. )?(.. )?(ring|circle|circular|target|round|oval|bulls?eye) (shaped |like )?(rash|mark|patch)',
  '(ring|target|circle) shaped (rash|mark|patch)',
  'bull ?s? ?eye',
  'bullseye',
  'bulls eye',
  'target (shaped|like|rash)',
  '(red|round|oval|circular|expanding|growing|pink) (ring|circle|' +
    'oval)(?!worm) (.. )?(bigger|rash|spreading|expanding|growing|larger|around|after|tick|' +
    'getting)',
  '(ring|circle) (shaped )?(rash )?(.. )?(bigger|spreading|expanding|growing|' +
    'larger) (.. )?(after|camping|hik*|woods|bite|tick)?',
  '(ring|circular) rash .. (tick|camp*|hik*|wood*|bite)',
  'erythema migrans',
)

export const tickIllness = signal(
  '(fever|headache|ache*|rash|droop*|joint|swollen|swelling|ill|sick|tired|spots|palsy|' +
    'flu|limp*|ring|circle)',
)

export const tickHarmless = signal(
  '(dog|cat|dogs|cats|puppy) (has|have|had|with|got) (.. )?(tick|ticks)',
  'crawling',
  'not attached',
  '(prevent*|repellent|avoid|season|check*|protect*|vaccine)',
  'tick box',
  'clock',
  'tic',
)
