import { signal } from '../signal.ts'

export const toothOut = signal(
  '(tooth|teeth) (.. )?(wobbling|wonky|wobbles|squint|crooked now)',
  '(big |top |adult |front |bottom |new )+(one|ones|1|2) (is |are |has |have |been |now |got |was |just )*(pushed|knocked|loose|wobbly|out|chipped|snapped|bent|shoved|jammed|bashed)',
  '(tooth|teeth) (.. )?(gone|went|pushed|shoved|jammed|sunk|disappeared|driven|rammed) (.. )?(gum|gums|crooked|sideways|backwards)',
  '(tooth|teeth) (.. )?(pushed|bent|tilted|leaning|pointing|swung|moved) (.. )?(back|in|forward|sideways|behind)',
  '(tooth|teeth) (is |was |has |have |just |got |fell |came |completely |been |been |' +
    'all |right |are |his |her |looks |seems |,)*(knocked|knock|out|loose|wobbly|broke*|' +
    'broken|chip*|crack*|gray|black|in half|snapped|missing|pushed|shoved|in my hand|' +
    'on the (ground|floor)|dislodged|displaced|moved|bent|bleeding|root|up into|jammed|' +
    'lost|fell)',
  '(knocked|knock|lost|broke|broken|chip*|crack*|pushed|smashed|snapped|loosened|cracked|' +
    'busted|hit|bumped|landed on|wiggly) (.. )?(tooth|teeth)',
  '(tooth|teeth) (.. )?(after|from) (.. )?(fall|hit|bump|faceplant|accident|ball)',
  'faceplant .. (tooth|teeth)',
)

export const toothInjury = signal(
  '(bang*|clash*|collid*|fell|fall|hit|faceplant*|soccer|football|bike|elbow*|ball|punch*|knocked|accident|' +
    'bump*|scooter|trip*|slip*|school|pushed|smash*|swing|slide|trampoline|skate*|kick*|' +
    'hockey|root|in my hand|on the (ground|floor)|chip*|crack*|broke*|broken|snapped|half|' +
    'gray|playground|basketball|coffee table|sink|pool|out of (the )?(socket|mouth)|' +
    'completely out|fell out after)',
)

export const adultTooth = signal(
  '(adult|permanent|grown up|big|grownup|second|secondary|big boy|big girl) (front )?(tooth|teeth)',
  'root and all',
  'with (the )?root',
  'secondary teeth',
)

export const babyTooth = signal('(baby|milk|first|primary|deciduous) (front )?(tooth|teeth)')

export const naturalTooth = signal(
  'wiggly',
  'fairy',
  'when do',
  'teething',
  'losing baby teeth',
  'no pain',
  'grind*',
  'brush*',
  'floss*',
  'dentist says',
  'cavity',
  'cavities',
  'decay*',
  'loose tooth (naturally|at (5|6|7))',
  'coming (in|through)',
  'first tooth',
  'lost (his|her) (first|1st)',
)
