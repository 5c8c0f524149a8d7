import { signal } from '../signal.ts'
import { MEDICINE, SELF } from '../words.ts'

export const deliberateOverdose = signal(
  '(found|finding) (.. )?empty (.. )?(blister packs?|packets?|bottles?|boxes|strips|foil*) (.. )?(bin|bed|room|drawer|bag|floor|pillow)',
  '(took|taken|swallowed|ate|takes|taking|downed|drank|overdos*) (.. )?(on purpose|' +
    'deliberately|intention*|to (die|kill|end|hurt|harm)|after (a |the |our )?(fight|' +
    'argument|breakup|row|break up)|because (he|she|they) want* to)',
  '(took|taken|swallowed|downed|swallows|popped) (.. )?(a )?(whole |entire |full |big |' +
    'huge |loads of |lots of |too many |all (of )?(the |his |her |my )?|\\d{2,3} |8 |9 |' +
    'handful of |bottle of |bunch of |box of |packet of |pack of |load of |lot of |' +
    `fistful of |bottles of )+(.. )?(${MEDICINE}|tablets|overdose)`,
  `(swallowed|took) (.. )?tablets to (die|end|kill|sleep forever)`,
  '(teen|teenager|daughter|son|he|she|they|kid|\\d+ years old|niece|nephew) (.. )?(has |' +
    'have |may have |just |might have |tried to |trying to |took an |taken an |' +
    'intentionally |deliberately )+overdos*',
  '(teen|teenager|daughter|son|\\d+ years old|she|he) overdosed',
  '(took|taken) an overdose',
  'overdosed on purpose',
  'intentional* (overdose|swallow*|took|ingest*)',
  'od on purpose',
)

export const suicideAttempt = signal(
  '(tried|trying|attempted|attempting|attempt|tries|about|going|just tried) (to )?(hang|' +
    'hanging|kill|killing|drown|drowning|choke|choking|strangle|strangling|shoot|suffocate|' +
    'gas|end) (himself|herself|themselves|themself|his life|her life|their life|myself|' +
    'it all|it|my life)',
  '(hang|hung|hanged|hanging) (himself|herself|themselves|from (a |the |his |her )?(rope|belt|ceiling|beam|tree|door|rail|banister|neck)|by (the |his |her )?neck)',
  'noose',
  '(belt|rope|cord|scarf|sheet|string) (.. )?(around|round) (his|her|their|own) (own )?neck',
  `(cut|slit|slashed|sliced|slashing|cutting|slitting) (.. )?wrist*`,
  '(suicide attempt|attempted suicide|attempt at suicide|tried suicide)',
  '(tried|attempt*) to (commit suicide|take (his|her|their) (own )?life|jump (off|from|' +
    'out|in front))',
  'jumped (off|from|out of) (.. )?(bridge|roof|balcony|window|building)',
  '(drank|swallowed) (.. )?(bleach|poison|antifreeze|pesticide) (.. )?(on purpose|to die|' +
    'kill|deliberately)',
  '(cut|stabbed) (himself|herself) (.. )?(deep|deeply|badly|on purpose|bad)',
)

export const pastAttempt = signal(
  '(past|previous|earlier|old|prior) attempt*',
  '(years|months) ago',
  'doing well',
  '(quiz|test|exam|homework|climb|potty|walk) attempt',
  'attempted the',
)

export const selfHarm = signal(
  '(rows|row|lines|line|ladder|set) of (.. )?(cuts|scratches|scars|slashes) (.. )?(arm|arms|leg|legs|wrist|wrists|thigh|thighs|stomach|belly|hips)',
  '(bangs|banging|hits|hitting|punches|punching|slams|bites|scratches) (.. )?(head|walls?|himself|herself|knuckles|hands?|arms?|door) (.. )?(till|until|so hard) (.. )?(bleed*|blood*|bruise*|raw|swollen)',
  'says (it|hurting|cutting|the pain) (helps|makes (him|her) (feel|calm)|is the only)',
  '(cuts|slashes|scars|cut marks|razor marks|slits|lines|fresh cuts|' +
    'scratches) (.. )?(on|up|down|along|across|all over) (.. )?(son|daughter|teen|' +
    'teenager|stepson|stepdaughter|kid|child|niece|nephew|old) (.. )?(arm|arms|wrist|' +
    'wrists|thigh|thighs|legs|stomach|forearms?)',
  'lines of cuts',
  '(cuts|slashes|scars|cut marks|razor marks|slits|lines|fresh cuts) (.. )?(on|up|down|' +
    'along|across) (his|her|their|my daughters|my sons) (own )?(arm|arms|wrist|wrists|' +
    'thigh|thighs|forearm|forearms|upper legs?)',
  '(cutting|slicing|scratching|burning|carving|slashing) (into )?(her|his|' +
    'their) (own )?(arm|arms|leg|legs|wrist|wrists|thigh|thighs|stomach|belly|skin|forearm|' +
    'forearms)',
  '(cut|cuts|cutting|burn|burns|burning|burned|scratch|scratches|scratching|hurt|hurts|' +
    'hurting|harm|harms|harming|bite|bites|biting|punch|punches|punching|hit|hits|hitting|' +
    `carv*|pick*|slap*) ${SELF}`,
  'self ?harm*',
  'self harm*',
  'self injur*',
  '(is|started|been|keeps|she|he|caught (her|him)|found out (she|he) is|admitted|into|' +
    'still|again|with) (secretly )?cutting(?! (a|the|his|her|out|in|teeth|back|down|class|' +
    'school|food|paper|carbs|in line|corners|it|hair|up|things|with|through|molars))',
  '(found|saw|noticed|discovered|has|have|spotted|hides|hiding|covered in|seen|seeing|' +
    'there are) (.. )?(cuts|scars|slashes|slits|slices|cut marks|razor (marks|cuts)|' +
    'scratches|burn marks|lines|burns|carvings|scratch marks) (.. )?(on|up|down|across|' +
    'all over|along|in) (.. )?(arm|arms|leg|legs|wrist|wrists|thigh|thighs|stomach|belly|' +
    'hips|forearm|forearms)',
  '(razor|blade|blades|razors|razor blade|pencil sharpener|lighter|knife|' +
    'box cutter) (.. )?(in|under|hidden|hiding|stash*|to cut|on (his|her) (arm|leg|skin|' +
    'wrist)|room|drawer|bloody)',
  'burn marks (.. )?(himself|herself|did)',
  '(long sleeves|hoodie|sweater|bracelets|wristbands) (.. )?(hid*|scars|cuts|scratches|' +
    'heat|summer|all the time)',
  'bloody (tissues|tissue|sleeves|towels|razor)',
  '(bangs|banging|hits|punches|slaps) (.. )?(head|walls?|himself|' +
    'herself) (.. )?(and (bites|scratches|hits|pulls)|when (upset|angry|stressed|' +
    'overwhelmed))',
  'pulls (out )?(his|her) (own )?hair out',
)

export const notSelfHarm = signal(
  'tantrum',
  '(cat|dog|kitten|puppy|thorn|brambles|bush)',
  'nail biting',
  'bites (his|her) nails',
  'carbs',
  'eczema',
  'toddler',
  'accident*',
  'in (his|her) sleep',
  'itch*',
  'chicken pox',
  'chickenpox',
  'mosquito*',
  'shaving',
  'cooking',
  'with scissors',
  'climbing',
  'on the (table|door|slide|swing|bike)',
  'playing',
  'soccer',
  'football',
)
