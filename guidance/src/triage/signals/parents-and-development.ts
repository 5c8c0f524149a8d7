import { signal } from './signal.ts'

export const psychosis = signal(
  '(baby|newborn|infant|she|he|it|daughter|son) (is |was |might be |are |must be |has been )+(.. )?(possessed|evil|the devil|devil|demon|demonic|satan|chosen|the messiah|an imposter|not (really |actually )?(mine|ours|hers|his|human|real|her baby|my baby)|swapped|switched|replaced|cursed|poisoned by|special sent)',
  '(possessed|evil|demonic|cursed|swapped|switched|replaced|chosen by god|changeling) (.. )?(baby|child|son|daughter)',
  '(swapped|switched|replaced|stole|taken|took) (.. )?(our|my|her|his|the) (real )?baby',
  '(hear|hears|hearing|heard) (.. )?(voices|a voice|things that|things (nobody|no one)|things (telling|that arent)|god (telling|speaking|talking)|people talking about me|whispers)',
  'voices (.. )?(tell*|say*|in my head|in her head|command*)',
  '(see|sees|seeing|saw) (.. )?(shadows|people|figures|demons|ghosts|spirits|bugs|things (that|nobody|not there)|faces|dead people|angels|stuff that (isnt|is not))',
  '(god|devil|satan|angels|tv|radio|government|spirits|universe) (.. )?(sending|sends|talking|speaking|telling|told|tells|messages|wants|chose|chosen)',
  '(paranoid|convinced|believes|believe|thinks|think|swears|sure|suspicious) (.. )?(everyone|people|someone|they|neighbors|doctors|nurses|cps|government|mother in law|family|we|i am|husband|camera*|nurse|hospital|midwife|she is|he is|baby is) (.. )?(take|taking|steal|out to|poison*|plotting|watching|spying|kill|after (me|her|us|the baby)|hurt (me|her|us|the baby)|swapped|switched|conspir*|listening|god|queen|a prophet|evil|possessed|demon*|not (real|hers|mine|ours))',
  '(hasnt|havent|not|isnt|barely|hardly|without) (slept|sleeping|sleep|sleeping) (.. )?(\\d+ days|days|\\d nights|nights) (.. )?(energy|talk*|fine|not tired|wired|hyper|manic|nonsense|high|clean*|confus*)',
  '(isnt|not|doesnt feel|never) tired (.. )?(slept|sleep|days|talk*)',
  '(talk*|speech) (.. )?(nonstop|fast|nonsense|rapid*|a mile a minute|gibberish|rambling) (.. )?(slept|sleep|birth|days|baby|nonsense)?',
  '(manic|mania|psychotic|psychosis|delusion*|hallucinat*|paranoi*|losing touch with reality|not in reality|out of touch with reality)',
  '(mood swings|high one minute|euphoric|elated) (.. )?(confus*|weird|talk*|birth|strange)',
  '(special|secret) (powers|mission|message|messages)',
  '(very |so |really |completely )?confused (.. )?(since (the )?(birth|delivery|baby)|after (giving birth|the baby|birth|delivery)|postpartum)',
  'somebody (is )?(coming|going) to take (the|my|her) baby',
)
export const adultInMind = signal(
  '(wife|i|me|my head|partner|girlfriend|sister|mom|since (the )?birth|after (giving )?birth|postpartum|since (she|i) (gave birth|had the baby)|baby|husband|daughter in law|birth|newborn|delivery|she|friend)',
)
export const notPsychosis = signal(
  'lol',
  'haha*',
  'possessive',
  'heard (.. )?crying',
  'hear (.. )?(crying|phantom)',
  'phantom cr*',
  'white noise',
  'monitor',
  'imaginary friend',
  'nightmare*',
  'dream*',
  'at night lol',
  'halloween',
  'movie',
  'cartoon',
  'little demon',
  'terrible two*',
  'church',
  'bible',
  'pray*',
  'baptis*',
  'mischie*',
  'in the (dark|closet|mirror)',
  'under (the|his|her) bed',
  'teen talk*',
  'nonstop (2|3|4|toddler)',
)
export const childSpeaks = signal(
  '(toddler|kid|preschooler|son|daughter|\\d+ years old) (.. )?(says|sees|talks|talking|chatter*|monster*)',
  'chatter*',
  'monster*',
)

