import { signal } from './signal.ts'
import { LIMB } from './words.ts'

const BITTEN =
  '(bit|bite|bites|bitten|biting|attacked|attack|mauled|savaged|chomped|scratched|clawed|nipped|stung|sting|punctured|snapped at)'
const PET =
  '(dog|dogs|puppy|cat|kitten|kitty|hamster|rabbit|guinea pig|gerbil|ferret|parrot|horse|pony|goat|pig|pet|german shepherd|pit ?bull|labrador|husky|rottweiler|terrier|animal)'
const WILD =
  '(bat|bats|raccoon|racoon|fox|monkey|monkeys|langur|skunk|snake|snakes|viper|cobra|rattlesnake|adder|krait|scorpion|stray|stray dog|stray cat|street dog|wild (dog|animal|cat)|rat|rats|mouse|squirrel|coyote|wolf|groundhog|possum|mongoose|unknown dog|random dog|strange dog|rabid|black widow|brown recluse|redback|funnel web|spider bite|jellyfish box)'

export const petBite = signal(
  `${PET} (.. )?${BITTEN}`,
  `${BITTEN} (.. )?${PET}`,
  `${PET} (.. )?(teeth|claws) .. (skin|broke*)`,
  '(dog|cat|animal) bite',
)
export const wildBite = signal(
  `${WILD} (.. )?${BITTEN}`,
  `${BITTEN} (.. )?${WILD}`,
  '(found|saw|woke .. (with|to)|there (is|was)|got|had|discovered|caught|came in|flying) (.. )?bat (.. )?(in|inside|on|near|with|nursery|room|bedroom|crib|flying)',
  'bat (in|inside) (the|our|his|her|my|a) .. (room|nursery|bedroom|house|crib|cabin)',
  'bat (in|inside) (nursery|bedroom|crib|house|room)',
  '(snake|scorpion|monkey|raccoon|rat|stray dog|street dog|spider) bite',
  '(scorpion|box jellyfish) sting',
  'touched a (dead |live |sick )?bat',
)
export const dangerousPlace = signal(
  '(face|cheek|lip|lips|eye|eyelid|nose|ear|neck|throat|head|scalp|forehead|mouth|chin|genital*|penis|hand|hands|finger|wrist|joint|knuckle)',
)
export const deepBite = signal(
  '(deep|holes|large|huge|gushing|badly|bad|severe|torn|ripped|chunk|flesh|stitches|mauled|attacked|savaged|bleeding (a lot|heavily|badly)|pouring|shook|big|gaping|keeps bleeding)',
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
  '(bit|bitten|bite|bites) (.. )?(by|from) (.. )?(kid|child|boy|girl|toddler|classmate|student|brother|sister|sibling|friend|another|human|cousin)',
  '(kid|child|boy|girl|toddler|classmate|brother|sister|sibling|friend|another|cousin|human) (.. )?(bit|bitten|bite|bites)',
  'human bite',
  'bite mark*',
)
export const noMark = signal(
  '(no|without|not|doesnt have|didnt|didnt break|no broken) (a |any |leave |leave a |broken |break |the |even )*(mark|marks|skin|broken skin|blood|puncture)',
  'mouthing',
  '(biting|bites) (phase|when nursing|me|at daycare|everyone|other|kids|his|her|habit)',
  'mosquito*',
  'nursing',
  'is .. safe',
  'teething',
  'skin (is )?(intact|not broken|unbroken|isnt broken|fine)',
)
export const skinBrokenPlainly = signal(
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
  '(tick|ticks) (.. )?(bite|bit|bitten|attached|embedded|stuck|head|engorged|swollen|buried|burrowed|on (him|her|my|his|the|our)|in (his|her)|behind|in (hair|scalp)|removed|pulled|came off|feeding|for (\\d+|1|2|3) days|dug|latched)',
  '(bitten|bit) by (.. )?tick',
  '(pulled|removed|found|took|picked|got|plucked|remove|pull|tweezed|had|get) (.. )?(tick|ticks) (.. )?(off|out|from|on|behind|in|attached|head|of)',
  'engorged tick',
  'lyme',
  '(found|had) (a |an |\\d )?(tick|ticks) (on|behind|in)',
  '(head|mouth|bit|parts?) (.. )?(still in|left|stuck|broke off) .. tick',
  'tick (head|body|mouth)',
)
export const bullseye = signal(
  'bull ?s? ?eye',
  'bullseye',
  'bulls eye',
  'target (shaped|like|rash)',
  '(red|round|oval|circular|expanding|growing|pink) (ring|circle|oval)(?!worm) (.. )?(bigger|rash|spreading|expanding|growing|larger|around|after|tick|getting)',
  '(ring|circle) (shaped )?(rash )?(.. )?(bigger|spreading|expanding|growing|larger) (.. )?(after|camping|hik*|woods|bite|tick)?',
  '(ring|circular) rash .. (tick|camp*|hik*|wood*|bite)',
  'erythema migrans',
)
export const outdoors = signal(
  '(camp*|hik*|woods|forest|tick|bite|bit|grass|garden|park|walk|lyme|leg|arm|back|behind)',
)
export const tickIllness = signal(
  '(fever|headache|ache*|rash|droop*|joint|swollen|swelling|ill|sick|tired|spots|palsy|flu|limp*|ring|circle)',
)
export const tickHarmless = signal(
  '(dog|cat|dogs|cats|puppy) (has|have|had|with|got) (.. )?(tick|ticks)',
  'crawling',
  'not attached',
  '(prevent*|repellent|avoid|season|check*|protect*|vaccine)',
  'ticks? (off|all)',
  'tick box',
  'clock',
  'tic',
)

