import { near, signal } from '../signal.ts'
import { CHILD, PARTNER } from '../words.ts'

const KID =
  '(son|daughter|kid|kids|child|children|baby|toddler|him|her|them|boy|girl|newborn|' +
  'infant|stepson|stepdaughter|\\d+ (months|years|weeks|days)( old)?|little (boy|girl))'

const ADULT = `(${PARTNER}|babysitter|sitter|nanny|mom|dad|grandpa|grandma|grandfather|grandmother|uncle|aunt|teacher|coach|boyfriend|neighbor|father|mother|stepdad|stepfather|stepmom|stepmother|carer|cousin|someone|man|pastor|priest|daycare|caregiver|maid|ayah|driver|tutor|staff|worker|older (boy|kid|cousin))`

export const childHurtNow = signal(
  '(ex|stepdad|stepfather|stepmom|boyfriend|girlfriend|husband|wife|partner|dad|father|uncle|nan|grandad|nanny|babysitter|teacher|moms boyfriend|step dad) (.. )?(belted|battered|battering|thumped|thumping|walloped|walloping|laying into|hammering|leathered|thrashed|thrashing|clobbered|clouted|whacked|throttling|throttled) (.. )?(son|daughter|kids?|child|children|baby|toddler|boy|girl|brother|sister|old|twins)',
  '(ex|stepdad|stepfather|stepmom|boyfriend|girlfriend|husband|wife|partner|dad|father|uncle|nan|grandad|nanny|babysitter|teacher|moms boyfriend|step dad) (.. )?(throwing|chucking|dragging|flinging) (.. )?(son|daughter|kids?|child|children|baby|toddler|boy|girl|brother|sister|old|twins) (.. )?(around|about|across|down|by the)',
  `(${ADULT}|brother in law|sister in law|stepbrother|relative|roommate|aunty|` +
    `auntie) (.. )?(hit|slapped|smacked|kicked|punched|beat|whipped|` +
    `caned) (.. )?${KID} ... (hard|across|face|belt|stick|wall|floor|shoe|cane|black eye|` +
    `bleeding)`,
  '(drunk|wasted|high|drinking|intoxicated|hammered) (.. )?(and )?(driv*|drove|' +
    'behind the wheel|in charge|looking after|at the wheel)',
  near(
    '(drunk|wasted|drinking|high|intoxicated)',
    '(picked (him|her|them) up|driving (him|her|them|my|the))',
  ),
  `${ADULT} (just |has |always |keeps |once )*(hit|hits|slapped|slaps|smacked|shoved|squeezed|spanked|bit) (my |the |` +
    'our )?(baby|newborn|infant|\\d+ (months|weeks))',
  '(he|she|they|someone) (is|are|keeps) (beating|strangling|raping|choking|molesting|' +
    'smothering|stabbing) (my|our|the) (.. )?(son|daughter|kid|kids|child|children|baby|' +
    'toddler)',
  '(he|she|they) (is|are) (hurting|hitting|attacking|punching|kicking) (my|our|' +
    'the) (.. )?(son|daughter|kid|kids|child|children|baby|toddler) (right )?now',
  `${ADULT} (is |was |has been |keeps |just |has |always |started )*(hitting|beating|` +
    'punching|kicking|choking|strangling|hurting|attacking|throwing|shaking|whipping|' +
    `burning|smothering|drowning) (.. )?${KID}`,
  `${ADULT} (.. )?(shook|shaken|shakes|threw|thrown|throws|slammed|punched|kicked|` +
    'strangled|choked|smothered|stabbed|beat up|beat|burned|raped|molested|assaulted|' +
    `suffocated|dropped .. on purpose) (.. )?${KID}(?! (a|the|his|her|ball|with ball|` +
    'out of|awake|up|to|at (games|cards|chess)|hand))',
  '(shook|shaken|threw|thrown|slammed) (my |the |our )?(baby|newborn|infant|toddler|' +
    '\\d+ (months|weeks))(?! (awake|bottle|toy|a))',
  '(baby|newborn|infant|he|she|son|daughter|toddler) (was|has been|got|been|is being|' +
    'being) (shaken|thrown|raped|molested|sexually (abused|assaulted)|assaulted|strangled|' +
    'beaten|choked|punched|kicked (hard )?by (an adult|his|her|my|a man))',
  '(was|been|got|is being|being|were) (raped|molested|sexually (abused|assaulted)|gang raped)',
  'raped',
  'sexual* (assault*|abus*) (.. )?(last night|today|yesterday|this|now)',
  '(touched|fondled|groped|licked|fingered|had sex with|messed with|' +
    `interfered with) (.. )?(${KID}|her|him) (.. )?(last night|today|yesterday|` +
    'this (morning|week|weekend)|tonight)',
  '(threat*|going|says (he|she) will|said (he|she) would|vowed|wants) to (kill|stab|' +
    `shoot|burn|drown|murder) (.. )?(us|me|${KID}|the family|everyone|all of us|my)`,
  '(gun|knife|weapon|machete) (.. )?(at|to|on|pointed|threaten*|waving|' +
    'holding) (.. )?(us|me|kids|baby|him|her|child|head)',
  '(drunk|high|intoxicated|wasted|passed out|stoned|overdosed|hammered|on meth|on drugs|' +
    'been drinking) (.. )?(has|with|driving|watching|looking after|in charge of|caring for|' +
    'holding|and|alone with|babysitting|picked up) (.. )?(the |my |our )?(kids|kid|baby|' +
    'children|son|daughter|toddler|child|him|her)(?! (bottle|milk))',
  '(driving|drove|drives) (.. )?(drunk|high|wasted|after drinking) (.. )?(kids|baby|son|' +
    'daughter|child|children)',
  '(kids|baby|son|daughter|child|children) (.. )?(in the car|alone) (.. )?(drunk|wasted|' +
    'high|been drinking)',
)

