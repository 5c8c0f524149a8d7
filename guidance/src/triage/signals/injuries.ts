import { near, signal } from './signal.ts'
import { LIMB, YOUNG } from './words.ts'

export const fell = signal(
  '(fell|fall|falls|fallen|falling|tumbled|tumble|rolled|rolls|roll|slipped|toppled|flopped|flipped|slid|plunged|knocked) (right |straight |down |over |backwards? |forwards? |head first |headfirst |face first |himself |herself |about |\\d |feet |foot |meters |all the way |a |flight |of )*(off|from|out of|out|onto|on to|down|over|on|backwards?|headfirst|head first|face first|against|into|through|flight|stairs)(?! (asleep|sleep|love|place|for (the|his|her) nap))',
  '(fell|tumbled)(?! (back )?(asleep|sleep|in love|off|ill|sick|pregnant|behind|from \\d|to \\d))',
  'dropped (from|off|onto)',
  'had (a |an )?(bad |big |nasty |little |hard |awful )?(fall|tumble|spill)',
  '(after|from|in|since|his|her|the|a|bad|nasty) (a |the |his |her |big |bad |nasty |hard )*(fall|tumble|faceplant)',
  `(dropped|drop) (my |the |our |a |his |her )?(own )?(${YOUNG}|\\d+ (days|weeks|months) old|\\d+ (weeks|months))(?! (nap|naps|feed|bottle|off|at|weight|to|a nap|percentile|pacifier|one|1|from (two|2|three|3) naps))`,
  'i dropped (him|her|my|the baby)',
  '(was|got|been|accidentally) dropped',
  '(trip|tripped|trips) (over|on|and|down)',
  'faceplant*',
  'landed on',
  '(stairs|staircase|stairway) .. (fell|tumble*)',
  '(came|come|went) off (his|her|the|a) (bike|scooter|horse|swing|trampoline|skateboard|slide)',
  '(went|flew|flying|thrown) over (the |his )?(handlebars|rail*|gate)',
  '(furniture|dresser|tv|shelf|bookcase|drawers|telly) .. (fell|tipped|landed) (on|over)',
)
export const headHit = signal(
  '(hit|hits|hitting|bump*|bang*|smack*|smash*|knock*|crack*|bonk*|whack*|struck|clonk*|clunk*|slam*|conk*|thump*|bash*|hurt|landed on|split|ding*|wallop*|bounc*|thwack*) (.. )?(head|forehead|skull|temple|noggin|back of head)(?!s)',
  '(bump*|knock*|bang*|hit|smack*|crack*) heads',
  '(head|forehead|skull|temple) (.. )?(injury|injuries|bump|bonk|knock|lump|impact|trauma|smacked|bounced|cracked|egg|hit|banged|slammed|first|bonked|contusion|dent)',
  'concuss*',
  '(bump|lump|egg|knot|dent|swelling|goose egg|bruise|bang|blow|kick|knock|kicked|elbowed|punched|hematoma|haematoma) (on|to|in|at|over|across) (.. )?(head|forehead|skull|temple|face)',
  'goose ?egg',
  'goose egg',
  'hit by (a |the )?(swing|ball|bat|car|rock|stone|bike|baseball|hockey|puck|golf|brick|scooter|van|truck|bus|motorbike)',
  'skull',
  'head (butt|first)',
  '(dropped|fell) .. (on|onto) (his|her|its|their|the) head',
)
export const crash = signal(
  '(car|road|bike|quad|motorbike|atv|bus|traffic|vehicle) (crash|accident|wreck|collision)',
  '(hit|struck|knocked (down|over)|run over|ran over|knocked) by (a |the |an )?(car|van|truck|bus|motorbike|vehicle|bike|scooter|rickshaw|auto|lorry|suv)',
  'run over',
  'car accident',
)
export const passedOut = signal(
  '(pass*|black*|knocked|knock*) (him |her |them |himself )?out',
  '(lost|losing|loss of) consciousness',
  'unconscious',
  'went (limp|blank|unresponsive)',
  '(out cold|came to|came round|came around)',
  '(wasnt|didnt|not) respon*',
  'unresponsive',
  'was out for',
  '(didnt|couldnt) wake',
  'limp',
)
export const unsteady = signal(
  'unsteady',
  'wobbly',
  'dizzy',
  'dizziness',
  'off balance',
  'losing (his|her) balance',
  'stagger*',
  'stumbl*',
  '(cant|not|wont|isnt) (walk*|walking|stand*) (straight|right|properly|steady|normal*)',
  '(cant|wont) (walk|stand)',
  'weak (on|in|arm|leg|side)',
  'weakness',
  'numb*',
  '(cant|wont|isnt) mov* (his|her|one|1)',
  '(one|1) side',
  'clumsy',
  'lost balance',
)
export const fluidFromNoseOrEar = signal(
  '(clear|watery|straw colored|pink) (fluid|liquid|stuff|discharge|water) (.. )?(nose|ear|ears|nostril*)',
  '(fluid|liquid) (.. )?(nose|ear|ears)',
  '(blood|bleeding) (.. )?(ear|ears)',
  '(ear|ears) (is |are )?(bleeding|leaking)',
  '(nose|ear) (is )?(leaking|dripping|running) (clear|fluid)',
  'bleeding from .. ear',
)
export const skullSigns = signal(
  '(black|bruise|dark|panda|raccoon) (.. )?(eyes|around (both|his|her|the) eyes|behind (.. )?ear*)',
  'raccoon eyes',
  'behind (his|her|the) ear',
  '(soft|squishy|boggy|mushy|spongy) (.. )?(lump|spot|bump|swelling|area|head)',
  '(lump|bump|swelling|egg) (is |feels |on .. )*(soft|squishy|boggy|mushy|spongy|huge|massive|enormous|getting bigger|growing)',
  '(huge|massive|enormous|giant|golf ball|egg sized|tennis ball|big soft|very large) (.. )?(lump|bump|swelling|egg|knot|hematoma)',
  'dent in',
  'dented',
  'skull (fracture|looks|is|cracked|dent)',
  '(skull|head) (is |looks )?(dented|misshapen|caved)',
)
export const doubleVision = signal(
  '(sees|seeing|saw|see) (2|two) (of|things)',
  '(seeing|see|sees) double',
  'double vision',
  '(blurry|blurred|blurring|fuzzy) (vision|eyes|sight)?',
  'vision (is |went |gone )?(blurry|blurred|off|funny|weird)',
  '(cant|couldnt|not able to) see',
  'pupil* .. (different|uneven|unequal|bigger|larger|odd)',
  '(one|1) pupil',
  'cross eyed',
)
export const highFall = signal(
  '(from|off|out of|out|over|down) (.. )?(changing table|change table|bunk|bunk bed|roof|window|tree|balcony|second (floor|story)|2nd (floor|story)|upstairs|counter|countertop|kitchen table|shopping cart|trolley|horse|monkey bars|climbing frame|high chair|highchair|ladder|wall|top of|loft|deck|cliff|moving|playground (tower|structure)|cart|washing machine|dresser|terrace)',
  '(fell|tumbled|rolled|slipped|tumble|fall|falling) (.. )?(down|off) (.. )?(stairs|staircase|flight|steps)(?! (but only|\\||, only|only 1|only 2))',
  '([4-9]|\\d\\d) (feet|foot|ft|stairs|steps)',
  '([1-9](\\.\\d)?) (meters|m|metre*)',
  'concrete',
  'head ?first',
  'headfirst',
)
export const fewSteps = signal(
  '(1|2|3|one|two|last|bottom|couple|few|couple of) (of the )?(steps|stairs|step|stair)',
)
export const bleedingDisorder = signal(
  'h[ae]+mophilia',
  'blood thinner*',
  'warfarin',
  'bleeding disorder',
  'clotting (disorder|problem|issue)',
  'von willebrand',
  'low platelets',
  'itp',
  'heparin',
)
export const worseHeadache = signal(
  '(worse|worsening|worst|severe|bad|terrible|awful|keeps|constant|really bad) (.. )?(headache|head (pain|ache))',
  'headache (.. )?(worse|worsening|wont|severe|bad|keeps|terrible|getting|since|all)',
  '(complain*|says|saying|said) (.. )?(head (hurts|really hurts|is killing)|headache)',
)
export const playingFine = signal(
  '(playing|acting|seems|is|been|being|running around|laughing) (.. )?(fine|normal|normally|ok|happy|himself|herself|as usual|now)',
  'no (lump|bump|symptoms|vomiting)',
  'tired',
  'headbutts?',
)
export const headbutting = signal(
  'headbutt*',
  'head butt*',
  'head banging',
  '(bangs|banging|hits|hitting|bang) (his|her|their) (own )?head (against|on (the|his|her) (crib|wall|floor|bed|cot)|when|in (bed|his|her|frustration)|during|if|repeatedly|at (night|bedtime|nap))',
  'bangs (his|her) head',
  'lice',
  'hat',
  'hits me',
  'hitting (me|kids|other)',
)

