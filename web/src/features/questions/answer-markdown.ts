/** What a line of an answer is made of. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'source'; number: number }

export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; start: number | null; items: Inline[][] } // `start` null: bullets

export interface Section {
  heading: string | null
  blocks: Block[]
}

/** Reads the subset of Markdown that answers are written in; whatever else is in the text stays plain text. */
export function parseAnswer(text: string): Section[] {
  const sections: Section[] = []
  let section: Section = { heading: null, blocks: [] }
  let previousLine = ''
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const heading = /^###\s+(.+)$/.exec(line)
    if (heading?.[1]) {
      if (section.heading !== null || section.blocks.length > 0) sections.push(section)
      section = { heading: heading[1], blocks: [] }
    } else if (line !== '') {
      addLine(section.blocks, line, previousLine)
    }
    previousLine = line
  }
  if (section.heading !== null || section.blocks.length > 0) sections.push(section)
  return sections
}

function addLine(blocks: Block[], line: string, previousLine: string) {
  const last = blocks.at(-1)
  const item = /^(?:(\d+)\.|-)\s+(.+)$/.exec(line)
  if (item?.[2]) {
    const start = item[1] === undefined ? null : Number(item[1])
    const isSameList = last?.kind === 'list' && (last.start === null) === (start === null)
    if (isSameList) last.items.push(parseInlines(item[2]))
    else blocks.push({ kind: 'list', start, items: [parseInlines(item[2])] })
  } else if (last?.kind === 'paragraph' && previousLine !== '') {
    last.inlines.push({ kind: 'text', text: ' ' }, ...parseInlines(line))
  } else {
    blocks.push({ kind: 'paragraph', inlines: parseInlines(line) })
  }
}

function parseInlines(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\s?\[\d+\])/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      const strong = /^\*\*(.+)\*\*$/.exec(part)
      if (strong?.[1]) return { kind: 'strong', text: strong[1] }
      const source = /^\s?\[(\d+)\]$/.exec(part)
      if (source) return { kind: 'source', number: Number(source[1]) }
      return { kind: 'text', text: part }
    })
}

/** The first characters of an answer, cut between words, with no bold or source number cut in half. */
export function clampAnswer(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  const words = cut.slice(0, Math.max(cut.search(/\s\S*$/), 0)).trimEnd() || cut
  const whole = words.replace(/\n+(?:###.*|\d+\.|-)$/, '')
  const isBoldOpen = (whole.match(/\*\*/g)?.length ?? 0) % 2 === 1
  return `${whole}${isBoldOpen ? '**' : ''}…`
}

/** An answer without its marks, on one line: for previews and for search. */
export function plainAnswer(text: string): string {
  return text
    .replace(/^###\s+/gm, '')
    .replace(/\*\*|\s?\[\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
