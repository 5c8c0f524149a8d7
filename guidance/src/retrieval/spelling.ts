const SHORTEST = 5

function deletionsOf(word: string): string[] {
  const out = [word]
  for (let i = 0; i < word.length; i++) out.push(word.slice(0, i) + word.slice(i + 1))
  return out
}

/** True when one insertion, deletion, change or swap of neighbours turns one word into the other. */
function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let endA = a.length
  let endB = b.length
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const restA = a.slice(start, endA)
  const restB = b.slice(start, endB)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

/**
 * Repairs words that the library does not know and that are one slip away from one that it does, the commonest first.
 * Words under five letters are left alone: too many of them are one letter from another.
 */
export function spellingRepair(counts: ReadonlyMap<string, number>): (word: string) => string {
  const byDeletion = new Map<string, string[]>()
  for (const word of counts.keys()) {
    if (word.length < SHORTEST) continue
    for (const deletion of deletionsOf(word)) {
      const words = byDeletion.get(deletion)
      if (words) words.push(word)
      else byDeletion.set(deletion, [word])
    }
  }
  return (word) => {
    if (word.length < SHORTEST || counts.has(word)) return word
    const candidates = new Set(
      deletionsOf(word).flatMap((deletion) => byDeletion.get(deletion) ?? []),
    )
    let best = word
    let bestCount = 0
    for (const candidate of candidates) {
      const count = counts.get(candidate) ?? 0
      if (count > bestCount && candidate[0] === word[0] && oneEditApart(word, candidate)) {
        best = candidate
        bestCount = count
      }
    }
    return best
  }
}
