/** A milder or broader flag by the stronger ones that make it needless. */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  dehydration: ['dehydration-severe'],
  'fever-3-6m-39': ['fever-40'],
  'croup-mild': ['croup-stridor-rest'],
  'allergy-mild': ['anaphylaxis'],
  'whooping-cough': ['whooping-cough-severe'],
  'choking-after': ['choking-now'],
  'burn-minor': ['burn-serious'],
  'animal-bite': ['animal-bite-severe'],
  'blood-stool': ['intussusception'],
  'jaundice-worse': ['jaundice-severe'],
  'limb-unable': ['fracture-serious'],
  'tooth-baby': ['tooth-permanent'],
  'diabetes-4t': ['dka-signs'],
  'vaccine-watch': ['vaccine-severe'],
  'coin-object': ['button-battery', 'magnets', 'water-beads'],
  'dose-error': ['overdose-attempt', 'poison-medicine'],
  'poison-medicine': ['overdose-attempt'],
  'eating-disorder': ['eating-disorder-danger'],
  'self-harm': ['overdose-attempt', 'child-suicidal'],
  'postnatal-depression': ['parent-suicidal', 'postpartum-psychosis', 'carer-urge-harm'],
  nosebleed: ['head-injury-red'],
  'inconsolable-cry': ['meningitis-signs'],
  'object-nose-ear': ['button-battery', 'magnets', 'water-beads'],
}

/** Ages within which a fever flag is certain to be the young baby's, so that the others add nothing. */
const YOUNG_FEVER = 'fever-under-3m'
const OTHER_FEVERS: ReadonlySet<string> = new Set(['fever-40', 'fever-3-6m-39', 'fever-5-days'])

/** Ids that remain once milder siblings of a stronger flag are left out. */
export function withoutMilder(ids: readonly string[], isAgeKnown: boolean): string[] {
  const present = new Set(ids)
  return ids.filter((id) => {
    if (isAgeKnown && present.has(YOUNG_FEVER) && OTHER_FEVERS.has(id)) return false
    return !(COVERED_BY[id] ?? []).some((stronger) => present.has(stronger))
  })
}
