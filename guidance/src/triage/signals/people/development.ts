import { signal } from '../signal.ts'

export const lostSkill = signal(
  '(used to|could|would|was) (.. )?(say|said|talk|talking|babble|babbling|wave|waving|' +
    'point|pointing|clap|walk|walking|sit|sitting|stand|crawl|crawling|smile|smiling|look|' +
    'play|respond|responding|stack|sing|count|feed|hold|roll|grab|sign|make eye|laugh|' +
    'sitting alone) ... (now|not anymore|stopped|nothing|doesnt|wont|no longer|cant|lost|' +
    'just|but|anymore|silent|quiet|gone)',
  '(stopped|quit|no longer) (talking|babbling|speaking|waving|pointing|clapping|smiling|' +
    'walking|responding|making eye contact|using (words|his words|her words|hands|' +
    'his hands|her hands)|saying|playing with|looking at (us|me|people)|interacting|' +
    'sitting|crawling|imitating|answering to|cooing|signing|rolling|making sounds|' +
    'vocalizing|talking altogether)(?! (during|when|while|because|to (his|her|strangers|' +
    'the|us because|me because)|about|to (me|us|her|him|people)|over|back|at (night|bedtime|school)|in class|all|so much))',
  '(lost|losing|loss of|has lost) (all |some |most |of |his |her |their |the |previous|' +
    'language |motor |many |the ability to |ability to |social |all of |few |' +
    'several )*(words|word|speech|skills|language|babble|babbling|milestones|abilities|' +
    'eye contact|vocabulary|gestures|ability|talk|walk|sit|head control|speak)(?! (temper|' +
    'again for))',
  '(regress*|regression|regressing|gone backwards|going backwards|went backwards|' +
    'goes backwards) (.. )?(speech|language|words|talking|walking|skills|development*|' +
    'milestones|social*|autis*|eye contact|babbl*|2 years|lost|motor|months|in)?',
  'words (.. )?(disappeared|gone|vanished|dropped off|lost|went away)',
  'no longer (says|talks|speaks|babbles|waves|points|smiles|looks|responds|makes|walks|' +
    'plays|sits|claps|answers|stands|crawls|uses|knows|able)',
  '(doesnt|wont) (.. )?(anymore|any more) (.. )?(talk|speak|say|wave|point|babble|smile|' +
    'walk|respond|play)?',
  '(doesnt|wont|isnt) (say|talk|speak|wave|point|babble|smile|walk|respond|play|sit|look|' +
    'clap|use|saying|talking|waving|babbling|pointing) (.. )?anymore',
  'was (sitting|walking|crawling|standing|rolling|talking) (.. )?(flops|falls over|wont|' +
    'cant|stopped|doesnt|floppy)',
)

export const ordinaryRegress = signal(
  '(sleep|potty|toilet|toileting|feeding|eating|bedtime|nap|baby talk|behavior|behaviour|' +
    'thumb) (training )?regress*',
  'regress* (.. )?(potty|sleep|new (baby|sibling)|toilet|pants|pee|nappy|baby talk|bed)',
  'new (baby|sibling|brother|sister)',
  '(lost|loses|losing) (his|her) (first|baby|front|a|interest|appetite|voice|temper|toy|weight)',
  'stopped (walking|talking) (since|because|yesterday|after)',
  'lost (his|her) voice',
  'wont walk',
  'sore throat',
  'limp*',
  'selective mute*',
  '(only|not) (talk*|speak*) at (school|home)',
  'sick',
  'fever',
  'cold',
  'breastf*',
  'nursing',
  'nap',
)

export const noResponseToName = signal(
  '(doesnt|wont|isnt|not|never|didnt|barely|rarely|no|hardly ever|' +
    'ignores) (.. )?(respond*|react*|turn*|answer*|look*|come|response|recogni*|' +
    'acknowledge) (.. )?(name|called|when i call|when called|call him|call her)',
  '(ignores|ignoring) (.. )?(name|when (i|we) call)',
  'no response to (his |her )?name',
)

export const noSound = signal(
  '(doesnt|wont|isnt|not|never|didnt|no|barely) (.. )?(respond*|react*|turn*|startle*|' +
    'hear|hearing|notice|response) (.. )?(sound|sounds|noise|noises|voice|voices|loud|bang|' +
    'music|hearing|toys that|rattle|banging|clap*|vacuum|dog barking)',
  '(might be|could be|think|is) (.. )?deaf',
  'cant hear',
)

export const noBabble = signal(
  '(no|not|doesnt|isnt|never|hasnt|wont|without|barely|still no|still not|zero|' +
    'any) (.. )?(babbl*|coo|cooing|gestures|gesture|making (any )?(sounds|noises)|' +
    'making sounds|sounds|vocal*|consonants)',
  'very quiet baby (.. )?(no|never)',
  'silent baby',
)

