import { Refusal } from '../../contract/api/errors'
import type { OutboxItem } from '../../contract/entities/outbox'
import { millisOf, timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import type { Batch } from '../../db/firestore'
import { addTask, changeOutboxItem, readOutboxItem } from '../../db/money/outbox'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { resolveAccount } from '../vendor/resolve-account'
import { processOutboxItem } from './dispatch-outbox'
import { nameRefundAccount } from './name-refund-account'
import { isLeased } from './outbox-lease'

type Retry = {
  operator: string
  reason: string
  /** `bank_id` is the provider's id of the bank, or the bank's code. */
  account?: { account_number: string; bank_id: string }
}

/** @throws Refusal that says why the task can't be retried */
const requireRetryable = async ({ clock }: Deps, id: string) => {
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

const addDecision = (
  deps: Deps,
  batch: Batch,
  id: string,
  retry: Retry,
  now: number,
): Promise<void> =>
  addOpsDecision(batch, {
    id: deps.ids(),
    operator: retry.operator,
    action: 'retry',
    subject: id,
    reason: retry.reason,
    at: timestampFromMillis(now),
  })

/** Sends a refund that can't return to the payer to a bank account instead. */
const sendElsewhere = async (
  deps: Deps,
  { id, task }: OutboxItem,
  retry: Retry,
  { account_number, bank_id }: NonNullable<Retry['account']>,
): Promise<void> => {
  if (task.kind !== 'refund' && task.kind !== 'refund_transfer') {
    throw new Refusal(`The task ${id} is no refund.`)
  }
  const banks = await deps.payments.listBanks()
  const bank = banks.find((one) => one.id === bank_id || one.code === bank_id)
  if (!bank) throw new Refusal(`There is no bank ${bank_id}.`)
  const account = await resolveAccount(deps, { bank_code: bank.code, account_number })
  await nameRefundAccount(deps, task.transaction_id, {
    actor: { role: 'operator', id: retry.operator },
    account,
    write: (batch, now) => addDecision(deps, batch, id, retry, now),
  })
}

/**
 * True if the refund failed at the provider. It then needs a new task: the old key would find the
 * failed refund again.
 */
const isGone = async ({ payments }: Deps, { task, provider_id }: OutboxItem): Promise<boolean> =>
  task.kind === 'refund' &&
  provider_id !== null &&
  (await payments.fetchRefund(provider_id)).state === 'failed'

/**
 * Requeues a task that no worker is processing, with its original key or reference. The provider is
 * asked for the earlier attempt before anything is sent again.
 * @throws Refusal if the task doesn't exist, is done, or is being sent
 */
export const requeueTask = async (deps: Deps, id: string, retry: Retry): Promise<void> => {
  const { data: task } = await requireRetryable(deps, id)
  if (retry.account) return sendElsewhere(deps, task, retry, retry.account)
  const isAnew = await isGone(deps, task)
  const next_id = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await requireRetryable(deps, id)
    const now = deps.clock()
    const at = timestampFromMillis(now)
    const next = isAnew ? addTask(batch, `${id}-again`, stored.data.task, now) : id
    const again = {
      state: stored.data.provider_id === null ? 'pending' : 'submitted',
      next_attempt_at: at,
    } as const
    changeOutboxItem(batch, stored, {
      // The replaced task loses its `provider_id`, so its outcome can't be taken for the new
      // task's.
      ...(isAnew
        ? { state: 'completed', provider_id: null, last_error: `replaced by ${next}` }
        : again),
      attempts: 0,
      created_at: at,
      updated_at: at,
    })
    await addDecision(deps, batch, id, retry, now)
    return { result: next }
  })
  await processOutboxItem(deps, next_id, 'schedule')
}
