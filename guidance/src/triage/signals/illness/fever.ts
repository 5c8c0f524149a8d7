import { signal } from '../signal.ts'

export const fever = signal(
  '(temp|temperature) (every|each|most) (.. )?(evening|night|day|morning|afternoon)',
  '(having|got|gets|getting|taking) temperature',
  'temperature since',
  '(running|runs) (very |really |so )?hot',
  'burning like',
  '(,|and|with|plus) (temp|temperature)(?! (is (fine|normal|ok)|of 3[67]|3[67]))',
  'fever',
  '(high )?(temperatures|temps)(?! (outside|drop|are (fine|normal)))',
  'feverish',
  '(has|have|had|having|with|running|got|spiked|spiking|a|high|and|the|his|her|' +
    'no .. but a|still|this|that|her|low grade|slight) (a |an |high |slight |low |' +
    'really )*(temp|temperature)(?! (should|for (the|a|bath)|of (the|his|her|milk|water|' +
    'room|bath)|in (the|his|her) (room|house)|is (fine|normal|ok|down|36|37)))',
  '(temp|temperature) (for (the |about |over |at least |nearly |almost |around )*(past |' +
    'last )?\\d|since|(has been|keeps) (going|coming|on|returning|up)|comes and goes)',
  '(temp|temperature) (is |has |was |keeps |still |went |going |been |just |shot |' +
    'really |so |very |too )*(high|up|spik*|rising|climb*|hit|hits|raised|sky high)',
  'burning up',
  'burning hot',
  'pyrexia',
  '(roasting|boiling|scorching|burning) (to (the )?touch|hot|all over)',
  '(he|she|baby|son|daughter|toddler|kid|child|newborn|is|and) (is |feels |feeling |' +
    'just |so |absolutely |literally )*(roasting|boiling|burning)(?! (his|her|hand|arm))',
)

export const feelsHot = signal(
  'hot since (lunch|this|yesterday|last|noon|morning|breakfast|midday|tea|dinner|he|she|\\d+)',
  'hot all (day|night|morning|afternoon|evening)',
  'like (a )?(furnace|oven|radiator|hot water bottle|little heater)',
  '(feel|feels|felt|feeling|he is|she is|baby is|newborn is|son is|daughter is|forehead|' +
    'forehead is|head is|head|body is|skin is|body|skin|tummy|belly is|they are|super|' +
    'is) (so |very |really |super |too |quite |pretty |a bit |burning |extremely |all |' +
    'to the touch |and |is |just |weirdly |awfully |boiling )*(hot|feverish)(?! (in (the|' +
    'our|his|her) (room|house|car)|outside|weather|water|bath|out|and sunny|at night|' +
    'in summer|in here|car|and cranky|day|days))',
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

export const seemsIll = signal(
  'unwell',
  'unwell',
  '(so|very|really|seriously|looks|look|looking|properly|is|feels|seems|gravely|been|' +
    'dreadfully|quite|pretty) (ill|sick|poorly|awful|terrible|unwell|rough|dreadful|bad|' +
    'horrible)',
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

export const coldExtremities = signal(
  '(cold|icy|freezing|ice cold|blue|clammy) (.. )?(hands|feet|hands and feet|fingers|' +
    'toes|limbs|extremities|arms and legs)',
  '(hands|feet|fingers|toes|hands and feet|extremities|limbs) (are |is |feel |so |very |' +
    'like |really |stone |ice |icy |freezing |all )*(cold|icy|freezing|ice|blue)',
)

export const veryFastBreathing = signal(
  'breath* (so |very |really |super |is |too |and )*(fast|rapid*|quick*|heavy|hard)',
  '(fast|rapid|quick|very fast) breath*',
  'panting',
)

export const neverThisIll = signal(
  '(worst|illest|sickest) (i|we) (have |has |had )?ever (seen|known)',
  'worst (i|we) have seen',
  'never (seen|been|known|looked|felt|had) (him |her |them |it |a child |anyone |' +
    'my .. )?(look |be |so |this |like this|that |as )*(ill|sick|bad|unwell|poorly|' +
    'like this|awful|limp|out of it)',
  '(looks|look|seems) (so |really |absolutely )?(awful|terrible|horrendous|dreadful|' +
    'horrific|deathly|near death|like (he|she) is dying)',
  'sickest (i|he|she|we)',
  'something is (very|seriously|really|terribly) wrong',
)

export const suspectsSepsis = signal(
  '(could|might|may|can|is|think|be|have|has|its|looks like|worried (it is|its|about)|' +
    'sure|suspect|scared (it is|its|of)|be having|turned) (this |it |he |she |that |be |' +
    'have |has |is |its |into |a |going |getting |about |my .. )*(sepsis|septic|' +
    'blood poisoning)',
  'sepsis symptoms',
)

export const sepsisNamed = signal('sepsis', 'septic')

export const infectedWound = signal(
  '(infect*|pus|red and hot|red streak*) .. (cut|wound|bite|scrape|burn|graze|finger|toe|' +
    'knee|eczema)',
  '(cut|wound|bite|scrape|burn|graze) .. (infect*|pus|red streak*)',
)

export const fineOtherwise = signal(
  '(otherwise|seems|is|and|but|doing|acting|feeling|perfectly|totally|completely|all|' +
    'feels|looks) (totally |perfectly |absolutely |completely |otherwise |is |he is |' +
    'she is )*(fine|well|happy|ok|normal|playing|himself|herself|good|great|content|' +
    'cheerful)',
  'happy and',
  'playing (fine|happily|normally|now|and)',
  'carried on (playing|eating)',
  'goes away when',
  'when (warm|changing|cold)',
  'running (about|around)',
)

export const immuneWeak = signal(
  '(no|without|doesnt have) (.. )?spleen',
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
  '(mom|dad|i|i am|husband|wife|grandma|grandpa|granny|nana|grandmother|grandfather|' +
    'neighbor|aunt|uncle|friend) (is |am |are |has |have |had |on |was |going through |' +
    'undergoing |having )*(chemo*|cancer|transplant|leuk*|lymphoma|on chemo|immun*)',
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
  '(fever|temp|temperature) (only |just )?(started|began|came on|since|appeared) (this|' +
    'today|last night|tonight|an hour|yesterday|1 hours|\\d hours|just now)',
  '(started|began) (this morning|today|tonight|last night|yesterday)',
)
