import { BREATHING_RULES } from './illness/breathing.ts'
import { DEVELOPMENT_RULES } from './development.ts'
import { FEVER_RULES } from './illness/fever-and-infection.ts'
import { ILLNESS_RULES } from './illness/sudden-illness.ts'
import { INJURY_RULES } from './falls-and-burns.ts'
import { BITE_AND_BONE_RULES } from './bites-and-bones.ts'
import { FLUID_RULES } from './illness/fluids.ts'
import { BELLY_RULES } from './illness/belly.ts'
import { NEWBORN_RULES } from './illness/newborn.ts'
import { METABOLIC_RULES } from './illness/metabolic.ts'
import { MIND_RULES } from './minds.ts'
import { PRACTICE_RULES } from './practices.ts'
import type { Rules } from './rule.ts'
import { SAFEGUARDING_RULES } from './safeguarding.ts'
import { SURROUNDINGS_RULES } from './surroundings.ts'
import { SWALLOWED_RULES } from './swallowed.ts'

/** One rule for each red flag of the library, by its id. */
export const RULES: Rules = {
  ...FEVER_RULES,
  ...BREATHING_RULES,
  ...ILLNESS_RULES,
  ...FLUID_RULES,
  ...BELLY_RULES,
  ...NEWBORN_RULES,
  ...METABOLIC_RULES,
  ...SWALLOWED_RULES,
  ...INJURY_RULES,
  ...BITE_AND_BONE_RULES,
  ...SURROUNDINGS_RULES,
  ...PRACTICE_RULES,
  ...MIND_RULES,
  ...SAFEGUARDING_RULES,
  ...DEVELOPMENT_RULES,
}
