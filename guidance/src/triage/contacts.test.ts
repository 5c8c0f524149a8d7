import { COUNTRIES } from '@nightlight/contract/accounts'
import type { TriageLevel } from '@nightlight/contract/triage'
import { expect, test } from 'vitest'
import contactsFile from '../../content/data/contacts.json' with { type: 'json' }
import { ContactsFile } from '../library/contacts-schema.ts'
import { contactsFor, MOST_CONTACTS } from './contacts.ts'

const contacts = ContactsFile.parse(contactsFile)
const danger = (id: string, level: TriageLevel) => ({ id, level, concept: id, action: id })

test.each(COUNTRIES)('%s: an emergency starts with the emergency number', (country) => {
  const [first] = contactsFor([danger('not-breathing', 'emergency')], contacts, country)
  expect(first?.href).toMatch(/^tel:(911|999|112|000|111)$/)
})

test.each(COUNTRIES)('%s: nothing unchecked or local is offered, and never too much', (country) => {
  const all = ['poison-medicine', 'child-suicidal', 'parent-suicidal', 'domestic-violence']
  const chosen = contactsFor(
    all.map((id) => danger(id, 'emergency')),
    contacts,
    country,
  )
  expect(chosen.length).toBeLessThanOrEqual(MOST_CONTACTS)
  for (const { number, href } of chosen) {
    expect(number).not.toBe('local')
    expect(href).toMatch(/^(tel:\+?\d+|sms:\d+|https?:\/\/\S+)$/)
  }
})

const hrefs = (id: string, level: TriageLevel, country: (typeof COUNTRIES)[number]) =>
  contactsFor([danger(id, level)], contacts, country).map(({ href }) => href)

test('a poison line follows the emergency number, or comes first where there is no emergency', () => {
  expect(hrefs('poison-medicine', 'emergency', 'US')).toEqual(['tel:911', 'tel:18002221222'])
  expect(hrefs('dose-error', 'urgent', 'US')[0]).toBe('tel:18002221222')
  expect(hrefs('button-battery', 'emergency', 'US')[1]).toBe('tel:18004988666')
})

test('a crisis is answered with crisis lines', () => {
  expect(hrefs('child-suicidal', 'emergency', 'US')).toContain('tel:988')
  expect(hrefs('parent-suicidal', 'emergency', 'UK')).toContain('tel:116123')
  expect(hrefs('parent-suicidal', 'emergency', 'UK')).not.toContain('tel:08001111')
  expect(hrefs('self-harm', 'urgent', 'IE')).toContain('sms:50808')
})

test('violence and abuse have their own lines', () => {
  expect(hrefs('domestic-violence', 'urgent', 'NZ')).toEqual(['tel:0800733843'])
  expect(hrefs('domestic-violence', 'urgent', 'CA')).toEqual(['https://sheltersafe.ca/'])
  expect(hrefs('abuse-disclosure', 'urgent', 'IN')).toEqual(['tel:1098'])
  expect(hrefs('missing-child', 'emergency', 'EU')).toContain('tel:116000')
})

test('what is urgent but no emergency leads to a health line where there is one', () => {
  expect(hrefs('croup-mild', 'urgent', 'UK')).toEqual(['tel:111'])
  expect(hrefs('croup-mild', 'urgent', 'AU')).toEqual(['tel:1800022222'])
  expect(hrefs('croup-mild', 'urgent', 'US')).toEqual([])
})

test('of two numbers the first is called, and both are shown', () => {
  const [first] = contactsFor([danger('seizure', 'emergency')], contacts, 'UK')
  expect(first).toMatchObject({ number: '999 or 112', href: 'tel:999' })
})
