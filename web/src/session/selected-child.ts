import { ageText } from '@nightlight/contract/ages'
import type { Child } from '@nightlight/contract/children'
import { localToday } from '../lib/dates.ts'
import { useStoredText } from '../lib/stored-text.ts'

/** The child chosen in the header of the signed-in screens; the first child until another is chosen. */
export function useSelectedChild(
  children: readonly Child[],
): [Child | undefined, (id: string) => void] {
  const [id, select] = useStoredText('session', 'nightlight.selected-child')
  return [children.find((child) => child.id === id) ?? children[0], select]
}

/** A child's age in words today, where the person is. */
export function childAge(dateOfBirth: string): string {
  const today = localToday()
  return ageText(dateOfBirth, dateOfBirth > today ? dateOfBirth : today)
}