export const harmlessThrow = signal(
  '(toy|nerf|water|pretend|play|bubble) guns?',
  'pretend*',
  'super ?hero',
  '(ball|toy|toys|book|block|blocks|shoe|food|spoon|cup)',
  '(shook|shake) (the )?bottle',
  'in the air (and|laugh*|play*)',
  'party',
  'a (ball|toy|block|tantrum|fit|pillow|party)',
  'hit by a ball',
  'accident*',
  'years ago',
  '(kids|siblings|brothers|sisters|twins) (are |keep )?(fight*|hitting)',
  'my (kids|sons|boys|girls|twins|children) (.. )?(fight*|hit* each other)',
  '(toddler|brother|sister|son|sibling|daughter|classmate|another kid|other kid|baby|' +
    'kid at|child at|friend) (hits|hit|pushes|pushed|bites|bit|kicks|kicked|punch*|' +
    'slap*) (.. )?',
)

export const childTells = signal(
  '(made|makes|told|asked|forced|forces|making) (him|her|them|' +
    'my .. ) (to )?(take (.. )?(clothes|pants|underwear|top) off|take off (.. )?(clothes|' +
    'pants|underwear)|undress|strip|get naked|touch (his|him|it)|kiss (his|him))',
  '(touched|molested|groped|abused|hurt|hit|beaten|raped|kissed|fondled|' +
    'assaulted) by (.. )?(uncle|cousin|teacher|coach|stepdad|stepfather|grandpa|' +
    'grandfather|neighbor|babysitter|sitter|nanny|dad|father|mom|brother|priest|pastor|' +
    'older (boy|kid|man)|man|stranger|someone|staff|carer|relative|boyfriend)',
  near(
    '(coach|teacher|tutor|uncle|neighbor|man|stranger|stepdad|adult|older (guy|boy|man)|' +
      'priest|someone online)',
    '(weird|sexual|inappropriate|secret|naked|creepy|dirty|nude) (messages|texts|' +
      'pictures|photos|videos|message|text|pics|gifts|dms)',
  ),
  near(
    '(daycare|nursery|school|dads?|ex|exs|sitter|babysitter|nanny|visit*|grandmas?|' +
      'grandparents|creche|childminder|stepdads?|his fathers?|her fathers?|contact)',
    '(strange|unexplained|suspicious|weird|odd|mystery|unusual|new|lots of|' +
      'covered in) (bruise|marks|injuries|burns|scratches|welts)',
  ),
  `${CHILD} (.. )?(says|said|told|tells|telling|claims|disclosed|mentioned|reported|` +
    'confided|admitted|describ*|keeps saying|came home saying|complain*) ... (hurts|hurt|' +
    'hits|hit|touches|touched|touching|touch|kissed|kisses|beats|beat|slaps|slapped|' +
    'tickles|licks|made (him|her) (touch|watch|look|do|kiss)|makes (him|her)|pulled (his|' +
    'her) pants|private|privates|secret|bum|vagina|penis|shows? (him|her) (his|videos|' +
    'porn)|locks (him|her)|pinch*|hurting|smacks?|smacked|yells and|peepee|pee pee|wee wee|' +
    'willy|down there|bottom) (.. )?',
  '(touched|touches|touching|touch|rubbed|tickled|kissed|grabbed|groped|fondl*|licked|' +
    'looked at|put (his|her) (hand|finger|mouth)) (.. )?(private|privates|private parts|' +
    'genitals|vagina|penis|bottom|bum|down there|breasts?|inappropriately|where (he|' +
    'she) shouldnt|pee ?pee|wee wee|willy|under (his|her) (clothes|pants|' +
    'underwear))(?! (a lot|all the time|when|in public|himself|herself))',
  '(inappropriate*|wrong|bad|sexual*|weird) (touch*)',
  '(abused|molested|abusing|molesting|sexually abus*|being abused|groom*|neglected|' +
    'neglecting|mistreat*|abuse)(?! (the|his ipad|her phone|ipad|as a child|the system|dog|' +
    'your))',
  '(child|sexual|physical|emotional|domestic) abuse(?! (as a|when i was|survivor))',
  '(unexplained|strange|suspicious|weird|finger shaped|handprint|hand print|loop|belt|' +
    'patterned|new|odd|multiple|round) (.. )?(bruise|marks|burns|welts|injuries|handprint|' +
    'bruising|cigarette burns) (.. )?(after|from|when|on|back|every|daycare|dad*|sitter|' +
    'nanny|weekend|visit|thighs|back|bottom|neck|ear)',
  '(bruise|marks|burns|welts|handprint|injur*) (.. )?(after|from|every time|' +
    'when) (.. )?(daycare|dads?|moms?|exs?|ex|sitter|babysitter|nanny|weekend|visit|visits|' +
    'visitation|custody|his fathers|her fathers|stepdad*|nursery|carer|school)',
  'belt marks?',
  'cigarette burns?',
  '(left|leaving|leaves) (.. )?(alone|unattended|home alone|unsupervised|' +
    'without food) (.. )?(all day|all night|for (hours|days)|overnight|no food|days|night)',
  '(kids|children|kid|child|baby|neighbors kids) (.. )?(left alone|alone all|home alone|' +
    'starving|never fed|no food|filthy|locked in|neglected|locked out|chained)',
  '(someone|man|stranger|guy|person|people|adult|older|predator|he|boy|' +
    'they) (.. )?(online|internet|snapchat|instagram|discord|roblox|fortnite|whatsapp|' +
    'telegram|game|chat|app) (.. )?(pictures|pics|photos|nudes|images|video|videos|send|' +
    'sent|asked|asking|money|meet|blackmail*|threat*|sext*)',
  '(nudes|naked (pictures|photos|pics|selfies)|explicit (pictures|photos|images)|' +
    'sextort*|sextorted|blackmail*|dick pic*|sexting|intimate (photos|pictures|images)|' +
    'nude (photos|pics|pictures|images))',
  '(knows|know|acting out|acts out|talking about|drawing|does|doing|simulat*|' +
    'mimic*) (.. )?(sexual|sex acts?|humping|oral|porn)',
  '(sexual|sexualized|sexualised) (behav*|knowledge|play|acts?|language)',
  '(pain|bleeding|sore|discharge|blood|hurts) (.. )?(vagina|genitals|anus|private parts?|' +
    'underwear|knickers|down there) (.. )?(daycare|uncle|dad*|after|visit|weekend|sitter|' +
    'wont say)',
  '(afraid|scared|terrified|petrified|frightened|refuses|hysterical) (.. )?(of|to go (to|' +
    'with|back)|going to|around) (.. )?(sitter|babysitter|nanny|uncle|stepdad|stepfather|' +
    'grandpa|coach|teacher|his dad|her dad|dads house|daycare and (has|says)|' +
    'neighbor) (.. )?(marks|bruise|says|touch*|hurt*|alone|cries|belt|screams|since|and)?',
  '(teacher|coach|uncle|cousin|stepdad|priest|neighbor|grandpa|babysitter|nanny|' +
    'daycare) (.. )?(hurts|hurt|hits|hit|touched|touches|slapped|slaps|smacked|spanked|' +
    'beats|showed (him|her)|locked|pinched|taped|ties|tied|shook) (.. )?(him|her|them|my|' +
    'kids|son|daughter|child|children|private*)',
)

