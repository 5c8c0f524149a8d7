import { near, signal } from '../signal.ts'
import { POOP } from '../words.ts'

const BLOODY =
  '(blood|bloody|bloodstained|blood streaked|red streaks|red streak|red specks|' +
  'red flecks|streaks of red|red spots|clots|blood streaks)'

export const redJelly = signal(
  `(red|currant|blood*|raspberry) (.. )?(jelly|jam|jello) (.. )?${POOP}`,
  `${POOP} .. (jelly|jam|currant jelly|red jello|jello)`,
  near('(jelly|jello|currant)', '(blood|bloody|nappy|poop)'),
  'currant jelly',
  'jelly poop',
)

export const inWaves = signal(
  'screaming fits?',
  'between (them|each|these|attacks|episodes|screams)',
  '(settles|stops|calms)( down)? (.. )?(then|and) (.. )?(again|starts)',
  'then again',
  '(in|comes in|with) (waves|bouts|spasms|bursts|spells|episodes|attacks)',
  'comes and goes',
  'come and go',
  'on and off',
  'intermittent*',
  'every (\\d+|few|couple) (minutes|to \\d+ minutes)',
  'episodes',
  'waves',
  'then (fine|ok|normal|calm|goes quiet|sleeps|limp|stops) (again|for|and|until|then)?',
  'between (episodes|bouts|waves|attacks)',
)

export const kneesDrawnUp = signal(
  '(legs|knees) (up )?to (his |her |the |their )*(chest|belly)',
  '(pull*|draw*|bring*|brings|tuck*|curl*|lift*) (up )?(his |her |the |both )*(legs|' +
    'knees) (up|in|to)?',
  '(legs|knees) (drawn|pulled|drawing|pulling|tucked|curled|up|to (his|her) chest)',
  'drawn up',
)

export const screaming = signal(
  'scream*',
  'shriek*',
  'screech*',
  'howl*',
  'crying',
  'cries',
  'agony',
  'writh*',
)

export const gasEased = signal(
  'bicycle (legs|kicks)',
  '(gas|wind|colic)',
  '(settles|settled|eases|eased|better) (with|by|after|when)',
)

export const intussusception = signal(
  'blood (and|with) mucus ... (screams|knees|legs up|crying)',
  '(screams|scream|screaming|knees|legs up) ... blood and mucus',
  'intussus*',
)

export const bloodMucus = signal(
  'blood (and|with|in) (mucus|slime|mucous)',
  'mucus (and|with) blood',
  'bloody (mucus|slime)',
  'mucusy blood',
)

export const bloodStool = signal(
  `${BLOODY} (.. )?(poop|diarrhea|nappy|bottom(?! of (?!his|her))|bum|butt|anus|rectum|toilet|wipe|wipes|` +
    'wiping|bowel movement|loo)',
  `(poop|diarrhea|nappy|bottom|bum|wipe|wipes|rectum|bowel movement) (.. )?${BLOODY}`,
  'bloody (poop|diarrhea|nappy|stool)',
  `(pooping|pooped|poops|passing|passed) (.. )?(blood|clots)`,
  'bleeding from (his |her |the )*(bottom|bum|rectum|anus|butt|back passage)',
  'black (.. )?(poop|tarry)',
  'poop .. (black|tarry|tar)',
  'tarry',
  'melena',
  '(poop|diarrhea) .. (bright|dark) red',
  `${BLOODY} when (he|she) (wipes|poops|goes)`,
)

export const ironOrBlackFood = signal(
  '(on|takes|taking|started|from|his|her|the) (the )?iron',
  'iron (drops|supplement*|vitamin*|tablets)',
  'oreos?',
  'licorice',
  'liquorice',
  'blueberr*',
  'pepto*',
  'meconium',
)

export const notIron = signal('(not|isnt|no|without) (on |taking |any )?iron')

export const oneSpotOfBlood = signal(
  '(1|one|a|single|tiny|small|little) (single |tiny |small |little )*(spot|drop|speck|' +
    'dot|bit|streak) of blood .. (tear|fissure|hard|constipat*|strain*|crack)',
  '(hard|constipat*|large|big|strain*|tear|fissure) ... (1|one|a|single|tiny|small|' +
    'little) (single |tiny |small |little )*(spot|drop|speck|dot|bit|streak) of blood',
)

export const lotsOfBlood = signal(
  '(a lot|lots|so much|loads|filled|pouring|tons|large amount) (of |with )?blood',
  'full of blood',
  'blood (everywhere|clots)',
  'pale',
  'weak',
  'lethargic',
  'faint*',
  '(swollen|distended|hard) belly',
)

