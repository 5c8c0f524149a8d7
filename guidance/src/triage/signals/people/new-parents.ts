import { signal } from '../signal.ts'

export const psychosis = signal(
  '(cameras|microphones|bugs|spies) (are |is )?(in|behind|inside) (the |our |my )?(walls?|light*|smoke alarm|room|house|ceiling|toys)',
  '(hospital|nurses|midwives|midwife|doctors|they) (.. )?(swapped|switched|replaced) (.. )?(it|baby|him|her|them)',
  '(god|devil|satan|angels|tv|telly|television|radio|phone|news|song|songs|internet|netflix|government|spirits|universe) (is |are |was |keeps |has been |been )*(sending|sends|talking|speaking|telling|told|tells|messages|message|saying|signals|sent) (.. )?(me|her|him|us|message*|about)',
  '(swapped|switched|replaced) (him|her|the baby|my baby|our baby|them)',
  '(son|daughter|baby) (isnt|is not|not) (mine|hers|ours|really mine|her own|our real)',
  '(hear|hears|hearing|heard) (.. )?(whisper*|someone (talking|telling|calling)|somebody (talking|telling)|people (talking|whispering))',
  '(codes|hidden meaning*|secret sign*|signs) (.. )?(in|from) (.. )?(tv|number plates|license plates|radio|news|songs|clocks)',
  '(baby|he|she|it|daughter|son|newborn) (is|was|has been) (.. )?(an? )?(impostor|' +
    'imposter|fake|alien|robot|changeling|double|not her real baby)',
  '(thinks|think|believes|convinced|believe|sure|says|saying) (.. )?(spies|spy|spying|' +
    'following|followed|watched|bugged|recorded|recording|out to get|poisoned|cameras|' +
    'implant*|in danger from|cursed|spell|black magic|possessed)',
  '(being|was|been|is) (chosen|followed|spied on|bugged|recorded|controlled by)',
  '(baby|newborn|infant|she|he|it|daughter|son) (is |was |might be |are |must be |' +
    'has been )+(.. )?(possessed|evil|the devil|devil|demon|demonic|satan|chosen|' +
    'the messiah|an imposter|not (really |actually )?(mine|ours|hers|his|human|real|' +
    'her baby|my baby)|swapped|switched|replaced|cursed|poisoned by|special sent)',
  '(possessed|evil|demonic|cursed|swapped|switched|replaced|chosen by god|' +
    'changeling) (.. )?(baby|child|son|daughter)',
  '(swapped|switched|replaced|stole|taken|took) (.. )?(our|my|her|his|the) (real )?baby',
  '(hear|hears|hearing|heard) (.. )?(voices|a voice|things that|things (nobody|no one)|' +
    'things (telling|that arent)|god (telling|speaking|talking)|people talking about me|' +
    'whispers)',
  'voices (.. )?(tell*|say*|in my head|in her head|command*)',
  '(see|sees|seeing|saw) (.. )?(shadows|people|figures|demons|ghosts|spirits|bugs|' +
    'things (that|nobody|not there)|faces|dead people|angels|stuff that (isnt|is not))',
  '(god|devil|satan|angels|tv|radio|government|spirits|universe) (.. )?(sending|sends|' +
    'talking|speaking|telling|told|tells|messages|wants|chose|chosen)',
  '(paranoid|convinced|believes|believe|thinks|think|swears|sure|' +
    'suspicious) (.. )?(everyone|people|someone|they|neighbors|doctors|nurses|cps|' +
    'government|mother in law|family|we|i am|husband|camera*|nurse|hospital|midwife|she is|' +
    'he is|baby is) (.. )?(take|taking|steal|out to|poison*|plotting|watching|spying|kill|' +
    'after (me|her|us|the baby)|hurt (me|her|us|the baby)|swapped|switched|conspir*|' +
    'listening|god|queen|a prophet|evil|possessed|demon*|not (real|hers|mine|ours))',
  '(hasnt|havent|not|isnt|barely|hardly|without) (slept|sleeping|sleep|' +
    'sleeping) (.. )?(\\d+ days|days|\\d nights|nights) (.. )?(energy|talk*|fine|not tired|' +
    'wired|hyper|manic|nonsense|high|clean*|confus*)',
  '(isnt|not|doesnt feel|never) tired (.. )?(slept|sleep|days|talk*)',
  '(talk*|speech) (.. )?(nonstop|fast|nonsense|rapid*|a mile a minute|gibberish|' +
    'rambling) (.. )?(slept|sleep|birth|days|baby|nonsense)?',
  '(manic|mania|psychotic|psychosis|delusion*|hallucinat*|paranoi*|' +
    'losing touch with reality|not in reality|out of touch with reality)',
  '(mood swings|high one minute|euphoric|elated) (.. )?(confus*|weird|talk*|birth|strange)',
  '(special|secret) (powers|mission|message|messages)',
  '(very |so |really |completely )?confused (.. )?(since (the )?(birth|delivery|baby)|' +
    'after (giving birth|the baby|birth|delivery)|postpartum)',
  'somebody (is )?(coming|going) to take (the|my|her) baby',
)

