import { readLibrary } from '@nightlight/guidance/loader/read-library'
import { answerQuestion } from '@nightlight/guidance/answer-question'

// How fast the engine answers, one figure a line: medians and ratios of one run, for comparing before and after.
const started = performance.now()
const library = readLibrary()
const loadMs = performance.now() - started

const texts = [...library.topics.values()].flatMap((topic) =>
  topic.asks.map((text) => ({ text, ageMonths: topic.ages.fromMonths })),
)
/** Flesch-Kincaid grade, syllables counted as groups of vowels: an estimate, for comparing before and after. */
function readingGrade(text: string): number {
  const plain = text.replace(/\[\d+\]|[*#]/g, '').replace(/^\d+\. |^- /gm, '')
  const sentences = plain.split(/[.!?:]\s|\n/).filter((part) => /[a-z]/i.test(part)).length || 1
  const spoken = plain.match(/[a-z']+/gi) ?? []
  const syllables = spoken.reduce(
    (sum, word) =>
      sum +
      Math.max(
        1,
        (
          word
            .toLowerCase()
            .replace(/e$/, '')
            .match(/[aeiouy]+/g) ?? []
        ).length,
      ),
    0,
  )
  return 0.39 * (spoken.length / sentences) + 11.8 * (syllables / (spoken.length || 1)) - 15.59
}

const times: number[] = []
const grades: number[] = []
let words = 0
let answers = 0
for (const round of [0, 1]) {
  for (const { text, ageMonths } of texts) {
    const start = performance.now()
    const answer = answerQuestion(library, {
      text,
      ageMonths,
      childName: 'Maya',
      country: 'US',
      thread: [],
    })
    if (round === 0) continue // the first round warms the compiler up
    times.push(performance.now() - start)
    if (answer.kind === 'answered') {
      answers++
      grades.push(readingGrade(answer.trifecta.directAnswer))
      words += answer.trifecta.directAnswer.split(/\s+/).length
    }
  }
}
times.sort((a, b) => a - b)
grades.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
const statements = [...library.topics.values()]
  .flatMap((topic) => topic.passages)
  .flatMap((passage) => Object.values(passage.sections).flat()).length
const written = [...library.topics.values()].filter((topic) => topic.passages.length > 0).length

process.stdout.write(`topics written              ${written} of ${library.topics.size}
statements                  ${statements}
library loaded, ms          ${loadMs.toFixed(0)}
memory of the process, MB   ${(process.memoryUsage().rss / 1e6).toFixed(0)}
questions                   ${times.length}
answer, median ms           ${at(0.5)}
answer, 99th percentile ms  ${at(0.99)}
words of an answer, mean    ${(words / Math.max(1, answers)).toFixed(0)}
reading grade, median       ${(grades[grades.length >> 1] ?? 0).toFixed(1)}
`)
