import type { Transaction } from '@contract/entities/orders/transaction'
import { failedSaleCostOf, returnCostOf } from '@contract/escrow/failed-sale-cost'
import { formatMoney } from '@contract/money'

/**
 * “Declining costs ₦255.25: the bank keeps its fee.” Undefined if it costs nothing.
 * @param what the vendor does, such as “Declining”
 * @param cost_minor that of all that was paid unless it is said
 */
export const costText = (
  what: string,
  transaction: Transaction,
  cost_minor: number = failedSaleCostOf(transaction),
): string | undefined =>
  cost_minor === 0
    ? undefined
    : `${what} costs ${formatMoney(cost_minor, transaction.currency)}: the bank keeps its fee.`

/** The same of a refund for goods that go back; undefined as well while they are sent once more. */
export const returnCostText = (what: string, transaction: Transaction): string | undefined =>
  costText(what, transaction, returnCostOf(transaction))
