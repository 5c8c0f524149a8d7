import type { User } from '@nightlight/contract/accounts'

/** Who is asking: the account as its owner sees it, and the family it has joined. */
export interface Viewer extends User {
  familyId: string | null
}
