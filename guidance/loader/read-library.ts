import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { buildLibrary, type ContentFiles, type Library } from '../src/library/library.ts'

const CONTENT = path.join(import.meta.dirname, '../content')

const text = (name: string) => readFileSync(path.join(CONTENT, name), 'utf8')
const json = (name: string): unknown => JSON.parse(text(name))
const yaml = (name: string): unknown => load(text(name), { schema: CORE_SCHEMA })

/** The content folder as it is on disk. */
export function readContent(): ContentFiles {
  const topicFiles = readdirSync(path.join(CONTENT, 'topics'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
  return {
    topicList: text('data/topics.tsv'),
    topics: new Map(topicFiles.map((name) => [name, text(path.join('topics', name))])),
    asks: yaml('asks.yaml'),
    terms: yaml('terms.yaml'),
    guard: yaml('guard.yaml'),
    tips: yaml('tips.yaml'),
    articles: json('data/articles.json'),
    videos: json('data/videos.json'),
    redFlags: json('data/red-flags.json'),
    contacts: json('data/contacts.json'),
    ageFacts: json('data/age-facts.json'),
  }
}

/**
 * Reads, checks and indexes the content folder.
 * @throws ContentError naming each file and problem.
 */
export function readLibrary(): Library {
  return buildLibrary(readContent())
}