export const electricShock = signal(
  'electrocut*',
  '(electric|electrical|mains|bad|big|huge|nasty) shock',
  '(got|was|been|get|gotten|had|received) (a |an |him |her )?(big |bad |nasty |little |electric |electrical |mild |massive )*(shock|shocked|zap|zapped|zapping)(?! (by the news|at|when i told|to hear|that))',
  '(shocked|zapped) (by|from|on|himself|herself|when) (.. )?(outlet|socket|plug|wire|cord|cable|fence|charger|appliance|switch|toaster|light|lamp|heater)?',
  'shock (.. )?(outlet|socket|threw|wire|plug|knocked|collapsed)',
  '(fork|key|keys|finger|fingers|knife|pin|hairpin|metal|screwdriver|tweezers|wire|spoon|paperclip|something|nail|scissors|bobby pin|stuck) (.. )?(in|into|inside) (.. )?(outlet|socket|plug|power point|plug point|power strip|light fitting|toaster|electric*)',
  '(bit|chewed|bitten|biting|chewing|sucked|licked) (.. )?(through )?(.. )?(cord|cable|wire|charger|power lead|plug|extension)',
  '(live|exposed|electric|bare|electrical) (wire|wires|cable)',
  'struck by lightning',
  'lightning (strike|struck|hit)',
  '(touched|grabbed) (.. )?(electric fence|socket|high voltage|power line)',
  'high voltage',
)
export const staticShock = signal(
  'static',
  '(slide|trampoline|jumper|car door|blanket) (gave|shock)',
  'outlet covers?',
  'tens machine',
  'socket covers?',
  'from (the )?(slide|car door|carpet)',
  'in shock',
  'culture shock',
  'sticker shock',
)

