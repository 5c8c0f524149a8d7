import { near, signal } from '../signal.ts'
import { CHILD, SELF } from '../words.ts'

const TO_DIE = `(die(?! (without|of (boredom|embarrassment|laughter|hunger)|if))|be dead|kill (himself|herself|themselves|themself|myself)|end (it|it all|(his|her|their|my) (own )?life|everything|things)|not (be )?(alive|exist|live|here|wake up|around|be here|be around)|stop living|disappear forever|never (have )?(been )?born|never wake up|go to sleep and never|was never born|were dead|was dead|were never born|not be alive|be gone|be with god|jump (off|in front)|take (his|her|their|my) (own )?life|commit suicide|not live|hang ${SELF})`

export const childWantsToDie = signal(
  '(doesnt|dont|didnt|cant|not|no longer|never) (.. )?(see|sees|seeing) (the |any |a )?(point|reason) (.. )?(living|life|alive|going on|carrying on|anything|anymore|of it all)',
  '(thought|thoughts|thinking|thinks|talked|talks|talking|imagines|plans|' +
    'planning) (.. )?(about |of |on |to )(jump|jumping|hanging|shooting|stabbing|' +
    'drowning|cutting) (.. )?(off|himself|herself|themselves|from|in front|bridge|' +
    'his wrists|her wrists)',
  near(
    '(drew|drawing|draws|picture|wrote|writes|poem|journal|diary)',
    '(hanging|suicid*|noose|killing (himself|herself|themselves)|wanting to die|want to die)',
  ),
  '(tired of|done with|sick of) (.. )?(living|life|being alive|this life)',
  '(nobody|no one) would (miss|care|notice) (.. )?(him|her|me|gone|died|dead)?',
  '(not|dont want to|doesnt want to) (be |being )?here anymore',
  'wants? (it|everything) to (be over|end|stop) (.. )?(life|forever|die)?',
  '(better|happier|easier|fine|relieved|glad) (.. )?if (he|she|they|i) (was|were|wasnt|' +
    'werent|just|had|died) (.. )?(dead|gone|here|around|alive|born|died|disappeared)',
  'if (he|she|they) (was|were) dead',
  `${CHILD} (.. )?(wants|want|wanted|wanting|wish|wishes|wished|wishing|going|threatens|` +
    'threatened|threatening|thinks|think|thinking|talks|talking|would rather|trying|' +
    `planning|feels like|says|said|keeps saying|telling|told) (.. )?${TO_DIE}`,
  `${CHILD} (.. )?(says|said|told|telling|texted|wrote|writes|keeps saying|posted|tells|` +
    'screamed|yelled|admitted|confessed|messages|message) ... (want|wants|wanna|wish|' +
    `wishes|going|better off|rather|hates|no point|should|tired of) (.. )?${TO_DIE}`,
  '(doesnt|dont|didnt|no longer|not) want* to (live|be alive|be here|wake up|exist|' +
    'go on living|be in this world)( anymore)?',
  `(no (point|reason)|nothing) (.. )?(living|to live for|being alive|going on)`,
  `better off (dead|if (he|she|they) (was|were) (dead|gone)|without (him|her|them))`,
  'suicid*',
  '(suicide|goodbye|farewell) (note|letter|text|message|video)',
  '(telling|told|said|saying|texting|texted|writing|wrote) (.. )?(goodbye|' +
    'goodbyes) (.. )?(forever|friends|everyone|to|letters)?',
  '(giving|gave|given) away (.. )?(his|her|their|all|everything|prized|favorite|stuff|' +
    'things|belongings)',
  '(searching|searched|googling|googled|looking up|looked up|googles|search history|' +
    'research*) (.. )?(ways|how|methods|painless) (.. )?(die|kill|suicide|hang|overdose|' +
    'end)',
  `(plan|plans) (.. )?(to (die|kill|end)|and (tablets|a rope|a knife))`,
  '(wishes|wish|wished) (he|she|they|i) (was|were|wasnt|werent|wouldnt|would not|didnt|' +
    'would|had|hadnt) (.. )?(dead|born|alive|never|wake up|exist|die|disappear|here)',
  `(kill|hurt|harm|hang|drown|shoot) (himself|herself|themselves|themself)`,
  'unalive*',
  '(kms|kys)',
  '(thoughts|thinking|talk*) (of|about) (suicide|killing (himself|herself|themselves|' +
    'myself)|dying|ending|death and dying|not being alive|wanting to die)',
  'suicidal',
  `(threat*) to (kill|jump|die|hang|end)`,
  `jump* (off|from|out of) (.. )?(bridge|roof|building|balcony|window) (.. )?(die|end|kill)`,
  '(life|living) (is|isnt|not) (not )?worth (living|it)',
)