export const notDisclosure = signal(
  'good touch',
  'bad touch',
  'how to (put|explain|teach)',
  'body safety',
  'how (do i |to )(teach|talk)',
  '(survived|survivor|as a child|when i was|my (own )?childhood|my past|triggered)',
  '(playground|shins?|sports?|football|bike|climbing)',
  'stove',
  '(abusing|abuse) (the )?(ipad|screen|tablet|phone)',
  '(brother|sister|sibling|another (kid|child|toddler|boy|girl)|classmate|friend|' +
    'other kids|kid at|boy at|cousin who is \\d|peers?) (hits|hit|bit|bites|pushes|pushed|' +
    'kicks|kicked|hurts|hurt)',
  'touches (himself|herself|his own|her own)',
  '(he|she|son|daughter|toddler|boy|kid|child|old) (keeps |is |always |constantly |likes |loves |' +
    'has been |just |cant stop |likes to |wont stop |often )*(touch*|hold*|play*|grab*|rub*|pull*) ' +
    '(with |at |on )?(his|her|their)(?! (brother|sister|friend|cousin))',
  'touching (himself|herself|his own|her own)',
  '(says|tells) .. (tummy|belly|head|throat|ear|teeth|knee|leg|foot|tooth|feet|stomach) hurts',
  'hurts (his|her) (feelings|ears)',
  'touched by (the|that|this|how) (story|song|film|movie|gesture|kindness)',
  'masturbat*',
)

