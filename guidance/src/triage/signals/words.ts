/** Groups of words that several signals share, in the form that `normalise` leaves them. */

export const VOMIT =
  '(vomit*|(threw|throw|throws|throwing|thrown|chuck*|bring|brings|bringing|' +
  'brought) (it |them |everything |all |that |his |her |the |my |milk |back |food |' +
  'water |stuff |whole |feed |bottle |right )*up|puk*|spew*|barf*|(been|being|was|is|' +
  'got) sick|sick (everywhere|again|\\d times|after (every|each|any|drink*|eat*)|' +
  'every time|all over|on (me|himself|herself)|over and over|all (day|night))|retch*)'
export const SPIT_UP = '(spit up|spits up|spitting up|spat up|spit ups|posset*)'
export const POOP = '(poop|pooped|pooping|diarrhea|nappy|bowel movement|potty|toilet)'
export const LIMB =
  '(arm|arms|leg|legs|wrist|wrists|elbow|elbows|ankle|ankles|knee|knees|hand|foot|feet|' +
  'finger|fingers|toe|toes|shoulder|thumb|collarbone|limb|limbs|thigh|shin|hip|forearm)'
export const CHILD =
  '(he|she|they|son|daughter|kid|kids|child|children|baby|toddler|boy|girl|teen|teenager|' +
  'old|newborn|infant|twin|twins|brother|sister|niece|nephew|grandson|granddaughter|' +
  'stepson|stepdaughter|student|friend|preschooler|tween)'
export const YOUNG =
  '(baby|newborn|infant|son|daughter|him|her|child|kid|toddler|boy|girl|twin|it|old|he|she)'
export const PARTNER =
  '(husband|wife|partner|boyfriend|girlfriend|ex|fiance|spouse|babys dad|babys father|' +
  'baby daddy|baby dad|his dad|her dad|their dad|the dad|father in law|mother in law|' +
  'in laws|stepdad|step dad|stepfather|man i live with)'

/** Eaten, drunk or put in the mouth, and done: 'will he eat it' is not among these. */
export const ATE =
  '(swallowed|swallowing|swallows|swallow|ate|eaten|eating|drank|drunk|drinking|ingested|' +
  'ingest|took|taken|chewed|chewing|chewed on|licked|licking|sucked|sucking on|bit into|' +
  'bitten into|bit a|bit open|got into|gotten into|got in to|getting into|got hold of|' +
  'got a hold of|got ahold of|got at|munched|gulped|gulped down|consumed|chugged|sipped|' +
  'sip of|drink of|taste of|bite of|swig of|mouthful of|tasted|nibbled|downed|snacked on|scarfed|inhaled)'
export const GULPED =
  '(swallowed|swallowing|swallows|swallow|ate|eaten|eating|ingested|ingest|gulped|' +
  'gulped down|consumed|got into|gotten into|got hold of|inhaled|munched|sucked down)'
export const IN_NOSE_OR_EAR = '(nose|nostril|nostrils|ear|ears|ear canal)'
export const IS_GONE =
  '(missing|gone|vanished|disappeared|cant find|couldnt find|not there|nowhere|is empty|' +
  'empty|short|lost|not all there|unaccounted)'

export const MEDICINE =
  '(tablets|medicine|tylenol|panadol|calpol|paracetamol|acetaminophen|ibuprofen|motrin|' +
  'advil|nurofen|aspirin|benadryl|antihistamine|zyrtec|claritin|piriton|melatonin|' +
  'adderall|ritalin|vyvanse|concerta|xanax|ativan|valium|ambien|prozac|zoloft|lexapro|' +
  'sertraline|antidepressant*|metformin|glipizide|gliclazide|insulin|blood pressure|bp|' +
  'heart|lisinopril|amlodipine|beta blocker*|metoprolol|clonidine|digoxin|oxycodone|oxy|' +
  'percocet|vicodin|hydrocodone|codeine|fentanyl|morphine|methadone|suboxone|subutex|' +
  'buprenorphine|tramadol|capsule|capsules|vitamin|vitamins|multivitamin*|iron|prenatals|' +
  'birth control|contraceptive*|thyroid|levothyroxine|statin*|warfarin|sleeping|' +
  'painkiller*|pain killer*|antibiotic|amoxicillin|gummy vitamins|dayquil|nyquil|' +
  'cough syrup|cold medicine|laxative*|viagra|gabapentin|seroquel|steroid*|prescription|' +
  'crocin|dolo|combiflam|naproxen|aleve|pepto|imodium|loperamide|hay fever medicine|' +
  'cetirizine)'

