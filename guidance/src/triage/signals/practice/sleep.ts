import { signal } from '../signal.ts'

const SLEEP =
  '(sleep|sleeps|sleeping|slept|nap|naps|napping|bed|night|nights|overnight|crib|' +
  'bassinet|snooze|bedtime|dozes|moses basket|settle|settles)'

const SOFT =
  '(blanket|blankets|pillow|pillows|bumper|bumpers|teddy|stuffed (animal|toy)|stuffed|' +
  'stuffie|lovey|loveys|comforter|comforters|duvet|quilt|toys?|hat|hats|beanie|nest|' +
  'sleepyhead|dockatot|snuggle me|snugglenest|lounger|boppy|positioner|sleep positioner|' +
  'cushion|sheepskin|lambskin|doona|muslin|bonnet|padding|rolled towel|soft toy|' +
  'soft toys|razai|muslins|head shaping pillow|rai pillow|mustard pillow|' +
  'flat head pillow|snuggle nest|baby nest|babynest|pod)'

export const tummySleep = signal(
  `${SLEEP} (.. )?(on|onto) (his |her |their |the |my )?(belly|front|side|stomach|` +
    'face)(?! (of|ache|sleeper))',
  `(on|onto) (his |her |their )?(belly|front|side) (.. )?${SLEEP}`,
  '(put|lay|place|lie|laid|putting|laying) (.. )?(to sleep|down|to bed) (.. )?(belly|' +
    'side|front|face down)',
  `(belly|side|front|prone|face down) (sleep|sleeps|sleeping|sleeper)`,
  `(belly|side|front) to sleep`,
  `${SLEEP} (.. )?(face down|prone)`,
  '(prop|propped|propping|wedge|roll|towel) (.. )?(on|onto) (his|her|the|their) side',
  'side sleeping',
)

export const awakeOrRolled = signal(
  '(rolled|turned|flipped|turns|rolls|flips|rolling|turning) (over|himself|herself|round)',
  'tummy time',
  'belly time',
  'time when awake',
  'while awake',
  'when awake',
  '(rolls|rolled|flips|rolling|turns|flipping) (.. )?(onto|over|to) (.. )?(belly|front|' +
    'side|tummy)?',
  'rolls (over )?by (himself|herself)',
  'belly time when',
  'on my (chest|belly|tummy) while i',
)

export const softBedding = signal(
  `${SOFT} (.. )?${SLEEP}`,
  `${SLEEP} (.. )?(with|in|under|on) (.. )?${SOFT}`,
  '(put|use|using|give|add|need|have|cover|covered|wrap|let (him|' +
    `her)) (.. )?${SOFT} (.. )?(baby|newborn|infant|\\d+ (weeks|months)|him|her|crib|` +
    'bassinet)',
  `(what|which|best|when can|is a|are|is the|can) (.. )?${SOFT} (.. )?(for|` +
    'in) (.. )?(baby|newborn|infant|\\d+ (weeks|months)|crib|night|sleep*)',
  `${SOFT} (.. )?(crib|bassinet|moses basket|baby sleep|for (my |a |the )?(baby|newborn|` +
    'infant|\\d+ (weeks|months)))',
  'crib bumper*',
  'bumper pads?',
  '(dockatot|sleepyhead|snuggle me|boppy|head shaping pillow|mustard pillow|snuggle nest) ',
  '(crib|bassinet) (.. )?(with|has|full of) (.. )?(blanket|pillow|toys?|bumper*|stuffed|duvet)',
)

export const beddingItem = signal(
  '(pillow|pillows|blanket|blankets|bumper|bumpers|duvet|comforter|quilt|positioner|' +
    'dockatot|sleepyhead|lounger|razai)(?! (fort|cover|case|play))',
)

export const safeBedding = signal(
  'sleep sack',
  'sleeping bag',
  '(nursing|feeding|breastfeeding|pregnancy|maternity|my) pillow',
  'tummy time',
  'car seat',
  'stroller',
  'play (mat|time)',
  'over (the|his) (car|stroller)',
  'picnic',
  '(knit|crochet|knitting|crocheting|gift|wash|washing)',
  '(toddler) (pillow|blanket)',
  'weaning',
  'wean off',
  'bath toys?',
)

export const inclinedSleep = signal(
  `${SLEEP} (.. )?(in|on) (.. )?(swing|car seat|carseat|bouncer|bouncy|rocker|lounger|` +
    'recliner seat|rock ?n ?play|snuga|mamaroo|inclined|nursing pillow|boppy|jumper|bumbo|' +
    'baby seat|capsule|pram seat|vibrating chair|bouncy chair|jhula|sling seat)',
  '(swing|car seat|carseat|bouncer|bouncy (chair|seat)|rocker|rock n play|mamaroo|' +
    'snoo inclined|lounger|vibrating chair|snuga puppy) (.. )?(for |at |all |' +
    `over)?(.. )?${SLEEP}`,
  `(nap|naps|sleep|sleeps|sleeping) (.. )?(car seat|carseat|swing|bouncer|rocker)`,
  'rock n play',
  'rock and play',
  '(incline|inclined|elevate|elevated|elevating|raise|raised|raising|prop|propped|' +
    'propping|tilt|tilted|tilting|wedge|angled) (.. )?(mattress|crib|bassinet|head of|' +
    'head end|sleeper|legs of|bed|one end)',
  '(wedge|books|towel|pillow) (.. )?(under|beneath) (.. )?(mattress|crib|bassinet|head)',
  '(crib|sleep|bassinet|reflux|mattress) wedge',
  'inclined sleeper',
  'sleep* upright',
  'sleep* at an (angle|incline)',
)

