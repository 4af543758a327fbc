import { proportionOf } from '../allocate'
import type { FailedSaleCostBearer } from '../entities/money/cost-bearer'
import { isAllBack } from '../entities/money/statement'
import { type GoodsReturn, isFault, isSecondTry } from '../entities/orders/return'
import type { Transaction } from '../entities/orders/transaction'
import { isSentAgainInPart, returnRefundOf, returnTotalOf } from './return-amounts'

type Priced = Pick<Transaction, 'failed_sale_cost_minor' | 'money' | 'carrier'>

/**
 * What the vendor pays, besides what was taken before, if the sale fails by the vendor's act or
 * silence, in minor units: as much of the order's cost as of its charge goes back, rounded down.
 * Orders from before this rule cost nothing, nor do those for which we couldn't pay a carrier.
 * @param back_minor what goes back of the charge; all of it unless it is said
 */
export const failedSaleCostOf = (
  { failed_sale_cost_minor: whole = 0, money, carrier }: Priced,
  back_minor: number = money.charged_minor,
): number => {
  const { charged_minor, failed_sale_cost_minor: taken = 0 } = money
  if (charged_minor === 0 || carrier?.is_empty) return 0
  const part_minor = Math.min(back_minor, charged_minor)
  return Math.max(0, proportionOf(whole, part_minor, charged_minor) - taken)
}

/** The same if an order is never sent, or never arrives: of a second try of some units, what they cost. */
export const costIfNotSent = (
  transaction: Priced & Pick<Transaction, 'round' | 'return'>,
): number => {
  const { return: back } = transaction
  return back && isSentAgainInPart(transaction)
    ? failedSaleCostOf(transaction, returnTotalOf(back.amounts))
    : failedSaleCostOf(transaction)
}

/** The same of a settlement by which `refund_minor` goes back: all of the charge if the vendor gets nothing. */
export const settlementCostOf = (transaction: Transaction, refund_minor: number): number =>
  isAllBack(transaction, refund_minor)
    ? failedSaleCostOf(transaction)
    : failedSaleCostOf(transaction, refund_minor)

/** The same of an accepted return; nothing while the goods are sent once more. */
export const returnCostOf = (transaction: Transaction): number => {
  const { return: back, amount_paid, partial } = transaction
  if (!back || isSecondTry(back) || returnCostBearerOf(back) !== 'vendor') return 0
  const total_minor = returnTotalOf(back.amounts)
  return failedSaleCostOf(
    transaction,
    total_minor === amount_paid
      ? returnRefundOf(transaction) + (partial?.refund.amount_minor ?? 0)
      : total_minor,
  )
}

/** Who pays it for goods that came back: nobody failed a buyer who changed their mind. */
export const returnCostBearerOf = ({
  reason,
  cost_by,
}: Pick<GoodsReturn, 'reason' | 'cost_by'>): FailedSaleCostBearer =>
  cost_by ?? (isFault({ reason }) ? 'vendor' : 'platform')
