import type { OutboxItem } from '../../contract/outbox'
import { timestampFromMillis } from '../../contract/time'
import { newBatch } from '../../store/firestore'
import { addOpsDecision } from '../../store/ops-decisions'
import { addTask, changeOutboxItem, readOutboxItem } from '../../store/outbox'
import type { Deps } from '../deps'
import { workOutboxItem } from './send-outbox'

type Retry = {
  operator: string
  reason: string
  account?: { account_number: string; bank_id: string }
}

/** A refund that the provider could not make to the payer goes to a bank account instead. */
const redirectRefund = async (
  { payments }: Deps,
  provider_id: string | null,
  account: Retry['account'],
): Promise<void> => {
  if (!account) return
  if (!provider_id) throw new Error('The refund was never made: retry it without an account.')
  await payments.retryRefund(provider_id, account)
}

/** A refund that failed for good is made anew: its key would only find the failed one again. */
const isGone = async ({ payments }: Deps, { task, provider_id }: OutboxItem): Promise<boolean> =>
  task.kind === 'refund' &&
  provider_id !== null &&
  (await payments.fetchRefund(provider_id)).state === 'failed'

/**
 * Gives a stuck refund or transfer another try, with the key or reference that it always had.
 * @throws Error when there is no such task or it is done
 */
export const retryTask = async (deps: Deps, id: string, retry: Retry): Promise<void> => {
  const stuck = await readOutboxItem(id)
  if (!stuck) throw new Error(`There is no task ${id}.`)
  if (stuck.data.state === 'done') throw new Error(`The task ${id} is done.`)
  await redirectRefund(deps, stuck.data.provider_id, retry.account)
  const isAnew = await isGone(deps, stuck.data)
  const now = deps.clock()
  const at = timestampFromMillis(now)
  const batch = newBatch()
  const next_id = isAnew ? addTask(batch, `${id}-again`, stuck.data.task, now) : id
  const again = { state: stuck.data.provider_id === null ? 'due' : 'sent', next_at: at } as const
  changeOutboxItem(batch, stuck, {
    // What became of a replaced refund must not be taken for what becomes of the new one.
    ...(isAnew
      ? { state: 'done', provider_id: null, last_error: `replaced by ${next_id}` }
      : again),
    attempts: 0,
    created_at: at,
    updated_at: at,
  })
  addOpsDecision(batch, {
    id: deps.ids(),
    operator: retry.operator,
    action: 'retry',
    subject: id,
    reason: retry.reason,
    at,
  })
  await batch.commit()
  await workOutboxItem(deps, next_id, 'sweep')
}
