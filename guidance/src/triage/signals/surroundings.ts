import { signal } from './signal.ts'

export const inWaterTrouble = signal(
  'face down (.. )?(water|pool|bath|lake|pond|tub|sea|river|bucket|paddling)',
  '(found|floating) (.. )?(face down|in the (pool|water|bath|pond))',
  '(under ?water|under the water|beneath the water|went under|go under|gone under|going under|submerged|slipped under|slid under|head under|sank|went below|dunked under|sucked under|dragged under)',
  '(pulled|dragged|fished|got|rescued|saved|lifted|grabbed) (.. )?(out|from|out of) (.. )?(pool|lake|water|bath|river|pond|sea|tub|ocean|beach|hot tub|bucket|canal|well|creek|jacuzzi)',
  '(fell|fallen|falling|jumped|rolled|toppled|slipped|tumbled|walked) (in|into|in to) (.. )?(pool|pond|lake|river|bath|tub|bucket|water|canal|sea|ocean|hot tub|well|toilet|creek|bathtub|fountain|septic tank|stream)',
  'drown*',
  '(lifeguard|rescued) (.. )?(pull*|save*|got|out|water|swim*|pool)',
  'struggled in (the )?(water|pool|sea)',
  '(inhaled|breathed in|sucked in|swallowed (a lot of|lots of|loads of|so much|tons of)|choked on|took in|aspirated|lungful of|gulped) (.. )?water',
  'near drowning',
)
export const harmlessWater = signal(
  '(swim|swimming) lessons?',
  'laughing',
  'on purpose',
  'splash* (in|on) (the )?face',
  'some pool water',
  'pool fence*',
  'bath(tub)? seats?',
  '(goes|likes going|loves|went|going) under ?water (on purpose|laughing|happily)',
  'learn* to swim',
  'swim class(?! and)',
  'goggles',
  'bath toys',
  'rules',
  'gate',
)
export const afterWater = signal(
  'cough*',
  '(fast|hard|trouble|struggl*|wheez*|noisy) breath*',
  'breathing (fast|hard|funny|weird|heavy|rapid*)',
  'chest (hurts|pain|is hurting)',
  'vomit*',
  'throwing up',
  'threw up',
  'throw up',
  '(tired|sleepy|drowsy|lethargic|exhausted|weak)',
  '(acting|seems|is) (off|weird|strange|funny|confused|odd)',
  'blue',
  'limp',
  'fever',
  'breathless',
  'wheezing',
  'pale',
  'foam*',
  'not (himself|herself|right)',
  'quiet',
)
export const poolWater = signal(
  '(swallowed|inhaled|choked on|drank|gulped|took in|breathed in) (.. )?(pool|sea|bath|lake|water)',
  'swim (class|lesson|meet|practice|club)',
  '(at|from|in|after) (the |a |his |her )?(pool|beach|lake|swimming|swim|water park|bath|splash)',
  'swimming',
)
export const dryDrowning = signal('(dry|secondary|delayed) drown*')

export const coAlarm = signal(
  '(carbon monoxide|co|monoxide|co2) (alarm|detector|monitor|alert|alarms) (.. )?(going off|went off|beep*|sound*|goes off|gone off|ringing|is on|screaming|red|triggered|alert*|blaring|reading)',
  'carbon monoxide (poison*|leak|exposure|in (the|our)|symptoms)',
  'monoxide poison*',
  '(gas leak|smell (of )?gas|smell gas|gas smell)',
  '(house|kitchen|apartment|room|flat) fire',
  '(inhal*|breath*|breathed in|full of|lots of|filled with|coughing up|swallowed) (.. )?(smoke|soot|fumes)',
  '(smoke|fumes) (inhal*|.. breathed)',
  'coughing (up )?soot',
  'was in a fire',
  'fire in (the|our)',
)
export const coLowBattery = signal(
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
  '(grill|bbq|barbecue|charcoal|hibachi|generator|boiler|furnace|heater|stove|fireplace|wood burner|gas|car|engine|chimney|water heater|geyser|angeethi|coal|camping stove|paraffin|kerosene|camp stove|tent|garage|exhaust|propane)',
  'at home',
  'indoors',
  'in the house',
  'at night at home',
)
export const indoorsOrRunning = signal(
  '(inside|indoors|in the (house|garage|room|tent|kitchen|living room|bedroom)|garage|running|left on|in a tent|closed|windows shut|at home|on all night|in our)',
)
export const manyIll = signal(
  '(everyone|everybody|whole family|all of us|we all|kids and i|both kids) ... (headache|dizzy|sick|nause*|faint|lightheaded|sleepy|drowsy)',
  '(all|everyone|everybody|whole family|both|we all|all of us|entire family|whole house|family|kids|children|and i|twins|three of us|us) (.. )?(headache|dizzy|sick|sleepy|nauseous|nausea|vomit*|faint|lightheaded|light headed|unwell|drowsy|throwing up)',
)
export const fumeIllness = signal(
  '(headache|dizzy|sleepy|drowsy|nauseous|nausea|faint|lightheaded|light headed|confused|passed out|vomit*|sick|limp|unwell)',
)
export const betterOutside = signal(
  '(better|fine|goes away|eases|improves|stops) (.. )?(outside|outdoors|fresh air|leave the house|we leave|out of the house|when out)',
)

