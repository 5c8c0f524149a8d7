import { near, signal } from '../signal.ts'
import { PARTNER } from '../words.ts'

const HURTING =
  '(hit|hits|hitting|beat|beats|beating|beaten|punch|punches|punched|punching|kick|kicks|' +
  'kicked|kicking|slap|slaps|slapped|slapping|choke|chokes|choked|choking|strangle|' +
  'strangles|strangled|strangling|shove|shoves|shoved|shoving|pushed|pushes|throw|throws|' +
  'threw|thrown|grab|grabs|grabbed|drag|drags|dragged|burn|burns|burned|whip|whips|' +
  'whipped|belt|belted|attack|attacks|attacked|hurt|hurts|hurting|smack|smacks|smacked|' +
  'abuse|abuses|abused|abusing|rape|raped|assault|assaults|assaulted|slam|slams|slammed|' +
  'headbutt|pins|pinned|bashed|bash)'

export const partnerViolence = signal(
  '(smash*|broke|breaks|threw|throws) my (phone|laptop|things|stuff|keys|car|glasses|plates)',
  '(he|she|husband|wife|partner|boyfriend|girlfriend|ex) (.. )?(will|would|is going to|' +
    'going to|threat*|wants to|said) (.. )?(kill|hurt|shoot|stab|bury|strangle) (me|us)',
  near(
    '(knife|gun|weapon|blade|machete|hammer)',
    '(my (neck|throat|head|face|back)|at me|to me|on me|at us)',
  ),
  '(husband|wife|partner|boyfriend|girlfriend|ex|he|she) (.. )?(pushed|shoved|threw|' +
    'kicked|dragged) me (.. )?(down|into|against|out|across|off)',
  '(he|she|husband|partner|boyfriend|wife|ex) (.. )?(grab*|held|hold*|pin*|chok*|drag*|' +
    'pull*) me (.. )?by (the|my) (throat|neck|hair|arm)',
  '(gets|got|became|becomes|getting) (very |really )?physical with me',
  '(laid|lays|lay|put|puts) (his |her )?(hands|hand) on me',
  '(pushes|shoves|throws) me (around|about)',
  '(husband|partner|boyfriend|wife|ex) (.. )?(violent|abusive)',
  `${PARTNER} (is |was |has |just |always |sometimes |keeps |often |will |` +
    'gets drunk and |drinks and |gets angry and |gets mad and |has been |started |' +
    `regularly |also |physically |got .. and )*${HURTING} (.. )?(me|us|my|her|wife|mom|` +
    'the wall|walls|holes)(?! (feelings|off guard|with (a )?(question|pillow)|out|' +
    'in (games|chess)))',
  '(he|she) (is |was |has |just |always |sometimes |keeps |often |has been |started |' +
    'then |gets drunk and |got (so )?(mad|angry) and )*(hit|hits|hitting|beat|beats|' +
    'beating|punch|punches|punched|choke|chokes|choked|strangle|strangled|strangles|' +
    'slapped|slaps|shoved|shoves|kicked me|threw me|pushed me|pushes me|attacked|attacks|' +
    'raped|rapes|forced (himself|me)|pinned) (me)( (in front|last|again|when|while|and|so|' +
    'today|tonight|every|if|with|\\||on|by|to the|down|yesterday|around|up|over|against|' +
    'across|hard|regularly|sometimes|because|until|till|for|at night|after|before))?',
  '(scared|afraid|terrified|frightened|petrified|in fear|fear) (of|' +
    'for my life) (.. )?(partner|husband|boyfriend|wife|my ex|ex|him|he might|the father|' +
    'her father|his father|babys dad|girlfriend|what he)(?! (leaving|losing|getting|dying|' +
    'germs|being|for work|dad|choking|falling|if))',
  '(wont|doesnt|refuses|never) (let|allow|letting|allows) me (.. )?(leave|see|talk|work|' +
    'go|have|use|out|contact|money|drive|sleep|phone|speak|hold)',
  '(controls|controlling|control|takes|took|checks|tracks|tracking|monitors|monitoring|' +
    'reads|follows|stalks|stalking|watches|hides|locks|locked|hacked) (.. )?(my |me |' +
    'all (of )?(the |my )?|our )(.. )?(phone|money|bank|location|messages|passport|keys|' +
    'every move|cards?|wages|emails?|where i|in (the|a) (room|house)|in|out)',
  'stalk* me',
  'domestic (violence|abuse)',
  'abusive (relationship|partner|husband|wife|boyfriend|ex|marriage|girlfriend|father|home)',
  '(partner|husband|wife|boyfriend|he|ex) (is|has been|was|gets|became|becoming|' +
    'getting) (very |so |really |physically |verbally |emotionally |more |' +
    'increasingly )*(abusive|violent)',
  '(threat*) (.. )?(me|take (the|my|our) (kids|baby|children|son|daughter)|kill|hurt|' +
    'leave me with nothing|call (cps|immigration)|deport*)',
  '(leave|leaving|escape|get away from|run from|getting out|fleeing|flee) (.. )?(him|her|' +
    'husband|partner|abus*|boyfriend|ex|wife|relationship|marriage) (.. )?(safely|safe|' +
    'violent|abus*|with (a |the |my )?(newborn|baby|kids))',
  '(force*|makes|made|pressur*|coerc*) me (.. )?(sex|have sex)',
  '(holding|held|pulled|points?|pointed|waved|has) (a |his |the )?(gun|knife) (.. )?(me|' +
    'head|us|at)',
  '(punched|punches|kicked|broke|breaks|smash*|throws|threw|hole in) (.. )?(wall|door|' +
    'walls|phone|things|dishes|furniture|plates) (.. )?(next to|near|in front|when|angry|' +
    'at me|at us|during|every|and|baby|because|again|fight*)',
  '(hands|hand|arm) (around|round|on) my (neck|throat)',
  'in laws (.. )?(beat|hit|torture|dowry|lock*)',
  'dowry',
  '(beats|beat|hits|hit) me up',
  'gives me bruise',
  'black eye from (my )?(husband|partner|boyfriend|him)',
)

