import { Refusal } from '../../../contract/api/errors'
import { millisOf } from '../../../contract/time'
import { readOutboxItem } from '../../../db/money/outbox'
import type { Deps } from '../../deps'
import { isLeased } from '../../outbox/outbox-lease'

/** @throws Refusal that says why the task can't be retried */
export const requireRetryable = async ({ clock }: Deps, id: string) => {
  const stored = await readOutboxItem(id)
  if (!stored) throw new Refusal(`There is no task ${id}.`)
  const { state, lease } = stored.data
  if (state === 'completed') throw new Refusal(`The task ${id} is done.`)
  if (lease && isLeased(stored.data, clock())) {
    const until = new Date(millisOf(lease.until)).toISOString()
    throw new Refusal(`The task ${id} is being sent now. It can be retried after ${until}.`)
  }
  return stored
}
