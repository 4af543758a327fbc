import { positiveMinor } from '../../../contract/amount'
import { AppError } from '../../../contract/api/errors'
import { refundOf } from '../../../contract/entities/orders/partial'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { isOpenOutboxState, type OutboxItem } from '../../../contract/entities/outbox'
import { findTransition } from '../../../contract/escrow/actions'
import { timestampFromMillis } from '../../../contract/time'
import type { Batch } from '../../../db/firestore'
import {
  addTask,
  changeOutboxItem,
  outboxOfTransaction,
  readOutboxItem,
} from '../../../db/money/outbox'
import { readPrivatePart } from '../../../db/orders/transactions'
import type { EventActor } from '../../../domain/orders/transaction/decision'
import { fitsRefund } from '../../../domain/orders/transaction/effects/refund'
import { isRefusal } from '../../../ports/provider-problem'
import type { Deps } from '../../deps'
import {
  type Acted,
  executeCommand,
  requireTransaction,
} from '../../orders/transaction/execute-command'
import { changeLeased, isLeased, leaseOutboxItem } from '../../outbox/outbox-lease'
import { refundHoldOf } from '../chargeback/held-back'

/** A bank account, with the account name that the bank returned. */
export type RefundAccount = {
  bank_code: string
  bank_name: string
  account_number: string
  account_name: string
}

export type RefundOfOrder = Extract<OutboxItem['task'], { kind: 'refund' | 'refund_transfer' }>

type Naming = {
  actor: EventActor
  account: RefundAccount
  /** Written before any money moves, such as an operator's reason. */
  write?: (batch: Batch, now: number) => Promise<void>
}

/** The timeline shows only the masked number, because the vendor reads it too. */
export const maskedOf = ({ account_number }: RefundAccount): string =>
  `******${account_number.slice(-4)}`

/** The names that an account for the refund may have: the buyer's and the recipient's. */
export const namesOfPayer = async ({
  id,
  buyer_id,
  customer_details,
}: Transaction): Promise<string[]> => {
  const recipient = (await readPrivatePart(id, buyer_id))?.contact.recipient_name
  return [customer_details.name, ...(recipient ? [recipient] : [])]
}

/** Which of an order's two refunds is asked about: the one that ended it first. */
const waitingPart = (transaction: Transaction): true | undefined =>
  fitsRefund(transaction, 'name_refund_account', undefined) ? undefined : true

/** Whether an account would be asked for another refund of the order than the one that the task makes. */
export const isOfOtherRefund = (transaction: Transaction, task: RefundOfOrder): boolean => {
  const is_part = waitingPart(transaction)
  if (!fitsRefund(transaction, 'name_refund_account', is_part)) return false
  const isForeign = task.kind === 'refund' && task.currency !== transaction.currency
  return isForeign || task.is_part !== is_part
}

/**
 * The tasks that tried to make the refund that waits in the purchase's own currency, without those
 * that were replaced.
 */
const triesOf = async (transaction: Transaction): Promise<OutboxItem[]> => {
  const { id, currency } = transaction
  const is_part = waitingPart(transaction)
  return (await outboxOfTransaction(id)).filter(({ task, state, provider_id }) => {
    if (task.kind !== 'refund' && task.kind !== 'refund_transfer') return false
    const isReplaced = state === 'completed' && provider_id === null
    const isOwn = task.kind === 'refund_transfer' || task.currency === currency
    return isOwn && !isReplaced && task.is_part === is_part
  })
}

/** Refuses a new destination while an earlier attempt may still pay the buyer. */
const checkNoneUnderWay = (tries: readonly OutboxItem[], now: number): void => {
  const isUnderWay = tries.some((item) => isOpenOutboxState(item.state) || isLeased(item, now))
  if (isUnderWay) throw new AppError('payment/refund-under-way')
}

const notAllowed = (): AppError =>
  new AppError('transaction/action-not-allowed', { allowed_actions: [] })

/**
 * Refuses a destination while a bank contests the payment. Where it has given the money, an operator
 * alone may say that it is sent all the same.
 */
const requireNotHeld = async (
  transaction: Transaction,
  { role }: EventActor,
): Promise<true | undefined> => {
  const hold = await refundHoldOf(transaction)
  if (hold === 'contested' || (hold !== null && role !== 'operator')) throw notAllowed()
  return hold === null ? undefined : true
}

const bankIdOf = async ({ payments }: Deps, { bank_code }: RefundAccount): Promise<string> => {
  const bank = (await payments.listBanks()).find(({ code }) => code === bank_code)
  if (!bank) throw new AppError('vendor/account-not-resolved')
  return bank.id
}

