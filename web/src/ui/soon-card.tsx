import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { toast } from './overlay/toast.ts'

interface SoonCardProps {
  icon: LucideIcon
  title: string
  action: string
  children: ReactNode
}

/** A part that is announced and not there yet: its button says so. */
export function SoonCard({ icon: Icon, title, action, children }: SoonCardProps) {
  return (
    <Card as="li" className="flex flex-col gap-2">
      <Icon aria-hidden className="size-6 text-ink-amber" />
      <h3 className="text-lg">{title}</h3>
      <p className="grow text-sm text-ink-soft">{children}</p>
      <Button
        look="secondary"
        size="small"
        className="mt-2 self-start"
        onClick={() => toast({ title: 'Coming soon!' })}
      >
        {action}
      </Button>
    </Card>
  )
}
