import type { Transaction } from '../../../contract/entities/orders/transaction'
import { isRefundTask, type OutboxItem } from '../../../contract/entities/outbox'
import { timestampFromMillis } from '../../../contract/time'
import { addTask, changeOutboxItem } from '../../../db/money/outbox'
import type { Deps } from '../../deps'
import {
  type By,
  commitDecision,
  type Entered,
  enter,
  type Recorded,
  requireEntered,
} from '../../operators/recorded'
import { requireTransaction } from '../../orders/transaction/execute-command'
import { processOutboxItem } from '../../outbox/dispatch-outbox'
import { refundHoldOf } from '../chargeback/held-back'
import { mailRedirect } from './mail-redirect'
import { nameRefundAccount, type RefundOfOrder } from './name-refund-account'
import { destinationOf, type NamedAccount, readRedirect } from './read-redirect'
import { requireRetryable } from './require-retryable'

type Retry = By & {
  account?: NamedAccount | undefined
}

/** Sends a refund that can't return to the payer to a bank account instead, and tells the buyer. */
const sendElsewhere = async (
  deps: Deps,
  id: string,
  { account: named, ...by }: Retry & { account: NamedAccount },
): Promise<Recorded<{ transaction: Transaction }>> => {
  const redirect = await readRedirect(deps, id, named)
  let entered: Entered | undefined
  const { transaction } = await nameRefundAccount(deps, redirect.transaction.id, {
    actor: { role: 'operator', id: by.operator },
    account: redirect.account,
    write: async (batch, now) => {
      const after = destinationOf(redirect)
      const before = { task: id, refund: redirect.transaction.refund?.state ?? null }
      const entry = { action: 'retry', subject: id, before, after }
      entered = await enter(deps, batch, by, entry, now)
      await mailRedirect(deps, batch, redirect, now)
    },
  })
  return requireEntered(entered)({ transaction })
}

/**
 * True if the refund failed at the provider. It then needs a new task: the old key would find the
 * failed refund again.
 */
const isGone = async ({ payments }: Deps, { task, provider_id }: OutboxItem): Promise<boolean> =>
  isRefundTask(task) &&
  provider_id !== null &&
  (await payments.fetchRefund(provider_id)).state === 'failed'

type Task = OutboxItem['task']

const isOfOrder = (task: Task): task is RefundOfOrder =>
  task.kind === 'refund' || task.kind === 'refund_transfer'

/** The order of the refund, if a bank has given its money back. */
const givenByBank = async (task: RefundOfOrder): Promise<Transaction | undefined> => {
  const { data } = await requireTransaction(task.transaction_id)
  return (await refundHoldOf(data)) === 'given_by_bank' ? data : undefined
}

/** An operator who retries such a refund says that it is sent all the same. */
const known = async (task: Task): Promise<Task> =>
  isOfOrder(task) && (await givenByBank(task)) ? { ...task, despite_chargeback: true } : task

/**
 * The refund that trying a task again would send although the bank has given it back; undefined if it
 * is none, or if that was decided before.
 * @throws Refusal if the task can't be retried
 */
export const givenTwice = async (
  deps: Deps,
  id: string,
): Promise<{ transaction: Transaction; amount_minor: number } | undefined> => {
  const { task } = (await requireRetryable(deps, id)).data
  if (!isOfOrder(task) || task.despite_chargeback) return undefined
  const transaction = await givenByBank(task)
  return transaction && { transaction, amount_minor: task.amount_minor }
}

/**
 * Requeues a task that no worker is processing, with its original key or reference. The provider is
 * asked for the earlier attempt before anything is sent again.
 * @throws Refusal if the task doesn't exist, is done, or is being sent
 */
export const requeueTask = async (
  deps: Deps,
  id: string,
  { account, ...retry }: Retry,
): Promise<Recorded<unknown>> => {
  const { data: task } = await requireRetryable(deps, id)
  if (account) return sendElsewhere(deps, id, { ...retry, account })
  const isAnew = await isGone(deps, task)
  const done = await commitDecision(deps, retry, 'service/unavailable', async (batch, now) => {
    const stored = await requireRetryable(deps, id)
    const at = timestampFromMillis(now)
    const asked = await known(stored.data.task)
    const next = isAnew ? addTask(batch, `${id}-again`, asked, now) : id
    const again = {
      task: asked,
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
    const { state, attempts } = stored.data
    const entry = {
      action: 'retry',
      subject: id,
      before: { state, attempts },
      after: { task: next, state: isAnew ? 'pending' : again.state },
    }
    return { entry, result: next }
  })
  await processOutboxItem(deps, done.result, 'schedule')
  return done
}