export const lowParent = signal(
  '(dont|cant|not|didnt|havent|doesnt|isnt|struggling to|hard to|unable to|no) (.. )?(love|bond|bonded|bonding|connect*|attach*) (for |with |to |towards )?(my|the|this|him|her|our|with|baby)',
  '(feel|feeling|felt|felt) (nothing|no (bond|love|connection|joy|attachment)|numb|empty|hopeless|worthless|like a (failure|bad (mom|mother|dad|father|parent)|terrible (mom|mother))|so low|down|sad|depressed|disconnected|detached|trapped|dead inside|like i am failing|overwhelmed and (sad|cry*|hopeless|low))',
  '(dont|cant|not|didnt|havent|doesnt|isnt) (.. )?(love|bond|bonded|bonding|feel (a |any |the )*(love|bond|connection|anything)|connect|connected|attach*) (.. )?(my|the|with|to|for|her|him|our) ?(baby|newborn|son|daughter|him|her|infant|child)?',
  '(no|without a|any|lack of) (bond|connection|attachment|love) (.. )?(baby|newborn|him|her|son|daughter|my)',
  '(crying|cry|cries|sobbing|weeping|tearful|in tears|sob) (.. )?(every day|all day|daily|all the time|nonstop|for no reason|most days|everyday|days since|weeks|and (cant|dont) stop|constantly|since (the )?(birth|baby)|months)',
  '(constant|nonstop|crippling|severe|bad|terrible|extreme|awful|postpartum|postnatal|postpartum|overwhelming|debilitating|intense|so much) (anxiety|worry|panic|dread|depress*|fear)',
  'panic attacks?',
  '(anxiety|anxious|panic|worry|worried|worrying|dread) (.. )?(something (bad )?(will|is going to|might) happen|all the time|every (day|night)|constantly|nonstop|since (the )?birth|cant sleep|cant function|cant stop|all day)',
  '(regret|regretting|regrets) (.. )?(having|my|the|becoming|motherhood|baby|kids|a baby|it|being a (mom|dad|parent))',
  '(think|might|maybe|have|has|could|diagnosed|is this|do i have|got|having|worried|am i|suspect|with|it is|wonder*) (.. )?(ppd|pnd|ppa|postpartum (depression|anxiety)|post ?partum (depression|anxiety)|postnatal (depression|anxiety)|post natal depression|post partum depression|baby blues|prenatal depression|perinatal depression)',
  '(postpartum|postnatal|post natal|post partum) (depress*|anxiety|rage)',
  '(horrible|scary|dark|awful|intrusive|terrible|bad|disturbing|unwanted|horrific|violent|upsetting) (.. )?(thoughts|images|thought|visions|image)',
  '(no|lost|lost all|any|without|zero) (interest|joy|pleasure|enjoyment|motivation)',
  '(dont|cant|not|no longer|never) (.. )?(enjoy|enjoying|look forward|feel happy|feel joy|feel like myself|happy anymore)',
  '(hate|hating) (being a (mom|mother|parent|dad|father)|my (life|new life|baby)|motherhood|this life|myself)',
  '(cant|unable to|not) sleep (.. )?(even when (.. )?(baby|he|she)|when (the )?baby (sleeps|is asleep))',
  '(feel|feeling|am|been|so|very|really|deeply|is|seems|severely) (depressed|hopeless|worthless|suicidal|numb|empty inside)',
  '(dad|husband|partner|wife|father|he|she) (.. )?(depressed|no interest|withdrawn|angry|numb|crying|low|hopeless|detached|snapping) (.. )?(since|after|birth|baby|postpartum)',
  '(wish|wished) (.. )?(never|hadnt|didnt) (had|have|become|gotten|got) (.. )?(baby|kids|pregnant|a mom|mother|child|him|her|children|parent)',
  '(failing|failure|useless|not good enough|bad|terrible|awful|worst) (as a|mom|mother|parent) (.. )?(every day|cry*|all the time|cant|hate|nothing|and|so)?',
  'everything feels (hopeless|pointless|dark|black|heavy|grey|gray)',
  '(given up|giving up) on (everything|life|myself)',
)
export const birthOrBaby = signal(
  '(baby|newborn|birth|postpartum|postnatal|infant|born|ppd|pnd|ppa|delivery|c section|breastf*|mom|motherhood|son|daughter|him|her|weeks|months|maternity|kids|parent|dad|child)',
)
export const passingLow = signal(
  'day (2|3|4|5)',
  '(teary|cry*|weepy) (on |at )?day (1|2|3|4|5|6|7)',
  'sometimes',
  'occasionally',
  'weather',
  'miss my old (life|self)',
  'baby blues (on|at)? ?(days)?',
  '(pregnancy|teen|toddler|son|daughter|kid|child|he|she is \\d+|\\d+ years old|preschooler) (.. )?(anxiety|anxious|depress*|worries|panic*)',
  'want* to die',
  'separation anxiety',
  'school anxiety',
  'test anxiety',
  'social anxiety',
  'stranger anxiety',
  '(toddler|baby|son|daughter|newborn|infant|he|she|kid|child|old) (.. )?(cries|crying|cry|sobbing|screaming|screams)',
)
export const parentSelf = signal(
  '(constant|nonstop|crippling) anxiety',
  'something (bad )?(will|is going to|might) happen',
  '(after (giving )?birth|postpartum|post partum|postnatal*)',
  'i',
  'me',
  'my',
  'wife',
  'husband',
  'partner',
  'ppd',
  'pnd',
  'ppa',
  'dad',
  'girlfriend',
  'since birth',
)

