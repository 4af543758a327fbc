import type { FailedSaleCostBearer } from '../../../../contract/entities/money/cost-bearer'
import { accounts } from '../../../../contract/entities/money/ledger'
import { isAllBack } from '../../../../contract/entities/money/statement'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { failedSaleCostOf } from '../../../../contract/escrow/failed-sale-cost'
import type { MoneyEffect } from '../../../../contract/escrow/transition'
import { posting } from './entries'
import type { EntryDraft } from './ledger'

type Moved = { entries: EntryDraft[]; money: Transaction['money']; vendor_minor: number }

/** What of the charge goes back by this effect because the sale failed, in minor units. */
const failedPartOf = (
  effect: MoneyEffect,
  transaction: Transaction,
  { money }: Moved,
  refund_minor: number,
): number => {
  switch (effect) {
    case 'refund':
    case 'taken_back':
    case 'retaken':
      return money.refunded_minor
    case 'returned':
      return refund_minor
    case 'split':
      return isAllBack(transaction, refund_minor) ? money.refunded_minor : refund_minor
    default:
      return 0
  }
}

/**
 * Takes from the vendor what the provider keeps of a charge that goes back, or gives it back, in an
 * entry of its own. Does nothing if the platform bears it.
 */
export const withFailedSaleCost = <M extends Moved>(
  transaction: Transaction,
  effect: MoneyEffect,
  move: M,
  { by, refund_minor = 0 }: { by: FailedSaleCostBearer | undefined; refund_minor?: number },
): M & { vendor_cost_minor: number } => {
  const part = by === 'vendor' ? failedPartOf(effect, transaction, move, refund_minor) : 0
  const { failed_sale_cost_minor: left = 0 } = move.money
  const after = left + failedSaleCostOf({ ...transaction, money: move.money }, part)
  const cost = after - (transaction.money.failed_sale_cost_minor ?? 0)
  if (cost === 0 && after === left) return { ...move, vendor_cost_minor: 0 }
  const { currency, vendor_id } = transaction
  const postings = [
    posting(accounts.payable(vendor_id), -cost),
    posting(accounts.providerFees, cost),
  ]
  return {
    ...move,
    entries: [...move.entries, { kind: 'failed_sale_cost', currency, postings }],
    money: { ...move.money, failed_sale_cost_minor: after },
    vendor_cost_minor: cost,
  }
}
