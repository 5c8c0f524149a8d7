import { deletionsOf, isOneEditApart } from './one-edit.ts'
import { DANGER_WORDS, REAL_WORDS } from './spelling.ts'

const SHORTEST_REPAIRED = 6
const lexicon = new Set(DANGER_WORDS)

/** Danger words by what is left after dropping one letter: the usual index for one edit. */
const byDeletion = new Map<string, string[]>()
for (const word of lexicon) {
  if (word.length < SHORTEST_REPAIRED) continue
  for (const key of deletionsOf(word)) {
    const words = byDeletion.get(key)
    if (words) words.push(word)
    else byDeletion.set(key, [word])
  }
}

function isInflection(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return long.startsWith(short) && /^(s|d|r|y|n)$/.test(long.slice(short.length))
}

/**
 * A word of six letters or more that is one slip (a letter lost, added, wrong, or two swapped) from a word of danger
 * becomes that word. Plurals and other forms stay, and so do the real words listed in `spelling.ts`.
 */
export function repaired(word: string): string {
  if (word.length < SHORTEST_REPAIRED || lexicon.has(word) || REAL_WORDS.has(word)) return word
  for (const key of deletionsOf(word)) {
    for (const candidate of byDeletion.get(key) ?? []) {
      if (isOneEditApart(word, candidate) && !isInflection(word, candidate)) return candidate
    }
  }
  return word
}
