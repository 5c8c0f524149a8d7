import { signal } from './signal.ts'

const LOW_COLOUR = '(blue|gray|purple|dusky|ashen|cyanotic)'

export const notBreathing = signal(
  '(not|isnt|isnt even|wasnt|stopped|no longer|hasnt been|quit) breathing(?! (well|right|properly|normal*|great|good|so good|through|fast|easily|hard|heavy|very|too))',
  '(no|cant (feel|find|see|hear) (a |any |his |her )*|without a) (breath|breaths|breathing|pulse|heartbeat|heart beat)',
  '(isnt|not|wont|doesnt|cant get (him|her|baby|them) to|stopped) (taking (a |any )?breaths?|breathe|breath|take a breath)',
  'chest (isnt|not|wasnt|has stopped|doesnt) (moving|rising|move|rise)',
  '(gasping|agonal|gasps)(?! (for attention|when (we|i) go|and laugh*|at))',
  'heart (has |just )?(stopped|not beating|isnt beating)',
  'found (him|her|baby|my baby|my son|my daughter|them|my .. old) .. (lifeless|not breathing|unresponsive|blue|stiff|dead)',
  '(is|looks|looked|was|seems|completely|lying) lifeless',
  'no sign* of life',
  '(doing|started|starting|gave|giving) cpr',
  'think .. (baby|he|she|son|daughter) is (dead|dying)',
)
export const cantBreathe = signal(
  '(cant|cannot|couldnt|unable to|hardly|barely|not able to) (even |really |seem to )*(breathe|breath|get (any )?air|get (his|her|a|their) breath|catch (his|her|a|their) breath)(?! (through|out of|from|because (of )?(his|her|the|of) (nose|blocked|stuffy)|at night (because|due)))',
)
export const pausesInBreathing = signal(
  '(stops|stopped|stopping|pauses|paused|pausing|quits|quit|forgets|forgetting|holding off) (in )?(his |her |their |its |to )*(breath*)',
  '(pauses|pause|gaps|gap|stops) (in|of|between|with|when|while) (his |her |their |the |he |she |baby )*(breath*|sleep*)',
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
  `(went|turned|goes|turns|going|gone|became|becomes) (all |very |so |completely |really )?${LOW_COLOUR} .. (limp|floppy|stiff|rigid)`,
  '(limp|floppy|stiff|rigid|pale|white) (and|then|,) (limp|pale|floppy|white|gray|blue) .. (for|then|but)',
  '(went|goes|gone|turned) (limp|floppy|stiff) .. (seconds|second|minutes|a bit|a moment|then|came|and (blue|pale|gray|white|purple))',
  `(went|turned|goes|turns) (limp|floppy|pale|white|stiff) and ${LOW_COLOUR}`,
)
export const breathingHard = signal(
  '(ribs|rib|ribcage|rib cage|chest|neck|skin|belly|throat|breastbone|collarbone|tracheal|sternum|stomach) .. (suck*|pulling|pulls|pulled in|cav*|sink*|tug*|retract*|dipping|drawing|drawn in|going in and out|moving in and out|in and out|heaving|pumping)',
  '(suck*|pulling|drawing|tugging|caving) (in|at|under|between|of) .. (ribs|rib|chest|neck|throat|collarbone)',
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
  '(struggl*|fight*|fought|trouble|troubles|difficulty|difficulties|hard time|laboring|strain*|battling|desperate*|short|shortness|short of|gasp*|problem|problems|issues|working hard|working so hard|effort) (to |for |with |in |of |his |her |get |catch |a |and )*(breath*|breath|air)(?! (through|out of|easily at))',
  'hard (for (him|her|them|baby) )?to breathe(?! (through|out of|because .. (stuffy|blocked|congest*)))',
  'hard breathing',
  '(labored|laboured|fast|rapid|shallow|quick|quickened|heavy labored) breathing',
  'breathing (is |seems |looks |sounds |has been |gets |got |so |very |really |super |too |extremely |a bit |kind of |quite |pretty |just |all |rather |much )*(hard|fast|faster|rapid|rapidly|quick|quickly|labored|laboured|shallow|difficult|bad|badly|rough|terrible|funny|weird|weirdly|strange|strangely|wrong|off|heavily|heavy|harder|noisily and fast|abnormal*)',
  'breathes (so |very |really |too |super |way too )+(fast|hard|quickly)',
  '(not|isnt) breathing (well|right|properly|normal*|great|so good|good|easily)',
  'breath* like (he|she|they) (just )?(ran|has been running|is running)',
  '(cant|too breathless to|too (short of breath|out of breath) to) .. (sentence|sentences|talk|speak|feed|cry|eat|drink) .. (breath*|wheez*|asthma|without stopping|without gasping|of air)',
  'cant (get|finish|say|manage|complete) (a |out |more than |full |whole |even |his |her |one |\\d )*(sentence|sentences|words?)',
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
export const wheeze = signal(
  'wheezing',
  'whistl* .. (breath*|chest|breathes|sound)',
  '(breath*|chest) .. whistl*',
)
export const stridor = signal(
  'stridor',
  '(squeak*|squeaky|squeaking|high pitched|harsh|crowing|loud|raspy|rasping|rough|honking|noisy|noise|noises|hoarse|scraping|gasping) (noise |sound |noises |sounds )?(.. )?(breath*|breathing|inhal*) in',
  '(breath*|breathing) in .. (squeak*|noise|sound|loud|noisy|harsh|raspy)',
  '(breath*|breathing) .. (squeak*|squeaky)',
  'squeak* .. breath*',
  'squeaky noise',
  'squeaking sound',
  'noisy breathing',
  'loud breathing',
  '(inhales|breathes|breathing) .. (like darth|harsh)',
)
export const barkingCough = signal(
  '(bark|barks|barking|barky|seal|seals|seal like|croup|croupy|brassy|honking|doglike|dog like) (.. )?cough*',
  'cough* .. (bark|barks|barking|barky|seal|seals|sea lion|a dog|croup*)',
  '(sounds|sounding|sound) like a (seal|sea lion|barking|dog barking|dog)',
  'croup',
  'barky',
)
export const atRest = signal(
  '(just|only|even) (sitting|lying|sat|laying|resting|watching)',
  'each time (he|she) breathes',
  'doing nothing',
  'at rest',
  '(even )?(when|while|whilst|as) (he is |she is |is |they are |hes |shes |baby is |lying |just |sitting |totally |he |she )*(calm|asleep|sleeping|sleeps|still|quiet|resting|relaxed|sitting|doing nothing)',
  'in (his|her) sleep',
  'all the time',
  'even .. calm',
  '(isnt|not) (even )?crying',
  'with every breath',
  'every breath',
)
export const onlyUpset = signal(
  '(only|just|mostly) (when|if|while) .. (cr*|upset|scream*|active|run*|excited|play*|laugh*|mad|angry|agitated)',
  'when .. (upset|crying|cries|excited) .. (calm|fine|ok)',
  '(calm|rest) (its |it is |is |he is |she is )?(fine|ok|goes|gone|quiet)',
)
export const drooling = signal('drool*', 'dribbl*', 'spit* .. everywhere')
export const cantSwallow = signal(
  '(cant|wont|hard to|trouble|difficulty|hurts to|struggl* to|painful to|not|isnt|doesnt|too sore to) (even )?swallow*',
  'cant even swallow .. (spit|saliva)',
)
export const exhausted = signal(
  'exhaust*',
  'tiring out',
  'worn out',
  'so tired',
  'very tired',
  'really tired',
  'getting tired',
  'and tired',
  'too tired',
  'wiped out',
  'is tired',
  'weak',
)
export const cantSpeak = signal(
  '(cant|couldnt|barely|hardly|too .. to|unable to|not able to|struggling to) (even )?(talk|speak|finish|complete|say|walk|eat|feed|lie down)',
  '(bad|badly|really bad|severe|terrible|terribly|worse|getting worse)',
)
export const asthma = signal(
  'asthma',
  'asthmatic',
  'inhaler',
  'inhalers',
  'puffer',
  'puffers',
  'ventolin',
  'salbutamol',
  'albuterol',
  'reliever',
  'nebuli*',
  'neb',
  'blue pump',
  '(his|her|the) pump',
  'asthalin',
  'levolin',
  'duolin',
  'rescue inhaler',
  '\\d+ puffs',
)
export const relieverFails = signal(
  '(not|isnt|doesnt|hasnt|arent|wont|barely|no longer|didnt|stopped) (really |even |seem to be |be |seem to |seeming to )*(work*|help*|touch*|reliev*|do* anything|making a difference|any better|lasting|last|kick* in)',
  '(does|doing|did|do) nothing',
  'no (effect|relief|help|difference)',
  'nothing (works|helps|is working|is helping|is touching)',
  'still (wheez*|struggl*|tight|cough*|cant|breath*|bad|no better)',
  'every (\\d+ )?(hours|hour|minutes|couple hours|half hour)',
  'again (after|within|in|already|so soon)',
  '(keeps|keep) needing',
  'needs (it|more|another) (again|already|every)',
  '(ran|run|running) out',
  'is empty',
  'no inhaler',
  'wears off',
  'max dose',
  'more and more',
)
export const asthmaAttack = signal(
  'asthma (attack|flare|is (really )?bad|episode|emergency|exacerbation)',
  'having an attack',
  '(bad|severe|terrible) asthma',
  'attack (and|wont|isnt|keeps|now)',
)
export const wheezeSettled = signal(
  '(gone|cleared|better|settled|stopped|fine) (after|now|with|since) .. (puff*|inhaler|neb*)',
  'gone now',
  'mild wheez*',
)
export const blueLips = signal(
  `(lips|lip|mouth|tongue|face|gums|baby|he|she|son|daughter|kid|child|skin|cheeks|toddler|newborn|him|her|old|lips and mouth|body|complexion|infant|they|whole body) (is |are |look |looks |looked |looking |have |has |been |was |were |seems |just |around |all |so |very |really |bit |a |little |turned |turning |turn |turns |went |going |goes |go |gone |getting |got |gets |kind of |sort of |slightly |still |completely |his |her |the |mouth |lips |totally |became |becoming |now |literally |and )*${LOW_COLOUR}`,
  `${LOW_COLOUR} (in |around |at |round |near |colored |tinged |tint |tinge |color |and |on |to |about |all |his |her |the |looking )*(lips|mouth|tongue|face|gums)`,
  `(turn|turns|turned|turning|went|going|goes|gone) (so |a bit |really |kind of |completely |all |almost |slightly |straight )*${LOW_COLOUR}(?! (in school|team))`,
  'bluish (and|lips|around)',
  'oxygen (is |level* |sats? |at )*[678]\\d',
  '(sats|spo2|o2|oxygen saturation) .. [678]\\d',
)
export const stainOrHarmlessBlue = signal(
  '(popsicle|candy|lolly|lollipop|icing|frosting|marker|pen|ink|food coloring|dye|slushy|slushie|slush|blueberr*|ice lolly|sweets|gatorade|juice|grape juice|cupcake|~)',
  'pink tongue',
  'tongue (is |stays |was )?(still |nice and )?pink',
  '(strain*|straining|pooping|to poop|pushing)',
  '(hands|feet|hands and feet|fingers|toes) (are|look|is|get|go|a bit|slightly)',
)
export const whoop = signal(
  'whoop',
  'whoops',
  'whooping (sound|noise|cough)',
  'whooping when',
  '(cough*|breath*) .. whoop*',
  'whoop* .. (cough*|breath*)',
  'whoop* .. after',
)
export const pertussis = signal('pertussis', 'whooping cough', '100 days cough')
export const coughFits = signal(
  'cough* (fit|fits|bouts|bout|spells|spell|spasms|attacks|jags|episodes)',
  '(fits|fit|bouts|bout|spells|attacks|episodes) of cough*',
  'cough* (till|til|until|so hard|so much|so bad*|and cough*|over and over|nonstop|uncontroll*) .. (turn*|vomit*|throw*|gag*|cant|blue|sick|puke*|gasp*|he|she|face)',
  'cough* .. then (vomit*|throws up|gags|sick|pukes|gasps)',
  '(cough|coughing) (is )?so (bad|hard) .. (vomit*|throw*|sick|gag*|puke*)',
  '(every|each) (bout|coughing|cough)',
)
export const anyCough = signal('cough*')
export const coughVaccineTalk = signal(
  '(whooping|pertussis) (cough )?(vaccine|shot|booster)',
  'tdap',
  'dtap',
  'whooping with laughter',
  'in pregnancy',
)
export const pertussisContact = signal(
  '(exposed|exposure|contact|case|cases|diagnosed|tested|confirmed|positive|has|had|have|got|with|could|might|think|is this|maybe|suspect*|caught|around) .. (pertussis|whooping cough|100 days cough)',
  '(pertussis|whooping cough) (and|at|in|going|exposure|contact|case|with|is)',
)