export const burn = signal(
  '(boiling|scalding|steaming|bubbling) (.. )?(over|on|onto|down|in) (.. )?(him|her|his|himself|herself|son|daughter|baby|legs?|arms?|face|chest|hands?|feet|foot|skin|lap)',
  '(burn|burned|burnt|burns|got burned|got burnt|scald|scalded|scalding|scalds)(?! (up|calories|energy|when (he|she) pees|out))',
  '(spill*|pull*|pour*|tip*|splash*|knock*|upset|dump*|threw|dropped|sloshed|drenched) (.. )?(hot|boiling|scalding|steaming|tea|coffee|kettle|soup|noodles|chai|cocoa|hot chocolate|curry|porridge|gravy|cup of tea|wax|ramen|boiling water|hot oil|oil) (.. )?(over|on|onto|all|down|chest|arm|leg|face|him|her|himself|herself|lap|belly|neck|hand|foot|feet|shoulder|back|pan)',
  '(spill*|pull*|pour*|tip*|splash*|knock*) (.. )?(hot (tea|coffee|water|oil|drink|soup|milk|chocolate|liquid|food)|boiling|kettle|scalding|mug of|cup of)',
  '(hot|boiling|scalding) (.. )?(spill*|splash*|tipped|pulled|poured|fell) (.. )?(on|over|onto|down|all)',
  '(touched|grabbed|touching|leaned on|leant on|put|stuck|placed|grazed|fell (on|onto|into|against)|sat on|stepped on|landed on|brushed|picked up|pressed) (.. )?(stove|oven|hot|iron|radiator|fire|hob|grill|bbq|barbecue|curling iron|straighten*|straightener|hair straightener*|flame|candle|exhaust|kettle|fireplace|log burner|wood stove|wood burner|heater|sparkler|campfire|coals|stovetop|cooker|lamp|light bulb|glue gun|firepit|fire pit|steam|sun lounger|tawa|pressure cooker|diya|firecracker)(?! (truck|engine|station|drill|lego))',
  '(hand|hands|finger|fingers|arm|foot|feet|palm) (on|in|into|onto|against) (.. )?(oven|stove|iron|hot|kettle|fire|grill|flame|treadmill|hob|radiator|heater|boiling|coals|candle|fireplace|straighten*)',
  'treadmill',
  '(soup|tea|coffee|water|oil|noodle|iron|stove|oven|sparkler|kettle|exhaust|steam|wax|firework*) (.. )?(burn|burns|burned|burnt|splash|blister)',
  '(firework*|firecracker*|sparkler*|steam|acid) (.. )?(burn*|hand|face|arm|leg|foot|eye)',
)
export const blister = signal('blister')
export const burnWhere = signal(
  '(face|hand|hands|palm|palms|finger|fingers|feet|foot|toes|genital*|penis|vagina|private*|groin|bottom|bum|buttocks|joint|elbow|knee|wrist|ankle|neck|eye|eyes|eyelid|mouth|lips|throat|ear|shoulder|cheek|head|scalp|chest|belly|back|whole|all over|entire|everywhere|legs and|down (his|her)|stomach|lap|thighs|both)',
)
export const burnSevere = signal(
  '(white|charred|black|blackened|brown|leathery|waxy|peel*|raw|weeping|skin (is |has |was |just )*(coming|came|come|falling|fell|sloughing|peeling|slid)( off)?|huge|large|big|massive|all around|all the way round|circumfer*|chemical|acid|electric*|smoke|deep|third degree|3rd degree|second degree|2nd degree|multiple|lots of|bad|badly|serious|severe|screaming|boiling|oil|scalded|kettle|fire|on fire|flames|caught fire)',
)
export const burnSmall = signal(
  '(small|tiny|little|pea sized|size of a (coin|pea|dime|penny)|coin sized|minor|mild|slight|superficial)',
)
export const noBlister = signal(
  'no blister',
  '(just|only) (a bit |a little |slightly )?(red|pink)',
  'red mark',
  'sunburn*',
  'without blister*',
  'didnt blister',
  'friction',
  'from (new )?shoes',
  'tongue',
  'heartburn',
  'food',
)
export const hotDrinkPulled = signal(
  '(tea|coffee|kettle|boiling|soup|hot (water|oil|drink|chocolate|milk|liquid)|scald*|chai|noodles)',
)

