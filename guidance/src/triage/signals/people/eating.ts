import { signal } from '../signal.ts'

export const eatingTrouble = signal(
  '(nothing but|living on|surviving on) (.. )?(water|coffee|air|gum)',
  '(only|just|barely|hardly) (ever )?(eats|eat|eating|touches|picks at|allows (himself|herself)) (.. )?(lettuce|salad|salads|celery|apples?|cucumber|ice|gum|rice cakes?|crackers|carrots|fruit|soup|egg whites|yoghurt|yogurt|black coffee|diet coke)',
  '(dropped|down|gone down|lost|drop|shrunk) (.. )?(dress|clothes|jean|trouser|pant)? ?(size|sizes)',
  'cut(ting)? out (.. )?(carbs|sugar|fat|bread|meat|lunch|meals|breakfast|snacks) (.. )?(then|and now|and|now) (.. )?(lunch|meals|dairy|everything|breakfast|bread|fat|periods?)',
  'periods? (.. )?(stopped|gone|vanished|dried up|disappeared) ... (carbs|dairy|lunch|calories|meals|thin|weight|running|diet*|food|eat*)',
  '(so|too|very|dangerously|painfully|really) (thin|skinny|underweight|bony)',
  'weighs (only |just )?[23]\\d (kg|kilos)',
  '(anorexi*|bulimi*|eating disorder|ed behav*|orthorexi*|arfid)',
  '(wont|refus*|stopped|isnt|hasnt|not|barely|hardly|skips|skipping|avoids|avoiding|' +
    'doesnt) (.. )?(eat|eating|eaten|food|meals|lunch|dinner|breakfast)(?! (veg*|solids|' +
    'meat|fruit|his dinner|her dinner))',
  '(throws|throwing|threw|throw|makes (himself|herself)|making (himself|' +
    'herself)) (.. )?(up|vomit|sick|throw up|puke) (.. )?(after|every|dinner|meals|eating|' +
    'food|on purpose)?',
  '(purg*|binge*|bingeing|laxative*|diet tablets|diuretic*|water tablets)',
  '(says|thinks|feels|convinced|believes|thinking|calls|calling|told) (.. )?(fat|too big|' +
    'overweight|disgusting|huge|chubby|thighs are)',
  '(obsess*|fixated|counting|counts|tracking|tracks|terrified|afraid|scared|' +
    'fear) (.. )?(calories|calorie|weight|weighing|gaining|fat|food|macros|body|thin|scale|' +
    'carbs)',
  '(eats|eat|eating|living on|surviving on) (only|just|nothing but|like) (.. )?(lettuce|' +
    'salad|celery|apples?|cucumber|ice|gum|rice cakes|\\d+ cal*|water|carrots|vegetables|' +
    'air)',
  '(hiding|hides|hid|secret|sneaking|sneaks|throwing away|throws away|bins|flush*|' +
    'stash*) (.. )?(food|wrappers|meals|lunch|eating|lunches)',
  '(runs|exercis*|working out|works out|workout|sit ups|gym|jogging|push ups|burn* off|' +
    'over exercis*) (.. )?(hours|obsess*|compuls*|constantly|after (every|each|eating)|' +
    'calories|all day|secretly|nonstop|middle of the night)',
  '(period|periods) (.. )?(stopped|missing|gone|havent|hasnt|lost|disappeared|ceased|not come)',
  '(no|lost (her )?|stopped (her )?) ?periods?',
  '(losing|lost|dropping|dropped|loses) (.. )?(weight|kg|kilos|pounds|lbs|stone|sizes)',
  '(wont|doesnt|refus*) (.. )?eat (.. )?(front of|with us|with the family)',
  '(body checking|thinspo|pro ana|weighs (himself|herself))',
  '(eats|eat|eating|only|under|about|on|just) (.. )?\\d+ (cal|cals|calories)',
  '(diet|dieting) (.. )?(obsess*|extreme|strict|secret*|all the time|constantly|13|12|teen)?',
  'starv* (himself|herself)',
  'skip* (every |all )?meals?',
)

