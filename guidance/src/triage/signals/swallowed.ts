import { signal } from './signal.ts'
import {
  ATE,
  DRUG,
  GULPED,
  HOUSEHOLD,
  IN_NOSE_OR_EAR,
  IS_GONE,
  MEDICINE,
  WILD_PLANT,
} from './words.ts'

const IN_MOUTH =
  '(in|into|inside|round|around|on) (his|her|the|their|its) (mouth|lips|tongue|throat|hands and mouth)'
const POSSESSION =
  '(got into|gotten into|get into|getting into|got in to|got hold of|got a hold of|got ahold of|got at|opened|emptied|found with|playing with|helped (himself|herself) to|climbed up and got|raided)'

/** Swallowed, in the mouth, in nose or ear, or missing after play. */
function swallowed(thing: string): readonly string[] {
  return [
    `${ATE} (.. )?${thing}`,
    `${thing} (.. )?${IN_MOUTH}`,
    `${thing} (.. )?(${ATE}|stuck in|up (his|her|the|my))`,
    `${POSSESSION} (.. )?${thing}`,
    `${thing} .. ${IS_GONE}`,
    `${IS_GONE} .. ${thing}`,
    `${thing} (.. )?(up|in|inside|down|into) (.. )?(${IN_NOSE_OR_EAR}|throat|belly|stool|poop)`,
    `(put|puts|stuck|stuffed|shoved|pushed|popped) (.. )?${thing} (.. )?(up|in|inside|into) (his|her|the|their) (nose|ear|mouth|nostril)`,
  ]
}

const BATTERY =
  '(battery|coin cell|coin cells|button cell|button cells|lithium (cell|disc|disk)|cr ?\\d{4}|lr ?44|\\d{4} battery)'
const MAGNET =
  '(magnet|magnets|magnetic (balls?|beads?|piercing|stud|earring|toy|pieces?|bits?|rocks?)|bucky ?balls?|bucky balls?|buckyballs?|neodymium|zen magnets|magnet balls|neoballs)'
const GEL_BEAD =
  '((water|gel|jelly|sensory|hydro|expanding|aqua) (bead|beads|ball|balls|pearls|crystals)|orbeez|orbee|waterbeads?|crystal soil|water marbles)'