export const bleedingBadly = signal(
  near(
    '(bleed*|blood|bled)',
    '(heavily|heavy|badly|a lot|everywhere|profusely|gushing|spurting|pouring|pumping|soak*|so much|like crazy|lots of|all over|rapidly|fast|bad|dripping everywhere|squirting)',
  ),
  '(blood|bleeding|it) (just )?keeps (on|coming|pouring|flowing|running|going|oozing)',
  'keeps (on )?(bleeding|gushing|pouring|spurting|oozing blood)',
  'bleeding (is |and )?(keeps on|through|heavily|badly|a lot|everywhere|nonstop|profusely|like crazy|so much|really bad|pretty bad|out of control|wont|hard|still|for \\d+|\\d+ minutes|continues)',
  '(wont|doesnt|cant get .. to|not|isnt|hasnt|cant) (.. )?stop* (the )?(bleeding|blood)',
  '(cant|couldnt|unable to) (stop|control) (the |his |her |it )?(bleeding|blood)',
  '(blood|its|it is|is|wound|cut) (.. )?(spurt*|gush*|squirt*|spray*|pouring|pumping|soaking)',
  '(spurting|gushing|squirting|pouring) (.. )?(blood|everywhere|out)?',
  'blood (is |just |all )*(everywhere|all over|pouring|dripping everywhere)',
  '(soak*|soaking|soaked|bled) (right )?through',
  'still bleeding',
  '(bleeding|blood) .. (\\d\\d|hours|half an hour) (minutes|after|later)?',
  '(lost|losing) (.. )?(a lot of|lots of|so much|too much) blood',
  '(minutes|pressure) .. (and )?still (bleeding|going)',
  'hemorrhag*',
  'haemorrhag*',
  'bleeding to death',
  'bleeding out',
)
export const deepWound = signal(
  '(deep|gaping|huge|massive|big|nasty|bad|open|severe|jagged) (.. )?(cut|gash|wound|laceration|slice|puncture)',
  '(cut|gash|wound|laceration) (.. )?(deep|gaping|wide open|open|to the bone|huge|bad|splitting|stitches)',
  'gash*',
  '(see|seeing|showing|exposed|visible) (the |some |white |yellow )*(fat|bone|muscle|tendon|tissue)',
  `${LIMB} (.. )?(cut off|chopped off|severed|sliced off|ripped off|torn off|amputated|nearly off|hanging off)`,
  `(cut|chopped|sliced|severed|ripped|tore|torn|lopped|crushed) off (.. )?${LIMB}?`,
  `(cut|chopped|sliced|severed|lopped|ripped|tore) (.. )?(finger|toe|fingertip|finger tip|tip|ear|thumb) (.. )?off`,
  '(tip|end|top) of (his|her|the) (finger|thumb|toe) (.. )?(off|gone|missing|cut|sliced)',
  'amputat*',
  'stab*',
  'impal*',
  '(knife|glass|nail|stick|fence|rod|fish ?hook|pencil|metal|wood|wire|scissors|skewer) (.. )?(stuck|through|embedded|sticking out|went through|in) (in |of |through |his |her |the )*(leg|arm|foot|hand|chest|belly|neck|cheek|face|palm|thigh|side|body|him|her|throat|mouth|back|head)',
  '(stepped|fell|landed|sat) (on|onto|through) (.. )?(glass|nail|knife|blade|window|razor) (.. )?(deep|gush*|blood*|bleed*|stuck|through)',
  'slashed',
  'gunshot',
  '(was|been|got|accidentally) shot (?!at|of|up)',
  'shot (himself|herself|in the (leg|arm|foot|hand|chest|face|head))',
)
export const noseBleeds = signal(
  'nose (is |has been |keeps |was |has |will not stop |wont stop |started |been |just |still |on and )*(bleed*|bled|pouring|gush*)',
  'nosebleed',
  'nose ?bleed*',
  'nosebleed*',
  '(bloody|blood from (his|her|the)|blood out of (his|her)|bleeding from (his|her|the|both)) (nose|nostril*)',
  '(bleed*|blood) .. (nose|nostril*)',
)
export const otherBleed = signal(
  'period',
  '(cut|gash|wound|finger|forehead|leg|arm|chin|lip|head|hand|foot|knee|glass|knife|tongue|gum|mouth|toe|stitches|circumcis*|cord|towel|bandage)',
)
export const bothNostrils = signal(
  '(both|2) (nostrils|sides|nostril)',
  'pouring',
  'gush*',
  'clots',
  'dizzy',
  'faint',
  'pale',
  'bruise',
  'blood thinner*',
  'keeps (on )?',
  'wont stop',
  'every day',
  'swallowing blood',
  'drip* down (his|her) throat',
  'still',
  'hard to stop',
  'cant stop',
)
export const stopped = signal(
  'stopped',
  'had a 5 minutes',
  'sometimes',
  'dry air',
  'booger*',
  'occasional*',
)

