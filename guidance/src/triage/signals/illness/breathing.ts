import { near, signal } from '../signal.ts'

const LOW_COLOUR = '(blue|gray|purple|dusky|ashen|cyanotic)'

export const notBreathing = signal(
  '(not|isnt|doesnt|dont|didnt) (even )?(seem|look|appear|sound|think (he|she|baby|' +
    'it) is|look like (he|she) is|believe (he|she) is) (to be )?breathing',
  '(breathing|breath) (has |just |have )?stopped',
  'cant (see|feel|hear|tell if) (him|her|baby|my baby|any|my .. |he is|she is) breath*',
  '(is|looks|think) dead(?! (tired|asleep))',
  '(not|isnt|isnt even|wasnt|stopped|no longer|hasnt been|quit) breathing(?! (well|right|' +
    'properly|normal*|great|good|so good|through|fast|easily|hard|heavy|very|too))',
  '(no|cant (feel|find|see|hear) (a |any |his |her )*|without a) (breath|breaths|' +
    'breathing|pulse|heartbeat|heart beat)',
  '(isnt|not|wont|doesnt|cant get (him|her|baby|them) to|stopped) (taking (a |' +
    'any )?breaths?|breathe|breath|take a breath)',
  'chest (isnt|not|wasnt|has stopped|doesnt) (moving|rising|move|rise)',
  '(gasping|agonal|gasps)(?! (for attention|when (we|i) go|and laugh*|at))',
  'heart (has |just )?(stopped|not beating|isnt beating)',
  'found (him|her|baby|my baby|my son|my daughter|them|my .. old) .. (lifeless|' +
    'not breathing|unresponsive|blue|stiff|dead)',
  '(is|looks|looked|was|seems|completely|lying) lifeless',
  'no sign* of life',
  '(doing|started|starting|gave|giving) cpr',
  'think .. (baby|he|she|son|daughter) is (dead|dying)',
)

export const cantBreathe = signal(
  '(cant|cannot|couldnt|unable to|hardly|barely|not able to) (even |really |' +
    'seem to )*(breathe|breath|get (any )?air|get (his|her|a|their) breath|catch (his|her|' +
    'a|their) breath)(?! (through|out of|from|because (of )?(his|her|the|of) (nose|blocked|' +
    'stuffy)|at night (because|due)))',
)

export const pausesInBreathing = signal(
  '(stops|stopped|stopping|pauses|paused|pausing|quits|quit|forgets|forgetting|' +
    'holding off) (in )?(his |her |their |its |to )*(breath*)',
  '(pauses|pause|gaps|gap|stops) (in|of|between|with|when|while) (his |her |their |the |' +
    'he |she |baby )*(breath*|sleep*)',
  'breath* .. (pauses|pausing|gaps)',
  'long (pauses|gaps)',
  '(keeps|starts|started) (on )?(pausing|stopping) .. breath*',
  '(apnea|apnoea) (spell*|episode*|alarm|event*|in|at)',
  '(had|has|having|have) .. (apnea|apnoea)(?! monitor)',
  'doesnt breathe for',
  'not breathe for',
  'not breathing for .. seconds',
)

export const pausing = signal('(is |keeps |was |and |baby |old |with )?(pausing|pauses)')

export const blueLimpSpell = signal(
  '(went|turned|goes|turns|going|gone|became|becomes) (all |very |so |completely |' +
    `really )?${LOW_COLOUR} .. (limp|floppy|stiff|rigid)`,
  '(limp|floppy|stiff|rigid|pale|white) (and|then|,) (limp|pale|floppy|white|gray|' +
    'blue) .. (for|then|but)',
  '(went|goes|gone|turned) (limp|floppy|stiff) .. (seconds|second|minutes|a bit|a moment|' +
    'then|came|and (blue|pale|gray|white|purple))',
  `(went|turned|goes|turns) (limp|floppy|pale|white|stiff) and ${LOW_COLOUR}`,
)

