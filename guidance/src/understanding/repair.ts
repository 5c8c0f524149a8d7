import { DANGER_WORDS, REAL_WORDS } from './spelling.ts'

const SHORTEST_REPAIRED = 6
const lexicon = new Set(DANGER_WORDS)

/** Danger words by what is left after dropping one letter: the usual index for one edit. */
const byDeletion = new Map<string, string[]>()
for (const word of lexicon) {
  if (word.length < SHORTEST_REPAIRED) continue
  for (const key of deletions(word)) {
    const words = byDeletion.get(key)
    if (words) words.push(word)
    else byDeletion.set(key, [word])
  }
}

function deletions(word: string): string[] {
  const all = [word]
  for (let at = 0; at < word.length; at++) all.push(word.slice(0, at) + word.slice(at + 1))
  return all
}

function isOneEditApart(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let endA = a.length
  let endB = b.length
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const left = a.slice(start, endA)
  const right = b.slice(start, endB)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
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
  for (const key of deletions(word)) {
    for (const candidate of byDeletion.get(key) ?? []) {
      if (isOneEditApart(word, candidate) && !isInflection(word, candidate)) return candidate
    }
  }
  return word
}