export const bruiseOnBaby = signal(
  '(finger|thumb|hand|grip) (shaped )?marks?',
  'finger shaped marks?',
  'marks? (.. )?like fingers?',
  'bruise',
  '(black and blue|hand ?print|finger marks?)',
  '(torn|ripped|cut|bleeding) (.. )?(frenulum|lip tie|frenum|tongue tie|lip)',
  '(blood|bleeding) (.. )?(in|from|inside|on) (.. )?(mouth|gums|lips|eye|eyes)',
  '(red|broken|burst) (.. )?(blood vessel|vessel|spot|blood) (.. )?(eye|eyeball|white of)?',
  'blood in (the |his |her )?(white of (the |his |her )?)?(eye|mouth)',
  '(burn|scald) mark',
  'swollen (leg|arm|head|wrist) (.. )?(no idea|dont know|unexplained|nobody)',
  '(mouth|gums) (.. )?bleed*',
  'spot of blood in .. eye',
  'subconjunctival',
)

export const birthMark = signal(
  'teeth*',
  'mongolian',
  'birthmark',
  'birth mark',
  'forceps',
  'ventouse',
  'vacuum',
  'since birth',
  'stork',
  'banana',
  'heel prick',
  'blood test',
  'injection site',
  'vaccine',
  'slate gray',
  'shins?',
  'delivery',
  'from birth',
  'nursing',
  'nipple*',
  'spit ?up',
)
