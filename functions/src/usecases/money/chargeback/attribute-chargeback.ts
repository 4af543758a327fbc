import { AppError } from '../../../contract/api/errors'
import type { ContestedOrder } from '../../../contract/entities/console/console'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { goodsText } from '../../../contract/goods-text'
import type { Batch } from '../../../db/firestore'
import {
  attributable,
  attributionCommands,
  movedMinor,
} from '../../../domain/money/chargeback/attribution'
import { claimIn } from '../../../domain/orders/checkout/claim'
import type { Deps } from '../../deps'
import {
  type By,
  decidedBefore,
  type Entered,
  enter,
  type Recorded,
} from '../../operators/recorded'
import { executeCommands, requireTransaction } from '../../orders/transaction/execute-command'
import { traced } from '../../trace'
import { requireAwaited } from './answer-chargeback'
import { readOrdersOfPayment } from './contested-orders'

type Attribution = {
  chargeback_id: string
  /** As they were looked at; an order that isn't named is claimed for nothing. */
  orders: readonly { transaction_id: string; version: number; amount_minor: number }[]
}

/** What an operator sees of an order that a chargeback may be given to. */
export const contestedOrder = (
  transaction: Transaction,
  chargeback_id: string,
): ContestedOrder => ({
  transaction_id: transaction.id,
  version: transaction.event_count,
  invoice_id: transaction.invoice_id,
  goods: goodsText(transaction),
  store: transaction.product_details.vendor_details.name,
  ...attributable(transaction, chargeback_id),
})

const amountsBy = (orders: readonly ContestedOrder[]): Record<string, number> =>
  Object.fromEntries(orders.map(({ invoice_id, claimed_minor }) => [invoice_id, claimed_minor]))

type Named = Attribution['orders'][number]

const amountsOf = (current: readonly { id: string }[], orders: readonly Named[]): number[] =>
  current.map(({ id }) => orders.find((one) => one.transaction_id === id)?.amount_minor ?? 0)

/**
 * The orders of the payment of an order, of which an operator names some.
 * @throws AppError `transaction/not-found`, `transaction/no-open-chargeback`
 */
const requireContestedPayment = async (
  id: string,
  { chargeback_id, orders }: Attribution,
): Promise<{ ofPayment: Transaction[]; isOpen: boolean }> => {
  const { data } = await requireTransaction(id)
  const ofPayment = await readOrdersOfPayment(data)
  const ids = ofPayment.map((one) => one.id)
  if (orders.some(({ transaction_id }) => !ids.includes(transaction_id))) {
    throw new AppError('transaction/not-found')
  }
  const states = ofPayment.map((one) => claimIn(one, chargeback_id)?.state)
  const isOpen = states.includes('open')
  if (!isOpen && !states.includes('lost')) throw new AppError('transaction/no-open-chargeback')
  return { ofPayment, isOpen }
}

/** What other vendors would pay; null while the bank has taken nothing. */
export const reattributedMinor = async (
  id: string,
  attribution: Attribution,
): Promise<number | null> => {
  const { ofPayment, isOpen } = await requireContestedPayment(id, attribution)
  if (isOpen) return null
  const amounts = amountsOf(ofPayment, attribution.orders)
  attributionCommands(ofPayment, attribution.chargeback_id, amounts)
  return movedMinor(ofPayment, attribution.chargeback_id, amounts)
}

/**
 * Gives a chargeback to the orders of its payment that an operator says the bank means. Nothing has
 * been taken of anybody while it is open, and those that it leaves go on where they were. Once it is
 * lost, those that paid and aren't meant have their money back, and the others pay it.
 * @throws AppError `transaction/not-found`, `operator/case-changed` with the orders as they are
 * now, and those of `attributionCommands`; Refusal if the bank has an answer and hasn't decided
 */
export const attributeChargeback = async (
  given: Deps,
  by: By,
  id: string,
  attribution: Attribution,
): Promise<Recorded<{ done: true }>> => {
  const deps = traced(given, { operation: given.ids() })
  const { chargeback_id, orders } = attribution
  const { ofPayment, isOpen } = await requireContestedPayment(id, attribution)
  const ids = ofPayment.map((one) => one.id)
  if (isOpen) await requireAwaited(deps, chargeback_id)
  let entered: Entered | undefined
  await executeCommands(deps, ids, (current, now) => {
    const seen = current.map((one) => contestedOrder(one, chargeback_id))
    const named = seen.map(({ transaction_id }) =>
      orders.find((order) => order.transaction_id === transaction_id),
    )
    const amounts = amountsOf(current, orders)
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