export const eyeChemical = signal(
  '(bleach|cleaner|cleaning|detergent|pod|pods|tide|laundry|dishwasher|sanitizer|sanitiser|hand gel|super ?glue|glue|super glue|oven cleaner|drain|essential oil|oil|cement|lime|chuna|plaster|acid|pesticide|bug spray|insect spray|perfume|hair ?spray|spray|paint|windex|dettol|lysol|disinfectant|ammonia|vinegar|alcohol|chemical|chemicals|petrol|gasoline|nail (polish|glue|varnish)|pepper spray|air freshener|deodorant|unknown liquid|liquid|slime activator|peroxide|wart remover|menthol|vicks|eyelash glue|polish|toilet cleaner|weed killer|fertilizer|battery acid|mortar|turpentine|thinner|soda|chilli|hair dye|dye|febreze|cologne|shower cleaner|fabric softener|dish soap|washing up liquid|descaler|fuel|pool (chemical*|shock)) (.. )?(in|into|near|inside|to|on) (.. )?(eye|eyes|eyeball)',
  '(eye|eyes) (.. )?(bleach|cleaner|detergent|chemical*|super ?glue|sanitizer|acid|cement|lime|disinfectant|pesticide|nail glue|bug spray|oven|laundry|pod)',
  '(sprayed|squirted|splashed) (.. )?(bleach|cleaner|perfume|deodorant|windex|sanitizer|disinfectant|bug spray|chemical*|oven|pesticide|lysol|dettol) (.. )?(eye|eyes|face)',
  '(sprayed|squirted|splashed) (himself|herself|him|her|in the (eye|eyes|face)) (.. )?(with|by) (.. )?(bleach|cleaner|perfume|deodorant|windex|sanitizer|disinfectant|bug spray|chemical*)',
)
export const harmlessInEye = signal(
  'shampoo',
  'sunscreen',
  'sun cream',
  'chlorine',
  'baby oil',
  'breast ?milk',
  'saline',
  'eye drops',
  'vitamin',
  'coconut oil',
  'food',
  'baby wash',
)
const SHARP =
  '(stick|pencil|pen|dart|glass|needle|scissors|knife|fork|wire|thorn|hook|fishhook|splinter|metal|arrow|nerf|branch|twig|screwdriver|nail|skewer|toothpick|shard|bb|pellet|firework|firecracker|laser|rod|chopstick|straw|hanger|cactus|pin|staple|key|grass blade|spoon|toy sword|sword)'
