import { lazy, Suspense } from 'react'
import { useToasts } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** Toasts, whose code is loaded with the first of them. */
export function ToastsOnDemand() {
  const toasts = useToasts()
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