export const boneShowing = signal(
  '(bone|bones) (is |was |are |has |just |poking |sticking |)*(stick*|showing|out|through|poking|visible|exposed|protruding|came)',
  '(see|seeing) (the |his |her |a )?bone',
  'compound fracture',
  'open fracture',
)
export const deformedLimb = signal(
  `${LIMB} (is |are |looks |look |looked |was |seems |all |bent |really |so |very |completely |totally |clearly |in |at |a |an |the |just |has |kind of |and |swollen |obviously |,)*(bent|crooked|deform*|wrong (way|angle|direction)|odd (angle|shape)|weird (angle|shape)|strange (angle|shape)|funny (angle|shape)|twisted|dangl*|floppy|snapped|s shape|backwards|misshapen|out of place|dislocat*|wonky|not straight|not right shape|angle|lopsided|broken in|sideways|hanging)`,
  `(bent|crooked|deform*|dislocat*|snapped|mangled|misshapen) (.. )?${LIMB}`,
  '(wrong|weird|odd|strange|unnatural) (way|angle|direction|position)',
  'broken (badly|in two|in half|clean)',
  '(heard|hear|felt) (a |it )?(snap|crack|pop)',
  'dislocat*',
)
export const coldNumbLimb = signal(
  `(fingers|toes|hand|foot|finger|toe|hands|feet) (is |are |feel |feels |turning |turned |going |went |look |looks |getting |so |very |all |and |has gone |have gone |gone )*(cold|numb|blue|pale|white|tingl*|gray|purple) (.. )?(after|from|since|and|with|in (his|her|the) (cast|splint))`,
  `(cold|numb|blue|pale|tingling|white) (.. )?(fingers|toes|hand|foot|finger|toe) (.. )?(after|fall|fell|cast|splint|broke*|injur*|trap*|slam*)`,
  '(cast|splint) (.. )?(numb|blue|cold|white|tingl*|too tight)',
  '(hair|thread|string) (.. )?(wrapped|around|tourniquet) (.. )?(toe|finger|penis)',
  'hair tourniquet',
  '(toe|finger|penis) .. (hair|thread) (wrapped|around|tight)',
)
export const neckOrBackHurt = signal(
  '(neck|back|spine) (is |really |so |area |bone |pain |and |still |badly |his |her |may be |might be )*(hurts|hurt|hurting|pain|painful|injur*|broken|sore|numb|cant)',
  '(hurts|hurt|injured|broke*|landed on|pain in|pain|cant move|cant feel) (.. )?(neck|back|spine|legs)',
)
export const hardImpact = signal(
  '(fell|fall|falling|crash|accident|thrown|landed|hit by|trampoline|horse|roof|tree|stairs|dived|dove|diving|tackle*|rugby|gymnastic*|slide|monkey bars|flip|bike|atv|quad|collision|wreck|jumped (off|from)|ladder)',
)
export const limbSwollenOrStill = signal(
  `${LIMB} (.. )?(swollen|swelling|wont move|not moving|doesnt move|isnt moving|hurts|broken|limp|floppy|fracture*|dangl*)`,
  `(wont|not|doesnt|isnt|stopped|cant|never) (move|moving|using|use|bend|bending) (his |her |one |1 |the |left |right |that )*${LIMB}`,
  `(swollen|broken|fractured|broke|fracture*) (.. )?${LIMB}`,
  `(cries|screams|crying|screaming) (.. )?(move|touch|lift|bend) (.. )?${LIMB}`,
)
export const wontUseLimb = signal(
  `(wont|cant|doesnt|not|isnt|refus*|stopped|unable to|hurts to|hasnt|barely|unwilling to) (.. )?(use|using|used|move|moving|bend|bending|lift|lifting|straighten|raise|grip|hold|wiggle) (his |her |one |1 |the |left |right |that |it |with )*(${LIMB}|it)`,
  `(wont|cant|doesnt|not|isnt|refus*|stopped|unable to|hurts to|hasnt) (.. )?(walk|walking|stand|standing|put (any |his |her )*(weight|pressure)|weight bear|bear (any )?weight|bearing weight|step) (.. )?(on|${LIMB})?`,
  `(limp|limps|limping|hobbl*)`,
  'nursemaid*',
  'pulled elbow',
  `(holds|holding|cradl*|guard*|keeping|keeps) (.. )?(arm|elbow|wrist|hand) (.. )?(still|against|close|limp|to (his|her))`,
  `(think|thinks|might be|could be|maybe|is it|looks|possibly|probably|if (its|it is)) (.. )?(broken|broke|fractur*|sprain*|dislocat*)`,
  `(broke|broken|fractured|sprained) (.. )?${LIMB}`,
  `${LIMB} (.. )?(broken|fractur*|sprain*|snapped)`,
)
export const swollenLimb = signal(
  `(swollen|swelling|purple|bruise|black|puffy|tender) (.. )?${LIMB}`,
  `${LIMB} (.. )?(swollen|swelling|purple|puffy|swelled|black and blue|ballooned|size of|hurts to touch|really hurts|very painful|is killing)`,
)
export const injured = signal(
  '(fell|fall|fallen|falling|tripped|twist*|trampoline|hit|hurt|injur*|jump*|landed|slammed|smash*|crush*|trapped|jammed|stubbed|pulled|yanked|tugged|swung|accident|kick*|collid*|slide|bike|scooter|soccer|football|basketball|stepped on|ran into|dropped .. on|stomped|door|rolled (his|her) ankle|after|since|sport*|gym*|skat*|monkey bars|playground|bounce house|climb*|playing)',
)
export const crushedDigit = signal(
  '(finger|fingers|toe|toes|hand|thumb|foot) (.. )?(smash*|crush*|slam*|trapped|jammed|shut|caught|squash*|pinched|mangled|door|stubbed and)',
  '(smash*|crush*|slam*|trapped|jammed|shut|caught|squash*|stubbed|dropped .. on) (.. )?(finger|fingers|toe|toes|hand|thumb|foot)',
)
export const limbWorks = signal(
  '(can|still|able to|is) (walk|walking|walks|move|moves|moving|run|runs|running|use|using)( (about|around|on it|fine|it|normally|ok))?',
  'running (about|around)',
  'gone now',
  'after sport',
  'muscle sore',
  'growing',
  'learning to walk',
  'both legs',
  'at bedtime',
  'for no reason in the night',
)
export const limping = signal(
  'limp(?! (and|like|as|rag|body|,))',
  'limps',
  'limping',
  'hobbl*',
  '(walks|walking) (with a limp|funny|on (his|her) toes suddenly|like (it|his|her) .. hurts)',
  'favoring',
)
export const wontWalk = signal(
  '(wont|refus*|stopped|cant|not|doesnt want to|isnt|wouldnt) (to )?(walk|walking|stand|standing|crawl|crawling|put weight|bear weight|weight bear|bearing weight|put (any|his|her) weight)',
  '(cries|screams|crying|screaming|pain|hurts|winces) (.. )?(move|moves|touch|walk*|stand*|bend) (.. )?(leg|knee|hip|ankle|joint|foot|arm|elbow)',
)
export const hotJoint = signal(
  '(knee|hip|ankle|elbow|wrist|joint|joints|toe|shoulder|leg) (is |are |looks |very |so |really |all |feels |and |has gone )*(hot|red|swollen|warm|swelling|puffy|inflamed)',
  '(hot|red|swollen|inflamed) (and (hot|red|swollen|painful) )?(knee|hip|ankle|elbow|wrist|joint|joints|shoulder)',
)
export const jointPain = signal(
  '(knee|hip|ankle|leg|joint|joints|elbow|groin|foot|thigh) (pain*|ache*|hurts|hurting|sore)',
  '(pain*|hurts|sore|aching) (.. )?(knee|hip|ankle|leg|joint|joints|elbow|thigh)',
)
export const noInjury = signal(
  '(no|without|any|not) (.. )?(injury|fall|accident|reason|trauma|hurt)',
  'out of nowhere',
  'suddenly',
  'woke up',
  'since (yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this morning|last night|2|3|4|5)',
  'for (2|3|4|5|6|7|1) (days|weeks)',
  'for no reason',
  'after (a )?(cold|virus)',
  '\\d days',
  'all week',
)

