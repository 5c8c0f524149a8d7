import { near, signal } from '../signal.ts'

export const burn = signal(
  '(kettle|tea|coffee|soup|chai|noodles|hot chocolate|(hot|boiling) [a-z]+|gravy|curry|' +
    'hot pan|saucepan|frying pan) (.. )?(tipped|spilled|spilt|spills|fell|poured|' +
    'splashed|went|got knocked|knocked|spat) (.. )?(on|onto|over|down|all over|across)',
  near(
    '(burn*|scald*)',
    '(himself|herself|hand|hands|arm|leg|face|chest|foot|feet|finger|fingers|tongue|neck|bottom|back)',
  ),
  '(boiling|scalding|steaming|bubbling) (.. )?(over|on|onto|down|in) (.. )?(him|her|his|' +
    'himself|herself|son|daughter|baby|legs?|arms?|face|chest|hands?|feet|foot|skin|lap)',
  '(burn|burned|burnt|burns|got burned|got burnt|scald|scalded|scalding|scalds)(?! (up|' +
    'calories|energy|when (he|she) pees|out))',
  '(spill*|pull*|pour*|tip*|splash*|knock*|upset|dump*|threw|dropped|sloshed|' +
    'drenched) (.. )?(hot|boiling|scalding|steaming|tea|coffee|kettle|soup|noodles|chai|' +
    'cocoa|hot chocolate|curry|porridge|gravy|cup of tea|wax|ramen|boiling water|hot oil|' +
    'oil) (.. )?(over|on|onto|all|down|chest|arm|leg|face|him|her|himself|herself|lap|' +
    'belly|neck|hand|foot|feet|shoulder|back|pan)',
  '(spill*|pull*|pour*|tip*|splash*|knock*) (.. )?(hot (tea|coffee|water|oil|drink|soup|' +
    'milk|chocolate|liquid|food)|boiling|kettle|scalding|mug of|cup of)',
  '(hot|boiling|scalding) (.. )?(spill*|splash*|tipped|pulled|poured|fell) (.. )?(on|' +
    'over|onto|down|all)',
  '(touched|grabbed|touching|leaned on|leant on|put|stuck|placed|grazed|fell (on|onto|' +
    'into|against)|sat on|stepped on|landed on|brushed|picked up|pressed) (.. )?(stove|' +
    'oven|hot|iron|radiator|fire|hob|grill|bbq|barbecue|curling iron|straighten*|' +
    'straightener|hair straightener*|flame|candle|exhaust|kettle|fireplace|log burner|' +
    'wood stove|wood burner|heater|sparkler|campfire|coals|stovetop|cooker|lamp|light bulb|' +
    'glue gun|firepit|fire pit|steam|sun lounger|tawa|pressure cooker|diya|' +
    'firecracker)(?! (truck|engine|station|drill|lego))',
  '(hand|hands|finger|fingers|arm|foot|feet|palm) (on|in|into|onto|against) (.. )?(oven|' +
    'stove|iron|hot|kettle|fire|grill|flame|treadmill|hob|radiator|heater|boiling|coals|' +
    'candle|fireplace|straighten*)',
  'treadmill',
  '(sleeve|hair|clothes|pyjamas|pajamas|dress|shirt|nightie|costume) (.. )?(caught|on|set) (.. )?fire',
  '(spilt|spilled|spills|tipped|sloshed|slopped|knocked|splashed|dropped|spat|grabbed|pulled) (.. )?(tea|coffee|cuppa|brew|latte|soup|kettle|hot chocolate|hot water|gravy|fat|oil|chip pan) (.. )?(over|on|onto|down|chest|leg|arm|face|thumb|hand)',
  '(oil|fat|fryer|chip pan|pan) (.. )?(spat|splash*|spit|popped|sputter*) (.. )?(on|at|face|arm|hand|over|up)',
  '(grabbed|pulled|reached|knocked) (.. )?(cuppa|tea|coffee|brew|mug|kettle|latte)',
  '(soup|tea|coffee|water|oil|noodle|iron|stove|oven|sparkler|kettle|exhaust|steam|wax|' +
    'firework*) (.. )?(burn|burns|burned|burnt|splash|blister)',
  '(firework*|firecracker*|sparkler*|steam|acid) (.. )?(burn*|hand|face|arm|leg|foot|eye)',
)

export const blister = signal(
  'blister*',
  '(little|small|big|water|fluid|clear|a|tiny|filled) bubble',
  'bubbled',
  'blister',
)

export const burnWhere = signal(
  '(face|hand|hands|palm|palms|finger|fingers|feet|foot|toes|genital*|penis|vagina|' +
    'private*|groin|bottom|bum|buttocks|joint|elbow|knee|wrist|ankle|neck|eye|eyes|eyelid|' +
    'mouth|lips|throat|ear|shoulder|cheek|head|scalp|chest|belly|back|whole|all over|' +
    'entire|everywhere|legs and|down (his|her)|stomach|lap|thighs|both)',
)

export const burnSevere = signal(
  '(white|charred|black|blackened|brown|leathery|waxy|peel*|raw|weeping|skin (is |has |' +
    'was |just )*(coming|came|come|falling|fell|sloughing|peeling|slid)( off)?|huge|large|' +
    'big|massive|all around|all the way round|circumfer*|chemical|acid|electric*|smoke|' +
    'deep|third degree|3rd degree|second degree|2nd degree|multiple|lots of|bad|badly|' +
    'serious|severe|screaming|boiling|oil|scalded|kettle|fire|on fire|flames|caught fire)',
)

export const burnSmall = signal(
  '(small|tiny|little|pea sized|size of a (coin|pea|dime|penny)|coin sized|minor|mild|' +
    'slight|superficial)',
)

export const hotDrinkPulled = signal(
  '(tea|coffee|kettle|boiling|soup|hot (water|oil|drink|chocolate|milk|liquid)|scald*|' +
    'chai|noodles)',
)
