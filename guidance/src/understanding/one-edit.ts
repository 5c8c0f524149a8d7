/** A word and all that is left of it after dropping one letter: the usual index for finding words one slip away. */
export function deletionsOf(word: string): string[] {
  const all = [word]
  for (let at = 0; at < word.length; at++) all.push(word.slice(0, at) + word.slice(at + 1))
  return all
}

/** Whether one insertion, deletion, change or swap of neighbours turns one word into the other. */
export function isOneEditApart(a: string, b: string): boolean {
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
