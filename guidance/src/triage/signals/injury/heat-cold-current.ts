import { signal } from '../signal.ts'

export const electricShock = signal(
  'electrocut*',
  '(electric|electrical|mains|bad|big|huge|nasty) shock',
  '(got|was|been|get|gotten|had|received) (a |an |him |her )?(big |bad |nasty |little |' +
    'electric |electrical |mild |massive )*(shock|shocked|zap|zapped|' +
    'zapping)(?! (by the news|at|when i told|to hear|that))',
  '(shocked|zapped) (by|from|on|himself|herself|when) (.. )?(outlet|socket|plug|wire|' +
    'cord|cable|fence|charger|appliance|switch|toaster|light|lamp|heater)?',
  'shock (.. )?(outlet|socket|threw|wire|plug|knocked|collapsed)',
  '(fork|key|keys|finger|fingers|knife|pin|hairpin|metal|screwdriver|tweezers|wire|spoon|' +
    'paperclip|something|nail|scissors|bobby pin|stuck) (.. )?(in|into|' +
    'inside) (.. )?(outlet|socket|plug|power point|plug point|power strip|light fitting|' +
    'toaster|electric*)',
  '(bit|chewed|bitten|biting|chewing|sucked|licked) (.. )?(through )?(.. )?(cord|cable|' +
    'wire|charger|power lead|plug|extension)',
  '(live|exposed|electric|bare|electrical) (wire|wires|cable)',
  'struck by lightning',
  'lightning (strike|struck|hit)',
  '(touched|grabbed) (.. )?(electric fence|socket|high voltage|power line)',
  'high voltage',
)

export const staticShock = signal(
  'static',
  '(slide|trampoline|jumper|car door|blanket) (gave|shock)',
  'outlet covers?',
  'tens machine',
  'socket covers?',
  'from (the )?(slide|car door|carpet)',
  'in shock',
  'culture shock',
  'sticker shock',
)

export const heat = signal(
  '(in|from|after|by|out in|under|of|with) (.. )?(heat|sun|hot sun|sunshine|heat ?wave|' +
    'hot weather|hot day|sauna|hot tub)',
  'overheat*',
  '(playing|played|practice|running|ran|outside|outdoors|match|training|game|soccer|' +
    'football|sports|run|hike|beach|park) (.. )?(outside|heat|sun|hot|practice|summer)',
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
  '(vomit*|throwing up|threw up|collapsed|collapse|fainted|passed out|limp|floppy|' +
    'staggering|stumbl*|unresponsive|unconscious)',
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
  '(in|from|after|out in) (the |hours in the |hours in )*(snow|cold|freezing|ice|' +
    'cold water|icy water|blizzard|frost|lake|river|sea)',
  '(snow|ice(?! (lolly|cream|cubes?|packs?|pops?|water|skat*|lollies|block))|freezing|icy water|cold water|ski|skiing|skis|sled|sledding|sledging)',
  'outside (in the cold|all night|overnight|without)',
  'hours (outside|in the snow|in the cold)',
  'hypothermi*',
  'frostbit*',
  'frost bit*',
  'shivering',
)

export const coldDanger = signal(
  '(sluggish|stiff|slurr*|stumbl*|limp|floppy|confus*|drowsy|sleepy|unresponsive|clumsy|' +
    'lethargic|waxy|numb|pale|not making sense|wont wake|blue|gray|weak|cant move|' +
    'passed out|collapsed|quiet)',
  'shivering (stopped|has stopped)',
  'stopped shivering',
  'keeps shivering',
  'white and',
)

export const frostbite = signal(
  '(toes|fingers|nose|ears|ear|feet|hands|cheeks|skin|hand|foot|finger|toe) (are |is |' +
    'gone |went |turned |look |looks |feel |all |and |white |hard |so )*(white|waxy|hard|' +
    'numb|frozen|black)(?! (spots?|bumps?|heads?|marks?|patches|patch))',
  'frostbite',
  'frost ?bit*',
  '(white|waxy|numb) (.. )?(toes|fingers|nose|ears|feet)',
)

export const coldAndLimp = signal(
  'cold (and|,) (.. )?(limp|floppy|stiff|unresponsive|lifeless|wont wake|lethargic|' +
    'drowsy|gray|slow)',
  '(limp|floppy|stiff|unresponsive) (and|,) (.. )?(freezing|cold)',
  '(found|left|been) (.. )?outside (.. )?(cold|freezing|snow|frozen|stiff)',
)
