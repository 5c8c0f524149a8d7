import type { Said } from '../said.ts'
import { boneShowing } from '../signals/injury/bones.ts'
import {
  birthMark,
  bruiseOnBaby,
  childHurtNow,
  childTells,
  harmlessThrow,
  notDisclosure,
} from '../signals/people/abuse.ts'
import { missing, notMissing } from '../signals/people/missing.ts'
import {
  notPartner,
  partnerNamed,
  partnerViolence,
  violenceNow,
} from '../signals/people/partner.ts'
import { signal } from '../signals/signal.ts'
import { seemsYoung } from './age-hints.ts'
import { emergencyIf } from './rule.ts'
import type { Rules } from './rule.ts'

function isInDangerFromSomeone(said: Said): boolean {
  return said.has(childHurtNow) && !said.has(harmlessThrow)
}

function mayBeAbused(said: Said): boolean {
  return said.told(childTells) && !said.has(notDisclosure)
}

function hasUnexplainedBruise(said: Said): boolean {
  if (said.has(birthMark) || said.has(boneShowing)) return false
  const young =
    said.age === null ? said.has(newbornBaby) && seemsYoung(said) : said.isSurelyAged(0, 6)
  return young && said.has(bruiseOnBaby)
}
const newbornBaby = signal('newborn', 'baby', 'infant')

function isAttackedAtHome(said: Said): boolean {
  const told = said.told(partnerViolence) || (said.names(partnerViolence) && said.names(lately))
  if (!told || said.names(notPartner)) return false
  return said.names(partnerNamed)
}

const lately = signal(
  'last (week|weekend|night|month)',
  '\\d (days|weeks) ago',
  'the other (day|night)',
)

/** People who put a child or a parent in danger, and a child who is gone. */
export const SAFEGUARDING_RULES: Rules = {
  'missing-child': (said) => said.has(missing) && !said.has(notMissing),
  'abuse-danger': isInDangerFromSomeone,
  'abuse-disclosure': mayBeAbused,
  'bruise-nonmobile': hasUnexplainedBruise,
  'domestic-violence': (said) => emergencyIf(isAttackedAtHome(said), said.has(violenceNow)),
}
