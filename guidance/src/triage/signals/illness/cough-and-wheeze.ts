import { signal } from '../signal.ts'

export const wheeze = signal(
  'wheezing',
  'whistl* .. (breath*|chest|breathes|sound)',
  '(breath*|chest) .. whistl*',
)

export const stridor = signal(
  'stridor',
  '(squeak*|squeaky|squeaking|high pitched|harsh|crowing|loud|raspy|rasping|rough|' +
    'honking|noisy|noise|noises|hoarse|scraping|gasping) (noise |sound |noises |' +
    'sounds )?(.. )?(breath*|breathing|inhal*) in',
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
  '(honk*|bark*|sounds) like (a )?(seal|sea lion|goose|dog|walrus)',
  '(a|hoarse|like a|seal|deep|loud|weird) bark',
  'hoarse cough',
  '(bark|barks|barking|barky|seal|seals|seal like|croup|croupy|brassy|honking|doglike|' +
    'dog like) (.. )?cough*',
  'cough* .. (bark|barks|barking|barky|seal|seals|sea lion|a dog|croup*)',
  '(sounds|sounding|sound) like a (seal|sea lion|barking|dog barking|dog)',
  'croup',
  'barky',
)

export const atRest = signal(
  'even (when |while )?(asleep|sleeping|calm|resting|still|lying|sitting)',
  '(just|only|even) (sitting|lying|sat|laying|resting|watching)',
  'each time (he|she) breathes',
  'doing nothing',
  'at rest',
  '(even )?(when|while|whilst|as) (he is |she is |is |they are |hes |shes |baby is |' +
    'lying |just |sitting |totally |he |she )*(calm|asleep|sleeping|sleeps|still|quiet|' +
    'resting|relaxed|sitting|doing nothing)',
  'in (his|her) sleep',
  'all the time',
  'even .. calm',
  '(isnt|not) (even )?crying',
  'with every breath',
  'every breath',
)

export const onlyUpset = signal(
  '(only|just|mostly) (when|if|while) .. (cr*|upset|scream*|active|run*|excited|play*|' +
    'laugh*|mad|angry|agitated)',
  'when .. (upset|crying|cries|excited) .. (calm|fine|ok)',
  '(calm|rest) (its |it is |is |he is |she is )?(fine|ok|goes|gone|quiet)',
)

export const drooling = signal('drool*', 'dribbl*', 'spit* .. everywhere')

export const cantSwallow = signal(
  '(cant|wont|hard to|trouble|difficulty|hurts to|struggl* to|painful to|not|isnt|doesnt|' +
    'too sore to) (even )?swallow*',
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
  '(cant|couldnt|barely|hardly|too .. to|unable to|not able to|' +
    'struggling to) (even )?(talk|speak|finish|complete|say|walk|eat|feed|lie down)',
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
  '(nothing|hasnt|not|no|isnt|without) (has )?(changed?|improv*|improvement|better|' +
    'any better|difference|getting better)',
  'no better',
  'still (.. )?(tight|bad|wheez*|cough*|struggl*|work*|short|no)',
  '(not|isnt|doesnt|hasnt|arent|wont|barely|no longer|didnt|stopped) (really |even |' +
    'seem to be |be |seem to |seeming to )*(work*|help*|touch*|reliev*|do* anything|' +
    'making a difference|any better|lasting|last|kick* in)',
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
  'cough* (.. )?(bursts|runs|strings) (.. )?(gag*|red|sick|vomit*|breath)',
  'cough* (fit|fits|bouts|bout|spells|spell|spasms|attacks|jags|episodes)',
  '(fits|fit|bouts|bout|spells|attacks|episodes) of cough*',
  'cough* (till|til|until|so hard|so much|so bad*|and cough*|over and over|nonstop|' +
    'uncontroll*) .. (turn*|vomit*|throw*|gag*|cant|blue|sick|puke*|gasp*|he|she|face)',
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
  '(exposed|exposure|contact|case|cases|diagnosed|tested|confirmed|positive|has|had|have|' +
    'got|with|could|might|think|is this|maybe|suspect*|caught|around) .. (pertussis|' +
    'whooping cough|100 days cough)',
  '(pertussis|whooping cough) (and|at|in|going|exposure|contact|case|with|is)',
)