export const eyePierced = signal(
  `${SHARP} (.. )?(eye|eyes|eyeball)(?! (level|doctor|contact|brow|brows|lid|drops|color))`,
  `(poked|stabbed|hit|jabbed|cut|scratched|pierced) (.. )?(eye|eyes|eyeball) (.. )?(with|by) (.. )?${SHARP}`,
  `(eye|eyeball) (.. )?(stabbed|pierced|sliced|punctured|ruptured|cut open)`,
  '(something|object|shard|piece|bit) (.. )?(stuck|embedded|lodged) in (his|her|the) (eye|eyeball)',
)
/** Damage that speaks for itself, however it came. */
export const eyeBroken = signal(
  '(blood|red|bleeding) (.. )?(in|inside|behind) (the |his |her )*(colored part|colored bit|pupil|iris)',
  '(eye|eyeball) (.. )?(leaking|oozing|popped|ruptured|collapsed|sliced)(?! (pus|goo|yellow|green|gunk|tears|watery|water|discharge))',
  '(clear )?jelly (.. )?(out of|from) (.. )?eye',
  '(pupils?) (is |are |look |looks )*(.. )?(different sizes?|odd shape|uneven|unequal|misshapen|bigger than|larger than)',
)
export const eyeHit = signal(
  '(poke*|stab*|hit|struck|kick*|punch*|elbow*|scratch*|cut|hurt|injur*|ball|toy|fell|fall|blow|fingernail|finger|jab*|whack*) (.. )?(eye|eyes|eyeball)',
  '(eye|eyes|eyeball) (.. )?(poke*|stab*|hit|struck|kick*|punch*|elbow*|scratch*|injur*|hurt|after)',
  'in (the|his|her) eye',
)
export const eyeDamage = signal(
  '(cant|couldnt|not|doesnt|unable to) see',
  '(blurry|blurred|fuzzy|double|lost|loss of|losing) (.. )?(vision|sight)?',
  '(blood|red) (.. )?(in|inside) (.. )?(colored part|pupil|iris|white of|eye|eyeball)',
  'pupil (.. )?(big|different|odd|shape|unequal|bigger|weird|huge|uneven)',
  '(eye|eyeball) (.. )?(leak*|fluid|jelly|oozing|bulg*|popped|bleeding|collapsed)',
  '(leak*|fluid|jelly) (.. )?(eye|eyeball)',
  '(wont|cant) open (it|his eye|her eye|the eye|eye|his eyes|her eyes)',
  'vision',
  '(severe|terrible|so much|screaming|awful|bad) (.. )?pain',
  'screaming',
  'blind',
  'light hurts',
)
export const eyelidOnly = signal(
  'eyelash',
  'eyelid',
  'seeing fine',
  'stye',
  'pink ?eye',
  'pink eye',
  'conjunctivitis',
  'black eye',
)
