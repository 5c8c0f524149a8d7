import { signal } from '../signal.ts'

export const newbornWords = signal(
  'newborn',
  '\\d+ days old',
  '(1|2|3|4|5) weeks old',
  'just born',
  'born (on )?(today|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|' +
    '\\d+ days ago|this week)',
  'since birth',
  'meconium',
)

export const wontFeed = signal(
  '(had|taken|took|drunk|managed|fed) (.. )?\\d+ ml (all day|since|today|total|in)',
  '(gives|giving|gave) up (.. )?(feed|breast|bottle|latch*)',
  '(had|taken|managed) (next to nothing|hardly anything|barely anything|almost nothing|nothing) (all day|since|today|overnight)',
  '(cant|couldnt|unable to|not able to) get (him|her|them|baby) to (take|latch|feed|' +
    'nurse|eat|drink|suck)',
  '(wont|isnt|hasnt|cant|doesnt want to|doesnt|barely|hardly|stopped|not|refuses to|' +
    'didnt|havent|too (sleepy|tired|weak) to|no longer) (even |really |been |be |take |' +
    'wake to |want to |want |get |seem to |able to |interested in |wake for |woken to |' +
    'had |properly |taking )*(eat|eats|eating|fed|feed|feeds|feeding|nurse|nursing|' +
    'breastfeed|breastfeeding|suck|sucking|drink|drinking|milk|his bottle|her bottle|' +
    'a bottle|the bottle|bottle|the breast|breast|a feed|any feeds?|any milk)(?! (well on|' +
    'on (one|1|the left|the right)|much at|solids|to sleep|himself|herself))',
  'wont take (.. )?(bottle|breast|milk|feed|feeds|food|it|anything|his|her)',
  '(refus*|reject*|turn* down) (.. )?(bottles?|breast|milk|feed|feeds|to eat|to feed|' +
    'feeding|to nurse|both)',
  '(missed|skipped|skipping|missing|slept through|sleeping through) (his |her |' +
    'the )?(last )?(\\d |several |a couple |couple of |few )?(feeds?|feedings|bottles)',
  'no interest in (feed*|milk|bottle|eat*|nursing|food|the breast)',
  'wont latch (at all|anymore|and|,|\\||on at all|or)',
  '(not|isnt) latching (at all|anymore)',
  'hasnt (fed|eaten|nursed|had a feed|had milk|taken)',
  '(off|gone off) (his|her|all) (feeds|milk|bottles)',
  'feeding (really |so |very )?(poorly|badly|less and less)',
  '(only|just) (taking|takes|took|drank|drinking) (\\d+ ml|half|a few|an ounce|1 ounce|sips)',
)

export const weakSuck = signal(
  'suck* (once|twice|\\d times|a few times|for (a few|\\d) (seconds|minutes)) (.. )?(gives up|stops|turns|falls asleep|quits|conks|drops off)',
  '(two|2|few) sucks (and|then)',
  'weak (suck|sucking|latch)',
  'suck* .. (weak|weaker|poor|feeble)',
  'cant suck',
  'poor suck',
  'lost (his|her) suck',
  'barely sucks',
)

export const sweatsFeeding = signal(
  '(sweat*|pale|blue|gray|breathless|out of breath|pant*) (.. )?(feed*|bottle|nursing|' +
    'eating|sucking|breastfeed*)',
  '(feed*|bottle|nursing|breastfeed*) .. (sweat*|turns? (pale|blue|gray)|goes? (pale|blue|gray))',
)

export const wetNappiesFine = signal(
  '(wet|plenty of wet|lots of wet|enough wet|good wet|nappy) (nappy )?(are |is )?(fine|' +
    'ok|good|normal)',
  'plenty of wet',
  'cluster feed*',
  'gaining well',
)

export const noStool = signal(
  '(hasnt|havent|not|didnt|never) (.. )?(passed|done) anything( (in (his|her) nappy|since|yet))?',
  '(no|hasnt|not|havent|isnt|didnt|without|wont|never) (had |a |any |made |single |been |' +
    'done |even |yet |passed |passing |his |her |first |the |1 |have |does |do |black |tar |tarry |sticky |dark |dirty |' +
    'proper |real |opened |to |for |gone |managed |produced )*(bowels|dirty nappy|poop|pooped|' +
    'pooping|meconium|bowel movement|passed meconium|a poopy nappy)',
  'still no (poop|meconium)',
  'no first poop',
  'meconium .. (not|hasnt|yet|still|late)',
)

export const fewWetNewborn = signal(
  '(only|just|had) (had |made |\\d or |about )?(1|2|3|4) (wet|pee|wet nappy)',
  '(hardly|barely) any (wet|pee)',
  '(few|fewer|not enough|very few|less) (wet|pee)',
  '(no|zero) (wet|pee)',
)

export const meconium = signal('meconium', 'since birth', 'first poop', 'born')

export const swollenBelly = signal(
  'belly (is |looks |so |very |really |has |and |seems |all |getting )*(big|swollen|hard|' +
    'distended|bloated|huge|tight)',
  '(swollen|distended|bloated|hard|big) belly',
)

export const cord = signal(
  'umbilic*',
  '(?<!(spinal|vocal|phone|charger|power|blind|the electric|extension|' +
    'lamp) )cord(?! (blood|bit|in the|around))',
  'navel',
  'stump',
)

