import { signal } from '../signal.ts'

export const missing = signal(
  '(not|isnt|isnt there) in (his|her|their) (bed|room|crib) (.. )?(door|window|gate|gone|anywhere|missing)',
  '(meant|supposed|due) to (bring|drop|have|return|hand) (.. )?(kids|son|daughter|child|baby|him|her|them) (.. )?(back|home) (.. )?(.. )?(phone|answer*|hours|midnight|late|reply*|gone|no sign)',
  '(he|she|son|daughter|old|toddler|they) (.. )?(just |has |have )?(vanished|disappeared)',
  'should (have been|be|of been) (home|back) (.. )?(hours|from|by|at|not) (.. )?(.. )?(answer*|phone|friends|friend|reply*|no sign|nobody|no one|gone)',
  '(cant|couldnt|cannot|nobody can|havent) (find|found|locate|see) (my |our |the )?(.. )?\\d+ (years|months) old',
  '(cant|couldnt|cannot) (find|see|locate) (him|her|them|my .. ) anywhere',
  '(lost|separated from|lost sight of) (him|her|them|my (son|daughter|kid|child|toddler|\\d+ years old)) (.. )?(in|at) (the )?(shop*|mall|centre|center|crowd|park|market|beach|station|airport|store|fair|zoo|library|festival)',
  '(child|son|daughter|kid|baby|toddler|boy|girl|teen|kids) (is|has|are|was) gone( (and|' +
    ',|\\||from (his|her|the) (bed|room|house|garden|yard|crib|school)|since|missing|' +
    'now))?(?! (to|back|through|off|crazy|quiet|floppy|limp|blue|gray|pale|stiff|very|' +
    'really|all|so|from (a|being|\\w+ing)|mad|into|swimming|on|out|purple|white|red|yellow|' +
    'a|for|up|down|potty|nursery|school|2|3|\\d+))',
  '(didnt|never|hasnt|did not) (get|got|gotten|come) off (.. )?(bus|train|plane)',
  '(hasnt|wont|didnt|havent|refus*|not) (to )?(bring|brought|return*|give|gave|given|' +
    'hand*) (.. )?(kids|son|daughter|child|baby|children|him|her|them) (back|home|over)',
  '(cant|couldnt|still havent|havent|not able to) (find|found|locate) (him|her|' +
    'them) (anywhere|in|at|and|\\||for|since|outside)',
  '(cant|cannot|couldnt|unable to|still havent|havent|not able to|nobody can|no one can|' +
    'we cant|i cant) (find|found|locate) (my |our |the )?(little |autistic |youngest |' +
    'oldest |eldest |older |younger |teenage |\\d+ years old |\\d+ |four |three )*(son|' +
    'daughter|child|kid|kids|baby|toddler|boy|girl|teen|teenager|him|her|them|twin|' +
    'grandson|granddaughter|niece|nephew|stepson)',
  '(son|daughter|child|kid|baby|toddler|boy|girl|teen|teenager|he|she|old|they) (is |' +
    'has |has been |went |gone |just |been |and |ran |might be |still )*(missing|vanished|' +
    'disappeared|abducted|kidnapped|been taken|nowhere to be (found|seen)|gone missing|' +
    'wandered (off|away|out)|run away|ran (off|away)|runaway|not come home|eloped)(?! (the|' +
    'his|her|a) (toy|tooth|milestone*|bear|school|work|bus|from me|from the table|laughing|' +
    'when i (say|call|try)|to play|to hide))',
  '(wandered|ran|walked|took) off (.. )?(cant find|dont know where|gone|missing|lost|' +
    'hours|minutes|anywhere|autis*|park|mall|shop|store)',
  '(wandered|wander) (off|away)',
  '(lost|losing) (my |our |sight of (my|our) |track of (my|our) )?(son|daughter|child|' +
    'kid|toddler|boy|girl|\\d+ years old|him|her|baby) (.. )?(mall|store|shop|park|beach|' +
    'crowd|station|airport|market|supermarket|fair|zoo|street|festival|mela|museum|ikea|' +
    'train|walmart|target|city|woods|school)',
  '(ex|father|mother|dad|mom|husband|wife|stranger|someone|man|woman|nanny|partner|' +
    'boyfriend|inlaws|grandparents) (.. )?(took|taken|kidnapped|abducted|snatched|' +
    'has taken|run off with|ran off with|disappeared with|fled with|wont return|' +
    'wont give back|refus* to return|keeping) (.. )?(my |our |the )(kids|kid|son|daughter|' +
    'child|children|baby|toddler|boys|girls|him|her)(?! (to|for|on a|out (to|for)|swimming|' +
    'shopping|into|in the car to))',
  '(didnt|hasnt|hasnt|havent|never|not|isnt|wasnt) (come|came|returned|returning|arrived|' +
    'been|back|come back|turned up|shown up) (back )?(home|from school|from (his|' +
    'her) friend*)(?! (late|yet from work|early))( .. (last night|school|night|hours|since|' +
    'yet|all night|and|midnight))?',
  '(kidnapped|abducted|snatched)',
  '(ran|run|runs) away (from home|and|\\||last night|this|today)',
  'runaway',
  '(missing|lost) (child|kid|toddler|son|daughter|baby|teen|teenager|boy|girl)(?! (his|' +
    'her|a|tooth|teeth))',
)

export const notMissing = signal(
  'milestones?',
  'i miss',
  '(teddy|bear|toy|lovey|shoe|glove|stuffed|blanket|pacifier|tooth|appetite|homework)',
  'missing (school|class|dad|mom|his|her|me|you|out|teeth|a|grandma)',
  '(runs|run|ran|running) (away|off) (from me|when i|in (stores|parking|shops|the park)|' +
    'every time|at the park|whenever|laughing|and laughs)',
  'hide and seek',
  'lost (his|her|the|a|interest|weight|my (temper|patience|mind|cool|job))',
)
