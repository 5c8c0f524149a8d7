import { near, signal } from '../signal.ts'

export const urgeToHarm = signal(
  near('pillow', '(face|mouth|nose|head)') +
    ' ... (press*|thought|think|smother*|hold*|want*|stop|push*|quiet*)',
  '(keep|kept|keeps|been|constantly|started) (.. )?(wanting|thinking|picturing|' +
    'imagining|thoughts) (.. )?(shake|shaking|hit|hitting|hurt|hurting|throw|throwing|' +
    'smother|smothering|drown|drowning|harm|harming|kill|killing|drop|dropping|stab|' +
    'stabbing|slap|slapping|strangl*|squeez*) (my |the |this |our )?(baby|him|her|' +
    'newborn|son|daughter|child|kid|kids|it|toddler)',
  '(press*|push*) (.. )?(pillow|blanket|hand) (.. )?(face|mouth|head|over)',
  near(
    '(throw|chuck|toss|fling|launch)',
    '(out (of )?the window|against the wall|at the wall|across the room|down the stairs)',
  ),
  '(want|wanted|urge|urges|urged|going|feel like|felt like|tempted|need|might|could|' +
    'close to|about|afraid|scared|worried|thoughts of|thinking (about|of)|thought (about|' +
    'of)|impulse|desire|imagining|imagine|fantasi*|wanna|i will|i am going|nearly|almost|' +
    'fear) (.. )?(shake|shaking|shook|hit|hitting|hurt|hurting|harm|harming|smother|' +
    'smothering|suffocate|suffocating|throw|throwing|threw|drown|drowning|kill|killing|' +
    'slap|slapping|slapped|smack|smacking|strangle|strangling|drop|squeeze|punch|punching|' +
    'choke|choking|beat|beating|slam|slamming|stab|stabbing|toss|smash|burn|bite) (my |' +
    'the |this |our )?(little |own |newborn |crying |\\d+ (weeks|months|years|' +
    'days)( old)? |toddler |kids? )?(baby|him|her|it|them|newborn|infant|son|daughter|' +
    'child|kid|kids|toddler|babies|children|twins|old|boy|girl)(?! (bottle|hand|off at|nap|' +
    'feelings|out|to sleep|back|development|milk|chances|toy|sleep|a party|schedule))',
  '(lose|losing|lost|loose|loosing) (control|it|my (mind|temper|cool|shit|' +
    'patience)) (.. )?(with|at|on|and|over) (.. )?(baby|him|her|kid|kids|toddler|son|' +
    'daughter|newborn|child|hurt|hit|shake|infant)',
  '(about to|going to|might|gonna|afraid i will|scared i will|close to|' +
    'ready to) (lose it|lose control|snap|explode|do something|crack)',
  '(i|we) (just |have |almost |nearly |accidentally |may have |might have |a little |' +
    'a bit |kind of |think i |angrily |already |got so (mad|angry) and |lost it and |' +
    'lost my temper and |snapped and )*(shook|shaken|slapped|threw|punched|hit|smacked|' +
    'kicked|squeezed|slammed|strangled|choked|smothered|shoved|spanked|yanked|' +
    'handled) (my |the |our )?(little |own |crying )?(baby|newborn|infant|him|her|' +
    '\\d+ (weeks|months|days)( old)?|son|daughter|toddler|child|kid)(?! (bottle|toy|' +
    'hand away|high five|up|jackpot|snack|with the (car|door|swing|stroller)|head on|a|' +
    'in the (car|stroller)))',
  'shook (her|him|the baby|my baby) a (little|bit)',
  '(handled|grabbed|threw|shoved|put) (.. )?(too )?(roughly|hard|into the crib|rough|' +
    'on the bed hard)',
  '(violent|dark|murderous) (urges?|thoughts about hurting|rage|impulses?)',
  '(rage|raging|so much anger|so angry|furious) (.. )?(baby|him|her|newborn|kid|son|' +
    'daughter|toddler|hurt|scar*)',
  '(cant|cannot) (take|stand|handle|bear|cope with) (.. )?(screaming|crying|baby|it|this|' +
    'him|her) (.. )?(anymore|any more|longer|snap|hurt|shake|going to)?',
  'not (safe|trust myself) (.. )?(with|around|alone) (.. )?(baby|him|her|kids|me)',
  '(dont|cant) trust myself',
  '(hate|hating) (my |this |the )?baby (.. )?(hurt|shake|throw|hit|want)',
  '(put|hold|press*) (a |the )?(pillow|blanket|hand) (over|on) (his|her|the baby|babys|' +
    'baby) (face|mouth|head)',
)

export const noWishToHarm = signal(
  '(intrusive|unwanted) (.. )?(image|images|thought|thoughts|picture)',
  '(no|never|not|without|dont) (any )?(wish|want|intention|desire|would)(ing)? to',
  'would never (hurt|harm|do|act)',
  'horrif*',
  'lol',
  'haha*',
  'driving me (crazy|mad|nuts|insane|up the wall)',
  'hug',
  'kiss*',
  'cuddle*',
  'feelings',
  'milk',
  'vaccine',
)

export const snapping = signal(
  '(hitt|hurt|shak|throw|smother|strangl|drown|squeez|punch|smack|chok|shov|spank|slapp|' +
    'kick|stab|beat|grabb|kill)ing',
  '(cant|cannot) (take|stand|handle|bear|cope)',
  'snap',
  'lose it',
  'hurt',
  'hit',
  'shake',
  'shook',
  'shaken',
  'throw*',
  'threw',
  'slap*',
  'smother*',
  'kill',
  'rough*',
  'harm*',
  'rage',
  'explode',
  'dont trust myself',
  'cant trust myself',
  'not safe',
  'strangl*',
  'drown*',
  'squeez*',
  'punch*',
  'smack*',
  'crack',
  'lose control',
  'do something',
  'suffocat*',
  'slam*',
  'drop',
  'chok*',
  'shov*',
  'spank*',
  'yank*',
  'kick*',
  'pillow',
  'stab*',
  'urges',
  'beat*',
  'grab*',
  'burn',
)
