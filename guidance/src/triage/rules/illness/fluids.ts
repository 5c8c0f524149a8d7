import type { Said } from '../../said.ts'
import { confused, drowsy, unresponsive } from '../../signals/illness/consciousness.ts'
import { wontFeed } from '../../signals/illness/newborn.ts'
import {
  dehydrated,
  dryMouth,
  fewPees,
  noPee,
  noTears,
  soakedAfter,
  sunken,
} from '../../signals/illness/stool-and-pee.ts'
import { cantKeepDown, hardlyDrinking, tummyBug } from '../../signals/illness/vomit.ts'
import { signal } from '../../signals/signal.ts'
import { seemsYoung } from '../age-hints.ts'
import type { Rules } from '../rule.ts'

const DRY_HOURS = 6

const VERY_DRY_HOURS = 12

const VERY_DRY_BABY_HOURS = 8

const BABY_MONTHS = 12

const wholeDay = signal(
  'all day',
  'all night',
  'since (last night|yesterday|bedtime|this time yesterday)',
  'overnight',
  'in a day',
  '1 days',
)

const sinceMorning = signal(
  'since (this morning|morning|breakfast|noon|lunch|midday|\\d+ (am|oclock))',
  'today',
  'all morning',
  'all afternoon',
)

/** Hours without a wet nappy, as far as the words give them; 0 where they give none. */
export function dryHours(said: Said): number {
  if (!said.has(noPee) || said.has(soakedAfter)) return 0
  const hours = said.hoursNear(noPee)
  if (hours !== null) return hours
  if (said.has(wholeDay)) return VERY_DRY_HOURS
  return said.has(sinceMorning) ? VERY_DRY_BABY_HOURS - 1 : 0
}

function isBabyOrMayBe(said: Said): boolean {
  return said.age === null ? seemsYoung(said) : said.isSurelyAged(0, BABY_MONTHS)
}

function isVeryDry(said: Said): boolean {
  const limit = isBabyOrMayBe(said) ? VERY_DRY_BABY_HOURS : VERY_DRY_HOURS
  if (dryHours(said) >= limit) return true
  const signs = said.count(sunken, noTears, dryMouth, noPee, dehydrated)
  const weak = said.has(drowsy, unresponsive, confused)
  if (said.has(sunken) && (signs > 1 || weak || said.has(tummyBug, wontFeed))) return true
  if (signs > 0 && said.has(unresponsive)) return true
  if (signs > 0 && weak && (said.has(tummyBug) || said.has(noPee, hardlyDrinking))) return true
  return said.has(noTears) && signs > 1
}

function isGettingDry(said: Said): boolean {
  if (said.has(soakedAfter)) return false
  if (dryHours(said) >= DRY_HOURS || said.has(cantKeepDown, dehydrated)) return true
  const bug = said.has(tummyBug)
  if (said.has(fewPees) && !said.isSurelyAged(0, 0.2)) return true
  if (bug && said.has(noPee, dryMouth, noTears, hardlyDrinking)) return true
  return said.has(sunken) && said.has(dryMouth)
}

/** Too little to drink, too much lost. */
export const FLUID_RULES: Rules = {
  'dehydration-severe': isVeryDry,
  dehydration: isGettingDry,
}
