import { near, signal } from '../signal.ts'

/** Cannot be woken, limp, or not there. */
export const unresponsive = signal(
  '(cant|couldnt|wont|unable to|not able to) (get|keep|make) (him|her|them|baby|my .. ) (fully |properly |really |even )?(awake|woken|roused|to stay awake|to rouse)',
  '(?<! i )(wont|doesnt|cant|not) (stay|staying) awake (long enough|for|to)',
  '(out|gone) for the count',
  'no (life|fight|energy) in (him|her)',
  '(cant|couldnt|hard to|struggling to|unable to|difficult to) keep (him|her|them|baby|' +
    'my .. ) awake',
  'slumping',
  'slumped (over|in|on|against|down)',
  '(has |got |with )?no strength',
  '(hardly|barely) (open|opens|opening|awake|conscious|responds|responding|reacts|' +
    'reacting|stirs|moves|moving)(?! (her|his) mouth)',
  'like a (wet )?noodle',
  '(cant|couldnt|not able to|unable to) (bring|get|snap) (him|her|them|my .. |' +
    'baby) (back )?(round|around|out of it|to come round|to respond)(?! (school|sleep|' +
    'bed|eat))',
  '(not|isnt|stopped|barely|hardly) moving(?! (his|her|their|around|out|house|on|in|to|' +
    'forward|up|the|one|1|away|from|it|very much at|much in the))',
  'motionless',
  '(lying|laying|just lies|lies) (there )?(still|lifeless|limp|not moving)',
  '(in and out of|semi|half|losing|barely|not) conscious*',
  '(in a )?coma(?! (milk))',
  'boneless',
  '(flopp*|flops) (in my arms|over like|all over|like a)',
  'no (reaction|response) (from|when|to (pain|me|us|touch|voice|sound))',
  'cant get (a |any )(response|reaction)',
  'wont wake (up )?from (his|her|a|the) nap',
  '(gone|went) (all )?(limp|floppy|unconscious|lifeless)',
  '(is|was|knocked) out (cold|for (several|\\d|a))',
  'passed out',
  '(cant|couldnt|trying to|not able to|unable to|struggling to|nothing will) (get|' +
    'make) (.. )?(to )?(wake|rouse|come round|stir|respond|open (his|' +
    'her) eyes)(?! (up )?(for|early|on time))',
  '(cant|wont|couldnt|doesnt|isnt|not|hasnt|unable to|barely|hardly|never) (even |' +
    'really |be able to |get |seem to |want to |properly )*(him |her |my |the |baby |son |' +
    'daughter |toddler |child |them |[a-z]+ )?(to )?(wake|waking|woken|wakes|rouse|rousing|' +
    'roused|arouse|come to|come round|coming round|be woken)(?! (up )?(for|on time|in time|' +
    'early|at night|through|to (pee|use|potty|go|poop|wee)|dry|when (he|she) (pees|wets|' +
    'needs)|me|us|the|his|everyone|her (brother|sister)|before|until|till|at \\d|after \\d|' +
    'during))',
  '(hard|difficult|tough|impossible|struggl*|trouble|harder|having to work) (to|' +
    'in) (fully |properly |really )*(wake|rouse|waking|rousing)(?! (up )?(for school|' +
    'in the morning))',
  'cant be (woken|roused|woke)',
  '(wakes|wake|woke|waking) (up )?(for a (second|few seconds|moment)|briefly) .. (drift*|' +
    'back|again|asleep|out)',
  'wont wake (up )?(properly|right|fully|at all|no matter)',
  'wont wake for (feeds|his feeds|her feeds|feedings|any|bottles|a feed)',
  '(drifts|drifting|falls) (back )?(off|out|asleep) .. (mid|talking|sentence|again right)',
  '(is|was|completely|went|seems|totally|became|almost|nearly|looks|found|baby|toddler|' +
    'and|now|lying|him|her) (unresponsive|unconscious|comatose)',
  'unresponsive',
  'unconscious',
  'out cold',
  '(not|isnt|wont|doesnt|stopped|barely|hardly|no longer) (really |even |' +
    'properly )*(respond|responding|react|reacting|responsive)(?! (to (his|her|their|' +
    'its) name|to name|to sounds?|to loud|to noise|to the medicine|to (antibiotic|' +
    'treatment|discipline|time|praise|me calling his name|sleep|voices|music)|well to|' +
    'when (i|we) (call|say) (his|her)))',
  '(not|isnt|wont|doesnt) (answer|answering)(?! (my|the|his|her|calls|texts|phone|questions|when (called|i call|we call|you call)|to (his |her )?name|who|what|back|them|me back))',
  'no response (from|to|when|at|and|,|\\|)',
  '(passed|passes|passing|blacked|blacks|blacking|knocked) out',
  '(keeps|kept) (on )?(fainting|passing out|collapsing|losing consciousness)',
  '(lost|loses|losing) consciousness',
  '(collapsed|collapses|collapsing)(?! (in|on) (tears|laughter|me laughing|' +
    'the sofa (happy|laughing)))',
  '(?<!(a|his|her|the|slight|bad|with|and) )limp (like|as|rag|body|baby|and|in my|,|on)(?! (after|on (his|her|the|one|1) (leg|' +
    'foot)|when|on purpose))',
  '(is|was|goes|went|gone|going|all|so|completely|totally|very|arms|legs|body|felt|feels|' +
    'looks|super|really|now|baby|became|just|him|her) limp(?! (when (he |she )?(walk*|' +
    'i pick|i try|put|told)|on purpose|after|on (his|her|the|one|1) (leg|foot)|since|' +
    'walking|in (a |the )?tantrum|to avoid))',
  'rag ?doll',
  'rag doll',
  '(is|was|goes|went|all|so|completely|very|feels|really|super|now|and|looks|baby|body|' +
    'seems|gone|became|newborn|toddler|became|just|,) floppy',
  'floppy (and|baby|like|,|\\||arms|body|now|for|then|after|since|all|but|with)',
  'no muscle tone',
  '(wont|cant|doesnt|not) open (his|her|their) eyes(?! (because|due|after|' +
    'since .. (sticky|gunk|pink)))',
  'like jelly in my',
  'dead weight',
  'lifeless',
  '(so|very|really|extremely|super|completely|incredibly|totally|too|seems|is|and|are|' +
    'looks|acting|was|increasingly) lethargic',
  'lethargic',
)