export const noPee = signal(
  '(hasnt|not|havent|didnt) (.. )?for a (pee|wet)',
  '(hasnt|not|havent) (been to the toilet|used the toilet|been to the loo|' +
    'gone to the toilet|passed water|been to the bathroom)',
  '(no|hasnt|not|havent|isnt|didnt|without|wont|zero) (had |a |any |made |single |been |' +
    'done |even |once |really |1 |having |produced |his |her |passed |passing |weeing |' +
    'to )*(pee|peed|peeing|weed|wet nappy|wet|urine|wet ones|a wet|urinated|' +
    'soaked)(?! (the bed|the potty|in (the|his|her) (potty|toilet)|bed|wipes|on the potty))',
  '(nappy|nappy is|nappy has been|stayed|been|bone|pull up|completely|still|totally|' +
    'nappy all) (been |is |has |bone |completely |stayed |still |totally )*dry (since|for|' +
    'all|overnight|from|this|nappy|in|,|\\||now)',
  'dry nappy',
  '(\\d+ hours|all day|all night|overnight) .. dry nappy',
  'last (pee|peed|wet nappy|wet) (was|nappy)',
  '(havent|hasnt|not) changed a wet',
  'stopped peeing',
  'wont pee',
)

export const soakedAfter = signal(
  'soak* (it|the|a|through|in the)',
  'then (soaks|soaked|wet|pees|a wet)',
  'potty',
  'holding (it|his pee|her pee|pee)',
  'bed ?wetting',
  'wet the bed',
  'night ?time dry',
  'dry (all|through the) night',
  'dry nights?',
  'burn* when',
  'hurts (when|to)',
)

export const fewPees = signal(
  '(1|2) wet nappy (since|all day|today|in|for|so far|overnight|this|yesterday)',
  '(1|2) (barely |slightly )?(light|damp|small|tiny|barely wet) nappy',
  '(way |far |much |lots |a lot )?(less|fewer) wet',
  '(only|just|had|barely|maybe|about) (had |a |been |done |peed |made |barely |' +
    'about )*(1|2|one|two|a couple|couple) (tiny |small |slightly |light |little )*(pee|' +
    'wet|wet nappy|nappy)',
  '(fewer|less|hardly any|barely any|reduced|few|not as many|not many|not enough|' +
    'way less|decreased|half the) (wet|pee|peeing|wet nappy|nappy)',
  'wet nappy .. (less|fewer|than usual|than normal|down from|dropped)',
  '(barely|hardly) (peed|peeing|wet|any pee|any wet|weeing|pees)',
  'peeing (less|a lot less|much less|very little)',
  '(peed|pee|weed) (only )?(once|1 times|twice|2 times) (today|all day|since|in)',
  'only (peed|weed|pee)',
  '(dark|concentrated|strong|brown|orange) (colored |smelling |smelly |' +
    'yellow )*pee .. (vomit*|diarrhea|drink*|fever|bug|sick)',
)

export const dryMouth = signal(
  'dry (mouth|tongue|lips|cracked lips)',
  '(mouth|tongue|lips) (is |are |look |looks |feels |feel |so |very |really |all |bone |a |bit |little |quite |pretty |' +
    'been |seems |seem |and )*(dry|parched|' +
    'sticky|cracked|like sandpaper)',
  'cracked lips',
  'parched',
)

export const noTears = signal(
  '(no|without|fewer|hardly any|barely any|not any|isnt making|not making|not producing|' +
    'arent any|not (even )?(making|crying|having|producing)) (any |more |real |with |' +
    'actual )*tears',
  '(crying|cries|cry|cried) (but |with )?(no|without|dry)',
  'tearless',
  'dry cry*',
)

export const sunken = signal(
  '(soft spot|fontanel*|eyes|eye sockets) (is |are |look |looks |looking |seems |so |' +
    'very |really |kind of |a bit |all |has |have |has gone |gone |been |went )*(sunk*|' +
    'dip*|sink*|dent*|hollow|caved|indented|sucked in)',
  '(sunk*|hollow|dented|dipped) (in )?(eyes|soft spot|fontanel*|eyed)',
  'sunk in',
)

export const dehydrated = signal(
  '(is|looks|seems|think|getting|severely|very|be|badly|so|and|really|must be|looking|' +
    'are|might be|maybe) (he is |she is |he |she |is |getting |so |very |getting a bit |' +
    'really |a bit |also |a little |baby |may be )*(dehydrated|dehydration)',
  '(has|shows|showing|got|have) (signs of )?dehydration',
  'dehydrated (and|from|,|\\||baby|sunken|with)',
)
