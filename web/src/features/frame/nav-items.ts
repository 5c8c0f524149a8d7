import type { Tier } from '@nightlight/contract/plans'
import { Baby, Bookmark, type LucideIcon, Sparkles, Users } from 'lucide-react'

export interface NavItem {
  label: string
  href: string
  icon: LucideIcon
  /** Other addresses at which this item is the current one. */
  also?: readonly string[]
  /** Closed on the free plan. */
  isPaid?: boolean
}

export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Magic Box', href: '/', icon: Sparkles, also: ['/home', '/questions'] },
  { label: 'Children', href: '/children', icon: Baby },
  { label: 'Family', href: '/family', icon: Users, isPaid: true },
  { label: 'Saved', href: '/saved', icon: Bookmark, isPaid: true },
]

export function isItemCurrent(item: NavItem, path: string): boolean {
  return item.href === path || (item.also?.includes(path) ?? false)
}

export function isItemLocked(item: NavItem, plan: Tier): boolean {
  return item.isPaid === true && plan === 'free'
}