/** Sleepy beyond the usual, or not quite there: a danger only beside something else. */
export const drowsy = signal(
  'too (weak|floppy|tired|limp) to (lift|hold|stand|cry|feed|sit|move|drink|suck)',
  '(very|so|really|super|extremely|unusually|too|abnormally|increasingly|getting|now|' +
    'incredibly|overly|always|more|seems|quite|extra|all|is|just|and|pretty|kind of|looks|' +
    'acting|then|went|are|,) (sleepy|drowsy|groggy|dopey|sluggish|dazed|listless|lethargic|' +
    'weak|out of it|limp|dozy|unresponsive|floppy)',
  'drowsy',
  'sleepy',
  'listless',
  'sluggish',
  'lethargic',
  'groggy',
  'out of it',
  'zombie',
  'not with it',
  'vacant',
  'spaced out',
  'glazed',
  'glassy',
  'not (himself|herself)',
  'dazed',
  '(sleeping|sleeps|slept|asleep) (all day|nonstop|so much|way more|more than|a lot more|' +
    'constantly|since|almost all)',
  'wants to sleep',
  'keeps (on )?(falling asleep|sleeping|dozing|nodding off|drifting)',
  'keep (him|her) awake',
  '(hard|difficult) to (wake|rouse)',
  'wont wake',
  'cant wake',
  'wont stay awake',
  'cant stay awake',
  '(isnt|not) waking',
  'passing out',
  'collapsed',
  'wiped out',
  'wont wake (him|her)? ?up',
  'could barely wake',
  'barely awake',
  'barely (moving|responding|opens)',
  'so weak',
)

export const confused = signal(
  '(cant|doesnt|didnt|not|couldnt|wont) remember (what|the|anything|it|how|falling|' +
    'hitting|who|where|any)',
  '(asking|asks|asked|keeps asking|repeating) (.. )?same (question|thing|questions|things)',
  'repeating (himself|herself)',
  'confus*',
  'disorient*',
  'delirious',
  'delirium',
  '(talk*|speak*|babbl*|saying|mumbling) (complete |total |utter |nonstop |' +
    'in )?(nonsense|gibberish|rubbish|garbage)',
  '(making|make|makes) no sense',
  '(not|isnt|doesnt|arent) (making|make) (any |much )?sense',
  '(doesnt|didnt|not|cant) (even )?(know|recogni*|remember) (where|who|me|us|' +
    'what happened|his name|her name|mom|dad)',
  'hallucinat*',
  'incoherent*',
  'slurr*',
  'seeing things',
  '(not|isnt) acting (right|like (himself|herself)|normal*)',
  '(acting|act|behaving) (so |really |very |a bit |kind of |all |super )*(strange|' +
    'strangely|weird|weirdly|off|odd|oddly|funny|drunk|confused|out of it|different|loopy)',
)

