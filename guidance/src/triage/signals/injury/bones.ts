import { signal } from '../signal.ts'
import { LIMB } from '../words.ts'

export const boneShowing = signal(
  '(bone|bones) (is |was |are |has |just |poking |sticking |)*(stick*|showing|out|' +
    'through|poking|visible|exposed|protruding|came)',
  '(see|seeing) (the |his |her |a )?bone',
  'compound fracture',
  'open fracture',
)

export const deformedLimb = signal(
  'looks? like (a|an) (s|z|banana|fork|boomerang|u)',
  `${LIMB} (.. )?(looks|look|looked) (like a (dinner )?fork|wrong|really wrong|off|` +
    `not right|all wrong|out of shape|strange|weird|funny|odd|broken)`,
  'dinner fork',
  `${LIMB} (is |are |looks |look |looked |was |seems |all |bent |really |so |very |` +
    'completely |totally |clearly |in |at |a |an |the |just |has |kind of |and |swollen |' +
    'obviously |,)*(bent|crooked|deform*|wrong (way|angle|direction)|odd (angle|shape)|' +
    'weird (angle|shape)|strange (angle|shape)|funny (angle|shape)|twisted|dangl*|floppy|' +
    'snapped|s shape|backwards|misshapen|out of place|dislocat*|wonky|not straight|' +
    'not right shape|angle|lopsided|broken in|sideways|hanging)',
  `(bent|crooked|deform*|dislocat*|snapped|mangled|misshapen) (.. )?${LIMB}`,
  '(wrong|weird|odd|strange|unnatural) (way|angle|direction|position)',
  'broken (badly|in two|in half|clean)',
  '(heard|hear|felt) (a |it )?(snap|crack|pop)',
  'dislocat*',
)

export const coldNumbLimb = signal(
  '(fingers|toes|hand|foot|finger|toe|hands|feet) (is |are |feel |feels |turning |' +
    'turned |going |went |look |looks |getting |so |very |all |and |has gone |have gone |' +
    'gone )*(cold|numb|blue|pale|white|tingl*|gray|purple) (.. )?(after|from|since|and|' +
    'with|in (his|her|the) (cast|splint))',
  '(cold|numb|blue|pale|tingling|white) (.. )?(fingers|toes|hand|foot|finger|' +
    'toe) (.. )?(after|fall|fell|cast|splint|broke*|injur*|trap*|slam*)',
  '(cast|splint) (.. )?(numb|blue|cold|white|tingl*|too tight)',
  '(hair|thread|string) (.. )?(wrapped|around|tourniquet) (.. )?(toe|finger|penis)',
  'hair tourniquet',
  '(toe|finger|penis) .. (hair|thread) (wrapped|around|tight)',
)

export const neckOrBackHurt = signal(
  '(neck|back|spine) (is |really |so |area |bone |pain |and |still |badly |his |her |' +
    'may be |might be )*(hurts|hurt|hurting|pain|painful|injur*|broken|sore|numb|cant)',
  '(hurts|hurt|injured|broke*|landed on|pain in|pain|cant move|cant feel) (.. )?(neck|' +
    'back|spine|legs)',
)

export const hardImpact = signal(
  '(fell|fall|falling|crash|accident|thrown|landed|hit by|trampoline|horse|roof|tree|' +
    'stairs|dived|dove|diving|tackle*|rugby|gymnastic*|slide|monkey bars|flip|bike|atv|' +
    'quad|collision|wreck|jumped (off|from)|ladder)',
)

export const limbSwollenOrStill = signal(
  `${LIMB} (.. )?(swollen|swelling|wont move|not moving|doesnt move|isnt moving|hurts|` +
    'broken|limp|floppy|fracture*|dangl*)',
  '(wont|not|doesnt|isnt|stopped|cant|never) (move|moving|using|use|bend|bending) (his |' +
    `her |one |1 |the |left |right |that )*${LIMB}`,
  `(swollen|broken|fractured|broke|fracture*) (.. )?${LIMB}`,
  `(cries|screams|crying|screaming) (.. )?(move|touch|lift|bend) (.. )?${LIMB}`,
)

