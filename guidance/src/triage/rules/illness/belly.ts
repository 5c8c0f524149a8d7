import type { Said } from '../../said.ts'
import {
  appendicitis,
  bellyBlow,
  bellyEased,
  bellyPain,
  groinLump,
  hurtsToMove,
  lowerRight,
  lumpHarmless,
  lumpStuck,
  rigidBelly,
  severePain,
  testicle,
  testicleHarmless,
} from '../../signals/illness/belly-pain.ts'
import { drowsy } from '../../signals/illness/consciousness.ts'
import { wetNappiesFine, wontFeed } from '../../signals/illness/newborn.ts'
import { badColour } from '../../signals/illness/skin.ts'
import {
  bloodMucus,
  bloodStool,
  gasEased,
  inWaves,
  intussusception,
  ironOrBlackFood,
  kneesDrawnUp,
  lotsOfBlood,
  notIron,
  oneSpotOfBlood,
  redJelly,
  screaming,
} from '../../signals/illness/stool-and-pee.ts'
import {
  bloodVomit,
  greenVomit,
  harmlessRed,
  projectileVomit,
  vomiting,
} from '../../signals/illness/vomit.ts'
import { signal } from '../../signals/signal.ts'
import { seemsOlder } from '../age-hints.ts'
import { isFeverish } from './fever-and-infection.ts'
import { emergencyIf } from '../rule.ts'
import type { Rules } from '../rule.ts'

function hasBowelBlock(said: Said): boolean {
  if (said.has(intussusception, redJelly)) return !said.has(harmlessRed) || said.has(redJelly)
  if (said.has(bloodMucus) && said.has(drowsy, badColour, inWaves, kneesDrawnUp)) return true
  const pain = said.has(screaming, bellyPain)
  if (!pain || !said.has(inWaves)) return false
  if (said.has(kneesDrawnUp)) return !said.has(gasEased)
  return !said.has(gasEased) && said.has(vomiting, drowsy, badColour, bloodStool)
}

function hasBadBellyPain(said: Said): boolean {
  if (said.has(appendicitis)) return true
  if (said.has(bellyBlow) && said.has(bellyPain, vomiting, rigidBelly)) return true
  if (said.has(hurtsToMove) && !said.has(musclePain) && (said.has(bellyPain) || said.words < 9))
    return true
  if (
    said.has(rigidBelly) &&
    (said.has(vomiting) || (said.has(bellyPain) && !said.has(wetNappiesFine)))
  )
    return true
  if (!said.has(bellyPain)) return false
  if (said.has(lowerRight)) return true
  if (said.has(bellyEased) && !said.has(lowerRight)) return false
  if (said.has(severePain)) return true
  const lasts = said.longestHours >= 2 && said.longestHours < 72
  return lasts && (isFeverish(said) || said.has(vomiting))
}

const musclePain = signal(
  '(ankle|knee|leg|foot|toe|arm|wrist|back|throat|chest|rib|ribs|neck|head|hip)',
)

function hasBloodInStool(said: Said): boolean {
  if (!said.has(bloodStool) || said.has(oneSpotOfBlood)) return false
  if (
    said.has(harmlessRed) ||
    (said.isSurelyAged(0, 0.13) && said.has(ironOrBlackFood, firstBlack))
  )
    return false
  return !said.has(ironOrBlackFood) || said.has(notIron) || said.has(bloodMucus)
}

const firstBlack = signal('first', 'black')

const paleOrWeak = signal(
  'pale',
  'weak',
  'limp',
  'floppy',
  'lethargic',
  'faint*',
  'a lot of blood',
  'lots of blood',
)

/** Vomit, stool and pain in the belly. */
export const BELLY_RULES: Rules = {
  'green-vomit': (said) => said.has(greenVomit),
  'projectile-vomit': (said) => {
    const young = said.age === null ? !seemsOlder(said) : said.isSurelyAged(0.25, 4)
    return young && said.has(projectileVomit)
  },
  'blood-vomit': (said) => said.has(bloodVomit) && !said.has(harmlessRed),
  intussusception: (said) => said.isAged(1, 72) && hasBowelBlock(said),
  'blood-stool': (said) =>
    emergencyIf(
      hasBloodInStool(said),
      said.has(lotsOfBlood, paleOrWeak) || (said.isSurelyAged(0, 3) && said.has(drowsy, wontFeed)),
    ),
  'belly-pain-severe': hasBadBellyPain,
  'testicle-pain': (said) => said.has(testicle) && !said.has(testicleHarmless),
  'hernia-stuck': (said) => said.has(groinLump) && said.has(lumpStuck) && !said.has(lumpHarmless),
}