export const inCar = signal(
  '(locked|locking|shut|slammed|locks) (.. )?(car|van|truck|vehicle|suv|minivan|jeep) (.. )?(baby|toddler|son|daughter|child|kid|kids|him|her|newborn|old)( (.. )?(inside|in it|in))?',
  '(locked|left|leave|stuck|trapped|shut|forgot|forgotten|abandoned|sitting|sleeping|asleep|alone|unattended|by (himself|herself|itself|themselves)) (.. )?(in|inside|into) (.. )?(car|vehicle|van|truck|suv|trunk|boot|minivan|jeep)(?! (seat|park))',
  '(car|vehicle|van|suv|doors|truck) (.. )?(locked|lock|locks) (.. )?(with|and|itself) (.. )?(baby|kid|child|son|daughter|toddler|him|her|inside|my|in)',
  '(keys|key|fob) (.. )?(baby|toddler|son|daughter|child|kid|kids|him|her) (.. )?(in|inside) (.. )?(car|van|truck|vehicle|suv)',
  '(baby|kid|kids|child|toddler|son|daughter|infant|someone left) (.. )?(alone|locked|left|stuck|trapped|unattended|crying) (.. )?(in|inside) (.. )?(car|van|truck|vehicle|suv|trunk|parked)',
  '(baby|toddler|kid|child|son|daughter|he|she) (.. )?(in|inside|into) (.. )?(hot car|parked car|locked car|trunk|car boot|boot of)',
  '(got|climbed|stuck|trapped) (.. )?(in|into|inside) (.. )?(trunk|boot|car and)',
  '(locked|locking) (.. )?(keys|key) (.. )?(car|inside) (.. )?(baby|kid|kids|child|son|daughter|toddler|him|her)',
  '(locked|locking) (.. )?(baby|son|daughter|toddler|kid|child|newborn|him|her) (.. )?(car|vehicle|van)',
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
export const heat = signal(
  '(in|from|after|by|out in|under|of|with) (.. )?(heat|sun|hot sun|sunshine|heat ?wave|hot weather|hot day|sauna|hot tub)',
  'overheat*',
  '(playing|played|practice|running|ran|outside|outdoors|match|training|game|soccer|football|sports|run|hike|beach|park) (.. )?(outside|heat|sun|hot|practice|summer)',
  'after (playing|being|running|practice|training|the beach|soccer|football|a run|a match)',
  '(stroller|pram|car|tent) (.. )?(sun|hot|heat)',
  'hot (car|room|stroller|day|weather|tent|classroom)',
  '(beach|outside|outdoors|sunburn*) (all day|for hours|in)',
  'stopped sweating',
  'heat ?exhaustion',
  'too hot outside',
  '\\d\\d degrees (out|outside)',
  '\\d\\d out',
)
export const heatStroke = signal(
  'heat ?stroke',
  'sun ?stroke',
  '(hot|red|dry) (.. )?skin (.. )?(stopped sweating|not sweating|no sweat|confus*|not making)',
  '(stopped|not|isnt|no longer) sweating',
  'hot (and )?(red )?(and )?dry skin',
)
export const heatDanger = signal(
  '(vomit*|throwing up|threw up|collapsed|collapse|fainted|passed out|limp|floppy|staggering|stumbl*|unresponsive|unconscious)',
  'wont wake',
  'dizzy',
  'not (answering|responding|making sense|sweating|himself|herself|with it)',
  '(confus*|disorient*|delirious|slurr*|incoherent)',
  'stopped sweating',
  'acting (weird|strange|drunk|funny|off|odd)',
  'lethargic',
  'hot (red )?skin',
)
export const outInCold = signal(
  '(icy|freezing|frozen|ice cold|cold) (.. )?(river|lake|water|pond|sea|stream|canal)',
  '(fell|fallen|gone|went) through (the )?ice',
  '(in|from|after|out in) (the |hours in the |hours in )*(snow|cold|freezing|ice|cold water|icy water|blizzard|frost|lake|river|sea)',
  '(snow|ice|freezing|icy water|cold water|ski*|sled*)',
  'outside (in the cold|all night|overnight|without)',
  'hours (outside|in the snow|in the cold)',
  'hypothermi*',
  'frostbit*',
  'frost bit*',
  'shivering',
)
export const coldDanger = signal(
  '(sluggish|stiff|slurr*|stumbl*|limp|floppy|confus*|drowsy|sleepy|unresponsive|clumsy|lethargic|waxy|numb|pale|not making sense|wont wake|blue|gray|weak|cant move|passed out|collapsed|quiet)',
  'shivering (stopped|has stopped)',
  'stopped shivering',
  'keeps shivering',
  'white and',
)
export const frostbite = signal(
  '(toes|fingers|nose|ears|ear|feet|hands|cheeks|skin|hand|foot|finger|toe) (are |is |gone |went |turned |look |looks |feel |all |and |white |hard |so )*(white|waxy|hard|numb|frozen|black)(?! (spots?|bumps?|heads?|marks?|patches|patch))',
  'frostbite',
  'frost ?bit*',
  '(white|waxy|numb) (.. )?(toes|fingers|nose|ears|feet)',
)
export const coldAndLimp = signal(
  'cold (and|,) (.. )?(limp|floppy|stiff|unresponsive|lifeless|wont wake|lethargic|drowsy|gray|slow)',
  '(limp|floppy|stiff|unresponsive) (and|,) (.. )?(freezing|cold)',
  '(found|left|been) (.. )?outside (.. )?(cold|freezing|snow|frozen|stiff)',
)

export const missing = signal(
  '(hasnt|wont|didnt|havent|refus*|not) (.. )?(bring|brought|return*|give|gave|given|hand*) (.. )?(kids|son|daughter|child|baby|children|him|her|them) (back|home|over)',
  '(cant|couldnt|still havent|havent|not able to) (find|found|locate) (him|her|them) (anywhere|in|at|and|\\||for|since|outside)',
  '(cant|cannot|couldnt|unable to|still havent|havent|not able to|nobody can|no one can|we cant|i cant) (find|found|locate) (my |our |the )?(little |autistic |youngest |oldest |eldest |older |younger |teenage |\\d+ years old |\\d+ |four |three )*(son|daughter|child|kid|kids|baby|toddler|boy|girl|teen|teenager|him|her|them|twin|grandson|granddaughter|niece|nephew|stepson)',
  '(son|daughter|child|kid|baby|toddler|boy|girl|teen|teenager|he|she|old|they) (is |has |has been |went |gone |just |been |and |ran |might be |still )*(missing|vanished|disappeared|abducted|kidnapped|been taken|nowhere to be (found|seen)|gone missing|wandered (off|away|out)|run away|ran (off|away)|runaway|not come home|eloped)(?! (the|his|her|a) (toy|tooth|milestone*|bear|school|work|bus|from me|from the table|laughing|when i (say|call|try)|to play|to hide))',
  '(wandered|ran|walked|took) off (.. )?(cant find|dont know where|gone|missing|lost|hours|minutes|anywhere|autis*|park|mall|shop|store)',
  '(wandered|wander) (off|away)',
  '(lost|losing) (my |our |sight of (my|our) |track of (my|our) )?(son|daughter|child|kid|toddler|boy|girl|\\d+ years old|him|her|baby) (.. )?(mall|store|shop|park|beach|crowd|station|airport|market|supermarket|fair|zoo|street|festival|mela|museum|ikea|train|walmart|target|city|woods|school)',
  '(ex|father|mother|dad|mom|husband|wife|stranger|someone|man|woman|nanny|partner|boyfriend|inlaws|grandparents) (.. )?(took|taken|kidnapped|abducted|snatched|has taken|run off with|ran off with|disappeared with|fled with|wont return|wont give back|refus* to return|keeping) (.. )?(my |our |the )(kids|kid|son|daughter|child|children|baby|toddler|boys|girls|him|her)(?! (to|for|on a|out (to|for)|swimming|shopping|into|in the car to))',
  '(didnt|hasnt|hasnt|havent|never|not|isnt|wasnt) (come|came|returned|returning|arrived|been|back|come back|turned up|shown up|at) (back )?(home|from school|from (his|her) friend*)(?! (late|yet from work|early))( .. (last night|school|night|hours|since|yet|all night|and|midnight))?',
  '(kidnapped|abducted|snatched)',
  '(ran|run|runs) away (from home|and|\\||last night|this|today)',
  'runaway',
  '(missing|lost) (child|kid|toddler|son|daughter|baby|teen|teenager|boy|girl)(?! (his|her|a|tooth|teeth))',
)
export const notMissing = signal(
  'milestones?',
  'i miss',
  '(teddy|bear|toy|lovey|shoe|glove|stuffed|blanket|pacifier|tooth|appetite|homework)',
  'missing (school|class|dad|mom|his|her|me|you|out|teeth|a|grandma)',
  '(runs|run|ran|running) (away|off) (from me|when i|in (stores|parking|shops|the park)|every time|at the park|whenever|laughing|and laughs)',
  'hide and seek',
  'lost (his|her|the|a|interest|weight|my (temper|patience|mind|cool|job))',
)
