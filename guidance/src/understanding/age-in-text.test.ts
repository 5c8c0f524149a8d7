import { expect, test } from 'vitest'
import { ageInText, isExactAgeInText } from './age-in-text.ts'

test.each([
  ['10 wk old', 2.3],
  ['3yo', 36],
  ['my 9mo', 9],
  ['6 months', 6],
  ['18 hours old', 0.02],
  ['3 and a half months', 3.5],
  ['newborn', 0],
  ['turning 4 next week', 47.9],
  ['2 years 3 months', 27],
  ['two year old', 24],
  ['12 months no babbling', 12],
  ['age 10', 120],
  ['my teenager', 156],
  ['our toddler', 24],
  ['crying 5 weeks after birth', 1.15],
  ['had a fever at 6 weeks, she is 3 now', 36],
  ['screaming 4 hours after 2 month shots', 2],
  ['yellow down to her legs day 5', 0.16],
  ['my son is 7 and he fell', 84],
  ['daughter, 8, says', 96],
  ['7 weeks 3 days old', 1.7],
  ['dimetapp for 18 months', 18],
])('%s is %s months', (text, months) => {
  expect(ageInText(text)).toBeCloseTo(months, 0)
})

test.each([
  'cough for 6 months',
  '2 months ago',
  'he was 6 weeks early',
  'swallowed 2 hours ago',
  'no poop in 3 days',
  'day 5 of fever',
  'my mother is 35 years old',
])('%s states no age', (text) => expect(ageInText(text)).toBeNull())

test('a stage of life is not an exact age', () => {
  expect(isExactAgeInText('my toddler')).toBe(false)
  expect(isExactAgeInText('my 2 year old')).toBe(true)
})
