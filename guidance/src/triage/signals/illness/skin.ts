import { near, signal } from '../signal.ts'

export const fadingRash = signal(
  '(?<!(dont|doesnt|not|wont|never|didnt|cant|isnt) )(goes|went|turns|turned|go|' +
    'turn) (white|pale|away|clear) (when|if|on|with|under)',
  '(?<!(dont|doesnt|not|wont|never|didnt|cant|isnt) )(fades|fade|blanches|disappears|' +
    'blanching) (when|on|with|if|under|fine|and|,|\\|)',
  '(does|it does|do) (fade|blanch|disappear)',
  'fades',
  'blanches',
  'passes the glass',
)

export const rash = signal(
  'rash',
  'rashes',
  'spots',
  'spot',
  'dots',
  'blotches',
  'patches',
  'pin ?pricks?',
  'pin pricks?',
  'specks',
  'marks',
  'freckles',
  'bruise',
  'bruises',
  'petechia*',
  'purpura',
)

export const glassTest = signal('(glass|tumbler) test', 'pressed? .. glass', 'blanch*')

export const notFading = signal(
  '(glass|tumbler) test .. (didnt|doesnt|not|fail*|wont|dont|stay*|still)',
  '(didnt|doesnt|dont|wont|not) (fade|disappear|go|blanch|change) .. (glass|tumbler|press*)',
  '(press*|glass|push*|tumbler|squeez*) ... (still there|still see|still visible|stays?|' +
    'dont (go|fade|disappear)|doesnt (go|fade|disappear|change)|didnt (go|fade|disappear|' +
    'change))',
  '(dont|doesnt|not|wont|didnt|isnt|arent|never|cant|no) (even )?(go away|fade|fading|' +
    'faded|blanch|blanching|blanched|disappear|disappearing|vanish|vanishing|turn (white|' +
    'pale|clear|lighter)|go (white|pale|clear)|change color|change|lighten|going away|' +
    'going white|move|budge) .. (press*|glass|push*|finger|cup|tumbler|squeez*|touch*|test|' +
    'rub*|pressure|stretch)',
  '(press*|glass|push*|tumbler|cup|pressure|stretch*) .. (dont|doesnt|not|wont|didnt|' +
    'isnt|arent|never|still there|still see|stays|stay|visible|see them|no change)',
  '(stays?|staying|remains?|still (there|visible|see|red|purple)) .. (press*|glass|push*|tumbler)',
  'non ?blanch*',
  '(doesnt|not|dont|isnt|wont|arent) (blanch|blanching|fading|fade)',
  'fail* (the )?(glass|tumbler) test',
  '(glass|tumbler) test (fail*|positive|doesnt|didnt|not)',
  'petechia*',
  'purpura',
  'pass the glass',
)

export const purpleSpots = signal(
  '(spots|rash|dots|marks|patches) (.. )?like (.. )?bruise*',
  '(purple|dark red|bruise like|blood|pin ?prick|pin prick|pinpoint|tiny red|little red|' +
    'maroon|violet|blotchy purple|purpley|reddish purple|purply) (.. )?(rash|spots|spot|' +
    'dots|patches|pricks|pinpricks|marks|blotches|bruise|pinpoint|specks)',
  '(spots|rash|dots|patches|marks) (.. )?(purple|like (a )?bruise|look like bruise|' +
    'under the skin|maroon)',
  'pin ?pricks?',
  'pin pricks?',
)

export const bruisesFromNowhere = signal(
  'bruise .. (nowhere|no reason|unexplained|for no|appearing|popping up|all over|' +
    'suddenly|everywhere)',
  '(unexplained|random|sudden|new|weird|lots of|loads of|mystery) bruise',
)

export const spreadingFast = signal(
  'spread* .. (fast|quick*|rapid*|minutes|everywhere|hour|by the)',
  '(fast|quickly|rapidly) spread*',
  'spreading',
  'more (and more )?(appearing|coming|every)',
  'getting more',
)

