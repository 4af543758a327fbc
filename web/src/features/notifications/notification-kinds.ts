import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@contract/entities/messaging/notification'
import {
  CircleUser,
  CreditCard,
  type LucideIcon,
  Megaphone,
  Package,
  Scale,
  Settings,
} from 'lucide-react'
import type { Tab } from '@/ui/navigation/tab-bar'

export const KIND_ICONS: Record<NotificationKind, LucideIcon> = {
  order: Package,
  payment: CreditCard,
  dispute: Scale,
  account: CircleUser,
  system: Settings,
  announcement: Megaphone,
}

export const KIND_LABELS: Record<NotificationKind, string> = {
  order: 'Orders',
  payment: 'Payments',
  dispute: 'Disputes',
  account: 'Account',
  system: 'System',
  announcement: 'Announcements',
}

export const KIND_TABS: Tab[] = [
  { value: 'all', label: 'All' },
  ...NOTIFICATION_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
]

/** Returns the kind of notification that a tab shows, or `all`. */
export const kindOf = (tab: string | undefined): NotificationKind | 'all' =>
  NOTIFICATION_KINDS.find((kind) => kind === tab) ?? 'all'
