import type { User } from '@nightlight/contract/accounts'
import { initials } from './person.ts'

/** The person's picture if there is one, else their initials. Decorative: the name stands beside it. */
export function Avatar({ user }: { user: User }) {
  return user.profileImageUrl ? (
    <img src={user.profileImageUrl} alt="" className="size-9 rounded-full object-cover" />
  ) : (
    <span
      aria-hidden
      className="flex size-9 items-center justify-center rounded-full bg-surface-amber text-sm font-semibold text-ink-amber"
    >
      {initials(user)}
    </span>
  )
}
