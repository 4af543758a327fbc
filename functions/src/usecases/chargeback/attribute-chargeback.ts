import { AppError } from '../../contract/api/errors'
import type { ContestedOrder } from '../../contract/entities/console'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { goodsText } from '../../contract/goods-text'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { attributionCommands } from '../../domain/chargeback/attribution'
import { claimIn, leftOf } from '../../domain/checkout/claim'
import { requireNotOwn } from '../console/require-not-own'
import type { Deps } from '../deps'
import type { Acting } from '../operator/acting'
import { traced } from '../trace'
import { executeCommands, requireTransaction } from '../transaction/execute-command'
import { requireAwaited } from './answer-chargeback'
import { readOrdersOfPayment } from './contested-orders'

type Attribution = {
  reason: string
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
 * @throws AppError `transaction/not-found`, `operator/own-case`, `operator/case-changed` with the
 * orders as they are now, and those of `attributionCommands`; Refusal if the bank has an answer
 */
export const attributeChargeback = async (
  given: Deps,
  acting: Acting,
  id: string,
  { reason, chargeback_id, orders }: Attribution,
): Promise<void> => {
  const deps = traced(given, { operation: given.ids() })
  const { data } = await requireTransaction(id)
  const ofPayment = await readOrdersOfPayment(data)
  for (const one of ofPayment) await requireNotOwn(acting, one, one.id)
  const ids = ofPayment.map((one) => one.id)
  if (orders.some(({ transaction_id }) => !ids.includes(transaction_id))) {
    throw new AppError('transaction/not-found')
  }
  if (!ofPayment.some((one) => claimIn(one, chargeback_id)?.state === 'open')) {
    throw new AppError('transaction/no-open-chargeback')
  }
  await requireAwaited(deps, chargeback_id)
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
    return {
      plans: commands.map((command, index) =>
        command === null
          ? null
          : {
              command,
              actor: { role: 'operator', id: acting.uid },
              ...(index === first && {
                write: (batch) =>
                  addOpsDecision(batch, {
                    id: deps.ids(),
                    operator: acting.uid,
                    action: `attribute-chargeback:${chargeback_id}`,
                    subject: id,
                    reason,
                    before: amountsBy(seen),
                    after: amountsBy(
                      seen.map((one, at) => ({ ...one, claimed_minor: amounts[at] ?? 0 })),
                    ),
                    at: timestampFromMillis(now),
                  }),
              }),
            },
      ),
    }
  })
}