export const cordInfected = signal(
  '(red|redness|pus|smell|smells|smelly|stink|stinks|stinky|stinking|foul|ooz*|swollen|' +
    'swelling|hot|infected|infection|weep*|discharge|tender|leak*|gunk*|goopy|inflamed|' +
    'rotten)',
  'keeps (on )?bleeding',
  'yellow (stuff|goo|liquid|discharge)',
  'bleeding (a lot|nonstop)',
  'spreading',
)

export const cryingNonstop = signal(
  '(crying|screaming|wailing|howling|bawling|yelling|shrieking) (.. )?since',
  '(bawling|yelling) (.. )?(nonstop|for hours|all (day|night|evening)|hours)',
  '(not|hasnt|wont|isnt|never) (stopped|stopping|let up|paused) (crying|screaming)?',
  '(crying|screaming|cried|screamed|cries|screams|wailing|howling) (.. )?\\d+(\\.\\d+)? hours',
  'inconsolably',
  '(crying|screaming|cry|scream|cries|screams|cried|screamed|shrieking|wailing|sobbing|' +
    'howling|screams and|been crying) (.. )?(nonstop|non stop|constant*|for hours|all (day|' +
    'night|evening)|without stopping|hours|hour|on end|since)',
  '(nonstop|non stop|endless|constant*) (crying|screaming|cry|scream*)',
  'keeps (on )?(crying|screaming)',
  'keeps on crying',
  '(wont|cant|isnt|doesnt|never) (be )?(settle|settling|console|calm|soothe|consoled|' +
    'soothed|calmed|comforted|settled)',
  'inconsolabl*',
  '(hysterical*) (crying|screaming|cry*)',
  '(crying|screaming) (hysterical*|inconsolabl*|uncontroll*|and (wont|cant|nothing))',
)

export const nothingSoothes = signal(
  '(not|isnt|nothing like|unlike|not at all) (his|her|a|the|their|that) (normal|usual|regular|hungry|ordinary|typical|tired) (cry|crying|self|scream|1|one|whinge|fuss)',
  'nothing (helps|works|calms|settles|soothes|is working|is helping|i do|we do|seems to|' +
    'will|stops)',
  '(tried|trying) everything',
  '(not|isnt|nothing) like (colic|him|her|usual|normal|his|the usual)',
  'unlike (him|her|usual|his|any|anything)',
  'never (cried|cries|screamed|heard|done this|like this)',
  'different (from|to|than)',
  'inconsolabl*',
  'cant be (consoled|soothed|settled|calmed|comforted)',
  'in (so much |terrible |bad |real |some kind of |severe |clear |obvious )?(pain|agony)',
  'not normal',
  'something is wrong',
)

export const allDay = signal(
  'since (half |quarter (to |past )|about |around |before |after )?(\\d+|tea|tea time|dinner|supper|bedtime|bath|bath time|dusk|teatime|evening)',
  '(hours|hour) (straight|solid|in|without)',
  'since \\d+ ?(pm|am|oclock)',
  'all (day|night|afternoon)',
  'since (noon|lunch|this morning|morning|yesterday|last night|midday|breakfast|midnight|' +
    'dawn|he woke|she woke)',
  'hours on end',
  'for hours',
  'hours and hours',
  'hours now',
)

export const everyEvening = signal(
  'every (evening|night|day|afternoon)',
  'colic (every|each|in the)',
  'settles (with|when|if|after)',
  'stops when',
  'a lot',
  'as usual',
  '(in|during) the evenings?',
  'cio',
  'drop off',
  'at daycare',
)

export const cold = signal(
  '(like|is|as) (a |an )?(little |big |solid |block of )*(ice|ice block|ice cube|icicle|ice pop)',
  '(cold|freezing) (even (with|under|though|after)|despite|as (ice|stone)|like (ice|stone))',
  'stone cold',
  '(still|keeps) (cold|freezing|getting colder)',
  '(cold|freezing|icy|ice cold|chilly|cool) (to (the )?touch|baby|all over|body|' +
    'and (limp|sleepy|floppy|not|wont|stiff|pale|lethargic|listless|gray|blue|mottled|' +
    'quiet|very|really))',
  '(is|feels|feel|felt|so|very|really|skin|body|chest|belly|tummy|trunk) (is |feels |so |' +
    'very |really |ice |freezing |stone |quite )*(cold|freezing|icy)(?! (hands|feet|' +
    'outside|weather|in|out|here|nose|and (cough|flu)))',
  '(low|dropping|falling|dropped) (body )?(temp|temperature)',
  '(temp|temperature) (is |has |keeps |really |too |very |so |been |dropped |' +
    'reading )*(low|dropping|dropped|down to|falling)',
  '(wont|cant|not|isnt|doesnt) (warm|warming|get warm|getting warm)',
  'hypothermi*',
)

export const handsOnlyCold = signal(
  '(hands|feet|nose|toes|fingers|hands and feet) (are |is |feel |get |always |a bit |' +
    'quite |so |very )*(cold|cool|chilly|freezing|icy)',
  '(cold|cool|freezing|icy) (hands|feet|toes|fingers|nose)',
)
