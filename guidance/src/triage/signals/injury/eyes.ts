import { signal } from '../signal.ts'

const SHARP =
  '(stick|pencil|pen|dart|glass|needle|scissors|knife|fork|wire|thorn|hook|fishhook|' +
  'splinter|metal|arrow|nerf|branch|twig|screwdriver|nail|skewer|toothpick|shard|bb|' +
  'pellet|firework|firecracker|laser|rod|chopstick|straw|hanger|cactus|pin|staple|key|' +
  'grass blade|spoon|toy sword|sword)'

export const eyeChemical = signal(
  '(bleach|cleaner|cleaning|detergent|pod|pods|tide|laundry|dishwasher|sanitizer|' +
    'sanitiser|hand gel|super ?glue|glue|super glue|oven cleaner|drain|essential oil|oil|' +
    'cement|lime|chuna|plaster|acid|pesticide|bug spray|insect spray|perfume|hair ?spray|' +
    'spray|paint|windex|dettol|lysol|disinfectant|ammonia|vinegar|alcohol|chemical|' +
    'chemicals|petrol|gasoline|nail (polish|glue|varnish)|pepper spray|air freshener|' +
    'deodorant|unknown liquid|liquid|slime activator|peroxide|wart remover|menthol|vicks|' +
    'eyelash glue|polish|toilet cleaner|weed killer|fertilizer|battery acid|mortar|' +
    'turpentine|thinner|soda|chilli|hair dye|dye|febreze|cologne|shower cleaner|' +
    'fabric softener|dish soap|washing up liquid|descaler|fuel|pool (chemical*|' +
    'shock)) (.. )?(in|into|near|inside|to|on) (.. )?(eye|eyes|eyeball)',
  '(eye|eyes) (.. )?(bleach|cleaner|detergent|chemical*|super ?glue|sanitizer|acid|' +
    'cement|lime|disinfectant|pesticide|nail glue|bug spray|oven|laundry|pod)',
  '(sprayed|squirted|splashed) (.. )?(bleach|cleaner|perfume|deodorant|windex|sanitizer|' +
    'disinfectant|bug spray|chemical*|oven|pesticide|lysol|dettol) (.. )?(eye|eyes|face)',
  '(sprayed|squirted|splashed) (himself|herself|him|her|in the (eye|eyes|' +
    'face)) (.. )?(with|by) (.. )?(bleach|cleaner|perfume|deodorant|windex|sanitizer|' +
    'disinfectant|bug spray|chemical*)',
)

export const harmlessInEye = signal(
  'shampoo',
  'sunscreen',
  'sun cream',
  'chlorine',
  'baby oil',
  'breast ?milk',
  'saline',
  'eye drops',
  'vitamin',
  'coconut oil',
  'food',
  'baby wash',
)

export const eyePierced = signal(
  `${SHARP} (.. )?(eye|eyes|eyeball)(?! (level|doctor|contact|brow|brows|lid|drops|color))`,
  '(poked|stabbed|hit|jabbed|cut|scratched|pierced) (.. )?(eye|eyes|eyeball) (.. )?(with|' +
    `by) (.. )?${SHARP}`,
  `(eye|eyeball) (.. )?(stabbed|pierced|sliced|punctured|ruptured|cut open)`,
  '(something|object|shard|piece|bit) (.. )?(stuck|embedded|lodged) in (his|her|the) (eye|eyeball)',
)

/** Damage that speaks for itself, however it came. */
export const eyeBroken = signal(
  '(1|one|left|right) pupil (is |looks |has |gone |went |got |much |way |a |bit |lot )*(bigger|larger|huge|blown|wider|smaller|different|odd|dilated)',
  '(blood|bleeding|red line|red layer|red) ... (colored (part|bit|ring)|iris|pupil)',
  '(blood|red|bleeding) (.. )?(in|inside|behind) (the |his |her )*(colored part|' +
    'colored bit|pupil|iris)',
  '(eye|eyeball) (.. )?(leaking|oozing|popped|ruptured|collapsed|sliced)(?! (pus|goo|' +
    'yellow|green|gunk|tears|watery|water|discharge))',
  '(clear )?jelly (.. )?(out of|from) (.. )?eye',
  '(pupils?) (is |are |look |looks )*(.. )?(different sizes?|odd shape|uneven|unequal|' +
    'misshapen|bigger than|larger than)',
)

export const eyeHit = signal(
  '(poke*|stab*|hit|struck|kick*|punch*|elbow*|scratch*|cut|hurt|injur*|ball|toy|fell|' +
    'fall|blow|fingernail|finger|jab*|whack*) (.. )?(eye|eyes|eyeball)',
  '(eye|eyes|eyeball) (.. )?(poke*|stab*|hit|struck|kick*|punch*|elbow*|scratch*|injur*|hurt)',
  'in (the|his|her) eye',
)

export const eyeDamage = signal(
  '(full of|filled with|pool of) blood',
  'swollen shut',
  'bleeding',
  '(cant|couldnt|not|doesnt|unable to) see',
  '(blurry|blurred|fuzzy|double|lost|loss of|losing) (.. )?(vision|sight)?',
  '(blood|red) (.. )?(in|inside) (.. )?(colored part|pupil|iris|white of|eye|eyeball)',
  'pupil (.. )?(big|different|odd|shape|unequal|bigger|weird|huge|uneven)',
  '(eye|eyeball) (.. )?(leak*|fluid|jelly|oozing|bulg*|popped|bleeding|collapsed)',
  '(leak*|fluid|jelly) (.. )?(eye|eyeball)',
  '(wont|cant) open (it|his eye|her eye|the eye|eye|his eyes|her eyes)',
  'vision',
  '(severe|terrible|so much|screaming|awful|bad) (.. )?pain',
  'screaming',
  'blind',
  'light hurts',
)

export const eyelidOnly = signal(
  'eyelash',
  'eyelid',
  'seeing fine',
  'stye',
  'pink ?eye',
  'pink eye',
  'conjunctivitis',
  'black eye',
)