export const wontUseLimb = signal(
  '(wont|cant|doesnt|not|isnt|refus*|hasnt) (.. )?put (.. )?(foot|leg|heel|toes|knee) (down|on|to)',
  '(wont|doesnt|cant) let (.. )?(touch|near|move|hold|straighten|lift) (.. )?(arm|leg|foot|hand|wrist|elbow|shoulder|ankle|knee|it)',
  '(hops|hopping|crawling|shuffling|crawls) (.. )?(instead|since|everywhere|again|1 leg|one leg)',
  '(arm|hand|wrist) (just |is |hangs |hanging )*(hangs|hanging|dangl*|limp|by (his|her) side)',
  '(wont|cant|doesnt|not|isnt|refus*|stopped|unable to|hurts to|hasnt|barely|' +
    'unwilling to) (.. )?(use|using|used|move|moving|bend|bending|lift|lifting|straighten|' +
    'raise|grip|hold|wiggle) (his |her |one |1 |the |left |right |that |it |' +
    `with )*(${LIMB}|it)`,
  '(wont|cant|doesnt|not|isnt|refus*|stopped|unable to|hurts to|hasnt) (.. )?(walk|' +
    'walking|stand|standing|put (any |his |her )*(weight|pressure)|weight bear|' +
    `bear (any )?weight|bearing weight|step) (.. )?(on|${LIMB})?`,
  `(limp|limps|limping|hobbl*)`,
  'nursemaid*',
  'pulled elbow',
  '(holds|holding|cradl*|guard*|keeping|keeps) (.. )?(arm|elbow|wrist|hand) (.. )?(still|' +
    'against|close|limp|to (his|her))',
  '(think|thinks|might be|could be|maybe|is it|looks|possibly|probably|if (its|' +
    'it is)) (.. )?(broken|broke|fractur*|sprain*|dislocat*)',
  `(broke|broken|fractured|sprained) (.. )?${LIMB}`,
  `${LIMB} (.. )?(broken|fractur*|sprain*|snapped)`,
)

export const swollenLimb = signal(
  `(swollen|swelling|purple|bruise|black|puffy|tender) (.. )?${LIMB}`,
  `${LIMB} (.. )?(swollen|swelling|purple|puffy|swelled|black and blue|ballooned|size of|` +
    'hurts to touch|really hurts|very painful|is killing)',
)

export const limbNamed = signal(LIMB)

export const swells = signal(
  'swollen',
  'swelling',
  'swelled',
  'swell',
  'ballooned',
  'black and blue',
  'puffed up',
  'cant (move|bend|use)',
  'wont (move|bend|use)',
)

export const hurtPlainly = signal(
  '(fell|fall|falling|tripped|landed|twisted|hurt|injured|crushed|slammed|trampoline|' +
    'accident|banged|smashed|knocked|kicked|jumped|came off|dropped .. on)',
)

export const injured = signal(
  '(fell|fall|fallen|falling|tripped|twist*|trampoline|hit|hurt|injur*|jump*|landed|' +
    'slammed|smash*|crush*|trapped|jammed|stubbed|pulled|yanked|tugged|swung|accident|' +
    'kick*|collid*|slide|bike|scooter|soccer|football|basketball|stepped on|ran into|' +
    'dropped .. on|stomped|door|rolled (his|her) ankle|after|since|sport*|gym*|skat*|' +
    'monkey bars|playground|bounce house|climb*|playing)',
)

export const crushedDigit = signal(
  '(finger|fingers|toe|toes|hand|thumb|foot) (.. )?(smash*|crush*|slam*|trapped|jammed|' +
    'shut|caught|squash*|pinched|mangled|door|stubbed and)',
  '(smash*|crush*|slam*|trapped|jammed|shut|caught|squash*|stubbed|' +
    'dropped .. on) (.. )?(finger|fingers|toe|toes|hand|thumb|foot)',
)

export const limbWorks = signal(
  '(can|still|able to|is) (walk|walking|walks|move|moves|moving|run|runs|running|use|' +
    'using)( (about|around|on it|fine|it|normally|ok))?',
  'running (about|around)',
  'gone now',
  'after sport',
  'muscle sore',
  'growing',
  'learning to walk',
  'both legs',
  'at bedtime',
  'for no reason in the night',
)
