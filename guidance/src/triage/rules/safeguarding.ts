import type { Said } from '../said.ts'
import { boneShowing } from '../signals/bites-bones-teeth.ts'
import { signal } from '../signals/signal.ts'
import { missing, notMissing } from '../signals/surroundings.ts'
import * as harm from '../signals/violence.ts'
import { seemsYoung } from './age-hints.ts'
import { emergencyIf } from './rule.ts'
import type { Rules } from './rule.ts'

function isInDangerFromSomeone(said: Said): boolean {
  return said.has(harm.childHurtNow) && !said.has(harm.harmlessThrow)
}

function mayBeAbused(said: Said): boolean {
  return said.told(harm.childTells) && !said.has(harm.notDisclosure)
}

function hasUnexplainedBruise(said: Said): boolean {
  if (said.has(harm.birthMark) || said.has(boneShowing)) return false
  const young =
    said.age === null ? said.has(newbornBaby) && seemsYoung(said) : said.isSurelyAged(0, 6)
  return young && said.has(harm.bruiseOnBaby)
}
const newbornBaby = signal('newborn', 'baby', 'infant')

function isAttackedAtHome(said: Said): boolean {
  if (!said.told(harm.partnerViolence) || said.names(harm.notPartner)) return false
  return said.names(harm.partnerNamed)
}

/** People who put a child or a parent in danger, and a child who is gone. */
export const SAFEGUARDING_RULES: Rules = {
  'missing-child': (said) => said.has(missing) && !said.has(notMissing),
  'abuse-danger': isInDangerFromSomeone,
  'abuse-disclosure': mayBeAbused,
  'bruise-nonmobile': hasUnexplainedBruise,
  'domestic-violence': (said) => emergencyIf(isAttackedAtHome(said), said.has(harm.violenceNow)),
}
