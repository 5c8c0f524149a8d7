import { near, signal } from '../signal.ts'

export const inWaterTrouble = signal(
  near('(bath|pool|water|tub|lake|pond|jacuzzi|sea|ocean|river)', '(was|been|is) under'),
  '(almost|nearly) drown*',
  'face down (.. )?(water|pool|bath|lake|pond|tub|sea|river|bucket|paddling)',
  '(found|floating) (.. )?(face down|in the (pool|water|bath|pond))',
  '(under ?water|under the water|beneath the water|went under|go under|gone under|' +
    'going under|submerged|slipped under|slid under|head under|sank|went below|' +
    'dunked under|sucked under|dragged under)',
  '(pulled|dragged|fished|got|rescued|saved|lifted|grabbed) (.. )?(out|from|' +
    'out of) (.. )?(pool|lake|water|bath|river|pond|sea|tub|ocean|beach|hot tub|bucket|' +
    'canal|well|creek|jacuzzi)',
  '(fell|fallen|falling|jumped|rolled|toppled|slipped|tumbled|walked) (in|into|' +
    'in to) (.. )?(pool|pond|lake|river|bath|tub|bucket|water|canal|sea|ocean|hot tub|well|' +
    'toilet|creek|bathtub|fountain|septic tank|stream)',
  'drown*',
  '(lifeguard|rescued) (.. )?(pull*|save*|got|out|water|swim*|pool)',
  'struggled in (the )?(water|pool|sea)',
  '(inhaled|breathed in|sucked in|swallowed (a lot of|lots of|loads of|so much|tons of)|' +
    'choked on|took in|aspirated|lungful of|gulped) (.. )?water',
  'near drowning',
)

export const harmlessWater = signal(
  '(swim|swimming) lessons?',
  'laughing',
  'on purpose',
  'splash* (in|on) (the )?face',
  'some pool water',
  'pool fence*',
  'bath(tub)? seats?',
  '(goes|likes going|loves|went|going) under ?water (on purpose|laughing|happily)',
  'learn* to swim',
  'swim class(?! and)',
  'goggles',
  'bath toys',
  'rules',
  'gate',
)

export const afterWater = signal(
  'cough*',
  '(fast|hard|trouble|struggl*|wheez*|noisy) breath*',
  'breathing (fast|hard|funny|weird|heavy|rapid*)',
  'chest (hurts|pain|is hurting)',
  'vomit*',
  'throwing up',
  'threw up',
  'throw up',
  '(tired|sleepy|drowsy|lethargic|exhausted|weak)',
  '(acting|seems|is) (off|weird|strange|funny|confused|odd)',
  'blue',
  'limp',
  'fever',
  'breathless',
  'wheezing',
  'pale',
  'foam*',
  'not (himself|herself|right)',
  'quiet',
)

export const poolWater = signal(
  '(swallowed|inhaled|choked on|drank|gulped|took in|breathed in) (.. )?(pool|sea|bath|lake|water)',
  'swim (class|lesson|meet|practice|club)',
  '(at|from|in|after) (the |a |his |her )?(pool|beach|lake|swimming|swim|water park|bath|splash)',
  'swimming',
)

export const dryDrowning = signal('(dry|secondary|delayed) drown*')
