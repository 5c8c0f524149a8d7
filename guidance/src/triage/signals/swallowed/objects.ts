import { near, signal } from '../signal.ts'
import { ATE, GULPED, IN_MOUTH, IN_NOSE_OR_EAR, IS_GONE, POSSESSION } from '../words.ts'

/** Swallowed, in the mouth, in nose or ear, or missing after play. */
function waysToSwallow(thing: string): readonly string[] {
  return [
    `${ATE} (.. )?${thing}`,
    `${thing} (.. )?${IN_MOUTH}`,
    `${thing} (.. )?(${ATE}|stuck in|up (his|her|the|my))`,
    `${POSSESSION} (.. )?${thing}`,
    `${thing} .. ${IS_GONE}`,
    `${IS_GONE} .. ${thing}`,
    `${thing} (.. )?(up|in|inside|down|into) (.. )?(${IN_NOSE_OR_EAR}|throat|belly|stool|poop)`,
    `(put|puts|stuck|stuffed|shoved|pushed|popped) (.. )?${thing} (.. )?(up|in|inside|` +
      'into) (his|her|the|their) (nose|ear|mouth|nostril)',
  ]
}

const BATTERY =
  '(battery|coin cell|coin cells|button cell|button cells|lithium (cell|disc|disk)|' +
  'cr ?\\d{4}|lr ?44|\\d{4} battery)'

const MAGNET =
  '(magnet|magnets|magnetic (balls?|beads?|piercing|stud|earring|toy|pieces?|bits?|' +
  'rocks?)|bucky ?balls?|bucky balls?|buckyballs?|neodymium|zen magnets|magnet balls|' +
  'neoballs)'

const GEL_BEAD =
  '((water|gel|jelly|sensory|hydro|expanding|aqua) (bead|beads|ball|balls|pearls|' +
  'crystals)|orbeez|orbee|waterbeads?|crystal soil|water marbles)'

export const batterySwallowed = signal(
  near(
    BATTERY,
    '(swallow*|ate|eaten|gulp*|suck*|chew*|went down|mouth|throat|nostril|nose|ear|' +
      'ingest*|inhale*)',
  ),
  ...waysToSwallow(BATTERY),
  '(shiny|silver|round|flat|metal|little) (.. )?(disc|disk|circle|penny|coin|button|thing|tablet) (.. )?(from|out of|' +
    'off|in|inside) (.. )?(scale|scales|remote|fob|watch|toy|tea ?lights?|calculator|thermometer|musical|singing|' +
    'greeting|hearing aid|toothbrush|torch|flashlight|laser|car key)',
  `${BATTERY} .. (chew*|drool*|choking|vomit*)`,
)

export const magnetSwallowed = signal(
  `(${GULPED}) ... ${MAGNET}`,
  near(MAGNET, '(swallow*|ate|eaten|gulp*|went down|ingest*|inhale*|throat)'),
  `(${GULPED}|inhaled|one swallowed) (.. )?${MAGNET}`,
  `${MAGNET} (.. )?${GULPED}`,
  `${MAGNET} (.. )?${IN_MOUTH} (.. )?${IS_GONE}`,
  `${MAGNET} (.. )?${IS_GONE}`,
  `${IS_GONE} (.. )?${MAGNET}`,
  `${MAGNET} (.. )?(up|in|inside|stuck in) (.. )?(nose|nostril*|ear|belly|throat|penis)`,
  `${MAGNET} (stuck )?(.. )?(nose|nostrils)`,
  `${MAGNET} (.. )?one swallowed`,
)

export const gelBeadSwallowed = signal(
  near(
    GEL_BEAD,
    '(swallow*|ate|eaten|eating|gulp*|mouth|throat|nostril|nose|ear|ingest*|inhale*|chew*)',
  ),
  ...waysToSwallow(GEL_BEAD),
  `(vomit*|throwing up|belly|constipat*|drool*|wheez*) ... ${GEL_BEAD}`,
  `${GEL_BEAD} ... (vomit*|throwing up|throw up|belly|constipat*|drool*|wheez*|unwell)`,
)