export const batterySwallowed = signal(
  ...swallowed(BATTERY),
  `${BATTERY} .. (chew*|drool*|choking|vomit*)`,
)
export const magnetSwallowed = signal(
  `(${GULPED}|inhaled|one swallowed) (.. )?${MAGNET}`,
  `${MAGNET} (.. )?${GULPED}`,
  `${MAGNET} (.. )?${IN_MOUTH} (.. )?${IS_GONE}`,
  `${MAGNET} (.. )?${IS_GONE}`,
  `${IS_GONE} (.. )?${MAGNET}`,
  `${MAGNET} (.. )?(up|in|inside|stuck in) (.. )?(nose|nostril*|ear|belly|throat|penis)`,
  `${MAGNET} (stuck )?(.. )?(nose|nostrils)`,
  `${MAGNET} (.. )?one swallowed`,
)
export const gelBeads = signal(`${GEL_BEAD}`)
export const gelBeadSwallowed = signal(
  ...swallowed(GEL_BEAD),
  `(vomit*|throwing up|belly|constipat*|drool*|wheez*) ... ${GEL_BEAD}`,
  `${GEL_BEAD} ... (vomit*|throwing up|throw up|belly|constipat*|drool*|wheez*|unwell)`,
)
export const smallObjectSwallowed = signal(
  `(${GULPED}|swallow) (a |an |the |some |his |her |my |one |1 |\\d |small |tiny |little |big |plastic |metal |glass |piece |pieces |bit |part |bits |of |open |closed |sharp |whole |rubber |toy |baby |loose |gold |cheap |broken |from |pointy )*(coin|coins|penny|pennies|quarter|dime|nickel|rupee|pence|token|50 p|20 p|10 p|lego|legos|marble|marbles|bead|beads|pin|pins|safety pin|pushpin|thumbtack|tack|button|buttons|stone|stones|pebble|pebbles|rock|rocks|gravel|screw|screws|nail|nails|bolt|nut and bolt|earring|earrings|ring|necklace|jewel*|toy|toys|paper ?clip|paperclip|cap|caps|bottle cap|pen lid|lid|plastic|metal|glass|needle|hair clip|hair tie|bobby pin|hairpin|clip|key|dice|die|googly eye|pom ?pom|balloon|charm|pendant|chain|object|something (sharp|hard|small|plastic|metal|and)|staple|staples|tooth|crown|brace|bracket|ball|wheel|figurine|foil|wire|bb|pellet|sticker|zipper|toothpick|bone|wood|string|stud|gem|rhinestone|sequins?|led light|light bulb|bulb|tile|shell|doll shoe|shoe|game piece|polly pocket|token|medal|washer|spring|tab|pull tab|fidget|eraser|crayon whole)(?! (cereal|candy|food|snack|pop|pops|nut|drop|yogurt))`,
  '(swallowed|swallow) something',
  `(coin|penny|quarter|dime|nickel|marble|lego|bead|screw|button|ring|earring|pin|pebble|stone|toy piece|game piece) (.. )?(swallowed|in (his|her) (belly|throat|mouth and gone)|stuck in (his|her) throat|went down)`,
  `(${IS_GONE}) .. (lego|marble|coin|bead|screw|earring|penny) .. (swallow*|ate|mouth)`,
)
export const sharpOrLarge = signal(
  'sharp',
  'pointy',
  'pointed',
  'needle',
  'open (safety )?pin',
  'pin open',
  'pushpin',
  'tack',
  'thumbtack',
  'razor*',
  'nail',
  'screw',
  'glass',
  'toothpick',
  'bone',
)
export const objectInNoseOrEar = signal(
  `(stuck|stick|sticks|lodged|jammed|put|puts|pushed|shoved|stuffed|poked|shoves|has|have|got|is|something|bead|beads|pea|peas|bean|corn|popcorn|raisin|lego|legos|toy|stone|rock|pebble|bug|insect|fly|ant|beetle|moth|spider|cockroach|roach|crayon|eraser|foam|paper|tissue|seed|peanut|nut|button|rice|bead|playdough|play doh|marble|sticker|plastic|rubber|object|sponge|pearl|gem|bit|piece|bread|candy|rhinestone|pom ?pom|pompom|blueberry|chickpea|cotton|earring|pencil|lead|lentil|sequin|glitter|food|it) (.. )?(up|in|inside|into|down|out of) (his |her |my .. |the |their |one |1 |a |left |right |toddlers |sons |daughters |kids |baby |son |daughter |toddler |kid |child |old |own )*${IN_NOSE_OR_EAR}(?! (infection|ache|drops|wax|pain|piercing|piercings|tubes|thermometer))`,
  `stuck (.. )?${IN_NOSE_OR_EAR}`,
  '(smell*|smelly|stink*|foul|bad smell*|discharge|pus|bloody) (.. )?(1|one|single|only one|left|right) (nostril|side of (his|her|the) nose)',
  '(1|one|left|right) nostril .. (smell*|stink*|discharge|pus|foul|runny|blocked)',
)
export const harmlessInNose = signal(
  '(finger|fingers|thumb) (up|in)',
  '(snot|boogers?|bogies|mucus|wax|blocked|stuffy|drops|spray|saline|tubes?|feeding tube|water|congest*|nose blowing|picks|picking|thermometer|aspirator|frida|piercings?|pain|ache|infection|whisper*|ringing|itch*|grommets?)',
  'hair in',
)
export const foreignBody = signal(
  '(bead|pea|stone|lego|bug|toy|insect|raisin|bean|foam|corn|popcorn|button|object|something|seed|rock|eraser|crayon|paper|stuck|put|pushed|shoved|peanut|plastic|play ?doh|smell*|stink*|foul|tissue|marble|cockroach|sponge|stuffed|blueberry|nut|rice|lentil|pearl|pompom|piece|sticker|spider|ant|fly|moth|beetle|rhinestone|cotton|earring|candy|food|sequin|gem|pebble|chickpea|it)',
)

const TAKEN =
  '(swallowed|swallowing|ate|eaten|eating|drank|drunk|ingested|chewed|chewing|licked|licking|bit into|got into|gotten into|get into|getting into|got in to|got hold of|got a hold of|got ahold of|got at|munched|gulped|consumed|chugged|nibbled|downed|sucked on|sucking on|opened|emptied|snacked on|raided|helped (himself|herself) to|climbed up and got|drinking|crunched)'