export const breathingHard = signal(
  'breath* like (.. )?(run|ran|running|marathon|race|sprint*|steam train)',
  '(fight*|struggl*|battling|working|strain*) (.. )?(every|each) (single )?breath',
  '(puffing|panting|huffing) (and (panting|puffing) )?(.. )?(lying|sitting|at rest|bottle|feed|asleep|lay)',
  'breathing (.. )?(got|gotten|getting|become|became|gone|turned) (so |very |really |' +
    'super |too |quite |much |pretty )*(fast|faster|rapid|quick|hard|harder|labored|' +
    'heavy|shallow|bad|worse)',
  '(nostrils|nose) (.. )?(in and out|opening wide|going wide|suck*)',
  '(using|uses) (his|her) (shoulders|neck|belly|chest|muscles|neck muscles) .. breath*',
  'every breath (is|looks|seems) (a |an |like a )?(struggle|effort|hard|fight|work)',
  '(gulping|fighting|gasping|hungry|starving|begging) (for )?air',
  near('breath*', '(struggle|struggles|struggling|effort|painful|labored|laboured)'),
  'breathless(?! (laugh*|from running|after running|excite*|with))',
  'respiratory (distress|failure|arrest)',
  near('head', 'bob*') + ' (.. )?breath*',
  'breath* (.. )?head (is )?bob*',
  'bob* (.. )?head (.. )?breath*',
  'cant get (enough|any|much|sufficient) (air|oxygen|breath)',
  'breathlessness',
  'chest (in ?drawing|indrawing)',
  'gasping',
  '(winded|air starved)',
  '(difficulty|trouble|struggle|problem|problems) (.. )?breath*(?! (through|out of|' +
    'because of (a )?(blocked|stuffy)))',
  '(heavy|noisy) (and )?(fast|labored) breath*',
  '(ribs|rib|ribcage|rib cage|chest|neck|skin|belly|throat|breastbone|collarbone|' +
    'tracheal|sternum|stomach) .. (suck*|pulling|pulls|pulled in|cav*|sink*|tug*|retract*|' +
    'dipping|drawing|drawn in|going in and out|moving in and out|in and out|heaving|' +
    'pumping)',
  '(suck*|pulling|drawing|tugging|caving) (in|at|under|between|of) .. (ribs|rib|chest|' +
    'neck|throat|collarbone)',
  'retractions?',
  'retracting',
  'belly breath*',
  'subcostal',
  'intercostal',
  '(see|seeing|count) (all )?(his|her|the|their|every) (ribs|rib|ribcage) .. (breath*|inhal*|time)',
  'grunt* .. (breath|breaths|breathe|breathes|breathing)(?! (fine|is fine|ok))',
  'breath* .. grunt*',
  '(nostril|nostrils|nose) .. (flar*|flaring)',
  'flar* .. (nostril*|nose)',
  'nasal flaring',
  '(struggl*|fight*|fought|trouble|troubles|difficulty|difficulties|hard time|laboring|' +
    'strain*|battling|desperate*|short|shortness|short of|gasp*|problem|problems|issues|' +
    'working hard|working so hard|effort) (to |for |with |in |of |his |her |get |catch |a |' +
    'and )*(breath*|breath|air)(?! (through|out of|easily at))',
  'hard (for (him|her|them|baby) )?to breathe(?! (through|out of|because .. (stuffy|' +
    'blocked|congest*)))',
  'hard breathing',
  '(labored|laboured|fast|rapid|shallow|quick|quickened|heavy labored) breathing',
  'breathing (is |seems |looks |sounds |has been |gets |got |so |very |really |super |' +
    'too |extremely |a bit |kind of |quite |pretty |just |all |rather |much )*(hard|fast|' +
    'faster|rapid|rapidly|quick|quickly|labored|laboured|shallow|difficult|bad|badly|rough|' +
    'terrible|funny|weird|weirdly|strange|strangely|wrong|off|heavily|heavy|harder|' +
    'noisily and fast|abnormal*)',
  'breathes (so |very |really |too |super |way too )+(fast|hard|quickly)',
  '(not|isnt) breathing (well|right|properly|normal*|great|so good|good|easily)',
  'breath* like (he|she|they) (just )?(ran|has been running|is running)',
  '(cant|too breathless to|too (short of breath|out of breath) to) .. (sentence|' +
    'sentences|talk|speak|feed|cry|eat|drink) .. (breath*|wheez*|asthma|without stopping|' +
    'without gasping|of air)',
  'cant (get|finish|say|manage|complete) (a |out |more than |full |whole |even |his |' +
    'her |one |\\d )*(sentence|sentences|words?)',
  'cant get (a )?(words?|sentences?) out',
  'too breathless',
  'so breathless',
  'very breathless',
  'is breathless',
  'head (is )?bobbing .. breath*',
  'breath* .. head bob*',
  'noisy breathing (at rest|even)',
  'suffocating',
  'panting (at rest|nonstop|like|and)',
  'is panting',
  'air hunger',
  'hyperventilat* .. (lips|blue)',
  'breathing .. (scar*|worr*) me',
  'out of breath (at rest|just|sitting|doing nothing|lying|even)',
)

/** The number is the breaths in a minute. */
export const BREATHS_A_MINUTE =
  / breath[a-z]* (?:[^ |]+ ){0,6}?(\d{2,3}) (?:times |breaths |per |a |x |in )*(?:minutes|1 minutes|bpm|times|breaths)| (\d{2,3}) breaths (?:per|a|in|1|every) /

export const blueLips = signal(
  near('(lips|lip|tongue|gums|fingernails|nails)', '(blue|purple|dusky|gray|cyanotic)'),
  '(lips|lip|mouth|tongue|face|gums|baby|he|she|son|daughter|kid|child|skin|cheeks|' +
    'toddler|newborn|him|her|old|lips and mouth|body|complexion|infant|they|' +
    'whole body) (is |are |look |looks |looked |looking |have |has |been |was |were |' +
    'seems |just |around |all |so |very |really |bit |a |little |turned |turning |turn |' +
    'turns |went |going |goes |go |gone |getting |got |gets |kind of |sort of |slightly |' +
    'still |completely |his |her |the |mouth |lips |totally |became |becoming |now |' +
    `literally |and )*${LOW_COLOUR}`,
  `${LOW_COLOUR} (in |around |at |round |near |colored |tinged |tint |tinge |color |and |` +
    'on |to |about |all |his |her |the |looking )*(lips|mouth|tongue|face|gums)',
  '(turn|turns|turned|turning|went|going|goes|gone) (so |a bit |really |kind of |' +
    `completely |all |almost |slightly |straight )*${LOW_COLOUR}(?! (in school|team))`,
  'bluish (and|lips|around)',
  'oxygen (is |level* |sats? |at )*[678]\\d',
  '(sats|spo2|o2|oxygen saturation) .. [678]\\d',
)

export const stainOrHarmlessBlue = signal(
  '(popsicle|candy|lolly|lollipop|icing|frosting|marker|pen|ink|food coloring|dye|slushy|' +
    'slushie|slush|blueberr*|ice lolly|sweets|gatorade|juice|grape juice|cupcake|~)',
  'pink tongue',
  'tongue (is |stays |was )?(still |nice and )?pink',
  '(strain*|straining|pooping|to poop|pushing)',
  '(hands|feet|hands and feet|fingers|toes) (are|look|is|get|go|a bit|slightly)',
)
