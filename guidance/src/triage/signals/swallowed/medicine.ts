import { near, signal } from '../signal.ts'
import { IN_MOUTH, IS_GONE, MEDICINE } from '../words.ts'

const TAKEN =
  '(swallowed|swallowing|ate|eaten|eating|drank|drunk|ingested|chewed|chewing|licked|' +
  'licking|bit into|got into|gotten into|get into|getting into|got in to|got hold of|' +
  'got a hold of|got ahold of|got at|munched|gulped|consumed|chugged|nibbled|downed|' +
  'sucked on|sucking on|opened|emptied|snacked on|raided|helped (himself|herself) to|' +
  'climbed up and got|drinking|crunched|necked|glugged|scoffed|polished off|drained|guzzled|slurped|finished off)'

export const medicineTaken = signal(
  `(been at|been in|been into|got to|gotten to|raided|into) (.. )?${MEDICINE}`,
  `${MEDICINE} (.. )?(and|then) (.. )?(necked|drank|swallowed|ate|downed|glugged|chugged|finished|drained|chewed) (.. )?(it|most|half|all|some|them|the)`,
  `${MEDICINE} ... (floor|table|bed|everywhere|scattered) (.. )?(chewing|eating|mouth|chewed|sucking)`,
  `(found|caught|spotted|walked in on|saw|came in to) (.. )?(with|holding|chewing|eating|sucking|clutching|munching|next to) (.. )?${MEDICINE}(?! (syringe|cup))`,
  `(strip|packet|pack|blister|foil|bottle|box|sheet|tub|pot|tray|card) of (.. )?${MEDICINE} ... (chewed|gone|missing|empty|open|popped|bitten|short|torn|spilled|sucked)`,
  `${MEDICINE} ... (chewed|popped out|bitten|bite marks|teeth marks|half dissolved|foil torn|licked clean)`,
  `(swallowed|chewed|sucked|gulped|munched) ... ${MEDICINE}`,
  `${MEDICINE} ... (in|on|round|around) (his|her|their) (mouth|lips|hand|hands|tongue|face)`,
  '(open|opened|empty) (.. )?(pack|packet|blister|bottle|box|organi[sz]er|' +
    'pillbox) (.. )?(of )?(.. )?(tablets|medicine|paracetamol|ibuprofen|pills)',
  '(tablets|medicine) (organi[sz]er|box|bottle|packet|pot|tray|cup)? ?(was|were|is|' +
    'left) (.. )?(open|empty|spilled|chewed)',
  '(white|blue|pink|chalky) (powder|stuff|residue|bits) (.. )?(mouth|lips|tongue|face)',
  near(IS_GONE, MEDICINE),
  near(
    '(fentanyl|opioid|morphine|nicotine|nans?|grans?|grandmas?|hrt|pain|dads?|moms?|' +
      'grandpas?|estrogen|clonidine)',
    'patch',
  ),
  `${MEDICINE} (.. )?(eaten|swallowed|chewed|taken) by`,
  `${TAKEN} (.. )?${MEDICINE}`,
  '(he|she|they|toddler|baby|son|daughter|kid|child|old|brother|sister|twin|boy|girl|him|' +
    'her|just) (.. )?(took|taken|had|put) (.. )?(my|mine|dads|dad|moms|mom|mom|grandmas?|' +
    'grandpas?|grandmothers?|grandfathers?|nanas?|grannys?|husbands?|wifes?|sisters?|' +
    'brothers?|someone|a bunch of|handful|whole bottle|all (of )?the|wrong|some of|some|' +
    `unknown|a whole|the dogs?|\\d+) (.. )?${MEDICINE}`,
  'took (my|dads?|moms?|grandmas?|grandpas?|grandmothers?|grandfathers?|nanas?|' +
    'a bunch of|a handful of|the whole bottle of|someone elses|his dads|her moms|' +
    `the dogs) (.. )?${MEDICINE}`,
  `${MEDICINE} (.. )?(${IN_MOUTH}|are missing|is missing|missing|unaccounted|spilled and|` +
    'open and (some|a few|\\d)|all over the floor and)',
  '(some|several|\\d+|few|half|most|all) (.. )?(tablets|capsules|medicine|vitamins|' +
    'gummies) (.. )?(missing|gone|short)',
  '(open|empty|chewed|opened) (.. )?(bottle|tablets|medicine|packet|blister pack|bottle of)',
  `found .. (open|empty) .. (tablets|medicine|bottle of)`,
  '(tablets|medicine|bottle) .. (some|few|\\d+) (are |is )?(missing|gone)',
  `${TAKEN} (.. )?(a (bunch|handful|bottle|load) of|an entire bottle of|` +
    'the whole bottle) .. (vitamins|gummies|gummy|iron|tablets|medicine|melatonin)',
  'took .. by mistake',
  '(fentanyl|nicotine|morphine|pain) patch',
  `${MEDICINE} patch`,
  '(ate|took|swallowed) (my|his|her|the) (entire|whole) (bottle|pack|packet)',
  'drank (the |his |a )?(whole|entire|half (of )?(the|a)) bottle of',
)