export const medicineTaken = signal(
  `${TAKEN} (.. )?${MEDICINE}`,
  `(he|she|they|toddler|baby|son|daughter|kid|child|old|brother|sister|twin|boy|girl|him|her|just) (.. )?(took|taken|had|put) (.. )?(my|mine|dads|dad|moms|mom|mom|grandmas?|grandpas?|grandmothers?|grandfathers?|nanas?|grannys?|husbands?|wifes?|sisters?|brothers?|someone|a bunch of|handful|whole bottle|all (of )?the|wrong|some of|some|unknown|a whole|the dogs?|\\d+) (.. )?${MEDICINE}`,
  `took (my|dads?|moms?|grandmas?|grandpas?|grandmothers?|grandfathers?|nanas?|a bunch of|a handful of|the whole bottle of|someone elses|his dads|her moms|the dogs) (.. )?${MEDICINE}`,
  `${MEDICINE} (.. )?(${IN_MOUTH}|are missing|is missing|missing|unaccounted|spilled and|open and (some|a few|\\d)|all over the floor and)`,
  `(some|several|\\d+|few|half|most|all) (.. )?(tablets|capsules|medicine|vitamins|gummies) (.. )?(missing|gone|short)`,
  '(open|empty|chewed|opened) (.. )?(bottle|tablets|medicine|packet|blister pack|bottle of)',
  `found .. (open|empty) .. (tablets|medicine|bottle of)`,
  '(tablets|medicine|bottle) .. (some|few|\\d+) (are |is )?(missing|gone)',
  `${TAKEN} (.. )?(a (bunch|handful|bottle|load) of|an entire bottle of|the whole bottle) .. (vitamins|gummies|gummy|iron|tablets|medicine|melatonin)`,
  'took .. by mistake',
  '(fentanyl|nicotine|morphine|pain) patch',
  `${MEDICINE} patch`,
  '(ate|took|swallowed) (my|his|her|the) (entire|whole) (bottle|pack|packet)',
  'drank (the |his |a )?(whole|entire|half (of )?(the|a)) bottle of',
)
export const ownDose = signal(
  '(his|her|their) own (dose|vitamin|medicine|tablets)',
  'as usual',
  'spat (it|the .. )?out (straight|right)',
  'spat out .. (giving|dose)',
  '(his|her) (usual|daily|normal|regular|morning|nightly) (dose|vitamin|medicine|tablets|multivitamin)',
  '(trouble|hard time|help|teach|learn*|get (him|her|my .. ) to|how to) (.. )?swallow*',
  'wont swallow',
  'learn to swallow',
  'prescribed (for|to) (him|her)',
)
export const adultTook = signal(
  '(i|we|i have|husband|wife|partner|mom|dad|boyfriend|while breastfeeding|can i|can we|should i|did i) (have |just |had |also |can |accidentally |been |only |already |never |usually |sometimes |still |often )*(drank|drink|drinking|ate|took|take|taking|smoked|smoke|had|have|swallowed|taken|eat|eaten|vape|vaping|pump)',
  'breastfe*',
  'nursing',
  'pregnan*',
  'pump and dump',
)
export const childTook = signal(
  '(he|she|they|toddler|baby|son|daughter|kid|kids|child|old|brother|sister|twin|twins|boy|girl|him|her|teen|teenager|grandson|granddaughter|niece|nephew|infant|newborn|preschooler|crawling|crawler)',
)
export const doseGone = signal(
  '(double|doubled|two|2|second|extra|triple) (.. )?(dose|dosed|the dose)',
  'double dos*',
  '(gave|given|giving|give|had|got|get|fed|administered) (.. )?(too much|twice|2 times|3 times|wrong|extra|double|again too|10 times|a second dose|another dose)',
  `(too much|wrong) (.. )?(${MEDICINE}|dose|amount|syringe|strength|medicine)`,
  'both (gave|given|dosed|medicated|give)',
  '(wrong|different|incorrect) (dose|medicine|syringe|amount|strength|bottle|child|kid|measuring|spoon|concentration)',
  '\\d+(\\.\\d+)? (ml|mls|mg|teaspoons?|tsp|cc|drops|tablets|spoons?) (instead of|rather than|not|when it should)',
  `(instead of) \\d+(\\.\\d+)? (ml|mg|tsp|drops|teaspoon|tablets)?`,
  `overdos* (.. )?${MEDICINE}`,
  `${MEDICINE} (.. )?overdos*`,
  '(i|we|accidentally|think i|may have|might have|have i|did i) (.. )?overdos* (my|him|her|the|our)',
  `(gave|given|giving) (.. )?adult (strength )?${MEDICINE}`,
  '(gave|given|giving|dose|doses) ... (hours|minutes) (apart|early|too (early|soon|close))',
  '(too early|too soon|too close)',
  `(gave|given|giving|got|had) (.. )?${MEDICINE} (.. )?(by mistake|by accident|accident*|too (early|soon|much)|\\d hours apart|again (after|before)|twice|2 times)`,
  `(accidentally|mistakenly|by accident|by mistake) (.. )?(gave|given|dosed) (.. )?(${MEDICINE}|dose)`,
  `(drops) (.. )?(childrens|children|kids|older) (amount|dose|syringe)`,
  `(infant|baby) .. (in|with) (.. )?(childrens|children) (amount|dose)`,
  '(mixed up|mix up|mixed|swapped|confused) (.. )?(dose|medicine|bottles|syringe|tylenol|calpol|motrin)',
  'already (gave|given|had) (.. )?(dose|medicine|tylenol|calpol|some)',
  'more than (the )?(recommended|max*|prescribed|he should|she should|the dose|the label)',
  '(gave|given) (.. )?(his|her) (brothers?|sisters?|dads?|moms?|dogs?) (.. )?(medicine|tablets|inhaler|antibiotic)',
  'exceed* .. dose',
  '(gave|given) (.. )?(expired|out of date)',
  'measur* (it )?wrong',
  'misread',
  'times the (dose|amount|recommended)',
  `(gave|given) (.. )?${MEDICINE} (.. )?and (.. )?(gave|then|also|husband|dad) .. (again|same|too)`,
)
export const anyMedicine = signal(MEDICINE, 'dose', 'benadryl')
export const missedDose = signal(
  '(missed|forgot|skipped|forgotten|late) (.. )?(dose|antibiotic|medicine)',
  'how much',
  'can i (alternate|mix|give both)',
  'without overdos*',
)
export const gaveIt = signal('(gave|given|give|giving|used|dosed|overdos*|had|got|both)')
export const householdTaken = signal(
  `(${ATE}|drinks|sprayed|squirted|splashed|spilled|tipped|poured|covered in|got) (.. )?${HOUSEHOLD}`,
  `${HOUSEHOLD} (.. )?${IN_MOUTH}`,
  `${HOUSEHOLD} (.. )?(swallowed|drank|ingested|burst in|on (his|her|the) (lips|tongue|skin|face|hands)|all over (him|her|his|her))`,
  `(mouth|tongue|lips|foam*|drool*) .. ${HOUSEHOLD}`,
  `${POSSESSION} (.. )?${HOUSEHOLD}`,
  `(${ATE}|nibbled|chewed) (.. )?${WILD_PLANT}`,
  `${WILD_PLANT} (.. )?${IN_MOUTH}`,
  '(drank|swallowed|ate|drinking) (.. )?(under (the|our) sink|cleaning cupboard|unmarked bottle|unknown (liquid|substance)|chemical|poison*)',
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
  '(natural|safe|best|baby safe|non toxic|nontoxic) (cleaning|cleaner|detergent|laundry|nail polish|bug spray|sanitizer|mosquito|paint)',
  '(sterili*|clean bottles|wash bottles|clean (the|his|her|toys))',
  '(eat|eats|ate|eating) (mushrooms|berries|strawberr*|blueberr*|raspberr*|blackberr*|vinegar)(?! (in|off|from|outside|growing|on a))',
  '(mushroom|mushrooms) (soup|pizza|risotto|pasta|omelette|for dinner)',
  '(fresh|frozen|mixed|goji|acai) berries',
  'berries (for|in (his|her|the) (yogurt|oatmeal|cereal|porridge)|and yogurt|with|give)',
  'allergic to (mushrooms|berries)',
  'finger paint*',
  'face paint*',
  'non toxic',
)
export const drugTaken = signal(
  `(${ATE}|got into|sipped|drinks|had|chewed|sniffed|smoked|inhaled) (.. )?${DRUG}`,
  `${DRUG} (.. )?${IN_MOUTH}`,
  `${POSSESSION} (.. )?${DRUG}`,
  `${DRUG} (.. )?(missing|gone|swallowed|eaten|chewed|drank)`,
  '(drunk|wasted) .. (vomit*|passing out|unconscious|wont wake|passed out)',
  '(alcohol|drug) (poisoning|overdose)',
  '(high|stoned) (on|from) (weed|thc|edibles|gummies)',
)
export const possiblyMissing = signal(`(missing|gone|cant find)`)
