import { useSyncExternalStore } from 'react'

const TOAST_LIMIT = 1
const REMOVE_AFTER_MS = 1_000_000

export interface ToastText {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** Nothing takes its place while it is open: for the last word before the page is left. */
  isFinal?: boolean
}

export interface ShownToast extends ToastText {
  id: number
  open: boolean
}

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one before it. May be called from anywhere. */
export function toast(text: ToastText): void {
  if (shown.some((one) => one.open && one.isFinal)) return
  lastId += 1
  show([{ ...text, id: lastId, open: true }, ...shown].slice(0, TOAST_LIMIT))
}

/** Closes a toast, or all of them; it stays in the list a while, so that it can leave with its movement. */
export function dismissToast(id?: number): void {
  const isMeant = (one: ShownToast) => id === undefined || one.id === id
  const meant = new Set(shown.filter(isMeant).map((one) => one.id))
  show(shown.map((one) => (meant.has(one.id) ? { ...one, open: false } : one)))
  setTimeout(() => show(shown.filter((one) => !meant.has(one.id))), REMOVE_AFTER_MS)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribe, () => shown)
}
