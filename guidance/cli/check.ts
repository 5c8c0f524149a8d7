import { ContentError, parseTopic } from '../src/library/parse-topic.ts'
import { readContent, readLibrary } from '../loader/read-library.ts'

// Prints every problem of the content folder; exits 1 when there is one.
const problems: string[] = []
const { topics } = readContent()
for (const [name, text] of topics) {
  try {
    parseTopic(text)
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause
    problems.push(...cause.problems.map((problem) => `${name}: ${problem}`))
  }
}
if (problems.length === 0) {
  try {
    readLibrary()
  } catch (cause) {
    problems.push(cause instanceof Error ? cause.message : String(cause))
  }
}
process.stdout.write(
  problems.length > 0 ? `${problems.join('\n')}\n` : `${topics.size} topics, all well\n`,
)
process.exitCode = problems.length > 0 ? 1 : 0