export const ownDose = signal(
  '(swallowed|took|drank|takes|ate|taking|swallows) (his|her|their) (own )?(medicine|' +
    'vitamin|vitamins|tablets|antibiotic|dose|calpol|tylenol|gummy)(?! (bottle|whole|all))',
  '(his|her|their) own (dose|vitamin|medicine|tablets)',
  'as usual',
  'spat (it|the .. )?out (straight|right)',
  'spat out .. (giving|dose)',
  '(his|her) (usual|daily|normal|regular|morning|nightly) (dose|vitamin|medicine|tablets|' +
    'multivitamin)',
  '(trouble|hard time|help|teach|learn*|get (him|her|my .. ) to|how to) (.. )?swallow*',
  'wont swallow',
  'learn to swallow',
  'prescribed (for|to) (him|her)',
)

export const adultTook = signal(
  '(i|we|i have|husband|wife|partner|mom|dad|boyfriend|while breastfeeding|can i|can we|' +
    'should i|did i) (have |just |had |also |can |accidentally |been |only |already |' +
    'never |usually |sometimes |still |often )*(drank|drink|drinking|ate|took|take|taking|' +
    'smoked|smoke|had|have|swallowed|taken|eat|eaten|vape|vaping|pump)',
  'breastfe*',
  'nursing',
  'pregnan*',
  'pump and dump',
)