export const seizure = signal(
  near(
    '(stiffen*|stiff|rigid)',
    '(shook|shake|shaking|jerk*|twitch*|eyes (went|rolled|rolling|up|back))',
  ),
  'eyes (went|rolled|rolling|go|gone|going) (up|back|white|backwards)',
  '(got|getting|gets|have been having|started) fits',
  '(having|had|has had|just had|has) (a |another |his first |her first )?fit (at|in|on|' +
    'during|after|this|last|yesterday|today|while|and|,|\\||again|for)(?! (me|bedtime|' +
    'dinner|the (store|shop|supermarket)|target|walmart|i|we|he didnt|she didnt|over))',
  near('(jerk*|twitch*|shak*|convuls*)', '(one|1|left|right) (side|arm|leg)'),
  'eyes (are |were |was |look |looked )?(fixed|stuck|deviat*|locked|flutter*|' +
    'flicker*) (.. )?(side|up|one|1|and|back|not|unresponsive)?',
  'lip smacking',
  '(shaking|jerking|shook|trembling) .. (unresponsive|wouldnt respond|not responding|eyes)',
  '(minutes|seconds) of (jerking|shaking|twitching|stiffness|convuls*|being stiff)',
  'seizure',
  '(epileptic|febrile) (fit|fits|convuls*|seizure|attack)',
  '(had|having|has|is having|have|getting|just had|in|was having) (a |an |another |some |' +
    'kind of |sort of |several |\\d |his |her |first )*(fit|fits)(?! (over|because|about|' +
    'when|at|if|every time|,|\\||in (the|a) (store|shop|car|supermarket|target|walmart)|' +
    'of (rage|laughter|giggles|anger)))',
  '(?<!(cough|coughing|sneezing|giggling|screaming|laughing|crying|tantrum) )(fit|' +
    'fits) (lasted|lasting|just now|for \\d|and (is )?now|that lasted|went on)',
  '(is|was|started|been|baby|keeps|she|he) fitting(?! (in|well|into))',
  'eyes (\\w+ )?(roll*|rolling|rolled) (back|up|into|in|to the)',
  '(roll*|rolled) (his |her |their )?eyes (back|up into)',
  'eyes (are |were |went |go )?(rolled|rolling|stuck up|fixed to|flicker* and)',
  '(whole|entire|all) body (is |was |just |started |went |keeps )*(shak*|jerk*|stiff*|' +
    'twitch*|convuls*|spasm*|trembl*|rigid)',
  '(shaking|shook|shakes|jerking|jerked|jerks|twitching|trembling) (all over|uncontroll*|' +
    'violently|nonstop|rhythmic*|like crazy and|and (unresponsive|not responding|eyes|wont|' +
    'stiff|drool*|blue|foam*))',
  'keeps (on )?(jerking|twitching|shaking|convulsing)',
  '(jerk*|twitch*|convuls*|shak*) (his |her |both |one |1 |the )*(arms|legs|arm|leg|' +
    'limbs|side|hands|body|face) .. (keeps|rhythm*|nonstop|seconds|minutes|wont|and (eyes|' +
    'not)|stop|on)',
  '(arms|legs|limbs|one side|1 side|left side|right side|arm|leg|hands|hand) (is |are |' +
    'was |were |started |keeps |just |and (arms|legs) )*(jerking|jerked|twitching|' +
    'convulsing|shaking)(?! (when (i|we)|in (his|her) sleep))',
  '(foam*|froth*|bubbl*) (at|from|in|coming) (the |his |her |out )*(of )?(his |her |the )?mouth',
  'went (all |completely |totally |really |so )?(stiff|rigid) (and|then|for|with|,|like)',
  '(stiff|rigid) as a (board|plank|poker) (.. )?(eyes|shak*|jerk*|star*|blue|respond*)',
  'eyes (flicker*|flutter*|jerk*)',
  'lips? smack*',
  '(stiff|rigid) and (blank|star*|shak*|jerk*|unresponsive|blue|not|eyes|wont|cant)',
  '(body|he|she|baby) (went|goes|gone|going|became|stiffened) (all |completely )?(stiff|' +
    'rigid)(?! (when|in (the|his|her) (car|carseat|stroller)|and (cries|screams|refuses)|' +
    'as i))',
  'stiffened up and',
  'grand mal',
  'absence (seizure|fit)',
  '(star*|zon*) (blank*|into space|off|out) .. (wont|doesnt|not|cant|didnt) (respond|' +
    'react|answer|hear|snap)',
)

export const harmlessFit = signal(
  '(threw|throws|throwing|throw|pitch*|hissy|temper|tantrum) (a |his |her )?(fit|fits|fitting)',
  'in (his|her) sleep',
  'epilepsy',
  'fits of',
)

export const blankStare = signal(
  '(star*|looking) (blank*|into space|at nothing|straight through|off into)',
  'blank (star*|look|expression|face)',
  'vacant (look|stare|expression)',
  'just (stares|staring)',
)
