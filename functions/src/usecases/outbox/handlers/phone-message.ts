import type { OutboxTask } from '../../../contract/entities/outbox'
import type { Deps } from '../../deps'
import { sendQueued } from '../../messaging/phone-message/send-queued'
import type { Lease } from '../outbox-lease'
import type { TaskResult } from './result'

/** Sends a message to a phone, or says why none was. */
export const handlePhoneMessage = async (
  deps: Deps,
  task: Extract<OutboxTask, { kind: 'phone_message' }>,
  { item }: Lease,
): Promise<TaskResult> => {
  const { is_waiting, note } = await sendQueued(deps, task, item)
  return { state: is_waiting ? 'pending' : 'completed', last_error: note }
}