export const doseGone = signal(
  '(already|had) (.. )?(given|gave|had) (.. )?(and|then|so) (.. )?(so did i|i did|did i|i gave|gave|too|as well)',
  '(then|and) so did (i|he|she|dad|mom|grandma)',
  '(gave|given) (him|her|them|it|some|one|1|more|another|.. dose) (it |some |one |more )?again',
  'gave (.. )?again',
  '(using|used|gave|given|giving|been on|bought) (.. )?((2|3|4|5|6|7|8|12) (plus|years)|childrens|older|adults?|junior|stronger|wrong|grown up|extra strength|six plus) (.. )?(bottle|one|1|strength|version|stuff|suspension|kind|sort|syrup)',
  'instead of (the |his |her )?(infant|baby|childrens|junior|small|little) (one|1|stuff|version|bottle|strength|dose)',
  '(both|each) of us (.. )?(gave|given|dosed|did)',
  '(realised|realized|noticed|found out) (.. )?(already|also|too) (.. )?(gave|given|had|dosed)',
  'gave (.. )?(then|and) (.. )?(gave|given) (.. )?(again|hours?|later|too|as well|same|' +
    'minutes|without)?',
  '(i|he|she|husband|wife|partner|dad|mom|grandma|nanny) (also |had also |had already |' +
    'already )gave',
  '\\d+ (.. )?(rather than|not) \\d+(\\.\\d+)?',
  'both (of us |parents )?(gave|given|dosed)',
  '\\d+ (.. )?instead of \\d+(\\.\\d+)?',
  '(forgot|forgotten|didnt (know|realise|realize)|without (knowing|realising|' +
    'realizing)) (.. )?(gave|given|had|dose) (.. )?(already|again|too|as well|also|' +
    'medicine|tylenol|calpol|ibuprofen|motrin|dose)',
  '(10|2|3|4|5|ten) times (the|too|as) (.. )?(dose|much|amount)',
  '(gave|given) (.. )?adult (tablets|dose|strength|one|medicine)',
  '(double|doubled|two|2|second|extra|triple) (.. )?(dose|dosed|the dose)',
  'double dos*',
  '(gave|given|giving|give|had|got|get|fed|administered) (.. )?(too much|twice|2 times|' +
    '3 times|wrong|extra|double|again too|10 times|a second dose|another dose)',
  `(too much|wrong) (.. )?(${MEDICINE}|dose|amount|syringe|strength|medicine)`,
  'both (gave|given|dosed|medicated|give)',
  '(wrong|different|incorrect) (dose|medicine|syringe|amount|strength|bottle|child|kid|' +
    'measuring|spoon|concentration)',
  '\\d+(\\.\\d+)? (ml|mls|mg|teaspoons?|tsp|cc|drops|tablets|spoons?) (instead of|' +
    'rather than|not|when it should)',
  `(instead of) \\d+(\\.\\d+)? (ml|mg|tsp|drops|teaspoon|tablets)?`,
  `overdos* (.. )?${MEDICINE}`,
  `${MEDICINE} (.. )?overdos*`,
  '(i|we|accidentally|think i|may have|might have|have i|did i) (.. )?overdos* (my|him|' +
    'her|the|our)',
  `(gave|given|giving) (.. )?adult (strength )?${MEDICINE}`,
  '(gave|given|giving|dose|doses) ... (hours|minutes) (apart|early|too (early|soon|close))',
  '(too early|too soon|too close)',
  `(gave|given|giving|got|had) (.. )?${MEDICINE} (.. )?(by mistake|by accident|accident*|` +
    'too (early|soon|much)|\\d hours apart|again (after|before)|twice|2 times)',
  '(accidentally|mistakenly|by accident|by mistake) (.. )?(gave|given|' +
    `dosed) (.. )?(${MEDICINE}|dose)`,
  `(drops) (.. )?(childrens|children|kids|older) (amount|dose|syringe)`,
  `(infant|baby) .. (in|with) (.. )?(childrens|children) (amount|dose)`,
  '(mixed up|mix up|mixed|swapped|confused) (.. )?(dose|medicine|bottles|syringe|tylenol|' +
    'calpol|motrin)',
  'already (gave|given|had) (.. )?(dose|medicine|tylenol|calpol|some)',
  'more than (the )?(recommended|max*|prescribed|he should|she should|the dose|the label)',
  '(gave|given) (.. )?(his|her) (brothers?|sisters?|dads?|moms?|dogs?) (.. )?(medicine|' +
    'tablets|inhaler|antibiotic)',
  'exceed* .. dose',
  '(gave|given) (.. )?(expired|out of date)',
  'measur* (it )?wrong',
  'misread',
  'times the (dose|amount|recommended)',
  `(gave|given) (.. )?${MEDICINE} (.. )?and (.. )?(gave|then|also|husband|dad) .. (again|same|too)`,
)

export const anyMedicine = signal(MEDICINE, 'dose', 'benadryl')

export const missedDose = signal(
  '(missed|forgot|skipped|forgotten|late) (.. )?(dose|antibiotic|medicine)',
  'how much',
  'can i (alternate|mix|give both)',
  'without overdos*',
)

export const gaveIt = signal('(gave|given|give|giving|used|dosed|overdos*|had|got|both)')
