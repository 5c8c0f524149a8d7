import { LogOut } from 'lucide-react'
import { useSignOut } from '../../session/session.api.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** Signs out in place; without script the form itself posts to the server. */
export function SignOutForm({ className }: { className: string }) {
  const signOut = useSignOut()
  return (
    <form
      method="post"
      action="/api/logout"
      onSubmit={(event) => {
        event.preventDefault()
        signOut.mutate()
      }}
    >
      <button type="submit" disabled={signOut.isPending} className={className}>
        {signOut.isPending ? <Spinner /> : <LogOut aria-hidden className="size-5" />}
        Logout
      </button>
    </form>
  )
}
