import { signal } from './signal.ts'

export const fever = signal(
  '(,|and|with|plus) (temp|temperature)(?! (is (fine|normal|ok)|of 3[67]|3[67]))',
  'fever',
  '(high )?(temperatures|temps)(?! (outside|drop|are (fine|normal)))',
  'feverish',
  '(has|have|had|having|with|running|got|spiked|spiking|a|high|and|the|his|her|no .. but a|still|this|that|her|low grade|slight) (a |an |high |slight |low |really )*(temp|temperature)(?! (should|for (the|a|bath)|of (the|his|her|milk|water|room|bath)|in (the|his|her) (room|house)|is (fine|normal|ok|down|36|37)))',
  '(temp|temperature) (for \\d|since|(has been|keeps) (going|coming|on|returning|up)|comes and goes)',
  '(temp|temperature) (is |has |was |keeps |still |went |going |been |just |shot |really |so |very |too )*(high|up|spik*|rising|climb*|hit|hits|raised|sky high)',
  'burning up',
  'burning hot',
  'pyrexia',
  '(roasting|boiling|scorching|burning) (to (the )?touch|hot|all over)',
  '(he|she|baby|son|daughter|toddler|kid|child|newborn|is|and) (is |feels |feeling |just |so |absolutely |literally )*(roasting|boiling|burning)(?! (his|her|hand|arm))',
)
export const feelsHot = signal(
  '(feel|feels|felt|feeling|he is|she is|baby is|newborn is|son is|daughter is|forehead|forehead is|head is|head|body is|skin is|body|skin|tummy|belly is|they are|super|is) (so |very |really |super |too |quite |pretty |a bit |burning |extremely |all |to the touch |and |is |just |weirdly |awfully |boiling )*(hot|feverish)(?! (in (the|our|his|her) (room|house|car)|outside|weather|water|bath|out|and sunny|at night|in summer|in here|car|and cranky|day|days))',
  'hot (to (the )?touch|forehead|head|and (sleepy|shivery|limp|clammy|sweaty|bothered|shaking))',
  '(feels?|very|really) warm (to (the )?touch|and)',
  'and (he is |she is |is )?(hot|burning)(?! (outside|out|water|day|weather))',
  'shivering',
)
export const notFeverish = signal(
  'temp* (is |was |of )?(normal|fine|ok)',
  'normal temp*',
  'temp* .. (back to normal|came down|is down)',
)
export const fadingRash = signal(
  '(?<!(dont|doesnt|not|wont|never|didnt|cant|isnt) )(goes|went|turns|turned|go|turn) (white|pale|away|clear) (when|if|on|with|under)',
  '(?<!(dont|doesnt|not|wont|never|didnt|cant|isnt) )(fades|fade|blanches|disappears|blanching) (when|on|with|if|under|fine|and|,|\\|)',
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
export const notFading = signal(
  '(press*|glass|push*|tumbler|squeez*) ... (still there|still see|still visible|stays?|dont (go|fade|disappear)|doesnt (go|fade|disappear|change)|didnt (go|fade|disappear|change))',
  '(dont|doesnt|not|wont|didnt|isnt|arent|never|cant|no) (even )?(go away|fade|fading|faded|blanch|blanching|blanched|disappear|disappearing|vanish|vanishing|turn (white|pale|clear|lighter)|go (white|pale|clear)|change color|change|lighten|going away|going white|move|budge) .. (press*|glass|push*|finger|cup|tumbler|squeez*|touch*|test|rub*|pressure|stretch)',
  '(press*|glass|push*|tumbler|cup|pressure|stretch*) .. (dont|doesnt|not|wont|didnt|isnt|arent|never|still there|still see|stays|stay|visible|see them|no change)',
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
  '(purple|dark red|bruise like|blood|pin ?prick|pin prick|pinpoint|tiny red|little red|maroon|violet|blotchy purple|purpley|reddish purple|purply) (.. )?(rash|spots|spot|dots|patches|pricks|pinpricks|marks|blotches|bruise|pinpoint|specks)',
  '(spots|rash|dots|patches|marks) (.. )?(purple|like (a )?bruise|look like bruise|under the skin|maroon)',
  'pin ?pricks?',
  'pin pricks?',
)
export const bruisesFromNowhere = signal(
  'bruise .. (nowhere|no reason|unexplained|for no|appearing|popping up|all over|suddenly|everywhere)',
  '(unexplained|random|sudden|new|weird|lots of|loads of|mystery) bruise',
)
export const spreadingFast = signal(
  'spread* .. (fast|quick*|rapid*|minutes|everywhere|hour|by the)',
  '(fast|quickly|rapidly) spread*',
  'spreading',
  'more (and more )?(appearing|coming|every)',
  'getting more',
)
export const seemsIll = signal(
  'unwell',
  '(so|very|really|seriously|looks|look|looking|properly|is|feels|seems|gravely|been|dreadfully|quite|pretty) (ill|sick|poorly|awful|terrible|unwell|rough|dreadful|bad|horrible)',
  '(vomit*|puking|throwing up)',
  'flu',
  'infected',
  'infection',
  'sick',
  'pneumonia',
  'diarrhea',
  'chills',
  'limp',
  'not right',
  'poorly',
  'ill',
  'lethargic',
  'chest infection',
  'chickenpox',
  'uti',
)
export const badColour = signal(
  'mottl*',
  'blotch*',
  'marbl*',
  'clammy',
  'ashen',
  '(skin|face|he|she|baby|looks|is|very|so|really|went|gone|turned|color|and|all|completely|as|lips|son|daughter|toddler) (is |looks |so |very |a |really |gone |turned |all |color is )*(gray|pale|white as (a )?(sheet|ghost)|pasty|waxy|blue|ghostly|pallid|colorless)',
  'pale and',
  'gray and',
  'lost (all )?(his|her) color',
  'no color (in|to)',
)
export const coldExtremities = signal(
  '(cold|icy|freezing|ice cold|blue|clammy) (.. )?(hands|feet|hands and feet|fingers|toes|limbs|extremities|arms and legs)',
  '(hands|feet|fingers|toes|hands and feet|extremities|limbs) (are |is |feel |so |very |like |really |stone |ice |icy |freezing |all )*(cold|icy|freezing|ice|blue)',
)
export const veryFastBreathing = signal(
  'breath* (so |very |really |super |is |too |and )*(fast|rapid*|quick*|heavy|hard)',
  '(fast|rapid|quick|very fast) breath*',
  'panting',
)
export const neverThisIll = signal(
  'never (seen|been|known|looked|felt|had) (him |her |them |it |a child |anyone |my .. )?(look |be |so |this |like this|that |as )*(ill|sick|bad|unwell|poorly|like this|awful|limp|out of it)',
  '(looks|look|seems) (so |really |absolutely )?(awful|terrible|horrendous|dreadful|horrific|deathly|near death|like (he|she) is dying)',
  'sickest (i|he|she|we)',
  'something is (very|seriously|really|terribly) wrong',
)
export const suspectsSepsis = signal(
  '(could|might|may|can|is|think|be|have|has|its|looks like|worried (it is|its|about)|sure|suspect|scared (it is|its|of)|be having|turned) (this |it |he |she |that |be |have |has |is |its |into |a |going |getting |about |my .. )*(sepsis|septic|blood poisoning)',
  'sepsis symptoms',
)
export const infectedWound = signal(
  '(infect*|pus|red and hot|red streak*) .. (cut|wound|bite|scrape|burn|graze|finger|toe|knee|eczema)',
  '(cut|wound|bite|scrape|burn|graze) .. (infect*|pus|red streak*)',
)
export const fineOtherwise = signal(
  '(otherwise|seems|is|and|but|doing|acting|feeling|perfectly|totally|completely|all|feels|looks) (totally |perfectly |absolutely |completely |otherwise |is |he is |she is )*(fine|well|happy|ok|normal|playing|himself|herself|good|great|content|cheerful)',
  'happy and',
  'playing (fine|happily|normally|now|and)',
  'carried on (playing|eating)',
  'goes away when',
  'when (warm|changing|cold)',
  'running (about|around)',
)
export const immuneWeak = signal(
  'chemo',
  'chemotherapy',
  '(?<!vaccine for )cancer',
  'leuk?a?emia',
  'leukemia',
  'lymphoma',
  'neuroblastoma',
  '(bone marrow|kidney|liver|heart|stem cell|organ|had a|post|his|her) transplant',
  'transplant (patient|kid|child|recipient|and|with|son|daughter)',
  'transplant*',
  'sickle cell(?! trait)',
  'sickle(?! cell trait)',
  '(no|without (a|his|her)|doesnt have (a|his|her)) spleen',
  'asplenic',
  'asplenia',
  'spleen .. (removed|out|taken)',
  'central line',
  'picc( line)?',
  'port a cath',
  'portacath',
  'mediport',
  'hickman( line)?',
  'broviac',
  'his port',
  'her port',
  'immune (suppress*|compromis*|defici*|disorder|condition)',
  'immunosuppress*',
  'immunocompromis*',
  'immunodefici*',
  '(weak|weakened|suppressed|compromised|no) immune',
  'neutropeni*',
  'low neutrophils',
  '(long term|on|daily|high dose|oral) (long term |daily |oral |high dose |her |his )*steroids',
  'thalass*',
  'nephrotic',
  'scid',
  'digeorge',
  'methotrexate',
  'tacrolimus',
  'biologics',
)
export const immuneWeakAdult = signal(
  '(mom|dad|i|i am|husband|wife|grandma|grandpa|granny|nana|grandmother|grandfather|neighbor|aunt|uncle|friend) (is |am |are |has |have |had |on |was |going through |undergoing |having )*(chemo*|cancer|transplant|leuk*|lymphoma|on chemo|immun*)',
  'sickle cell trait',
  'steroid (cream|ointment)',
)
export const kawasaki = signal(
  'red eyes',
  'bloodshot',
  '(cracked|red|peeling|swollen) lips',
  'strawberry tongue',
  'swollen (hands|feet)',
  'peeling (skin|fingers|hands)',
  'kawasaki',
)
export const feverStartedLately = signal(
  '(fever|temp|temperature) (only |just )?(started|began|came on|since|appeared) (this|today|last night|tonight|an hour|yesterday|1 hours|\\d hours|just now)',
  '(started|began) (this morning|today|tonight|last night|yesterday)',
)
export const feverForDays = signal(
  '(fever|temp|temperature|feverish|fevering|hot) ... (all week|\\d+ days|week long)',
  '(all week|day \\d+) .. (fever|temp)',
  'fever .. keeps (coming|returning) back',
  'days of fever',
)
export const shivering = signal('shiver*')

export const jaundice = signal(
  'jaundice',
  '(baby|newborn|skin|eyes|eye|he|she|face|body|chest|old|infant|son|daughter|looks|whites|turning|turned|all|legs|is|still|more|so|very|really|getting|gone|went|looking|and|color|sclera|bit|quite|thighs|toes|nose) (of (his|her) eyes |is |are |look |looks |looking |turned |turning |went |going |getting |so |very |really |still |all |bit |quite |a |have |has |been |gone |kind of |more |and |color |slightly |pretty |and more )*(yellow|orange|yellower|mustard)(?! (seedy|poop|snot|discharge|mucus|teeth|vomit|bile|crust|gunk|nappy|pee|goo|stuff|stool|spit|liquid|diarrhea|and green|scab*|flak*|scales|pus|fluid))',
  'yellow (skin|eyes|baby|newborn|all over|face|down|color|tinge|tint|to|legs|whites|belly|chest|sclera|and (sleepy|too|floppy|wont|not))',
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
  '(down to|reached|reaching|on|to) (his|her|the)? ?(legs|feet|thighs|knees|belly|toes|shins|arms)',
  '(getting|looks|gotten|is|got|seems|looking|becoming|much) (worse|deeper|darker|stronger|more|yellower|brighter)',
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
  'still (yellow|jaundice|looks yellow|a bit yellow|got jaundice|has jaundice|really yellow|quite yellow|so yellow|very yellow|orange)',
  '(jaundice|yellow) .. (hasnt|not|wont|isnt|wont) (gone|go|going|clear*|fad*)',
  'jaundice .. (2|3|4|5|6) weeks',
)
export const paleStool = signal(
  '(white|chalk*|clay|pale|putty|gray|cream|beige|light colored|colorless|very light|whiteish) (.. )?poop(?! (ring|stain))',
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
