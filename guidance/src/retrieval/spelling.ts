import { deletionsOf, isOneEditApart } from '../understanding/one-edit.ts'

const SHORTEST = 5

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
      if (count > bestCount && candidate[0] === word[0] && isOneEditApart(word, candidate)) {
        best = candidate
        bestCount = count
      }
    }
    return best
  }
}
