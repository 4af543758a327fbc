import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@contract/entities/messaging/notification'
import {
  type Channel,
  MUTABLE_IN_APP,
  type Muted,
} from '@contract/entities/people/notification-preferences'
import type { Choice } from '@/lib/live/account'

const isMuted = (muted: Muted, kind: NotificationKind, channel: Channel): boolean => {
  const kinds: readonly NotificationKind[] = muted[channel] ?? []
  return kinds.includes(kind)
}

export const isChannelEnabled = (muted: Muted, kind: NotificationKind, channel: Channel): boolean =>
  !isMuted(muted, kind, channel)

/** Applies a choice to the muted kinds. The result keeps the order of the kinds' constants. */
export const withChoice = (muted: Muted, { kind, channel, isEnabled: wanted }: Choice): Muted => {
  const isLeftOut = (one: NotificationKind) =>
    one === kind ? !wanted : isMuted(muted, one, channel)
  return channel === 'in_app'
    ? { ...muted, in_app: MUTABLE_IN_APP.filter(isLeftOut) }
    : { ...muted, [channel]: NOTIFICATION_KINDS.filter(isLeftOut) }
}