export const HOUSEHOLD =
  '(bleach|clorox|cleaner|cleaners|cleaning (product|products|fluid|liquid|spray|' +
  'solution|stuff|tablets)|cleaning|disinfectant|dettol|lysol|phenyl|harpic|lizol|' +
  'zoflora|pine sol|pinesol|fabuloso|windex|febreze|air freshener|drain (cleaner|opener|' +
  'unblocker)|drano|oven (cleaner|spray)|dishwasher (tablets|pod|pods|salt|powder|gel|' +
  'detergent|liquid|cube)|dish (soap|tablets)|washing (powder|liquid|capsule|pod|' +
  'up liquid)|laundry (pod|pods|capsule|detergent|liquid|tablets|gel|soap|packet|beads)|' +
  'tide pod|tide pods|pod|detergent|fabric softener|descaler|limescale remover|' +
  'vinegar essence|antifreeze|anti freeze|screenwash|windshield fluid|screen ?wash|screen wash|windscreen wash|gasoline|petrol|' +
  'kerosene|paraffin|diesel|fuel|lamp oil|tiki oil|lighter fluid|white spirit|turpentine|' +
  'turps|paint thinner|thinner|acetone|nail polish|nail varnish|polish remover|' +
  'varnish remover|furniture polish|pesticide|insecticide|bug spray|insect (spray|' +
  'killer)|ant (bait|killer|poison|trap)|roach (bait|gel|killer|spray|powder)|' +
  'rat (poison|bait|kill|killer)|mouse (poison|bait)|slug pellets|weed killer|weedkiller|' +
  'fertilizer|fertiliser|mothball|mothballs|moth balls|naphthalene|hand (sanitizer|' +
  'sanitiser|gel|rub)|sanitizer|sanitiser|rubbing alcohol|surgical spirit|isopropyl|' +
  'alcohol gel|mouthwash|perfume|aftershave|cologne|essential oil|essential oils|' +
  'eucalyptus|tea tree|camphor|wintergreen|oil diffuser|diffuser oil|mosquito (liquid|' +
  'repellent|refill)|good knight|all out liquid|reed diffuser|wax remover|' +
  'toilet (cleaner|block|duck|gel)|lye|caustic|acid|peroxide|pool chemical*|' +
  'chlorine tablets|glue|super glue|superglue|hair dye|bleaching|chemical|chemicals|' +
  'poison|battery acid|cement|lime powder|chuna|paint)'
export const WILD_PLANT =
  '(mushroom|mushrooms|toadstool|foxglove|oleander|nightshade|lily of the valley|lilies|' +
  'daffodil|yew|castor (bean|beans|seeds)|datura|dumb cane|dieffenbachia|philodendron|' +
  'holly|mistletoe|poinsettia|laburnum|berries (off|from|in|on|outside)|(wild|unknown|' +
  'red|strange|random|garden|black|some|bush) berries|berry (off|from)|berries|(leaf|' +
  'leaves|petal|petals|berry|flower|flowers|bulb|stem|sap|seed|seeds|pod) (of|from|' +
  'off) (a|an|the|our|my|some)|lily|(house |garden |unknown |some )plant|plant leaf|' +
  '(houseplant|plant|bush|hedge) leaves|leaf (off|from)|unknown seeds)'
export const DRUG =
  '(weed gummy|weed gummies|weed|edible|edibles|thc|cannabis|marijuana|pot brownie|' +
  'pot brownies|pot cookie|hash|gummies with thc|delta 8|delta 9|bhang|ganja|vape|' +
  'vape juice|vaping liquid|e liquid|eliquid|e cig|e cigarette|juul|nicotine|' +
  'nicotine gum|nicotine pouch|zyn|snus|cigarette|cigarettes|cig|cigs|cig butt|' +
  'cigarette butt|tobacco|gutka|paan|bidi|cigar|joint|wine|beer|vodka|whisky|whiskey|gin|' +
  'rum|tequila|alcohol|alcoholic|liquor|cocktail|margarita|champagne|prosecco|cider|' +
  'hard seltzer|white claw|bourbon|booze|brandy|cocaine|coke powder|meth|heroin|ecstasy|' +
  'molly|mdma|street drugs|drugs|lsd|acid tab|magic mushrooms|shrooms|ketamine)'

export const SELF = '(himself|herself|themselves|themself|myself|themselfs|him self|her self)'

export const IN_MOUTH =
  '(in|into|inside|round|around|on) (his|her|the|their|its|my|our|babys?) (.. )?(mouth|lips|tongue|throat)'

export const POSSESSION =
  '(got into|gotten into|get into|getting into|got in to|got hold of|got a hold of|' +
  'got ahold of|got at|opened|emptied|found with|playing with|helped (himself|' +
  'herself) to|climbed up and got|raided)'
