import { type GoodsReturn, isSecondTry } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { failedSaleCostOf, returnCostBearerOf } from '@contract/escrow/failed-sale-cost'
import { returnRefundOf } from '@contract/escrow/return-amounts'
import { formatMoney } from '@contract/money'

/**
 * “Declining costs ₦255.25: the bank keeps its fee.” Undefined if it costs nothing.
 * @param what the vendor does, such as “Declining”
 * @param back_minor what goes back of the payment; all of it unless it is said
 */
export const costText = (
  what: string,
  transaction: Transaction,
  back_minor?: number,
): string | undefined => {
  const cost = failedSaleCostOf(transaction, back_minor)
  if (cost === 0) return undefined
  return `${what} costs ${formatMoney(cost, transaction.currency)}: the bank keeps its fee.`
}

/** The same of a refund for goods that go back; undefined as well while they are sent once more. */
export const returnCostText = (
  what: string,
  transaction: Transaction,
  back: GoodsReturn,
): string | undefined =>
  isSecondTry(back) || returnCostBearerOf(back) !== 'vendor'
    ? undefined
    : costText(what, transaction, returnRefundOf(transaction))
