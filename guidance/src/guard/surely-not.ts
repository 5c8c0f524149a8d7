const CHILD =
  /\b(?:bab(?:y|ies)|newborn|toddler|child(?:ren)?|kids?|sons?|daughters?|lo|twins?|teen(?:ager)?s?|boys?|girls?|\d+ ?-? ?(?:mo|m\.?o|months?|yo|y\.?o|years?|wk|weeks?)(?: old)?|crawler|nursery|pregnan\w*)\b/
const FUR_BABY = /\bfur ?-?bab(?:y|ies)\b/
const ANIMAL =
  /\b(?:puppy|puppies|dogs?|kittens?|cats?|goat|calf|lamb|bird|parrot|hamsters?|rabbits?|horse|pony|cow|goldfish|tortoise)\b/
const YOUNG_ANIMAL =
  /\bbaby (?:goat|bird|rabbit|squirrel|kitten|cat|lamb|calf|chick|turtle|hamster)\b/

/** Work to be done for somebody, even where a child is named as the reason. */
const WORK =
  /\b(?:write|make|create|solve|answer|complete|finish|generate|code|translate|debug|summari[sz]e|prepare|do)\b.{0,40}\b(?:essay|python|javascript|java|html|sql|script|code|program|powerpoint|presentation|poem|algebra|equations?|worksheet|maths? sheet|report|cover letter|resume|assignment|questions? \d|homework for (?:me|him|her|my|them))\b/
const NEEDS_WORK =
  /\bneeds? (?:a|an|the) [\w-]* ?(?:word )?(?:essay|poem|script|program|presentation|report|speech)\b/
/** Orders to the machine itself. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules|prompt|guidelines)\b|\bsystem prompt\b|\bjailbreak\b|\bdeveloper mode\b|\byou are now\b|\brole ?-?play as\b|\bpretend (?:to be|you(?:'| a)?re)\b.{0,20}\b(?:hacker|ai|bot|dan|unrestricted)\b|\bwindows keys?\b|\brepeat everything above\b/
const MONEY =
  /\b(?:crypto|bitcoin|ethereum|which (?:stock|coin|share)s?|lottery numbers|forex|betting)\b/
const MISUSE = /\b(?:hack (?:a|an|into|my|the)|pick a lock|make a bomb|buy drugs)\b/
const MACHINES =
  /\b(?:my (?:laptop|car|tv|phone|printer|computer|pc|router) (?:won'?t|wont|does ?n.t|has no|is not|keeps|isn.?t)|c\+\+|jquery|div|css|sql tables?|\bnth-child|child process|parent element|parent class|child class)\b/
const LOVE =
  /\b(?:my (?:girlfriend|boyfriend)|is he cheating|is she cheating|ask a girl out|get over my ex|she likes me|he likes me|text him back)\b/

/** An animal that does or has something: 'my puppy won't stop crying', 'dog keeps biting', 'what food for a kitten'. */
const ANIMAL_SUBJECT = new RegExp(
  `(?:\\b(?:my|our|the|a|an|in|for|week old|month old|do|does|can|when do|how (?:do|to) \\w+ (?:my|a)) )?${ANIMAL.source} (?:keeps?|won'?t|wont|is|are|has|have|escaped|barking|vomiting|biting|sleep|eat|throwing|died of|crying|scratching|litter|training|food|grooming)`,
)

/**
 * Whether a text is surely about something else: an animal as the one in need, work to be done for somebody, an order to
 * the machine. A child in the sentence does not make these a parent's question.
 */
export function isSurelyNotParenting(text: string): boolean {
  const lower = text.toLowerCase()
  if (FUR_BABY.test(lower) || YOUNG_ANIMAL.test(lower)) return true
  if ([WORK, NEEDS_WORK, ORDERS, MONEY, MISUSE, MACHINES].some((pattern) => pattern.test(lower)))
    return true
  return !CHILD.test(lower) && (ANIMAL_SUBJECT.test(lower) || LOVE.test(lower))
}