export const badColour = signal(
  'mottl*',
  'blotch*',
  'marbl*',
  'clammy',
  'ashen',
  '(skin|face|he|she|baby|looks|is|very|so|really|went|gone|turned|color|and|all|' +
    'completely|as|lips|son|daughter|toddler) (is |looks |so |very |a |really |gone |' +
    'turned |all |color is )*(gray|pale|white as (a )?(sheet|ghost)|pasty|waxy|blue|' +
    'ghostly|pallid|colorless)',
  'pale and',
  'gray and',
  'lost (all )?(his|her) color',
  'no color (in|to)',
)

export const jaundice = signal(
  'yellows? (has |is |have )?(gone|going|spread*|moved|moving|reached|creeping|travell*|got|getting|now)(?! (away|green|brown))',
  'yellow(ness|ing|y)',
  '(whites of (his|her) eyes|eyeballs) (.. )?(yellow|lemon|mustard|orange)',
  'jaundice',
  '(baby|newborn|skin|eyes|eye|he|she|face|body|chest|old|infant|son|daughter|looks|' +
    'whites|turning|turned|all|legs|is|still|more|so|very|really|getting|gone|went|looking|' +
    'and|color|sclera|bit|quite|thighs|toes|nose) (of (his|her) eyes |is |are |look |' +
    'looks |looking |turned |turning |went |going |getting |so |very |really |still |all |' +
    'bit |quite |a |have |has |been |gone |kind of |more |and |color |slightly |pretty |properly |proper |totally |' +
    'completely |bright |positively |banana |lemon |mustard |like |as |coloured |colored |sort of |' +
    'and more )*(yellow|orange|yellower|mustard)(?! (seedy|poop|snot|discharge|mucus|teeth|' +
    'vomit|bile|crust|gunk|nappy|pee|goo|stuff|stool|spit|liquid|diarrhea|and green|scab*|' +
    'flak*|scales|pus|fluid))',
  'yellow (skin|eyes|baby|newborn|all over|face|down|color|tinge|tint|to|legs|whites|' +
    'belly|chest|sclera|and (sleepy|too|floppy|wont|not))',
  'bilirubin',
)

export const orangeFromFood = signal('carrots', 'sweet potato', 'pumpkin', 'squash', 'orange palms')

export const arching = signal('arch*', 'back is stiff')

export const firstDayOfLife = signal(
  '(1 days|first days|day 1|hours) old',
  '(born|birth) (this morning|today|last night|yesterday|\\d+ hours ago)',
  '(under|within|less than|in the first|before) (1 days|24 hours|a days)',
)

export const jaundiceSpreading = signal(
  '(down|reached|spread*|moved|to) (.. )?(shins|ankles|soles|hands|palms|tummy|waist|thighs|knees|legs|feet|toes)',
  '(down to|reached|reaching|on|to) (his|her|the)? ?(legs|feet|thighs|knees|belly|toes|shins|arms)',
  '(getting|looks|gotten|is|got|seems|looking|becoming|much) (worse|deeper|darker|' +
    'stronger|more|yellower|brighter)',
  'worse',
  'worsening',
  'spread*',
  'more yellow',
  'yellower',
  'deeper',
  'than yesterday',
  'legs (are|look|now)',
  'increasing',
  'going up',
  'rising',
)

export const jaundiceLasting = signal(
  near('(yellow|jaundice)', 'still'),
  'still (yellow|jaundice|looks yellow|a bit yellow|got jaundice|has jaundice|' +
    'really yellow|quite yellow|so yellow|very yellow|orange)',
  '(jaundice|yellow) .. (hasnt|not|wont|isnt|wont) (gone|go|going|clear*|fad*)',
  'jaundice .. (2|3|4|5|6) weeks',
)

export const paleStool = signal(
  '(white|chalk*|clay|pale|putty|gray|cream|beige|light colored|colorless|very light|' +
    'whiteish) (.. )?poop(?! (ring|stain))',
  'poop .. (white|chalk*|pale|putty|clay|gray|cream|beige|colorless|no color|very light)',
  'acholic',
)

export const darkPee = signal(
  'dark (pee|yellow pee|brown pee)',
  'pee .. (dark|brown|tea|cola|coke|orange)',
)

export const lowOrFading = signal(
  '(low|fading|faded|improving|better|nearly gone|clearing)',
  '(going|coming) down(?! to)',
  'midwife checked',
  '(doctor|midwife) (is )?(happy|not worried)',
)
