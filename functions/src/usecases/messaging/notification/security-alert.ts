import { instantText } from '../../../contract/lagos-text'
import { timestampFromMillis } from '../../../contract/time'
import type { SecurityChange } from '../../../domain/messaging/notification/template'
import type { NotificationRequest } from './notify'

type Changed = { uid: string; name: string; change: SecurityChange; id: string; now: number }

/** The notification after a change that somebody who took over the account would make. */
export const securityAlert = ({ uid, name, change, id, now }: Changed): NotificationRequest => {
  const at = timestampFromMillis(now)
  return {
    uid,
    type: 'SECURITY_ALERT',
    id: `security-${id}`,
    values: { change, user_name: name || 'Hello', date: instantText(at) },
    at,
  }
}
