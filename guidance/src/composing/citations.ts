import type { AnswerSource } from '@nightlight/contract/questions'

/** Numbers the pages an answer rests on, in the order in which they are first cited. */
export class Citations {
  readonly sources: AnswerSource[] = []

  /** ' [1][2]' for the pages given; a page cited before keeps its number. */
  cite(pages: readonly AnswerSource[]): string {
    const numbers = pages.map((page) => {
      const known = this.sources.findIndex((source) => source.url === page.url)
      if (known >= 0) return known + 1
      this.sources.push({ title: page.title, publisher: page.publisher, url: page.url })
      return this.sources.length
    })
    return [...new Set(numbers)].map((number, i) => `${i === 0 ? ' ' : ''}[${number}]`).join('')
  }
}
