import { near, signal } from './signal.ts'
import { POOP, SPIT_UP, VOMIT } from './words.ts'

const BLOODY =
  '(blood|bloody|bloodstained|blood streaked|red streaks|red streak|red specks|red flecks|streaks of red|red spots|clots|blood streaks)'

export const vomiting = signal(VOMIT)
const SICK = '(sick|puke|vomit|spit up)'

export const greenVomit = signal(
  `(his|her|the|baby|of|old|son|daughter) ${SICK} (is |was |looks |came out |has been |has |turned |all |bright |dark |really |like )*(green|bilious|lime|neon)`,
  `(green|bilious|bile|neon green|green yellow|greenish|lime|grass colored|spinach colored|fluorescent) (.. )?${VOMIT}`,
  `${VOMIT} (.. )?(green|bile|bilious|greenish|lime colored|spinach)(?! (beans|peas|smoothie|juice))`,
  `${VOMIT} ... (bright|dark|neon|all|is|was|came out|looks) (green|greenish)`,
  'bilious',
)
export const projectileVomit = signal(
  'projectile*',
  `(forceful*|violent*|explosive*|forcibly) (.. )?${VOMIT}`,
  `${VOMIT} .. (force*|fountain|across the|like (a )?(fire ?hose|exorcist)|flies|shoots)`,
  `${VOMIT} .. (after |with )?(every|each|all|most) (single )?(feed|feeds|bottle|bottles|meal|feeding|time)`,
  `(every|each) (single )?(feed|bottle|feeding) .. ${VOMIT}`,
  '(milk|formula|feed|vomit|it|sick|spit up|puke) (just |literally |comes |comes out |came )?(shoots|shooting|flying|spraying|shot|flies|flew|sprays|squirts|shooting|hits|goes flying) (.. )?(across|room|out|wall|feet|everywhere|far)',
  'pyloric',
  'fountain .. (bottle|feed|milk)',
  `(hungry|starving|wants (more|to eat|to feed|another)) .. (after|straight|again|right) .. ${VOMIT}`,
  `${VOMIT} .. (hungry|wants to eat|wants more|starving) (again|straight|right|after|immediately)?`,
)
export const bloodVomit = signal(
  `(blood|bloody|clots|coffee grounds) (.. )?(in|with) (his|her|the|baby|my .. ) ?${SICK}`,
  `(his|her|the) ${SICK} (.. )?(blood*|red|coffee|black|brown bits)`,
  `${VOMIT} (.. )?(blood|bloody|coffee ground*|coffee grounds|clots|bright red|red stuff|dark red|brown bits|something red)`,
  `(blood|bloody|coffee ground*|bright red|clots) (.. )?(vomit*|${SPIT_UP}|${VOMIT})`,
  `${SPIT_UP} .. (blood|bloody)`,
  'coffee ground*',
  `${VOMIT} .. like coffee`,
  'blood (came|coming) (up|out of (his|her) mouth when)',
  'hematemesis',
)
export const harmlessRed = signal(
  'cracked nipples?',
  'bleeding nipples?',
  'pink streak',
  '(red|strawberry) (jelly|jello|juice|popsicle|gatorade|velvet|drink|candy|food|medicine|pepper|peppers|fruit)',
  'beets?',
  'beetroot',
  'blood orange',
  'tomato*',
  'cereal',
  'watermelon',
  'food coloring',
  'dye',
  'cefdinir',
  'omnicef',
  'cranberr*',
  'raspberr*',
  'hot cheetos',
  'takis',
  'swallowed .. in labor',
)
export const redJelly = signal(
  `(red|currant|blood*|raspberry) (.. )?(jelly|jam|jello) (.. )?${POOP}`,
  `${POOP} .. (jelly|jam|currant jelly|red jello|jello)`,
  near('(jelly|jello|currant)', '(blood|bloody|nappy|poop)'),
  'currant jelly',
  'jelly poop',
)
export const inWaves = signal(
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
  '(pull*|draw*|bring*|brings|tuck*|curl*|lift*) (up )?(his |her |the |both )*(legs|knees) (up|in|to)?',
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
export const intussusception = signal('intussus*')
export const bloodMucus = signal(
  'blood (and|with|in) (mucus|slime|mucous)',
  'mucus (and|with) blood',
  'bloody (mucus|slime)',
  'mucusy blood',
)
export const bloodStool = signal(
  `${BLOODY} (.. )?(poop|diarrhea|nappy|bottom|bum|butt|anus|rectum|toilet|wipe|wipes|wiping|bowel movement|loo)`,
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
  '(1|one|a|single|tiny|small|little) (single |tiny |small |little )*(spot|drop|speck|dot|bit|streak) of blood .. (tear|fissure|hard|constipat*|strain*|crack)',
  '(hard|constipat*|large|big|strain*|tear|fissure) ... (1|one|a|single|tiny|small|little) (single |tiny |small |little )*(spot|drop|speck|dot|bit|streak) of blood',
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
  '(no|hasnt|not|havent|isnt|didnt|without|wont|zero) (had |a |any |made |single |been |done |even |once |really |1 |having |produced |his |her |passed |passing |weeing |to )*(pee|peed|peeing|weed|wet nappy|wet|urine|wet ones|a wet|urinated|soaked)(?! (the bed|the potty|in (the|his|her) (potty|toilet)|bed|wipes|on the potty))',
  '(nappy|nappy is|nappy has been|stayed|been|bone|pull up|completely|still|totally|nappy all) (been |is |has |bone |completely |stayed |still |totally )*dry (since|for|all|overnight|from|this|nappy|in|,|\\||now)',
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
  '(only|just|had|barely|maybe|about) (had |a |been |done |peed |made |barely |about )*(1|2|one|two|a couple|couple) (tiny |small |slightly |light |little )*(pee|wet|wet nappy|nappy)',
  '(fewer|less|hardly any|barely any|reduced|few|not as many|not many|not enough|way less|decreased|half the) (wet|pee|peeing|wet nappy|nappy)',
  'wet nappy .. (less|fewer|than usual|than normal|down from|dropped)',
  '(barely|hardly) (peed|peeing|wet|any pee|any wet|weeing|pees)',
  'peeing (less|a lot less|much less|very little)',
  '(peed|pee|weed) (only )?(once|1 times|twice|2 times) (today|all day|since|in)',
  'only (peed|weed|pee)',
  '(dark|concentrated|strong|brown|orange) (colored |smelling |smelly |yellow )*pee .. (vomit*|diarrhea|drink*|fever|bug|sick)',
)
export const cantKeepDown = signal(
  '(cant|wont|not|isnt|hasnt|doesnt|unable to|couldnt) (even )?(keep|keeping|kept|hold|holding|been able to keep) (.. )?(down|in)',
  'keeps nothing down',
  'nothing (stays|staying|will stay|is staying) down',
  `${VOMIT} .. (everything|every sip|all (of )?(it|his|her|fluids)|every drink|even water|anything (he|she))`,
  '(every|each) (sip|drink|mouthful|thing|bit) .. (vomit*|comes|back|up)',
  '(everything|it all|even water|water) (comes|coming|came|keeps coming|goes) (right |straight |back |out )*(up|out)',
  '(vomit*|throwing up|puking) .. (every|each) (sip|drink|\\d+ minutes|hour|half hour)',
  '(throwing|throws|threw) up every',
)
export const hardlyDrinking = signal(
  '(drinking|drinks|drank|taking|takes|drunk|nursing) (hardly|barely|almost|very|next to|practically|much|a lot|way|less|half|only|nothing) (anything|nothing|little|any|at all|less|than|a few sips|of|sips|half)',
  '(hardly|barely|not|isnt|hasnt|wont|refus* to|stopped|cant get (him|her|them) to|doesnt want to) (been |really |even |had |take |taking )*(drink|drinking|drunk|drank|fluids|any fluids|sips|a sip)(?! (milk|from|formula|cow*|water from|plain|his milk|her milk|juice|out|much water|enough water|the bottle|bottles|a bottle))',
  '(refus*|wont take) (all |any |to |the )*(fluids|drinks|liquids|drink|water)',
  'wont take (.. )?(fluids|drinks|liquids|water|a drink|drink|sips)',
  'hasnt had (a|any|anything to) drink',
  'nothing to drink',
)
export const dryMouth = signal(
  'dry (mouth|tongue|lips|cracked lips)',
  '(mouth|tongue|lips) (is |are |looks |so |very |really |all |bone )*(dry|parched|sticky|cracked|like sandpaper)',
  'cracked lips',
  'parched',
)
export const noTears = signal(
  '(no|without|fewer|hardly any|barely any|not any|isnt making|not making|not producing|arent any|not (even )?(making|crying|having|producing)) (any |more |real |with |actual )*tears',
  '(crying|cries|cry|cried) (but |with )?(no|without|dry)',
  'tearless',
  'dry cry*',
)
export const sunken = signal(
  '(soft spot|fontanel*|eyes|eye sockets) (is |are |look |looks |looking |seems |so |very |really |kind of |a bit |all |has |have |has gone |gone |been |went )*(sunk*|dip*|sink*|dent*|hollow|caved|indented|sucked in)',
  '(sunk*|hollow|dented|dipped) (in )?(eyes|soft spot|fontanel*|eyed)',
  'sunk in',
)
export const dehydrated = signal(
  '(is|looks|seems|think|getting|severely|very|be|badly|so|and|really|must be|looking|are|might be|maybe) (he is |she is |he |she |is |getting |so |very |getting a bit |really |a bit |also |a little |baby |may be )*(dehydrated|dehydration)',
  '(has|shows|showing|got|have) (signs of )?dehydration',
  'dehydrated (and|from|,|\\||baby|sunken|with)',
)
export const tummyBug = signal(
  VOMIT,
  'diarrhea',
  'fever',
  'belly bug',
  'bug',
  'gastro*',
  'norovirus',
  'rota*',
  'flu',
  'ill',
  'sick',
  'unwell',
  'runny poop',
  'hand foot',
  'sore throat',
  'mouth ulcers?',
  'loose motion*',
  'poorly',
  'virus',
  'heat',
  'hot',
)

export const bellyPain = signal(
  near(
    '(belly|abdomen|appendix|navel)',
    '(pain|pains|painful|ache|aches|aching|hurt|hurts|hurting|sore|cramp|cramps|cramping|agony|agonising|agonizing|tender|pains)',
  ),
  '(belly|side|appendix|abdom*|navel|tum|guts|right side) (is |has |been |was |really |so |in |keeps |still |started |ache |with |of |area |lower |muscle )*(pain|pains|ache|aches|aching|hurt|hurts|hurting|sore|cramp|cramps|cramping|agony|killing|killing him|killing her|tender)',
  '(pain|pains|hurt|hurts|hurting|ache|agony|cramps|sore|tender) (.. )?(belly|in (his|her) side|navel|right side|lower right|right lower|lower tummy)',
  'bellyache',
  'bellyache',
  'appendicitis',
)
export const severePain = signal(
  '(agonising|agonizing|severe|unbearable|agony|excruciating|terrible|intense|horrible|awful|extreme|worst|crippling|sharp|stabbing) (.. )?(pain*|belly|ache|cramp*|hurt*)',
  '(pain|hurts|hurting|ache|cramps) (is |so |really |very |that |much |has been |getting |been |keeps |gotten |just )*(bad|badly|severe|unbearable|much|worse|worsening|intense|constant|constantly|nonstop|on|terrible|awful|agony|excruciating)',
  'doubled (over|up)',
  'doubling (over|up)',
  'curled (up )?(in|into|up|over)? ?(a ball|pain|fetal)?',
  'writh*',
  '(screaming|crying|howling|sobbing|rolling) (in|with|from) (pain|agony|belly|the pain)',
  '(cant|wont|hurts to|unable to) (even )?(stand|straighten|walk|move|sit|jump|cough|hop|lie|get up)',
  '(screaming|crying) .. (belly|pain)',
  'constant',
  'agony',
  'keeps on',
  'getting worse',
  'woke .. pain',
)
export const lowerRight = signal(
  '(lower|bottom) right',
  'right (lower|hand|side)( side)?',
  'moved to the right',
  '(right|lower) (side|belly|abdomen)',
  'mcburney',
)
export const hurtsToMove = signal(
  '(hurts|pain|painful|cries|screams|worse) (.. )?(to |when .. |if .. )(jump*|cough*|hop|hops|hopping|walk*|move*|bump*|going over)',
  '(walking|jumping|moving|coughing) (makes|hurts|is) .. (worse|pain*|hurt*)',
)
export const rigidBelly = signal(
  '(belly|abdomen) (is |feels |looks |so |very |really |has |gone |all |been |rock |as |seems |getting |and |super )*(hard|rigid|swollen|distended|bloated|tight|board|rock|huge|tense|blown)',
  '(rock hard|rigid|swollen|distended|hard|bloated|big|huge|tense) (.. )?belly',
)
export const appendicitis = signal('(?<!had )(appendicitis|appendix (burst|rupt*|hurts|pain))')
export const bellyBlow = signal(
  '(handlebar*|kicked|punched|hit|fell on|seat ?belt|landed on|blow|elbowed|stomped|crash|accident) .. (belly|side|abdomen|ribs)',
  '(belly|side|abdomen) .. (handlebar*|kicked|punched|after (a )?(fall|crash|kick|hit|blow|accident))',
  'handlebars?',
)
export const bellyEased = signal(
  '(gone|better|fine|eased|stopped|relieved|went away) (after|once|when|now|with|following) ',
  'period (cramps|pains?)',
  'before school',
  'gas(sy)?',
  '(constipat*|trapped wind) .. (happy|fine|better)',
  'as usual',
)
export const testicle = signal(
  '(testicle|scrotum|nutsack|ballsack|ball sack|his balls|balls|(left|right|one|1) (ball|nut|testicle)|(one|1) of (his|the) (balls|testicles|nuts)|ball|gonad|nuts|goolies|testy|private parts|privates) (is |are |has |been |was |looks |really |so |very |suddenly |all |on one side |one side |1 side |gone |went |and |got |started |sack |pain |feels |which )*(pain*|hurt*|swollen|swelling|swelled|red|purple|hard|bigger|sore|twisted|tender|high|higher|ache*|aching|agony|huge|blue|black|enlarged|puffed|swole|(2 times|double) (the|its) (normal |usual )?size)',
  '(pain*|hurt*|hurts|swollen|swelling|red|sore|ache|aching|lump|agony|twisted|tender|purple) (.. )?(testicle|scrotum|his balls|nuts|nutsack|left ball|right ball|ball sack)',
  '(testicle|scrotum) (pain|torsion|swelling|swollen|ache)',
  'testicular (pain|torsion|swelling)',
  'torsion',
)
export const testicleHarmless = signal(
  'undescended',
  'painless',
  'hydrocele since',
  '(hit|kick*|struck) .. ball(?!s)',
  'ball pit',
  '(soccer|foot|basket|base|beach|tennis|golf|rubber|bouncy|exercise|yoga) ?ball',
  'eye ?ball',
  'diaper rash',
  'nappy rash',
)
export const groinLump = signal(
  'hernia',
  '(lump|bulge|swelling|bump|mass|knot) (.. )?(groin|private|privates|private parts|scrotum|testicle|crotch|pubic|leg crease|bikini|where (his|her) leg)',
  '(groin|private parts|privates|crotch) (.. )?(lump|bulge|swelling|bump|mass|swollen)',
  'inguinal',
)
export const lumpStuck = signal(
  'hard',
  '(rock|very|really) hard',
  'firm',
  'tender',
  'painful',
  'hurts',
  'sore',
  'red',
  'purple',
  'blue',
  'black',
  'dark',
  'discolored',
  '(wont|cant|doesnt|not|isnt|couldnt|unable to) (go|going|push|pushing|pop|get|be pushed|reduce|press) (it )?(back|in|down)( in)?',
  'wont go',
  'stuck',
  'scream*',
  VOMIT,
  'wont stop crying',
  'keeps crying',
  'swollen belly',
  'bigger and',
)
export const lumpHarmless = signal(
  'soft',
  'pops in and out',
  'goes (away|back|in|down)',
  'swollen gland',
  'lymph node',
  'painless',
  'navel',
)
