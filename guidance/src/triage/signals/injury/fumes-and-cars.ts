import { signal } from '../signal.ts'

export const coAlarm = signal(
  '(carbon monoxide|co|monoxide) (alarm|detector|monitor) (.. )?(bleep*|beep*|wail*|shriek*|flash*)',
  '(alarm|detector) (.. )?(.. )?(boiler|furnace|gas fire|wood burner|log burner)',
  '(alarm|detector|monitor) ... (boiler|furnace|gas|wood burner|log burner|generator|monoxide|fumes)',
  '(boiler|furnace|gas fire|wood burner|log burner|generator) (.. )?(alarm|detector|monitor)',
  '(carbon monoxide|co|monoxide|co2) (alarm|detector|monitor|alert|' +
    'alarms) (.. )?(going off|went off|beep*|sound*|goes off|gone off|ringing|is on|' +
    'screaming|red|triggered|alert*|blaring|reading)',
  'carbon monoxide (poison*|leak|exposure|in (the|our)|symptoms)',
  'monoxide poison*',
  '(gas leak|smell (of )?gas|smell gas|gas smell)',
  '(house|kitchen|apartment|room|flat) fire',
  '(inhal*|breath*|breathed in|full of|lots of|filled with|coughing up|' +
    'swallowed) (.. )?(smoke|soot|fumes)',
  '(smoke|fumes) (inhal*|.. breathed)',
  'coughing (up )?soot',
  'was in a fire',
  'fire in (the|our)',
)

export const coLowBattery = signal(
  'burnt? toast',
  'toast',
  '(install*|which|buy|best|where) (.. )?(alarm|detector)',
  '(baby|breathing|sock|video|movement|apnea) monitor',
  'low battery',
  'chirp*',
  'test button',
  'end of life',
  'batteries',
  'bonfire',
  'camp ?fire smoke',
  'second ?hand',
)

export const fumeSource = signal(
  'heating',
  '(grill|bbq|barbecue|charcoal|hibachi|generator|boiler|furnace|heater|stove|fireplace|' +
    'wood burner|gas|car|engine|chimney|water heater|geyser|angeethi|coal|camping stove|' +
    'paraffin|kerosene|camp stove|tent|garage|exhaust|propane)',
  'at home',
  'indoors',
  'in the house',
  'at night at home',
)

export const indoorsOrRunning = signal(
  '(inside|indoors|in the (house|garage|room|tent|kitchen|living room|bedroom)|garage|' +
    'running|left on|in a tent|closed|windows shut|at home|on all night|in our)',
)

export const manyIll = signal(
  '(everyone|everybody|whole family|all of us|we all|kids and i|both kids) ... (headache|' +
    'dizzy|sick|nause*|faint|lightheaded|sleepy|drowsy)',
  '(all|everyone|everybody|whole family|both|we all|all of us|entire family|whole house|' +
    'family|kids|children|and i|twins|three of us|us) (.. )?(headache|dizzy|sick|sleepy|' +
    'nauseous|nausea|vomit*|faint|lightheaded|light headed|unwell|drowsy|throwing up)',
)

export const fumeIllness = signal(
  '(headache|dizzy|sleepy|drowsy|nauseous|nausea|faint|lightheaded|light headed|confused|' +
    'passed out|vomit*|sick|limp|unwell)',
)

export const betterOutside = signal(
  '(better|fine|goes away|eases|improves|stops) (.. )?(outside|outdoors|fresh air|' +
    'leave the house|we leave|out of the house|when out)',
)

export const inCar = signal(
  'locked (.. )?(keys|key|fob) (.. )?(in|inside) (.. )?(baby|toddler|son|daughter|child|kid|kids|him|her)',
  '(forgot|forgotten|left) (he|she|him|her|the baby|baby|they|my .. ) (.. )?(in|on) the (back seat|backseat|back of the car|back)',
  '(left|leave|leaving) (him|her|them|the baby|baby|the kids|my .. ) (.. )?(drive|driveway|car park|parking lot|parking) (.. )?(window*|asleep|alone|while|sleeping)',
  '(left|leave|leaving) (him|her|them|baby|the kids) (.. )?windows? (cracked|down|open|rolled|ajar)',
  '(asleep|sleeping|strapped|napping|buckled) in the (back|back seat|backseat|car ?seat) (.. )?(left|leave|leaving|alone|while (i|we))',
  '(popped|nipped|ran|run|dash*) (in|into|inside) (.. )?(shop|store|bank|garage|house|petrol) (.. )?(in the car|in car|car running)',
  '(cant|couldnt|wont|not able to) (open|unlock|get into|get in) (.. )?(car|van|truck|' +
    'suv|doors?|vehicle) ... (inside|strapped|buckled|baby|toddler|son|daughter|child|' +
    'kid|in it)',
  '(locked|locking|shut|slammed|locks) (.. )?(car|van|truck|vehicle|suv|minivan|' +
    'jeep) (.. )?(baby|toddler|son|daughter|child|kid|kids|him|her|newborn|' +
    'old)( (.. )?(inside|in it|in))?',
  '(locked|left|leave|stuck|trapped|shut|forgot|forgotten|abandoned|sitting|sleeping|' +
    'asleep|alone|unattended|by (himself|herself|itself|themselves)) (.. )?(in|inside|' +
    'into) (.. )?(car|vehicle|van|truck|suv|trunk|boot|minivan|jeep)(?! (seat|park))',
  '(car|vehicle|van|suv|doors|truck) (.. )?(locked|lock|locks) (.. )?(with|and|' +
    'itself) (.. )?(baby|kid|child|son|daughter|toddler|him|her|inside|my|in)',
  '(keys|key|fob) (.. )?(baby|toddler|son|daughter|child|kid|kids|him|her) (.. )?(in|' +
    'inside) (.. )?(car|van|truck|vehicle|suv)',
  '(baby|kid|kids|child|toddler|son|daughter|infant|someone left) (.. )?(alone|locked|' +
    'left|stuck|trapped|unattended|crying) (.. )?(in|inside) (.. )?(car|van|truck|vehicle|' +
    'suv|trunk|parked)',
  '(baby|toddler|kid|child|son|daughter|he|she) (.. )?(in|inside|into) (.. )?(hot car|' +
    'parked car|locked car|trunk|car boot|boot of)',
  '(got|climbed|stuck|trapped) (.. )?(in|into|inside) (.. )?(trunk|boot|car and)',
  '(locked|locking) (.. )?(keys|key) (.. )?(car|inside) (.. )?(baby|kid|kids|child|son|' +
    'daughter|toddler|him|her)',
  '(locked|locking) (.. )?(baby|son|daughter|toddler|kid|child|newborn|him|' +
    'her) (.. )?(car|vehicle|van)',
)

export const askingAboutCar = signal(
  '(is it|is) (ok|okay|legal|safe|illegal|fine|alright) to (leave|let)',
  'can i leave',
  'how to (prevent|avoid|cool)',
  'car seat',
  'locked out of (the |our |my )?(house|home|flat|apartment)',
  'at what age can',
  'safe to leave',
  'car sick*',
  'for (2|two|a few|five|5|a) minutes\\?',
)
