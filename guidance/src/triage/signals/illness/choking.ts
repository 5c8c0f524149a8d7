import { signal } from '../signal.ts'

const STUCK_IN_THROAT =
  '(stuck|lodged|caught|jammed|blocking) (.. )?(throat|windpipe|airway|wind pipe)'

export const chokingNow = signal(
  '~ (is |got |has )*(stuck|lodged|caught|jammed) in (his|her|the) (throat|windpipe|airway)',
  '(hot dog|sausage|grape|food|something|meat|apple|it) (is )?(stuck|lodged|caught|jammed) in (his|her|the) (throat|windpipe|airway) (.. )?(blue|purple|cant|silent|not|isnt|no sound|gray|panic*)',
  '(is|are|just started|started|been|shes|was|keeps on|baby|toddler|son|daughter|he|she|' +
    'help) (now |still |actually |literally |currently |really )?choking(?! (hazard*|risk|' +
    'on (his|her|their) (own )?(spit|saliva|words)))',
  '(?<!(after|since|from|of|about) )choking (on|help|now|and|right|her|him)(?! (hazard|risk))',
  '(something|food|it|grape|apple|meat|hot dog|sausage|candy|sweet|coin|toy|bone|chicken|' +
    'carrot|bread|nut|peanut|object|piece|chunk|popcorn|pill|marble|balloon|bit|he has|' +
    `she has|fishbone) (.. )?${STUCK_IN_THROAT}`,
  '(throat|airway|windpipe) (is )?(blocked|obstructed)',
  '(cant|couldnt|not able to) (breathe|breath|cough|cry|talk|make (a |any )?(sound|' +
    'noise)) (.. )?(throat|choke*|choking|food|grape|stuck|swallowed)',
  '(choked|choking) .. (cant|not) (breathe|breathing|breath|cough|talk|cry)',
  '(choked|choking) .. (blue|purple|silent|unconscious|limp|passed out)',
  '(gag*|chok*|cough*) .. (no|without|cant make|any) (sound|noise|air)( is)?',
  '(no|not a) (sound|noise) (is |comes |coming )?(coming )?out',
  'cant (cough|cry) (or|and|nor)',
  '(clutching|grabbing|holding) (his|her|at) (throat|neck)',
)

export const foodOrObject = signal(
  '(swallowed|ate|eating|bit into|grape|nut|hot ?dog|sausage|popcorn|apple|carrot|candy|' +
    'sweet|coin|marble|balloon) (.. )?(whole|grape|piece|chunk|and (now )?(cant|isnt|not)|' +
    'stuck|lodged)',
  'swallowed .. whole',
)

export const chokedBefore = signal(
  '(choked|choking|choke|choking episode|choke on)',
  'swallowed (wrong|the wrong way|something wrong|it wrong)',
  'went down the wrong (way|pipe|hole|tube)',
  '(got|had) (.. )?stuck in (his|her|the) throat',
  'wrong (pipe|way)',
)

export const thrustsGiven = signal(
  '((abdominal|belly|tummy) thrusts?|heimlich|back blows|back slaps|chest thrusts|' +
    'did the heimlich|finger sweep)',
)

export const stillAfterChoking = signal(
  '(still|now|keeps|since|ever since|after|is|and|has|but|been|constantly) (.. )?(cough*|' +
    'wheez*|drool*|noisy|whistl*|hoarse|raspy|gag*|cant swallow|wont swallow|chest (pain|' +
    'hurts)|throat (hurts|pain|sore)|pain|hurts|breath* (.. )?(funny|weird|noisy|whistl*|' +
    'loud|fast|hard))',
  '(cough*|wheez*|drool*|whistl*) .. (since|after|ever since) .. (choke*|choking|swallow*)',
  'whistl*',
)

export const recoveredFromChoking = signal(
  '(is |was |and |now |seems |totally |perfectly |completely )(fine|ok|recover*|happy|' +
    'playing|back to normal)',
  'recovers',
  'carried on eating',
  'coughed it (out|up)',
  'yesterday',
)
