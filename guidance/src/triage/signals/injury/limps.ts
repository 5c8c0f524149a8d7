import { signal } from '../signal.ts'

export const limping = signal(
  '(a|slight|bad|his|her|with) limp',
  'limp(?! (and|like|as|rag|body|,))',
  'limps',
  'limping',
  'hobbl*',
  '(walks|walking) (with a limp|funny|on (his|her) toes suddenly|like (it|his|her) .. hurts)',
  'favoring',
)

export const wontWalk = signal(
  '(wont|refus*|stopped|cant|not|doesnt want to|isnt|wouldnt) (to )?(walk|walking|stand|' +
    'standing|crawl|crawling|put weight|bear weight|weight bear|bearing weight|put (any|' +
    'his|her) weight)',
  '(cries|screams|crying|screaming|pain|hurts|winces) (.. )?(move|moves|touch|walk*|' +
    'stand*|bend) (.. )?(leg|knee|hip|ankle|joint|foot|arm|elbow)',
)

export const hotJoint = signal(
  '(knee|hip|ankle|elbow|wrist|joint|joints|toe|shoulder|leg) (is |are |looks |very |so |' +
    'really |all |feels |and |has gone )*(hot|red|swollen|warm|swelling|puffy|inflamed)',
  '(hot|red|swollen|inflamed) (and (hot|red|swollen|painful) )?(knee|hip|ankle|elbow|' +
    'wrist|joint|joints|shoulder)',
)

export const jointPain = signal(
  '(knee|hip|ankle|leg|joint|joints|elbow|groin|foot|thigh) (pain*|ache*|hurts|hurting|sore)',
  '(pain*|hurts|sore|aching) (.. )?(knee|hip|ankle|leg|joint|joints|elbow|thigh)',
)

export const noInjury = signal(
  '(no|without|any|not) (.. )?(injury|fall|accident|reason|trauma|hurt)',
  'out of nowhere',
  'suddenly',
  'woke up',
  'since (yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|' +
    'this morning|last night|2|3|4|5)',
  'for (2|3|4|5|6|7|1) (days|weeks)',
  'for no reason',
  'after (a )?(cold|virus)',
  '\\d days',
  'all week',
)