export const noGesture = signal(
  '(doesnt|not|isnt|no|never|hasnt|wont|without|still) (.. )?(point|pointing|points|wave|' +
    'waving|waves|wave or point|point or wave|point at|gestur*|clap|clapping|reach|' +
    'show me things|bring me things|shake (his|her) head)',
)

export const noWords = signal(
  '(no|not|doesnt|isnt|hasnt|without|zero|not a single|still no|0|not any|never|not even|' +
    'cant|not saying|wont) (.. )?(words|word|talk|talking|talks|speak|speaking|' +
    'say anything|say (any|a)|saying (any|a)|mama or dada|mama|speech|talked|spoken|' +
    'said (a|any))',
  '(only|just) (says|say|has|saying|said|knows) (.. )?(mama|mom|dada|dad|1 word|one word|' +
    '2 words|1 words|one or 2|no)',
  '(non ?verbal|nonverbal|non verbal|nonspeaking)',
  'wont talk',
  'only (points|grunts|babbles|screams|cries)',
)

export const noPhrases = signal(
  '(no|not|doesnt|isnt|hasnt|without|only|still|cant|not yet|never) (.. )?(2 words?|' +
    'two word|2 word|phrases|phrase|sentences|sentence|words together|combin*|put* words|' +
    'joining words|single words|1 word at)',
  '(single|one|1) words? (only|at a time|sentences)',
  'only (uses )?single words',
)

export const noSmile = signal(
  '(no|(?<!you )not|doesnt|isnt|never|hasnt|wont|rarely|hardly|still no|barely|' +
    'without) ([a-z]+ ){0,4}(smile|smiles|smiled|smiling|social smile|laugh|laughs|laughed|' +
    'laughing|smile back|eye contact|look at (me|us|faces|people)|make eye contact|' +
    'makes eye contact|share|looks at me)',
)

export const headWobbly = signal(
  '(no|poor|wobbly|floppy|not|cant|doesnt|isnt|hasnt|bad|zero|still|lacks|weak|without|' +
    'wont|any|head lag|struggles|unable) (.. )?(head (control|lag|up|steady|still|wobbly|' +
    'is wobbly|flop*)|hold* (up )?(his|her) (own )?head|lift* (up )?(his|her) head|' +
    'hold (his |her )?head up|neck control|neck strength)',
  'head (is |still |so |very |flops |a bit )*(wobbly|floppy|flops|wobbles|bobbles|lags|' +
    'falls|lag|flopping)',
  'head lag',
  'cant hold (his |her )?head',
)

export const notSitting = signal(
  '(not|cant|doesnt|isnt|hasnt|wont|still|never|unable to|no) (.. )?(sit|sitting|sits|' +
    'sat)(?! (still|through|at the table|in (his|her) (high|car)|on the potty|for (meals|' +
    'dinner|story)|down to))',
)

export const notStanding = signal(
  '(not|cant|doesnt|isnt|hasnt|wont|still|never|unable to|no) (.. )?(bear weight|' +
    'bears? weight|bearing weight|stand|standing|pull* (himself |' +
    'herself )?(up )?(to )?(a )?stand*|pull* up|pulling up|weight on (his|her) legs)',
)

export const notWalking = signal(
  '(not|cant|doesnt|isnt|hasnt|wont|still|never|unable to|no) (.. )?(walk|walking|walks|' +
    'walked|steps|step|taken (a |any )?steps?|cruise|cruising)(?! (far|well|in shoes|' +
    'holding hands in|on (grass|sand)|nicely|next to))',
)

export const oneHanded = signal(
  '(only|always|just|never|favors|favours|prefers) (uses|using|reaches with|' +
    'reaching with|grabs with|uses the|the|his|her|use|with|moves|uses his|uses her|moving|' +
    'opens)? ?(his |her |the )*(right|left|one|1|other) (hand|arm|side|leg)',
  '(one|1|left|right) (hand|arm|side) (.. )?(fisted|clenched|weak|weaker|never|stiff|' +
    'floppy|tight|doesnt|isnt)',
  '(ignores|doesnt use|not using|isnt using|drags) (.. )?(one|1|left|right|other) (hand|' +
    'arm|side|leg)',
)

export const stiffOrFloppy = signal(
  '(very|so|really|unusually|always|constantly|too|extremely|legs|arms|body|stays|gets|' +
    'is|feels|often) (.. )?(stiff|rigid|floppy|tight|scissor*|like a (rag doll|board|' +
    'noodle))',
  'like scissors',
  'scissoring',
  '(low|high|poor) (muscle )?tone',
  'slides through my hands',
  'hypotoni*',
  'hypertoni*',
  'rag doll',
  'slips through my hands',
)

export const slipsThroughHands = signal('(slides|slips|sliding|slipping) through my (hands|arms)')

export const scissors = signal('(like scissors|scissoring|scissor legs)')

export const talksEnough = signal(
  '(\\d\\d|[5-9]|several|lots of|many|plenty of|other) (other )?words',
  '(says|has) (.. )?(and|,) (.. )?(and|,) ',
)
