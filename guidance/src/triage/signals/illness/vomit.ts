import { signal } from '../signal.ts'
import { SPIT_UP, VOMIT } from '../words.ts'

const SICK = '(sick|puke|vomit|spit up)'

export const vomiting = signal(VOMIT)

export const greenVomit = signal(
  `${SICK} (is |was |looks |look |a |dark |bright |fluorescent |vivid |sort |kind |of |like |colored |really |very |all |now |came |come |coming |out |up |has |been |turned |just |gone |went |again |and |yellow |this |time |, )*(green|greenish|bilious|lime|neon|emerald|bile|spinach|grass colored|pea soup)(?! (snot|mucus|poop|boogers?|beans|peas))`,
  'green (.. )?(stuff|fluid|liquid|bile|slime|gunk) (.. )?(came|coming|comes|bringing|brought|brings) (.. )?(up|mouth)',
  '(bringing|brings|brought|coughing|throwing) up (.. )?(green|greenish|bilious|lime|neon|emerald|bile|spinach|grass colored|pea soup)',
  `(his|her|the|baby|of|old|son|daughter) ${SICK} (is |was |looks |came out |has been |` +
    'has |turned |all |bright |dark |really |like )*(green|bilious|lime|neon)',
  '(green|bilious|bile|neon green|green yellow|greenish|lime|grass colored|' +
    `spinach colored|fluorescent) (.. )?${VOMIT}`,
  `${VOMIT} (.. )?(green|bile|bilious|greenish|lime colored|spinach)(?! (beans|peas|` +
    'smoothie|juice))',
  `${VOMIT} ... (bright|dark|neon|all|is|was|came out|looks) (green|greenish)`,
  'bilious',
)

export const projectileVomit = signal(
  '(fires|fire|fired|firing|shoots|shoot|launches|launch|sprays|fountains|propels|ejects|hurls|squirts|jets|blasts|spurts) (.. )?(across|over (me|the)|feet|foot|meters?|room|wall|floor)',
  '(hit|hits|hitting|reached|reaches|lands|landed|splattered|splatters) (.. )?(wall|sofa|tv|carpet|curtains|window|other side|opposite)',
  'like a (hose|fountain|jet|geyser|volcano|water pistol|squirt gun)',
  'projectile*',
  `(forceful*|violent*|explosive*|forcibly) (.. )?${VOMIT}`,
  `${VOMIT} .. (force*|fountain|across the|like (a )?(fire ?hose|exorcist)|flies|shoots)`,
  `${VOMIT} .. (after |with )?(every|each|all|most) (single )?(feed|feeds|bottle|bottles|` +
    'meal|feeding|time)',
  `(every|each) (single )?(feed|bottle|feeding) .. ${VOMIT}`,
  '(milk|formula|feed|vomit|it|sick|spit up|puke) (just |literally |comes |comes out |' +
    'came )?(shoots|shooting|flying|spraying|shot|flies|flew|sprays|squirts|shooting|hits|' +
    'goes flying) (.. )?(across|room|out|wall|feet|everywhere|far)',
  'pyloric',
  'fountain .. (bottle|feed|milk)',
  '(hungry|starving|wants (more|to eat|to feed|another)) .. (after|straight|again|' +
    `right) .. ${VOMIT}`,
  `${VOMIT} .. (hungry|wants to eat|wants more|starving) (again|straight|right|after|immediately)?`,
)

export const bloodVomit = signal(
  'coffee (grind*|granules|grains|bits|dregs)',
  `${SICK} (is |was |looks |look |a |dark |bright |sort |kind |of |like |colored |really |very |all |now |came |come |coming |out |up |has |been |turned |just |gone |went |again |and |yellow |this |time |, )*(blood*|coffee|red|brown (bits|specks|flecks)|black (bits|specks|flecks))(?! (bull|pepper|after))`,
  '(brown|black|dark|red|rust) (bits|specks|flecks|streaks|stringy) (.. )?(vomit*|sick|threw up|throw up|puke|spit up)',
  `(blood|bloody|clots|coffee grounds) (.. )?(in|with) (his|her|the|baby|my .. ) ?${SICK}`,
  `(his|her|the) ${SICK} (.. )?(blood*|red|coffee|black|brown bits)`,
  `${VOMIT} (.. )?(blood|bloody|coffee ground*|coffee grounds|clots|bright red|red stuff|` +
    'dark red|brown bits|something red)',
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
  '(red|strawberry) (jelly|jello|juice|popsicle|gatorade|velvet|drink|candy|food|' +
    'medicine|pepper|peppers|fruit)',
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

export const cantKeepDown = signal(
  '(sick|vomit*|gags) (after|with|every) (.. )?(sip|sips|drink|mouthful)',
  '(cant|wont|not|isnt|hasnt|doesnt|unable to|couldnt) (even )?(keep|keeping|kept|hold|' +
    'holding|been able to keep) (.. )?(down|in)',
  'keeps nothing down',
  'nothing (stays|staying|will stay|is staying) down',
  `${VOMIT} .. (everything|every sip|all (of )?(it|his|her|fluids)|every drink|` +
    'even water|anything (he|she))',
  '(every|each) (sip|drink|mouthful|thing|bit) .. (vomit*|comes|back|up)',
  '(everything|it all|even water|water) (comes|coming|came|keeps coming|goes) (right |' +
    'straight |back |out )*(up|out)',
  '(vomit*|throwing up|puking) .. (every|each) (sip|drink|\\d+ minutes|hour|half hour)',
  '(throwing|throws|threw) up every',
)

export const hardlyDrinking = signal(
  '(taken|takes|taking|took|drunk|drank|drinking|having|had|managed|finished) (.. )?(third|quarter|half|fraction|less) (of |than )?(.. )?(his|her|the|what|their) (usual|normal|milk|bottles?|feeds?)',
  '(drinking|drinks|drank|taking|takes|drunk|nursing) (hardly|barely|almost|very|next to|' +
    'practically|much|a lot|way|less|half|only|nothing) (anything|nothing|little|any|' +
    'at all|less|than|a few sips|of|sips|half)',
  '(hardly|barely|not|isnt|hasnt|wont|refus* to|stopped|cant get (him|her|them) to|' +
    'doesnt want to) (been |really |even |had |take |taking )*(drink|drinking|drunk|drank|' +
    'fluids|any fluids|sips|a sip)(?! (milk|from|formula|cow*|water from|plain|his milk|' +
    'her milk|juice|out|much water|enough water|the bottle|bottles|a bottle))',
  '(refus*|wont take) (all |any |to |the )*(fluids|drinks|liquids|drink|water)',
  'wont take (.. )?(fluids|drinks|liquids|water|a drink|drink|sips)',
  'hasnt had (a|any|anything to) drink',
  'nothing to drink',
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
