import type { OutboxTask } from '../../../contract/entities/outbox'
import { DAY_MS, millisOf } from '../../../contract/time'
import { readNotification } from '../../../db/messaging/notifications'
import { readPushTokens, removeDevices } from '../../../db/people/devices'
import { readWords } from '../../../db/people/words'
import { pushTextOf } from '../../../domain/messaging/notification/push-text'
import type { PushOutcome } from '../../../ports/push'
import type { Deps } from '../../deps'
import type { Lease } from '../outbox-lease'
import type { TaskResult } from './result'

type PushTask = Extract<OutboxTask, { kind: 'push' }>

/** Older notifications are not pushed; they can be read in the app. */
const STALE_AFTER_MS = DAY_MS

/**
 * Pushes a notification to a user's devices and removes devices whose token is gone. It retries
 * only if no device was reached: a duplicate is worse than reaching one device only.
 */
export const handlePush = async (
  { push, clock }: Deps,
  { uid, notification_id }: PushTask,
  { item: { created_at } }: Lease,
): Promise<TaskResult> => {
  if (!push || clock() - millisOf(created_at) >= STALE_AFTER_MS) return { state: 'completed' }
  const [stored, tokens] = await Promise.all([
    readNotification(uid, notification_id),
    readPushTokens(uid),
  ])
  if (!stored || stored.data.read) return { state: 'completed' }
  const text = pushTextOf(stored.data, (await readWords([uid])).get(uid))
  const outcomes = await Promise.all(
    [...tokens].map(
      async ([id, token]): Promise<[string, PushOutcome]> => [id, await push.send(token, text)],
    ),
  )
  const idsOf = (wanted: PushOutcome) =>
    outcomes.filter(([, outcome]) => outcome === wanted).map(([id]) => id)
  await removeDevices(uid, idsOf('gone'))
  const isUnheard = idsOf('failed').length > 0 && idsOf('delivered').length === 0
  return isUnheard
    ? { state: 'pending', last_error: 'no device was reached' }
    : {
        state: 'completed',
        ...(idsOf('delivered').length === 0 && { last_error: 'no device took it' }),
      }
}
