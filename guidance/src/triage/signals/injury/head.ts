import { near, signal } from '../signal.ts'
import { YOUNG } from '../words.ts'

export const fell = signal(
  '(took|taken) a (bad |nasty |big |hard )?(tumble|fall|dive|spill|header|nosedive)',
  '(went|goes|go) (flying|tumbling)',
  '(fell|fall|falls|fallen|falling|tumbled|tumble|rolled|rolls|roll|slipped|toppled|' +
    'flopped|flipped|slid|plunged|knocked) (right |straight |down |over |backwards? |' +
    'forwards? |head first |headfirst |face first |himself |herself |about |\\d |feet |' +
    'foot |meters |all the way |a |flight |of )*(off|from|out of|out|onto|on to|down|over|' +
    'on|backwards?|headfirst|head first|face first|against|into|through|flight|' +
    'stairs)(?! (asleep|sleep|love|place|for (the|his|her) nap))',
  '(fell|tumbled)(?! (back )?(asleep|sleep|in love|off|ill|sick|pregnant|behind|from \\d|to \\d))',
  'dropped (from|off|onto)',
  'had (a |an )?(bad |big |nasty |little |hard |awful )?(fall|tumble|spill)',
  '(after|from|in|since|his|her|the|a|bad|nasty) (a |the |his |her |big |bad |nasty |' +
    'hard )*(fall|tumble|faceplant)',
  `(dropped|drop) (my |the |our |a |his |her )?(own )?(${YOUNG}|\\d+ (days|weeks|` +
    'months) old|\\d+ (weeks|months))(?! (nap|naps|feed|bottle|off|at|weight|to|a nap|' +
    'percentile|pacifier|one|1|from (two|2|three|3) naps))',
  'i dropped (him|her|my|the baby)',
  '(was|got|been|accidentally) dropped',
  '(tripped (over|on|and|down)|(he|she|baby|toddler) trips over)',
  'faceplant*',
  'landed on',
  '(stairs|staircase|stairway) .. (fell|tumble*)',
  '(came|come|went) off (his|her|the|a) (bike|scooter|horse|swing|trampoline|skateboard|slide)',
  '(went|flew|flying|thrown) over (the |his )?(handlebars|rail*|gate)',
  '(furniture|dresser|tv|shelf|bookcase|drawers|telly) .. (fell|tipped|landed) (on|over)',
)

export const headHit = signal(
  near(
    '(kick*|punch*|elbow*|struck|hoof|stamped|stomped|trod|slapped|pelted)',
    '(head|temple|skull)',
  ),
  '(dropped|fell|landed|threw|thrown|fallen|tipped|came down|crashed) (.. )?(on|onto|' +
    'at) (.. )?(head|heads|face|skull|forehead)',
  near(
    '(hit|bump*|bang*|knock*|smack*|crack*|whack*|slam*|thump*)',
    '(head|heads|forehead|skull|temple)',
  ),
  '(hit|hits|hitting|bump*|bang*|smack*|smash*|knock*|crack*|bonk*|whack*|struck|clonk*|' +
    'clunk*|slam*|conk*|thump*|bash*|hurt|landed on|split|ding*|wallop*|bounc*|' +
    'thwack*) (.. )?(head|forehead|skull|temple|noggin|back of head)(?!s)',
  '(bump*|knock*|bang*|hit|smack*|crack*) heads',
  '(head|forehead|skull|temple) (.. )?(injury|injuries|bump|bonk|knock|lump|impact|' +
    'trauma|smacked|bounced|cracked|egg|hit|banged|slammed|first|bonked|contusion|dent)',
  'concuss*',
  '(bump|lump|egg|knot|dent|swelling|goose egg|bruise|bang|blow|kick|knock|kicked|' +
    'elbowed|punched|hematoma|haematoma) (on|to|in|at|over|across) (.. )?(head|forehead|' +
    'skull|temple|face)',
  'goose ?egg',
  'goose egg',
  'hit by (a |the )?(swing|ball|bat|car|rock|stone|bike|baseball|hockey|puck|golf|brick|' +
    'scooter|van|truck|bus|motorbike)',
  'skull',
  'head (butt|first)',
  '(dropped|fell) .. (on|onto) (his|her|its|their|the) head',
)

