import type { NotificationType } from '../../../contract/entities/messaging/notification'
import {
  type Channel,
  DEFAULT_MUTED,
  MUTABLE_IN_APP,
  type Muted,
} from '../../../contract/entities/people/notification-preferences'
import { TEMPLATES } from './templates'

/** Always emailed, so that somebody who takes over an account can't mute it. */
const ALWAYS_WRITTEN: ReadonlySet<NotificationType> = new Set(['SECURITY_ALERT'])

/** The order's page says the same, and the email about its payment follows within the hour. */
const NEVER_WRITTEN: ReadonlySet<NotificationType> = new Set(['ORDER_CREATED'])

/** Whether a notification of this type goes out on the channel, given the muted kinds. */
export const isChannelEnabled = (
  type: NotificationType,
  channel: Channel,
  muted: Muted = DEFAULT_MUTED,
): boolean => {
  const { kind } = TEMPLATES[type]
  if (channel === 'email' && NEVER_WRITTEN.has(type)) return false
  if (channel === 'email' && ALWAYS_WRITTEN.has(type)) return true
  if (channel !== 'in_app') return !muted[channel]?.includes(kind)
  const mutable: readonly string[] = MUTABLE_IN_APP
  return !mutable.includes(kind) || !muted.in_app.some((one) => one === kind)
}
