import type { NotificationKind } from '@contract/entities/notification'
import { type Channel, MUTABLE_IN_APP } from '@contract/entities/notification-preferences'

export const CHANNEL_LABELS: Record<Channel, string> = {
  in_app: 'In the app',
  email: 'Email',
  push: 'Push',
}

/** Describes what each kind of notification is about. */
export const KIND_HINTS: Record<NotificationKind, string> = {
  order: 'Confirmed, shipped, delivered, reviewed, deadlines',
  payment: 'Paid, released, refunded',
  dispute: 'Opened, answered, decided',
  account: 'Your store, your products, verification',
  system: 'Security and maintenance',
  announcement: 'News from the market',
}

/** Whether users may mute this kind in this channel. */
export const isMutable = (kind: NotificationKind, channel: Channel): boolean =>
  channel !== 'in_app' || MUTABLE_IN_APP.some((mutable) => mutable === kind)
