import { near, signal } from '../signal.ts'
import { LIMB } from '../words.ts'

export const bleedingBadly = signal(
  'soak* (.. )?(towel|towels|cloth|cloths|bandage|bandages|tissues|sheet|shirt|dressing|plaster*|wad|toilet roll)',
  'blood (is |keeps |just )*(pump*|stream*|running down|coming (out )?fast)',
  '(cut|wound|it|blood|gash|finger|leg|arm|head) (is |just )?still (pour*|bleed*|gush*|' +
    'flow*|ooz*|drip*|going)',
  near(
    '(bleed*|blood|bled)',
    '(heavily|heavy|badly|a lot|everywhere|profusely|gushing|spurting|pouring|pumping|' +
      'soak*|so much|like crazy|lots of|all over|rapidly|fast|bad|dripping everywhere|' +
      'squirting)',
  ),
  '(blood|bleeding|it) (just )?keeps (on|coming|pouring|flowing|running|going|oozing)',
  'keeps (on )?(bleeding|gushing|pouring|spurting|oozing blood)',
  'bleeding (is |and )?(keeps on|through|heavily|badly|a lot|everywhere|nonstop|' +
    'profusely|like crazy|so much|really bad|pretty bad|out of control|wont|hard|still|' +
    'for \\d+|\\d+ minutes|continues)',
  '(wont|doesnt|cant get .. to|not|isnt|hasnt|cant) (.. )?stop* (the )?(bleeding|blood)',
  '(cant|couldnt|unable to) (stop|control) (the |his |her |it )?(bleeding|blood)',
  '(blood|its|it is|is|wound|cut) (.. )?(spurting|spurts|gush*|squirt*|spray*|pouring|pumping|soaking)',
  '(spurting|gushing|squirting|pouring) (.. )?(blood|everywhere|out)?',
  'blood (is |just |all )*(everywhere|all over|pouring|dripping everywhere)',
  '(soak*|soaking|soaked|bled) (right )?through',
  'still bleeding',
  '(bleeding|blood) .. (\\d\\d|hours|half an hour) (minutes|after|later)?',
  '(lost|losing) (.. )?(a lot of|lots of|so much|too much) blood',
  '(minutes|pressure) .. (and )?still (bleeding|going)',
  'hemorrhag*',
  'haemorrhag*',
  'bleeding to death',
  'bleeding out',
)

export const deepWound = signal(
  '(trod|stepped|stood|landed|fell|sat) (on|onto) (.. )?(glass|nail|blade|knife|tin|wire) (.. )?(deep|wont stop|gush*|still in|through)',
  '(deep|gaping|huge|massive|big|nasty|bad|open|severe|jagged) (.. )?(cut|gash|wound|' +
    'laceration|slice|puncture)',
  '(cut|gash|wound|laceration) (.. )?(deep|gaping|wide open|open|to the bone|huge|bad|' +
    'splitting|stitches)',
  'gash*',
  '(see|seeing|showing|exposed|visible) (the |some |white |yellow )*(fat|bone|muscle|' +
    'tendon|tissue)',
  `${LIMB} (.. )?(cut off|chopped off|severed|sliced off|ripped off|torn off|amputated|` +
    'nearly off|hanging off)',
  `(cut|chopped|sliced|severed|ripped|tore|torn|lopped|crushed) off (.. )?${LIMB}?`,
  '(cut|chopped|sliced|severed|lopped|ripped|tore) (.. )?(finger|toe|fingertip|' +
    'finger tip|tip|ear|thumb) (.. )?off',
  '(tip|end|top) of (his|her|the) (finger|thumb|toe) (.. )?(off|gone|missing|cut|sliced)',
  'amputat*',
  'stab*',
  'impal*',
  '(knife|glass|nail|stick|fence|rod|fish ?hook|pencil|metal|wood|wire|scissors|' +
    'skewer) (.. )?(stuck|through|embedded|sticking out|went through|in) (in |of |through |' +
    'his |her |the )*(leg|arm|foot|hand|chest|belly|neck|cheek|face|palm|thigh|side|body|' +
    'throat|mouth|back|head)',
  '(stepped|fell|landed|sat) (on|onto|through) (.. )?(glass|nail|knife|blade|window|' +
    'razor) (.. )?(deep|gush*|blood*|bleed*|stuck|through)',
  'slashed',
  'gunshot',
  '(was|been|got|accidentally) shot (?!at|of|up)',
  'shot (himself|herself|in the (leg|arm|foot|hand|chest|face|head))',
)

export const noseBleeds = signal(
  'nose ... (pouring|gushing)',
  '(nose|nostril*) ... (bleeding|bled|blood|gushing)(?! (nose|from (his|her) (knee|lip|chin)))',
  near('(gush*|pour*|blood*|bleed*|stream*|bled)', '(nostril|nostrils|nose)'),
  'nose (is |has been |keeps |was |has |will not stop |wont stop |started |been |just |' +
    'still |on and )*(bleed*|bled|pouring|gush*)',
  'nosebleed',
  'nose ?bleed*',
  'nosebleed*',
  '(bloody|blood from (his|her|the)|blood out of (his|her)|bleeding from (his|her|the|' +
    'both)) (nose|nostril*)',
  '(bleed*|blood) .. (nose|nostril*)',
)

export const otherBleed = signal(
  'period',
  '(cut|gash|wound|finger|forehead|leg|arm|chin|lip|head|hand|foot|knee|glass|knife|' +
    'tongue|gum|mouth|toe|stitches|circumcis*|cord|towel|bandage)',
)

export const bothNostrils = signal(
  '(both|2) (nostrils|sides|nostril)',
  'pouring',
  'gush*',
  'clots',
  'dizzy',
  'faint',
  'pale',
  'bruise',
  'blood thinner*',
  'keeps (on )?',
  'wont stop',
  'every day',
  'swallowing blood',
  'drip* down (his|her) throat',
  'still',
  'hard to stop',
  'cant stop',
)

export const stopped = signal(
  'stopped',
  'had a 5 minutes',
  'sometimes',
  'dry air',
  'booger*',
  'occasional*',
)