export const crash = signal(
  '(car|road|bike|quad|motorbike|atv|bus|traffic|vehicle) (crash|accident|wreck|collision)',
  '(hit|struck|knocked (down|over)|run over|ran over|knocked) by (a |the |an )?(car|van|' +
    'truck|bus|motorbike|vehicle|bike|scooter|rickshaw|auto|lorry|suv)',
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
  '(clear|watery|straw colored|pink) (fluid|liquid|stuff|discharge|water) (.. )?(nose|' +
    'ear|ears|nostril*)',
  '(fluid|liquid) (.. )?(nose|ear|ears)',
  '(blood|bleeding) (.. )?(ear|ears)',
  '(ear|ears) (is |are )?(bleeding|leaking)',
  '(nose|ear) (is )?(leaking|dripping|running) (clear|fluid)',
  'bleeding from .. ear',
)

export const skullSigns = signal(
  '(feels|is|feel|felt) (really |very |so |all |quite )*(soft|squishy|boggy|mushy|spongy)',
  '(swelling|lump|bump|egg) (.. )?size of (a |an )?(golf ball|egg|tennis ball|plum|' +
    'orange|lemon|fist)',
  '(black|bruise|dark|panda|raccoon) (.. )?(eyes|around (both|his|her|the) eyes|behind (.. )?ear*)',
  'raccoon eyes',
  'behind (his|her|the) ear',
  '(soft|squishy|boggy|mushy|spongy) (.. )?(lump|spot|bump|swelling|area|head)',
  '(lump|bump|swelling|egg) (is |feels |on .. )*(soft|squishy|boggy|mushy|spongy|huge|' +
    'massive|enormous|getting bigger|growing)',
  '(huge|massive|enormous|giant|golf ball|egg sized|tennis ball|big soft|' +
    'very large) (.. )?(lump|bump|swelling|egg|knot|hematoma)',
  'dent in',
  'dented',
  'skull (fracture|is cracked|cracked|dent)',
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
  '(horse|hoof|golf club|cricket bat|baseball bat|hammer|brick|rock|metal pole)',
  '(from|off|out of|out|over|down) (.. )?(changing table|change table|bunk|bunk bed|roof|' +
    'window|tree|balcony|second (floor|story)|2nd (floor|story)|upstairs|counter|' +
    'countertop|kitchen table|shopping cart|trolley|horse|monkey bars|climbing frame|' +
    'high chair|highchair|ladder|wall|top of|loft|deck|cliff|moving|playground (tower|' +
    'structure)|cart|washing machine|dresser|terrace)',
  '(fell|tumbled|rolled|slipped|tumble|fall|falling) (.. )?(down|off) (.. )?(stairs|' +
    'staircase|flight|steps)(?! (but only|\\||, only|only 1|only 2))',
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
  '(worse|worsening|worst|severe|bad|terrible|awful|keeps|constant|' +
    'really bad) (.. )?(headache|head (pain|ache))',
  'headache (.. )?(worse|worsening|wont|severe|bad|keeps|terrible|getting|since|all)',
  '(complain*|says|saying|said) (.. )?(head (hurts|really hurts|is killing)|headache)',
)

export const headbutting = signal(
  'headbutt*',
  'head butt*',
  'head banging',
  '(bangs|banging|hits|hitting|bang) (his|her|their) (own )?head (against|on (the|his|' +
    'her) (crib|wall|floor|bed|cot)|when|in (bed|his|her|frustration)|during|if|repeatedly|' +
    'at (night|bedtime|nap))',
  'bangs (his|her) head',
  'lice',
  'hat',
  'hits me',
  'hitting (me|kids|other)',
)
