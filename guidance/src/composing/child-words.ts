/** 'your baby', 'your toddler', 'your child', 'your teen': a child without a name, by age in months. */
function childNoun(ageMonths: number | null): string {
  if (ageMonths === null) return 'your child'
  if (ageMonths < 12) return 'your baby'
  if (ageMonths < 36) return 'your toddler'
  return ageMonths < 144 ? 'your child' : 'your teen'
}

/** Puts the child's name, or a word for the child, where a statement has `{child}`. */
export function withChild(text: string, name: string | null, ageMonths: number | null): string {
  const words = name ?? childNoun(ageMonths)
  return text.replace(/(^|[.?!]\s+)?\{child\}/g, (_, start: string | undefined) =>
    start === undefined ? words : start + words.charAt(0).toUpperCase() + words.slice(1),
  )
}