export const toothOut = signal(
  '(tooth|teeth) (is |was |has |have |just |got |fell |came |completely |been |been |all |right |are |his |her |looks |seems |,)*(knocked|knock|out|loose|wobbly|broke*|broken|chip*|crack*|gray|black|in half|snapped|missing|pushed|shoved|in my hand|on the (ground|floor)|dislodged|displaced|moved|bent|bleeding|root|up into|jammed|lost|fell)',
  '(knocked|knock|lost|broke|broken|chip*|crack*|pushed|smashed|snapped|loosened|cracked|busted|hit|bumped|landed on|wiggly) (.. )?(tooth|teeth)',
  '(tooth|teeth) (.. )?(after|from) (.. )?(fall|hit|bump|faceplant|accident|ball)',
  'faceplant .. (tooth|teeth)',
)
export const toothInjury = signal(
  '(fell|fall|hit|faceplant*|soccer|football|bike|elbow*|ball|punch*|knocked|accident|bump*|scooter|trip*|slip*|school|pushed|smash*|swing|slide|trampoline|skate*|kick*|hockey|root|in my hand|on the (ground|floor)|chip*|crack*|broke*|broken|snapped|half|gray|playground|basketball|coffee table|sink|pool|out of (the )?(socket|mouth)|completely out|fell out after)',
)
export const adultTooth = signal(
  '(adult|permanent|grown up|big|grownup|second|secondary|big boy|big girl) (front )?(tooth|teeth)',
  'root and all',
  'with (the )?root',
  'secondary teeth',
)
export const babyTooth = signal('(baby|milk|first|primary|deciduous) (front )?(tooth|teeth)')
export const naturalTooth = signal(
  'wiggly',
  'fairy',
  'when do',
  'teething',
  'losing baby teeth',
  'no pain',
  'grind*',
  'brush*',
  'floss*',
  'dentist says',
  'cavity',
  'cavities',
  'decay*',
  'loose tooth (naturally|at (5|6|7))',
  'coming (in|through)',
  'first tooth',
  'lost (his|her) (first|1st)',
)