const commandOf = (account: RefundAccount, is_part: true | undefined) =>
  ({
    action: 'name_refund_account',
    account: maskedOf(account),
    ...(is_part && { is_part }),
  }) as const

/** Gives the provider a bank account for a refund that it still holds (`needs_attention`). */
const redirect = async (
  deps: Deps,
  id: string,
  item: OutboxItem,
  provider_id: string,
  { actor, account, write }: Naming,
): Promise<Acted> => {
  const bank_id = await bankIdOf(deps, account)
  const lease = await leaseOutboxItem(deps, item.id, 'operator')
  if (lease === null || lease === 'will_look_again') throw new AppError('payment/refund-under-way')
  const giveBack = (state: OutboxItem['state']) => (_: OutboxItem, now: number) => {
    const at = timestampFromMillis(now)
    return { state, lease: null, attempts: 0, next_attempt_at: at, created_at: at, updated_at: at }
  }
  // From here on, a scheduled run checks the refund even if this process dies.
  try {
    await changeLeased(deps, lease, () => ({ state: 'submitted' }), write)
  } catch (error) {
    await changeLeased(deps, lease, giveBack(item.state))
    throw error
  }
  try {
    const { account_number } = account
    await deps.payments.retryRefund(provider_id, { account_number, bank_id })
  } catch (error) {
    // Without a conclusive response the retry may have happened: the next scheduled run checks.
    await changeLeased(deps, lease, giveBack(isRefusal(error) ? 'dead' : 'submitted'))
    throw error
  }
  const is_part = 'is_part' in item.task ? item.task.is_part : undefined
  const acted = await executeCommand(deps, id, () => ({
    actor,
    command: commandOf(account, is_part),
  }))
  await changeLeased(deps, lease, giveBack('submitted'))
  return acted
}

/**
 * Pays the refund by transfer from `refund:{id}`, once the failed refund has returned the money to
 * us.
 */
const transfer = async (
  deps: Deps,
  id: string,
  { actor, account, write }: Naming,
): Promise<Acted> => {
  const { account_name: name, account_number, bank_code } = account
  const recipient = await deps.payments.createRecipient({ name, account_number, bank_code })
  const reference = `oja-r-${deps.ids()}`.toLowerCase()
  return executeCommand(deps, id, async (transaction, now) => {
    const tries = await triesOf(transaction)
    checkNoneUnderWay(tries, now)
    const stored = await Promise.all(tries.map((one) => readOutboxItem(one.id)))
    const despite_chargeback = await requireNotHeld(transaction, actor)
    const is_part = waitingPart(transaction)
    const amount_minor = positiveMinor(refundOf(transaction, is_part)?.amount_minor ?? 0)
    if (amount_minor === null) throw new Error(`the refund of ${id} has no amount`)
    return {
      actor,
      command: commandOf(account, is_part),
      write: async (batch, { event }) => {
        const next = addTask(
          batch,
          `${id}-${event.id}`,
          {
            kind: 'refund_transfer',
            transaction_id: id,
            amount_minor,
            ...(is_part && { is_part }),
            ...(despite_chargeback && { despite_chargeback }),
            recipient_code: recipient.recipient_code,
            reference,
          },
          now,
        )
        for (const earlier of stored) {
          if (!earlier) continue
          // A replaced task loses its `provider_id`, so its outcome can't be taken for the new
          // task's.
          changeOutboxItem(batch, earlier, {
            state: 'completed',
            provider_id: null,
            last_error: `replaced by ${next}`,
            updated_at: timestampFromMillis(now),
          })
        }
        await write?.(batch, now)
      },
    }
  })
}

/**
 * Sends a refund that could not return to the original payment method to a bank account. The
 * provider redirects it if it waits for an account; if the refund failed and the money is back with
 * us, a transfer pays it.
 * @throws AppError `transaction/action-not-allowed`, `payment/refund-under-way`
 */
export const nameRefundAccount = async (deps: Deps, id: string, naming: Naming): Promise<Acted> => {
  const { data } = await requireTransaction(id)
  if (!findTransition(data, 'name_refund_account', naming.actor.role, deps.clock())) {
    throw notAllowed()
  }
  await requireNotHeld(data, naming.actor)
  const tries = await triesOf(data)
  checkNoneUnderWay(tries, deps.clock())
  const dead = tries.find(({ task, state }) => task.kind === 'refund' && state === 'dead')
  if (!dead?.provider_id) return transfer(deps, id, naming)
  const { state } = await deps.payments.fetchRefund(dead.provider_id)
  if (state === 'needs_attention') return redirect(deps, id, dead, dead.provider_id, naming)
  if (state === 'failed') return transfer(deps, id, naming)
  throw new AppError('payment/refund-under-way')
}