export const teenEatingPlainly = signal(
  '(only|just|barely|hardly) (ever )?(eats|eat|eating|touches|picks at|allows (himself|herself)) (.. )?(lettuce|salad|salads|celery|apples?|cucumber|ice|gum|rice cakes?|crackers|carrots|fruit|soup|egg whites|yoghurt|yogurt|black coffee|diet coke)',
  '(dropped|down|gone down|lost|drop|shrunk) (.. )?(dress|clothes|jean|trouser|pant)? ?(size|sizes)',
  'cut(ting)? out (.. )?(carbs|sugar|fat|bread|meat|lunch|meals|breakfast|snacks) (.. )?(then|and now|and|now) (.. )?(lunch|meals|dairy|everything|breakfast|bread|fat|periods?)',
  'periods? (.. )?(stopped|gone|vanished|dried up|disappeared) ... (carbs|dairy|lunch|calories|meals|thin|weight|running|diet*|food|eat*)',
  '(throws|throwing|threw|vomit*|sick) (.. )?on purpose',
  '(anorexi*|bulimi*|eating disorder|purg*|laxative*)',
  '(makes|making|made) (himself|herself) (sick|vomit|throw up|puke)',
  'throws? up after (dinner|meals|eating|every meal|she eats|he eats|food|lunch)',
  '(says|thinks|feels|convinced|believes|calls) (.. )?(she is |he is |she |he |herself |' +
    'himself |is )*(too )?fat',
  '(says|thinks) (.. )?fat (.. )?(runs|exercis*|eat*|diet*|skip*|weigh*)',
  '(obsess*|fixated|counting|counts|tracking|tracks) (.. )?(calories|calorie|weight|' +
    'macros|fat grams)',
  '(eats|eat|eating|living on|surviving on) (only|just|nothing but) (.. )?(lettuce|salad|' +
    'celery|apples?|cucumber|ice|gum|rice cakes|\\d+ cal*|carrots)',
  '(hiding|hides|hid|finding|found|stash*|stashing) (.. )?(food|wrappers|empty wrappers|' +
    'food wrappers|uneaten|lunches) (in|under|around|and|everywhere|\\|)?',
  '(period|periods) (.. )?(stopped|gone|havent|hasnt|ceased|disappeared|' +
    'not come) (.. )?(diet*|weight|eat*|thin|skinny|exercis*)',
  '(diet*|weight|eat*|thin|skinny|exercis*) ... (period|periods) (.. )?(stopped|gone|hasnt|havent)',
  '(lost|losing|dropped) (.. )?(weight|kg|kilos|pounds|lbs|stone) (.. )?(wont|skip*|eat*|' +
    'diet*|meals|food|calories|afraid|fat|gym|exercis*|obsess*|13|14|15|16|12)',
  '(wont|refus*|doesnt|skips|skipping|avoids) (.. )?(eat|meals|food|lunch) (.. )?(lost|' +
    'losing|weight|thin|skinny|fat|front of|calories|bones)',
  '(runs|exercis*|works out|working out|sit ups) (.. )?(hours|obsess*|compuls*|burn* off|' +
    'after (every|each) meal|secretly|middle of the night)',
  '(terrified|afraid|scared|fear|panics?) (.. )?(of |about )?(gaining|getting fat|' +
    'weight gain|food|carbs|being fat)',
  'starv* (himself|herself)',
  'weighs (himself|herself) (.. )?(times|every|daily|constantly)',
  '(pro ana|thinspo)',
)

export const eatingDanger = signal(
  '(nothing but|only|just|living on) (.. )?(water|black coffee|diet coke|gum|air) (for|since|in) (.. )?(days|weeks|\\d+ days)',
  '(heart|pulse|heartbeat) (.. )?(going |is |beating |feels |beats |so |very |really )*(slow|slowly|weird|funny|fluttery|skipp*)',
  'faint*',
  '(passed|passing|blacked|blacking) out',
  'collapsed',
  '(chest|heart) (pain|pains|hurts|palpitations|racing|flutter*)',
  '(slow|low|irregular) (pulse|heart rate|heartbeat|hr|heart)',
  '(heart rate|pulse|hr|bpm) (is |of |at |was |down to |in the |only |around )*[345]\\d',
  '(too )?weak (.. )?(to|climb|stand|stairs|walk|get up|cant|muscle*)',
  'cant (stand|climb|get (up|out of bed)|walk)',
  '(hasnt|not|havent|didnt) (eaten|eat|drunk|had (any )?(food|anything to eat|water)|' +
    'touched food) (.. )?(\\d+ days|days|since (yesterday|monday|tuesday|wednesday|' +
    'thursday|friday|saturday|sunday))',
  '(no|without|zero) (food|eating|food or water|water|fluids) (.. )?(\\d+ days|days|2 days)',
  '(threw up|vomit*|throwing up|bringing up|puk*) (.. )?blood',
  'blood (.. )?(vomit|threw up|purg*)',
  '(stopped|skip*|not taking|omitting|withholding|restrict*|missing|refus*) (.. )?insulin',
  '(blue|cold|purple|icy) (.. )?(hands|fingers|lips|feet)',
  'suicid*',
  'wants to die',
  'muscle weakness',
  '(hasnt|not) (eaten|eat|eating) (.. )?(in|for) (.. )?(days|\\d+ days|weeks)',
  'dizzy (.. )?(stand*|every)',
  'potassium',
  'eat* nothing for days',
)

export const notEatingDisorder = signal(
  'toddler',
  'picky',
  'vegetarian',
  'vegan',
  'like a horse',
  '(belly|stomach) (flu|bug)',
  'fasting for',
  'religio*',
  'ramadan',
  'lent',
  'fever',
  'throat',
  'teeth*',
  'baby',
  'solids',
  'constipat*',
  'cold',
  'reflux',
  'vegetables',
  'veggies',
  'bottle',
  'formula',
  'breast',
  'growing well',
  'skipped lunch',
  'milk',
  'preschooler',
  'infant',
  'virus',
  'newborn',
)
