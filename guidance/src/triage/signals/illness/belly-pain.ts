import { near, signal } from '../signal.ts'
import { VOMIT } from '../words.ts'

export const bellyPain = signal(
  near(
    '(belly|abdomen|appendix|navel)',
    '(pain|pains|painful|ache|aches|aching|hurt|hurts|hurting|sore|cramp|cramps|cramping|' +
      'agony|agonising|agonizing|tender|pains)',
  ),
  '(belly|side|appendix|abdom*|navel|tum|guts|right side) (is |has |been |was |really |' +
    'so |in |keeps |still |started |ache |with |of |area |lower |muscle )*(pain|pains|ache|' +
    'aches|aching|hurt|hurts|hurting|sore|cramp|cramps|cramping|agony|killing|tender)',
  '(pain|pains|hurt|hurts|hurting|ache|agony|cramps|sore|tender) (.. )?(belly|in (his|' +
    'her) side|navel|right side|lower right|right lower|lower tummy)',
  'bellyache',
  'bellyache',
  'appendicitis',
)

export const severePain = signal(
  '(agonising|agonizing|severe|unbearable|agony|excruciating|terrible|intense|horrible|' +
    'awful|extreme|worst|crippling|sharp|stabbing) (.. )?(pain*|belly|ache|cramp*|hurt*)',
  '(pain|hurts|hurting|ache|cramps) (is |so |really |very |that |much |has been |' +
    'getting |been |keeps |gotten |just )*(bad|badly|severe|unbearable|much|worse|' +
    'worsening|intense|constant|constantly|nonstop|on|terrible|awful|agony|excruciating)',
  'doubled (over|up)',
  'doubling (over|up)',
  'curled (up )?(in|into|up|over)? ?(a ball|pain|fetal)?',
  'writh*',
  '(screaming|crying|howling|sobbing|rolling) (in|with|from) (pain|agony|belly|the pain)',
  '(cant|wont|hurts to|unable to) (even )?(stand|straighten|walk|move|sit|jump|cough|hop|' +
    'lie|get up)',
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
  '(hurts|pain|painful|cries|screams|worse) (.. )?(to |when .. |if .. )(jump*|cough*|hop|' +
    'hops|hopping|walk*|move*|bump*|going over)',
  '(walking|jumping|moving|coughing) (makes|hurts|is) .. (worse|pain*|hurt*)',
)

export const rigidBelly = signal(
  '(belly|abdomen) (is |feels |looks |so |very |really |has |gone |all |been |rock |as |' +
    'seems |getting |and |super )*(hard|rigid|swollen|distended|bloated|tight|board|rock|' +
    'huge|tense|blown)',
  '(rock hard|rigid|swollen|distended|hard|bloated|big|huge|tense) (.. )?belly',
)

export const appendicitis = signal('(?<!had )(appendicitis|appendix (burst|rupt*|hurts|pain))')

export const bellyBlow = signal(
  '(handlebar*|kicked|punched|hit|fell on|seat ?belt|landed on|blow|elbowed|stomped|' +
    'crash|accident) .. (belly|side|abdomen|ribs)',
  '(belly|side|abdomen) .. (handlebar*|kicked|punched|after (a )?(fall|crash|kick|hit|' +
    'blow|accident))',
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
  '(hurts|pain|hurting|sore|agony|ache) (.. )?down (there|below) (.. )?(one|1|left|right) side',
  '(sore|painful|aching|throbbing|tender|swollen|twisted|red) (left |right )?(ball|balls|bollock*|nut|nuts|nads|plums|crown jewels|bits)(?! (bearing|game|pit|milk))',
  '(left|right|1) (one|1|side|of them) (.. )?(swollen|swelled|red|sore|huge|painful|hurts|purple|throbbing|aching) ... (higher|bigger) (up )?(than|up)',
  '(bollock*|nads|down there|down below) (.. )?(hurt*|pain*|swollen|sore|kill*|red|throb*|agony)(?! (when|after|since) (.. )?(pee|birth|deliver*))',
  '(testicle|scrotum|nutsack|ballsack|ball sack|his balls|balls|(left|right|one|1) (ball|' +
    'nut|testicle)|(one|1) of (his|the) (balls|testicles|nuts)|ball|gonad|nuts|goolies|' +
    'testy|private parts|privates) (is |are |has |been |was |looks |really |so |very |' +
    'suddenly |all |on one side |one side |1 side |gone |went |and |got |started |sack |' +
    'pain |feels |which )*(pain*|hurt*|swollen|swelling|swelled|red|purple|hard|bigger|' +
    'sore|twisted|tender|high|higher|ache*|aching|agony|killing (him|me)|huge|blue|black|' +
    'enlarged|puffed|swole|(2 times|double) (the|its) (normal |usual )?size)',
  '(pain*|hurt*|hurts|swollen|swelling|red|sore|ache|aching|lump|agony|twisted|tender|' +
    'purple) (.. )?(testicle|scrotum|his balls|nuts|nutsack|left ball|right ball|ball sack)',
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
  '(lump|bulge|swelling|bump|mass|knot) (.. )?(groin|private|privates|private parts|' +
    'scrotum|testicle|crotch|pubic|leg crease|bikini|where (his|her) leg)',
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
  '(wont|cant|doesnt|not|isnt|couldnt|unable to) (go|going|push|pushing|pop|get|' +
    'be pushed|reduce|press) (it )?(back|in|down)( in)?',
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
