import { stemmer } from 'stemmer'
import { canonical, isStopWord, wordsOf } from './vocabulary.ts'

/** Turns a text into the stems that the index holds, in order: no stop words, one word for one thing. */
export function termsOf(text: string, repair: (word: string) => string = (word) => word): string[] {
  const terms: string[] = []
  for (const raw of wordsOf(text)) {
    if (isStopWord(raw)) continue
    const word = canonical(canonical(raw) === raw ? repair(raw) : raw)
    if (!isStopWord(word)) terms.push(stemmer(word))
  }
  return terms
}

/** Single terms and neighbouring pairs, each once. */
export function featuresOf(terms: readonly string[]): Set<string> {
  const features = new Set(terms)
  for (let i = 1; i < terms.length; i++) features.add(`${terms[i - 1]} ${terms[i]}`)
  return features
}