export const smallObjectSwallowed = signal(
  '(swallowed|swallow|gulped|ingested) (.. )?(top|cap|end|lid|part|back|piece|bit|tip|' +
    'head|wheel) of (a|an|the|his|her|my|some)(?! (food|bread|apple|banana|meat|cake|' +
    'chicken|cheese|fruit|toast|his dinner|carrot|sandwich|cookie))',
  `(${GULPED}|swallow) (a |an |the |some |his |her |my |one |1 |\\d |small |tiny |` +
    'little |big |plastic |metal |glass |piece |pieces |bit |part |bits |of |open |closed |' +
    'sharp |whole |rubber |toy |baby |loose |gold |cheap |broken |from |pointy )*(coin|' +
    'coins|\\d{1,3} (p|pence|cent|cents|rupee|rupees|euro)|cent|euro|loonie|toonie|5 p|penny|pennies|quarter|dime|nickel|rupee|pence|token|50 p|20 p|10 p|lego|legos|' +
    'marble|marbles|bead|beads|pin|pins|safety pin|pushpin|thumbtack|tack|button|buttons|' +
    'stone|stones|pebble|pebbles|rock|rocks|gravel|screw|screws|nail|nails|bolt|' +
    'nut and bolt|earring|earrings|ring|necklace|jewel*|toy|toys|paper ?clip|paperclip|cap|' +
    'caps|bottle cap|pen lid|lid|plastic|metal|glass|needle|hair clip|hair tie|bobby pin|' +
    'hairpin|clip|key|dice|die|googly eye|pom ?pom|balloon|charm|pendant|chain|object|' +
    'something (sharp|hard|small|plastic|metal|and)|staple|staples|tooth|crown|brace|' +
    'bracket|ball|wheel|figurine|foil|wire|bb|pellet|sticker|zipper|toothpick|bone|wood|' +
    'string|stud|gem|rhinestone|sequins?|led light|light bulb|bulb|tile|shell|doll shoe|' +
    'shoe|game piece|polly pocket|token|medal|washer|spring|tab|pull tab|fidget|eraser|' +
    'crayon whole)(?! (cereal|candy|food|snack|pop|pops|nut|drop|yogurt))',
  '(swallowed|swallow) something',
  '(coin|penny|quarter|dime|nickel|marble|lego|bead|screw|button|ring|earring|pin|pebble|' +
    'stone|toy piece|game piece) (.. )?(swallowed|in (his|her) (belly|throat|' +
    'mouth and gone)|stuck in (his|her) throat|went down)',
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
  '(stuck|stick|sticks|lodged|jammed|put|puts|pushed|shoved|stuffed|poked|shoves|has|' +
    'have|got|is|something|bead|beads|pea|peas|bean|corn|popcorn|raisin|lego|legos|toy|' +
    'stone|rock|pebble|bug|insect|fly|ant|beetle|moth|spider|cockroach|roach|crayon|eraser|' +
    'foam|paper|tissue|seed|peanut|nut|button|rice|bead|playdough|play doh|marble|sticker|' +
    'plastic|rubber|object|sponge|pearl|gem|bit|piece|bread|candy|rhinestone|pom ?pom|' +
    'pompom|blueberry|chickpea|cotton|earring|pencil|lead|lentil|sequin|glitter|food|' +
    'it) (.. )?(up|in|inside|into|down|out of) (his |her |my .. |the |their |one |1 |a |' +
    'left |right |toddlers |sons |daughters |kids |baby |son |daughter |toddler |kid |' +
    `child |old |own )*${IN_NOSE_OR_EAR}(?! (infection|ache|drops|wax|pain|piercing|` +
    'piercings|tubes|thermometer))',
  `stuck (.. )?${IN_NOSE_OR_EAR}`,
  '(smell*|smelly|stink*|foul|bad smell*|discharge|pus|bloody) (.. )?(1|one|single|' +
    'only one|left|right) (nostril|side of (his|her|the) nose)',
  '(1|one|left|right) nostril .. (smell*|stink*|discharge|pus|foul|runny|blocked)',
)

export const harmlessInNose = signal(
  '(finger|fingers|thumb) (up|in)',
  '(snot|boogers?|bogies|mucus|wax|blocked|stuffy|drops|spray|saline|tubes?|feeding tube|' +
    'water|congest*|nose blowing|picks|picking|thermometer|aspirator|frida|piercings?|pain|' +
    'ache|infection|whisper*|ringing|itch*|grommets?)',
  'hair in',
)

export const foreignBody = signal(
  '(bead|pea|stone|lego|bug|toy|insect|raisin|bean|foam|corn|popcorn|button|object|' +
    'something|seed|rock|eraser|crayon|paper|stuck|put|pushed|shoved|peanut|plastic|' +
    'play ?doh|smell*|stink*|foul|tissue|marble|cockroach|sponge|stuffed|blueberry|nut|' +
    'rice|lentil|pearl|pompom|piece|sticker|spider|ant|fly|moth|beetle|rhinestone|cotton|' +
    'earring|candy|food|sequin|gem|pebble|chickpea|it)',
)

export const gelBeadsNamed = signal(GEL_BEAD)
export const swallowedIt = signal(
  '(in|into) (his|her|their) mouth (.. )?(gone|cant find|cant see|vanished|disappeared|empty|nowhere)',
  '(swallowed|swallow|gulp*|ate|inhaled) (it|one|1|them|that|two|2|something)',
  '(might|may|could) have (swallowed|eaten)',
  '(gulp|gulped|swallow)',
)
export const smallThing = signal(
  '(\\d{1,3} (p|pence|cent|cents)|beads?|lego|stone|pebble|battery|magnet|object|piece)',
  '(ring|earring|coin|penny|marble|lego|bead|button|pin|screw|key|nail|needle|stud|toy|pendant)',
)