export const supervisedSeat = signal(
  '(while|when|as) (.. )?(driving|drive|in the car|travelling|traveling|moving)',
  'driving',
  '(which|what|best) (.. )?(car seat|swing|bouncer|rocker) (to buy|should|is)?',
  'car seat to buy',
  'stroller walk',
  'airplane',
  '(rear|forward) facing',
  'adult',
  'i am the parent',
  'car seat (challenge|install*|laws?|strap*|limits?)',
  'transfer (to|him|her)',
  'falls asleep in the car',
)

export const weightedSleep = signal(
  'weighted',
  'dreamland',
  'nested bean',
  '(zen|dream) (sack|swaddle)',
  '(rice|bean|sand|heavy|wheat) (bag|sock|pillow|blanket) (.. )?(chest|baby|him|her|' +
    'settle|belly|newborn)',
  '(something|bag|weight|pillow|hand) (.. )?heavy (.. )?(chest|on (him|her|baby))',
)

export const swaddledRoller = signal(
  '(roll|rolls|rolling|rolled|rolled over) (.. )?(but )?(.. )?(swaddle|swaddled|swaddling)',
  '(swaddle|swaddled|swaddling|swaddles|love to dream) (.. )?(roll|rolls|rolling|rolled|' +
    'started to roll|flips|flipping|turns over)',
)

export const weightedOther = signal(
  '(weight|weigh|weights) (for|is|of|should)',
  'good weight',
  'plain sleep sack',
  'not (yet )?rolling',
  'isnt rolling',
  'hasnt rolled',
  'stop swaddling',
  'transition* (out|from)',
  'wean*',
  'when to stop',
  'no longer swaddl*',
)

export const tooImpairedToShare = signal(
  '(drinks|drink|drank|drunk|drinking|wine|beer|beers|alcohol|cocktail*|vodka|whisky|' +
    'tipsy|hungover|champagne|prosecco|gin|margarita*|pints?|bottle of wine|' +
    'sleeping tablets|ambien|zopiclone|sedat*|benadryl|xanax|valium|opioid*|oxy*|percocet|' +
    'codeine|tramadol|painkiller*|morphine|weed|cannabis|thc|edible*|gumm*|smoke|smoked|' +
    'smokes|smoking|smoker|stoned|high|drugs|methadone|melatonin|unisom|nyquil|' +
    'took a sleeping)',
  'exhaust*',
  'overtired',
  'so tired',
)

export const sharesBed = signal(
  '(baby|newborn|infant|he|she|old) (.. )?(sleeps|sleeping|sleep|lies|is) (.. )?between us',
  'in(to)? bed with (me|us|my|his|her)',
  '(share|sharing) (a|my|our|the) bed',
  'cosleep*',
  'co sleep*',
  'co ?slept',
  'bed ?shar*',
  'bed share',
  'bed shar*',
  '(sleep|sleeps|sleeping|slept|asleep|nap|napping|dozing|doze|dozed|dozes|lie|lying|' +
    'snooze|nod off|nodded off|pass out) (.. )?(with|next to|beside|holding|near|on|' +
    'alongside) (.. )?(baby|newborn|infant|him|her|son|daughter|\\d+ (weeks|months)|' +
    'my chest|chest|me)',
  '(baby|newborn|infant|he|she|him|her|son|daughter|old) (.. )?(in|into|sleeps in|' +
    'sleep in) (.. )?(our|my|the|same) (bed|big bed)',
  '(share|sharing|shares) (.. )?(bed|sofa|armchair)',
  'sleep* on my chest',
  'asleep (.. )?(on|in) (.. )?(sofa|armchair|recliner|rocking chair|glider)',
  '(sofa|recliner|armchair|glider|rocking chair) (.. )?(with|holding) (.. )?(baby|' +
    'newborn|infant|him|her)',
)

export const onSofa = signal(
  '(nod|nods|nodded|drop|dropped|drift|doze|fall|crash) (.. )?(sofa|settee|couch|armchair|recliner|chair)',
  '(fell asleep |falling asleep |fall asleep |fallen asleep |dozed |dozing |sleep |' +
    'sleeping |slept |nap |napping |asleep |dozes |nod* off |drift* off |' +
    'pass* out )(.. )?(sofa|settee|couch|armchair|recliner|rocking chair|glider|rocker|' +
    'nursing chair)(.. )?',
  '(sofa|recliner|armchair|glider|rocking chair) (.. )?(sleep|sleeping|asleep|all night|' +
    'every night|dozing|nap)',
  '(dozing|sleeping|asleep) in (.. )?(recliner|armchair|sofa|chair) (.. )?(with|holding)',
)

export const babyThere = signal(
  'together',
  '(baby|newborn|infant|\\d+ (days|weeks|months)|him|her|son|daughter|on (my )?chest|' +
    'little|in our bed|cosleep*|bedshare|co sleep*)',
)

export const notSharing = signal(
  'room shar*',
  'toddler',
  'awake',
  '(wine|alcohol|drink|drinks|beer) and (pump|breastf*|nurs*)',
  'pump and dump',
  'to (the|our) room',
)
