import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  children: ReactNode
  /** `alertdialog` is a question that must be answered: it has no corner button. */
  role?: 'dialog' | 'alertdialog'
}

/** Traps the focus and gives it back; Escape and a press beside it close it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  role = 'dialog',
}: DialogProps) {
  const opener = useRef<HTMLElement | null>(null)
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade place-items-end overflow-y-auto bg-scrim sm:place-items-center sm:p-6">
          <Radix.Content
            role={role}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement as HTMLElement | null // what has the focus can take it
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault() // Radix knows only an opener of its own kind
              // What opened it may be gone by now: the card of a removed child, for one.
              const isThere = opener.current?.isConnected === true
              const target = isThere ? opener.current : document.querySelector('main')
              target?.focus()
            }}
            {...(!description && { 'aria-describedby': undefined })}
            className="relative w-full max-w-dialog animate-rise rounded-t-card border border-line bg-surface p-6 shadow-raised max-sm:safe-bottom-inset sm:rounded-card"
          >
            <Radix.Title className="mr-10 text-xl">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1.5 text-ink-soft">{description}</Radix.Description>
            )}
            <div className="mt-5">{children}</div>
            {role === 'dialog' && (
              <Radix.Close
                aria-label="Close"
                className="absolute top-3 right-3 flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-surface-brand"
              >
                <X aria-hidden className="size-5" />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
