import { AppError } from '../../contract/api/errors'
import type { ContestedOrder } from '../../contract/entities/console'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { goodsText } from '../../contract/goods-text'
import type { Batch } from '../../db/firestore'
import { attributionCommands } from '../../domain/chargeback/attribution'
import { claimIn, leftOf } from '../../domain/checkout/claim'
import type { Deps } from '../deps'
import { type By, decidedBefore, type Entered, enter, type Recorded } from '../operator/recorded'
import { traced } from '../trace'
import { executeCommands, requireTransaction } from '../transaction/execute-command'
import { requireAwaited } from './answer-chargeback'
import { readOrdersOfPayment } from './contested-orders'

type Attribution = {
  chargeback_id: string
  /** As they were looked at; an order that isn't named is claimed for nothing. */
  orders: readonly { transaction_id: string; version: number; amount_minor: number }[]
}

/** What an operator sees of an order that a chargeback may be given to. */
export const contestedOrder = (transaction: Transaction, chargeback_id: string): ContestedOrder => {
  const claim = claimIn(transaction, chargeback_id)
  return {
    transaction_id: transaction.id,
    version: transaction.event_count,
    invoice_id: transaction.invoice_id,
    goods: goodsText(transaction),
    store: transaction.product_details.vendor_details.name,
    claimed_minor: claim?.state === 'open' ? claim.amount_minor : 0,
    max_minor: leftOf(transaction),
  }
}

const amountsBy = (orders: readonly ContestedOrder[]): Record<string, number> =>
  Object.fromEntries(orders.map(({ invoice_id, claimed_minor }) => [invoice_id, claimed_minor]))

/**
 * Gives a chargeback to the orders of its payment that an operator says the bank means. Those that
 * it leaves go on where they were. Nothing has been taken of anybody while it is open.
 * @throws AppError `transaction/not-found`, `operator/case-changed` with the orders as they are
 * now, and those of `attributionCommands`; Refusal if the bank has an answer
 */
export const attributeChargeback = async (
  given: Deps,
  by: By,
  id: string,
  { chargeback_id, orders }: Attribution,
): Promise<Recorded<{ done: true }>> => {
  const deps = traced(given, { operation: given.ids() })
  const { data } = await requireTransaction(id)
  const ofPayment = await readOrdersOfPayment(data)
  const ids = ofPayment.map((one) => one.id)
  if (orders.some(({ transaction_id }) => !ids.includes(transaction_id))) {
    throw new AppError('transaction/not-found')
  }
  if (!ofPayment.some((one) => claimIn(one, chargeback_id)?.state === 'open')) {
    throw new AppError('transaction/no-open-chargeback')
  }
  await requireAwaited(deps, chargeback_id)
  let entered: Entered | undefined
  await executeCommands(deps, ids, (current, now) => {
    const seen = current.map((one) => contestedOrder(one, chargeback_id))
    const named = seen.map(({ transaction_id }) =>
      orders.find((order) => order.transaction_id === transaction_id),
    )
    const amounts = named.map((order) => order?.amount_minor ?? 0)
    if (seen.every(({ claimed_minor }, index) => claimed_minor === amounts[index])) {
      return { plans: current.map(() => null) }
    }
    if (seen.some(({ version }, index) => (named[index]?.version ?? version) !== version)) {
      throw new AppError('operator/case-changed', { orders: seen })
    }
    const commands = attributionCommands(current, chargeback_id, amounts)
    const first = commands.findIndex((command) => command !== null)
    const entry = {
      action: `attribute-chargeback:${chargeback_id}`,
      subject: id,
      before: amountsBy(seen),
      after: amountsBy(seen.map((one, at) => ({ ...one, claimed_minor: amounts[at] ?? 0 }))),
    }
    const write = async (batch: Batch): Promise<void> => {
      entered = await enter(deps, batch, by, entry, now)
    }
    const actor = { role: 'operator', id: by.operator } as const
    return {
      plans: commands.map(
        (command, index) => command && { command, actor, ...(index === first && { write }) },
      ),
    }
  })
  return (entered ?? decidedBefore)({ done: true })
}
