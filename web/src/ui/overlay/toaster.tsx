import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { dismissToast, type ShownToast, useToasts } from './toast.ts'

const SHOWN_MS = 5000
const SWIPE_THRESHOLD_PX = 50

/** Where toasts appear: at the top on small screens, at the bottom right on larger ones. F8 moves the focus here. */
export function Toaster() {
  const toasts = useToasts()
  return (
    <Toast.Provider
      duration={SHOWN_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {toasts.map((one) => (
        <OneToast key={one.id} toast={one} />
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed inset-x-0 top-0 z-50 mx-auto flex w-full max-w-toast flex-col gap-2 p-4 sm:inset-x-auto sm:top-auto sm:right-0 sm:bottom-0"
      />
    </Toast.Provider>
  )
}

function OneToast({ toast }: { toast: ShownToast }) {
  const isDestructive = toast.variant === 'destructive'
  const Icon = isDestructive ? CircleAlert : CircleCheck
  return (
    <Toast.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id)
      }}
      className={clsx(
        'flex animate-rise items-start gap-3 rounded-card border py-3 pr-2 pl-4 shadow-raised',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive
          ? 'border-danger bg-danger text-on-danger'
          : 'border-line bg-surface text-ink',
      )}
    >
      <Icon
        aria-hidden
        className={clsx('mt-2 size-5 shrink-0', !isDestructive && 'text-ink-success')}
      />
      <div className="grow py-1.5">
        <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="text-sm">{toast.description}</Toast.Description>
        )}
      </div>
      <Toast.Close
        aria-label="Dismiss"
        className="flex size-11 shrink-0 items-center justify-center rounded-control"
      >
        <X aria-hidden className="size-5" />
      </Toast.Close>
    </Toast.Root>
  )
}
