import type { NotificationType } from '../../contract/entities/notification'
import {
  type Channel,
  DEFAULT_MUTED,
  MUTABLE_IN_APP,
  type Muted,
} from '../../contract/entities/notification-preferences'
import { TEMPLATES } from './templates'

/** Whoever took over an account would switch this off first. */
const ALWAYS_WRITTEN: ReadonlySet<NotificationType> = new Set(['SECURITY_ALERT'])

/** Whether somebody who muted this is told of such news by that channel. */
export const isChannelEnabled = (
  type: NotificationType,
  channel: Channel,
  muted: Muted = DEFAULT_MUTED,
): boolean => {
  const { kind } = TEMPLATES[type]
  if (channel === 'email' && ALWAYS_WRITTEN.has(type)) return true
  if (channel !== 'in_app') return !muted[channel].includes(kind)
  const mutable: readonly string[] = MUTABLE_IN_APP
  return !mutable.includes(kind) || !muted.in_app.some((one) => one === kind)
}