export const notPartner = signal(
  '(toy|nerf|water|pretend|bubble) gun',
  '(toddler|baby|son|daughter|kid|child|he is \\d|she is \\d|\\d+ (months|years)( old)?|' +
    'preschooler|twin|little one|infant|teen|teenager|stepson|stepdaughter) (.. )?(hits|' +
    'hit|hitting|kicks|kicked|kicking|bites|bit|slaps|slapped|punch*|headbutts?|scratch*|' +
    'attack*|throws|threw|beats|pushes|pulls|smacks|smacked|hurts) (.. )?(me|us|mom|dad|' +
    'his|her|kids|other|everyone|people|and)',
  'argue (.. )?(about|over)',
  'fear of',
  '(when|if) (i|we) (say|tell|try|put|take|nurse|breastfeed|change)',
  'tantrum*',
  'toddler (hits|bites)',
  'while nursing',
  'lets me (sleep|nap|rest)',
  'wont let me (put|set|sit|brush|hold|sleep|change|cut|leave the room|leave (his|' +
    'her) (side|sight|room)|go to|cook|wash|feed|touch|do anything|pee|shower|clip|trim|' +
    'wipe|clean|help|read|out of|eat|rest|down|leave (him|her) with|leave at|' +
    'leave without (him|her)|walk|have a|talk on|use the bathroom)',
)

export const partnerNamed = signal(
  '(he|she) (.. )?(smash*|broke|threw) my',
  '(he|she) (.. )?(hell|will|would|says he will|going to) kill (me|us)',
  '(kill|hurt|shoot|stab) (me|us)',
  'if i (leave|take)',
  'my (neck|throat|head|face)',
  'me (down|into|against|out|across|off)',
  'me by (the|my) (throat|neck|hair)',
  PARTNER,
  '(he|she) (hits|hit|choked|beats|beat|punched|slapped|strangled|shoved|kicked) me',
  'domestic (violence|abuse)',
  'me and (the|my) (kids|baby|children)',
  'in front of (the |my |our )?(kids|baby|children|son|daughter)',
  'leave (him|her)',
  'abusive',
  'with (the|my|a) (baby|newborn|kids)',
  '(the|my|our) (kids|baby|children)',
  'gun',
  'knife',
  'my (neck|throat)',
  'my phone',
)

export const violenceNow = signal(
  '(right now|now|tonight|just now|is (hitting|beating|choking|strangling|attacking|' +
    'threatening|outside|trying to)|hiding (in|from)|locked (myself|ourselves))',
  '(chok*|strangl*|hands (around|round|on) my (neck|throat)|gun|knife|weapon|machete)',
  'kill (me|us)',
  '(going|threat*|will|says he will) (.. )?kill',
  'he is coming',
)