export const parentVoice = signal(
  '(written|wrote|writing|left|leaving) (a |my |the )?(suicide |goodbye )?(note|letter|' +
    'letters|notes)(?! (to (school|the teacher|santa|work|my boss)|for school))',
  '(might as well|better|should|want to|wish i could|rather) (just )?(be dead|die|' +
    'disappear|not exist|not be here|not wake up)',
  '(dont|do not) need me .. (dead|die|anymore|point)',
  '(i|ive|have) (just )?(cant|dont) see a way out',
  '(having|had|have|been having|get|getting|got|keep having) (.. )?thoughts (of|' +
    'about) (suicide|dying|ending|killing myself|death|not being here|being dead)',
  '(tired of|done with) (living|life|being alive)',
  'cant keep myself safe',
  'i (.. )?suicide',
  '(better|happier|easier|fine|relieved) (.. )?(without me|if i (was|were|wasnt|werent|' +
    'just|died|had) (.. )?(dead|gone|here|around|alive|born|died|disappeared|die))',
  '(i|i am|i have|i just|i would|i feel like|id|me) (.. )?(want|wish|going|feel like|' +
    'think about|thinking about|thinking of|thought about|planning|wanted|wanna|need|' +
    'keep thinking|would rather|ready|tempted|plan|considered|considering|dream|fantasi*|' +
    `constantly think|have been thinking) (.. )?${TO_DIE}`,
  '(i|we) (dont|cant|do not|no longer|not) (really |even )?want* to (live|be alive|' +
    'be here|wake up|exist|go on|be (a part of )?this world|do this life)( anymore)?',
  '(i|i am|im) (.. )?suicidal',
  '(having|had|have|getting|experiencing|with) (.. )?suicidal',
  '(i|me|my) (.. )?(kill myself|end my life|end it all|killing myself|ending my life|' +
    'ending it|hurt myself|harm myself|hurting myself|take my (own )?life|' +
    'taking my (own )?life|cut myself)',
  '(baby|kids|family|everyone|they|child|children|son|daughter|husband|he|she|them|world|' +
    'all) (would |will |is |are |d |may |might |would all |would be |' +
    'be )*better off without me',
  '(he|she|they|baby|kids|family|everyone|world) deserve* (.. )?better (mom|than me|without)',
  '(driv*|drove|steer*|swerv*|crash*) (.. )?(off|into) (.. )?(road|bridge|cliff|river|' +
    'tree|wall|traffic|lake|pole|a truck|oncoming)',
  '(jump*|jumping) (off|from|out|in front) (.. )?(bridge|balcony|roof|train|window|' +
    'building|with (the|my) baby)',
  '(i have|have|got|saved|counted|stash*|holding|bought|collecting) (.. )?(tablets|' +
    'medicine|knife|gun|rope|razor)s? (.. )?(ready|to (end|die)|in my hand|tonight|saved|' +
    'planned|stashed)',
  '(wish|wished|wishing) i (was|were|wasnt|could|would|had|hadnt|wouldnt|' +
    'didnt) (just )?(dead|die|not exist|disappear|never been born|alive|here|not wake|' +
    'wake up|go to sleep and never|born|be dead|not be here|never wake|exist)',
  '(cant|cannot) (.. )?(go on|do (this|it|life) anymore (want|and (want|wish)|end)|' +
    'keep (living|myself safe)|be here anymore|live (like this|anymore)|cope anymore want)',
  '(no|any|see a|cant see any) (reason|point) (.. )?(live|living|alive|going on|in me being)',
  'rather be dead',
  'want(ed|s)? to (die|disappear forever|not wake up|never wake up|end it|end it all|' +
    'kill myself|be dead)',
  'end it all',
  'hope (i|that i) (dont|never|do not) wake up',
  'dont want to wake up',
  '(want|wanted|going|plan) to (kill|hang|shoot|drown|hurt) myself',
  'not (feel|feeling) safe with myself',
  'kill myself',
)

export const adultSuicidal = signal(
  '(husband|wife|partner|boyfriend|girlfriend|ex|sister|mom|dad|my brother|friend|fiance|' +
    'spouse|babys dad|baby dad|daughter in law) (.. )?(says|said|told|threat*|wants|' +
    'is going|going|tried|talk*|thinking|keeps saying|is|texted|feels|' +
    'has been) (.. )?(suicid*|kill* (himself|herself|themselves)|die|shoot (himself|' +
    'herself)|end (it|his life|her life)|hang (himself|herself)|better off dead|' +
    'doesnt want to (live|be here|be alive)|(dont|doesnt) want to be here|overdose)',
)

export const jokingly = signal(
  'lol',
  'haha*',
  'lmao',
  'rofl',
  'kill me now',
  'jk',
  'joking',
  'dead tired',
)

export const suicideTopic = signal(
  '(song|lyric|lyrics|drama class|school play|movie|film|novel|script|rap|tv show|character)',
  '(uncle|aunt|grandpa|grandma|grandfather|friend|cousin|classmate|teacher|neighbor|' +
    'celebrity|singer|someone|student|parent|dad|mom|colleague|coworker|character|boy|' +
    'girl) (.. )?(died (by|from)|killed (himself|herself)|committed|took (his|' +
    'her) (own )?life|lost .. to) ?(suicide)?',
  'suicide (of|in the news|prevention|bereave*|loss|hotline poster|awareness)',
  'explain (.. )?suicide',
  '(talk|talking) (.. )?(about|to) (.. )?suicide (.. )?(news|school|kids|with)',
  'in the news',
  'without (his|her|the|my) (ipad|phone|tablet|toy|tv|blanket|xbox|switch|pacifier|' +
    'screen|teddy|candy|fortnite|roblox)',
  'ask* about (death|dying)',
  '(afraid|scared|fear|worr*|terrified) (.. )?(of )?(dying|death|i will die|he will die|' +
    'she will die|going to die)',
  'play* dead',
  'pretend*',
  'video game',
  'fish',
  'pet',
  'hamster',
  'past (attempt|attempts)',
)