export const adultInMind = signal(
  '(wife|i|me|my head|partner|girlfriend|sister|mom|since (the )?birth|' +
    'after (giving )?birth|postpartum|since (she|i) (gave birth|had the baby)|baby|husband|' +
    'daughter in law|birth|newborn|delivery|she|friend)',
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
  '(toddler|kid|preschooler|son|daughter|\\d+ years old) (.. )?(says|sees|talks|talking|' +
    'chatter*|monster*)',
  'chatter*',
  'monster*',
)

export const lowParent = signal(
  '(awake|cant sleep|lie|lay|lying) (.. )?(even )?(when|while) (the )?(baby|she|he|they) (sleeps|is asleep|sleep|are asleep|is sleeping)',
  '(checking|check|checks) (.. )?(breathing|alive) (.. )?(weeks|constantly|all night|over and over|every few|every \\d+|cant stop|\\d+ times)',
  '(dont|cant|not|didnt|havent|doesnt|isnt|struggling to|hard to|unable to|' +
    'no) (.. )?(love|bond|bonded|bonding|connect*|attach*) (for |with |to |towards )?(my|' +
    'the|this|him|her|our|with|baby)',
  '(feel|feeling|felt|felt) (nothing|no (bond|love|connection|joy|attachment)|numb|empty|' +
    'hopeless|worthless|like a (failure|terrible (mom|mother))|so low|down|sad|depressed|' +
    'disconnected|detached|trapped|dead inside|like i am failing|overwhelmed and (sad|cry*|' +
    'hopeless|low))',
  '(dont|cant|not|didnt|havent|doesnt|isnt) (.. )?(love|bond|bonded|bonding|feel (a |' +
    'any |the )*(love|bond|connection|anything)|connect|connected|attach*) (.. )?(my|the|' +
    'with|to|for|her|him|our) ?(baby|newborn|son|daughter|him|her|infant|child)?',
  '(no|without a|any|lack of) (bond|connection|attachment|love) (.. )?(baby|newborn|him|' +
    'her|son|daughter|my)',
  '(crying|cry|cries|sobbing|weeping|tearful|in tears|sob) (.. )?(every day|all day|' +
    'daily|all the time|nonstop|for no reason|most days|everyday|days since|weeks|' +
    'and (cant|dont) stop|constantly|since (the )?(birth|baby)|for months)',
  '(constant|nonstop|crippling|severe|bad|terrible|extreme|awful|postpartum|postnatal|' +
    'postpartum|overwhelming|debilitating|intense|so much) (anxiety|worry|panic|dread|' +
    'depress*|fear)',
  'panic attacks?',
  '(anxiety|anxious|panic|worry|worried|worrying|dread) (.. )?(something (bad )?(will|' +
    'is going to|might) happen|all the time|every (day|night)|constantly|nonstop|' +
    'since (the )?birth|cant sleep|cant function|cant stop|all day)',
  '(regret|regretting|regrets) (.. )?(having|my|the|becoming|motherhood|baby|kids|a baby|' +
    'it|being a (mom|dad|parent))',
  '(think|might|maybe|have|has|could|diagnosed|is this|do i have|got|having|worried|am i|' +
    'suspect|with|it is|wonder*) (.. )?(ppd|pnd|ppa|postpartum (depression|anxiety)|' +
    'post ?partum (depression|anxiety)|postnatal (depression|anxiety)|' +
    'post natal depression|post partum depression|baby blues|prenatal depression|' +
    'perinatal depression)',
  '(postpartum|postnatal|post natal|post partum) (depress*|anxiety|rage)',
  '(horrible|scary|dark|awful|intrusive|terrible|bad|disturbing|unwanted|horrific|' +
    'violent|upsetting) (.. )?(thoughts|images|thought|visions|image)',
  '(no|lost|lost all|any|without|zero) (interest|joy|pleasure|enjoyment|motivation)',
  '(dont|cant|not|no longer|never) (.. )?(enjoy (anything|life|being|motherhood|my baby|him|her|things)|look forward|feel happy|' +
    'feel joy|feel like myself|happy anymore)',
  '(hate|hating) (being a (mom|mother|parent|dad|father)|my (life|new life|baby)|' +
    'motherhood|this life|myself)',
  '(cant|unable to|not) sleep (.. )?(even when (.. )?(baby|he|she)|' +
    'when (the )?baby (sleeps|is asleep))',
  '(feel|feeling|am|been|so|very|really|deeply|is|seems|severely) (depressed|hopeless|' +
    'worthless|suicidal|numb|empty inside)',
  '(dad|husband|partner|wife|father|he|she) (.. )?(depressed|no interest|withdrawn|angry|' +
    'numb|crying|low|hopeless|detached|snapping) (.. )?(since|after|birth|baby|postpartum)',
  '(wish|wished) (.. )?(never|hadnt|didnt) (had|have|become|gotten|got) (.. )?(baby|kids|' +
    'pregnant|a mom|mother|child|him|her|children|parent)',
  '(failing|failure|useless|not good enough|bad|terrible|awful|worst) (as a|mom|mother|' +
    'parent) (.. )?(every day|cry*|all the time|cant|hate|nothing|and|so)?',
  'everything feels (hopeless|pointless|dark|black|heavy|grey|gray)',
  '(given up|giving up) on (everything|life|myself)',
)

export const passingLow = signal(
  '(son|daughter|kid|teen|he|she|child|toddler|teenager) (has |is )?(lost|no|' +
    'losing) (all )?interest',
  'for (using|not|going|working|letting|giving|being|leaving)',
  'day (2|3|4|5)',
  '(teary|cry*|weepy) (on |at )?day (1|2|3|4|5|6|7)',
  'sometimes',
  'occasionally',
  'weather',
  'miss my old (life|self)',
  'baby blues (on|at)? ?(days)?',
  '(pregnancy|teen|toddler|son|daughter|kid|child|he|she is \\d+|\\d+ years old|' +
    'preschooler) (.. )?(anxiety|anxious|depress*|worries|panic*)',
  'want* to die',
  'separation anxiety',
  'school anxiety',
  'test anxiety',
  'social anxiety',
  'stranger anxiety',
  '(toddler|baby|son|daughter|newborn|infant|he|she|kid|child|old) (.. )?(cries|crying|' +
    'cry|sobbing|screaming|screams)',
)

export const parentSelf = signal(
  'lay awake',
  'lie awake',
  'heart racing',
  'even when (she|he) sleeps',
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