export const lostSkill = signal(
  '(used to|could|would|was) (.. )?(say|said|talk|talking|babble|babbling|wave|waving|point|pointing|clap|walk|walking|sit|sitting|stand|crawl|crawling|smile|smiling|look|play|respond|responding|stack|sing|count|feed|hold|roll|grab|sign|make eye|laugh|sitting alone) ... (now|not anymore|stopped|nothing|doesnt|wont|no longer|cant|lost|just|but|anymore|silent|quiet|gone)',
  '(stopped|quit|no longer) (talking|babbling|speaking|waving|pointing|clapping|smiling|walking|responding|making eye contact|using (words|his words|her words|hands|his hands|her hands)|saying|playing with|looking at (us|me|people)|interacting|sitting|crawling|imitating|answering to|cooing|signing|rolling|making sounds|vocalizing|talking altogether)(?! (during|when|while|because|to (his|her|strangers|the|us because|me because)|back|at (night|bedtime|school)|in class|all|so much))',
  '(lost|losing|loss of|lose|loses) (all |some |most |of |his |her |their |the |previous|language |motor |many |the ability to |ability to |social |all of |few |several )*(words|word|speech|skills|language|babble|babbling|milestones|abilities|eye contact|vocabulary|gestures|ability|talk|walk|sit|head control|speak)(?! (temper|again for))',
  '(regress*|regression|regressing|gone backwards|going backwards|went backwards|goes backwards) (.. )?(speech|language|words|talking|walking|skills|development*|milestones|social*|autis*|eye contact|babbl*|2 years|lost|motor|months|in)?',
  'words (.. )?(disappeared|gone|vanished|dropped off|lost|went away)',
  'no longer (says|talks|speaks|babbles|waves|points|smiles|looks|responds|makes|walks|plays|sits|claps|answers|stands|crawls|uses|knows|able)',
  '(doesnt|wont) (.. )?(anymore|any more) (.. )?(talk|speak|say|wave|point|babble|smile|walk|respond|play)?',
  '(doesnt|wont|isnt) (say|talk|speak|wave|point|babble|smile|walk|respond|play|sit|look|clap|use|saying|talking|waving|babbling|pointing) (.. )?anymore',
  'was (sitting|walking|crawling|standing|rolling|talking) (.. )?(flops|falls over|wont|cant|stopped|doesnt|floppy)',
)
export const ordinaryRegress = signal(
  '(sleep|potty|toilet|toileting|feeding|eating|bedtime|nap|baby talk|behavior|behaviour|thumb) (training )?regress*',
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
  '(doesnt|wont|isnt|not|never|didnt|barely|rarely|no|hardly ever|ignores) (.. )?(respond*|react*|turn*|answer*|look*|come|response|recogni*|acknowledge) (.. )?(name|called|when i call|when called|call him|call her)',
  '(ignores|ignoring) (.. )?(name|when (i|we) call)',
  'no response to (his |her )?name',
)
export const noSound = signal(
  '(doesnt|wont|isnt|not|never|didnt|no|barely) (.. )?(respond*|react*|turn*|startle*|hear|hearing|notice|response) (.. )?(sound|sounds|noise|noises|voice|voices|loud|bang|music|hearing|toys that|rattle|banging|clap*|vacuum|dog barking)',
  '(might be|could be|think|is) (.. )?deaf',
  'cant hear',
)
export const noBabble = signal(
  '(no|not|doesnt|isnt|never|hasnt|wont|without|barely|still no|still not|zero|any) (.. )?(babbl*|coo|cooing|gestures|gesture|making (any )?(sounds|noises)|making sounds|sounds|vocal*|consonants)',
  'very quiet baby (.. )?(no|never)',
  'silent baby',
)
export const noGesture = signal(
  '(doesnt|not|isnt|no|never|hasnt|wont|without|still) (.. )?(point|pointing|points|wave|waving|waves|wave or point|point or wave|point at|gestur*|clap|clapping|reach|show me things|bring me things|shake (his|her) head)',
)
export const noWords = signal(
  '(no|not|doesnt|isnt|hasnt|without|zero|not a single|still no|0|not any|never|not even|cant|not saying|wont) (.. )?(words|word|talk|talking|talks|speak|speaking|say anything|say (any|a)|saying (any|a)|mama or dada|mama|speech|talked|spoken|said (a|any))',
  '(only|just) (says|say|has|saying|said|knows) (.. )?(mama|mom|dada|dad|1 word|one word|2 words|1 words|one or 2|no)',
  '(non ?verbal|nonverbal|non verbal|nonspeaking)',
  'wont talk',
  'only (points|grunts|babbles|screams|cries)',
)
export const noPhrases = signal(
  '(no|not|doesnt|isnt|hasnt|without|only|still|cant|not yet|never) (.. )?(2 words?|two word|2 word|phrases|phrase|sentences|sentence|words together|combin*|put* words|joining words|single words|1 word at)',
  '(single|one|1) words? (only|at a time|sentences)',
  'only (uses )?single words',
)
export const noSmile = signal(
  '(no|not|doesnt|isnt|never|hasnt|wont|rarely|hardly|still no|barely|without) (.. )?(smile|smiles|smiled|smiling|social smile|laugh|laughs|laughed|laughing|smile back|eye contact|look at (me|us|faces|people)|make eye contact|makes eye contact|share|looks at me)',
)
export const headWobbly = signal(
  '(no|poor|wobbly|floppy|not|cant|doesnt|isnt|hasnt|bad|zero|still|lacks|weak|without|wont|any|head lag|struggles|unable) (.. )?(head (control|lag|up|steady|still|wobbly|is wobbly|flop*)|hold* (up )?(his|her) (own )?head|lift* (up )?(his|her) head|hold (his |her )?head up|neck control|neck strength)',
  'head (is |still |so |very |flops |a bit )*(wobbly|floppy|flops|wobbles|bobbles|lags|falls|lag|flopping)',
  'head lag',
  'cant hold (his |her )?head',
)
export const notSitting = signal(
  '(not|cant|doesnt|isnt|hasnt|wont|still|never|unable to|no) (.. )?(sit|sitting|sits|sat)(?! (still|through|at the table|in (his|her) (high|car)|on the potty|for (meals|dinner|story)|down to))',
)
export const notStanding = signal(
  '(not|cant|doesnt|isnt|hasnt|wont|still|never|unable to|no) (.. )?(bear weight|bears? weight|bearing weight|stand|standing|pull* (himself |herself )?(up )?(to )?(a )?stand*|pull* up|pulling up|weight on (his|her) legs)',
)
export const notWalking = signal(
  '(not|cant|doesnt|isnt|hasnt|wont|still|never|unable to|no) (.. )?(walk|walking|walks|walked|steps|step|taken (a |any )?steps?|cruise|cruising)(?! (far|well|in shoes|holding hands in|on (grass|sand)|nicely|next to))',
)
export const oneHanded = signal(
  '(only|always|just|never|favors|favours|prefers) (uses|using|reaches with|reaching with|grabs with|uses the|the|his|her|use|with|moves|uses his|uses her|moving|opens)? ?(his |her |the )*(right|left|one|1|other) (hand|arm|side|leg)',
  '(one|1|left|right) (hand|arm|side) (.. )?(fisted|clenched|weak|weaker|never|stiff|floppy|tight|doesnt|isnt)',
  '(ignores|doesnt use|not using|isnt using|drags) (.. )?(one|1|left|right|other) (hand|arm|side|leg)',
)
export const stiffOrFloppy = signal(
  '(very|so|really|unusually|always|constantly|too|extremely|legs|arms|body|stays|gets|is|feels|often) (.. )?(stiff|rigid|floppy|tight|scissor*|like a (rag doll|board|noodle))',
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
export const fineDelay = signal(
  '(late|cruising|crawls funny|bilingual|chatter*|slow but growing|catching up|tiptoes|is (that|it|this) normal yet)',
  'when (do|should|will)',
)
