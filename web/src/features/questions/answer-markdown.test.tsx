import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clampAnswer, plainAnswer } from './answer-markdown.ts'
import { AnswerText } from './answer-text.tsx'

const SOURCES = [{ title: 'Baby sleep', publisher: 'NHS', url: 'https://www.nhs.uk/sleep' }]

function show(text: string) {
  return render(<AnswerText text={text} sources={SOURCES} sourcesId="source-1" />).container
}

test('headings, lists, bold and source numbers become elements', () => {
  show(
    'First **do this** now. [1]\n\n### At 8 months\n\n1. One\n2. Two\n\n- A\n- B\n\nThe end\nof it.',
  )
  expect(screen.getByRole('heading', { name: 'At 8 months' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'A',
    'B',
  ])
  expect(screen.getByText('do this').tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: 'Source 1: NHS' })).toHaveAttribute('href', '#source-1-1')
  expect(screen.getByText('The end of it.')).toBeVisible()
})

test('a list that goes on after a paragraph keeps counting', () => {
  const container = show('1. One\n\nBecause.\n\n2. Two')
  expect(container.querySelectorAll('ol')[1]).toHaveAttribute('start', '2')
})

test('HTML in an answer stays text', () => {
  const text = '<img src=x onerror=alert(1)> <script>alert(2)</script> **<b>bold</b>**'
  const container = show(text)
  expect(container.querySelector('img, script, b')).toBeNull()
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>')
  expect(container).toHaveTextContent('<script>alert(2)</script> <b>bold</b>')
})

test('a number without a source is not shown', () => {
  expect(show('Sleep is good. [7]')).toHaveTextContent(/^Sleep is good\.$/)
})

test('an answer is cut between words, and bold is closed', () => {
  expect(clampAnswer('one two three', 9)).toBe('one two…')
  expect(clampAnswer('one **two three four**', 12)).toBe('one **two**…')
  expect(clampAnswer('short', 300)).toBe('short')
  expect(clampAnswer('word '.repeat(100), 300).length).toBeLessThanOrEqual(301)
})

test('a preview has no marks', () => {
  expect(plainAnswer('### Why\n\nIt is **fine**. [1]')).toBe('Why It is fine.')
})
