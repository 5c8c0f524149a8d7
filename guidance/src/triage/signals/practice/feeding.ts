import { signal } from '../signal.ts'

export const waterAsDrink = signal(
  '(how much|give|giving|drink|drinks|drinking|offer|need|needs|' +
    'start) (.. )?water(?! (for|to mix|to formula|in formula|temp*|bath|birth|play))',
)

export const honey = signal(
  'manuka',
  '(gripe water|dummy|pacifier|teat) (.. )?honey',
  'honey(?! (wont|wouldnt|is (asleep|crying|fussy)|sleeps|and i|please|can you|i|do))',
  'honey (on|in|for|to|and|before|nut)',
  '(raw|lick of|taste of|bit of|spoon of|teaspoon of|some|manuka|local|with|of|ate|had|' +
    'eat|eaten|gave|give|put|dip* .. in) honey',
  'shahad',
)

export const notHoney = signal(
  'honeydew',
  'honey ?comb toy',
  '(my|hi|hey|hello|the) honey',
  'honey ?moon',
  'button battery',
  'battery',
  'honey colored',
  'honey crust*',
  'honeysuckle',
)

export const botulismSuspected = signal('botulism')

export const constipated = signal(
  'constipat*',
  'no (poop|bowel)',
  'hasnt pooped',
  '(not|isnt|hasnt) (been )?(pooping|pooped)',
)

export const weakMuscles = signal(
  '(suck*|cry|cries|feeds?|feeding) (.. )?(so |very |really |too )?(weakly|feebly|weak|feeble|quietly)',
  '(head|neck) (is |has |just |all |so |gone |got |become |suddenly |back to being |really )*(wobbly|floppy|loll*|droop*)(?! (at|for) )',
  'milk (.. )?(runs|dribbles|leaks|spills|pours) out',
  '(cant|wont|doesnt) (seem to )?(suck|hold (his|her) head|lift (his|her) head|grip)',
  'droopy (eyes|eyelids|face|lids|eyelid)',
  '(eyes|eyelids|face|lids) (are |is |look |looks |seem |seems |getting |so |very |keep |' +
    'starting to |have started )*(droop*|dropping|flat|expressionless|slack)',
  'flat (face|expression)',
  'weak (suck|cry|neck|whimper)',
  '(cry|suck|neck|head) (is |has |so |got |getting |gone |really |very |become |become |' +
    'sounds )*(weak|weaker|feeble|floppy|quiet)',
  '(getting|become|becoming|got|so|very|gone|is|and|growing|seems|now|really|looks) (weak|weaker|floppy|' +
    'limp|floppier)',
  '(lost|losing|loss of|poor|worse|no more) (head|neck) control',
  'cant (suck|hold (his|her) head|lift (his|her) head|swallow)',
  'floppy',
  'head control (.. )?(lost|gone|worse|got worse)',
  'barely (cries|sucks|moves)',
  'head (keeps )?flop*',
)

export const asUsual = signal(
  'as usual',
  'since birth',
  '(always|was born) (had|with)',
  'newborn has weak neck',
)

export const atHoneyRisk = signal('honey')

export const plainWater = signal(
  '(give|gave|giving|offer|offered|offering|feed|drink|drinks|drinking|have|had|need|' +
    'needs|sips of|bottle of|ounce of|ounces of|oz of|ml of|some|start|can|take|get|want|' +
    'wants|introduce|little|spoon of|cooled|boiled|sugar|plain|glucose|' +
    'when can) (.. )?water(?! (bottle|broke|birth|wipes|temp*|park|beads|heater|fountain|' +
    'safety|based|melon|play|table|with meals|colors?|proof|resist*|wings|slide|works|' +
    'flosser|balloon))',
  'water (for|in|to) (.. )?(hiccups|constipation|the heat|hot|newborn|baby|jaundice|' +
    '\\d+ (weeks|months)|formula|breast)',
  'water (.. )?(hiccups|constipation|hot (day|weather|out))',
  '(rice|barley|sugar|gripe|coconut|ors|jaggery|janam|ajwain|saunf|fennel) water',
)

export const dilutedFormula = signal(
  '(add|added|adding|put|putting|mix*|use|using|extra|more|too much) (.. )?(extra|more|' +
    'too much) (.. )?water',
  '(extra|more|too much) water (.. )?(formula|bottle|powder|milk|feed)',
  'water (down )?(the |his |her |my |babys? )?(formula|bottles|milk|powder|down)',
  '(dilut*|watered|watering|stretch*|thin|thinned|thinning|weaker|weak|' +
    'half strength) (.. )?(formula|bottle|bottles|milk|powder|down)',
  '(formula|bottle|milk|powder) (.. )?(dilut*|water* down|stretch*|last longer|thinner|' +
    'half strength|weaker)',
  '(fewer|less|half the|one less) scoops?',
  '(make|making) (.. )?(formula|powder|it) (.. )?(last|stretch|go further)',
)

export const homemadeFormula = signal(
  '(homemade|home made|diy|make (my )?own|own|recipe for|goat* milk|' +
    'evaporated milk) (.. )?(formula|baby milk)',
  'formula recipe',
  '(out of|no|ran out of|cant (afford|find|get)|short of|shortage|instead of|replace|' +
    'substitute for|switch from|without) (.. )?formula (.. )?(milk|cow*|oat|almond|rice|' +
    'soy|goat|coconut|water|use|give|homemade)?',
  '(cow*|whole|regular|goat*|goats|almond|oat|soy|rice|coconut|condensed|evaporated|' +
    'plant|nut|buffalo|toned|skimmed|powdered|amul|nido|hemp|raw) (.. )?milk',
)

export const harmlessWaterTalk = signal(
  'how to (mix|make|prepare)',
  'water birth',
  'gripe water',
  'with meals',
  'bath water',
  'boil* (the |my )?water for formula',
  '(what|which|bottled|tap|nursery|distilled|filtered) (.. )?water (.. )?(for|to|' +
    'in) (.. )?(formula|bottles?)',
  '(i|me|mom|breastfeeding) (.. )?drink* (.. )?(water|milk)',
  'water temp*',
  'baking',
  'baked',
  'pancakes',
  'bath',
  'my (milk|diet)',
  'when can (.. )?(have|start|drink|switch)',
  'allerg*',
)
