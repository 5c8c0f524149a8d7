import type { Triage } from '@nightlight/contract/triage'
import type { Library } from './library/library.ts'
import { triage } from './triage/triage.ts'
import type { Query } from './types.ts'

/** Whether a text describes danger: the first step of every answer, also on its own where no answer can be given. */
export function dangerIn(
  library: Pick<Library, 'redFlags' | 'contacts'>,
  query: Query,
): Triage | null {
  return triage(library, query)
}
