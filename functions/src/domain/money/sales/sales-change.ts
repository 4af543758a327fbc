import {
  accounts,
  type LedgerEntry,
  type LedgerKind,
} from '../../../contract/entities/money/ledger'
import { NO_SALES, type SalesFigures } from '../../../contract/entities/money/sales'
import { vendorPartOf } from '../../../contract/entities/money/statement'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { beginsHolding } from '../../../contract/escrow/holding'
import { actionOf } from '../ledger/action-of'

const CARRIER = accounts.carrier('')
const ENDS: readonly string[] = ['completed', 'reversed']
/** States before the money is held, which don't count. */
const UNPAID: readonly string[] = ['none', 'pending']

/** What a vendor pays beside what goes back to the buyer, such as carriers' fees of a refunded order. */
const COSTS: readonly LedgerKind[] = [
  'failed_sale_cost',
  'carrier_adjustment',
  'carrier_returned',
  'refund',
]
/** Actions that move a carrier's fee for goods that go back. */
const WAY_BACK: readonly string[] = ['book_return', 'carrier_return_cancelled']

type Step = Pick<TransactionEvent, 'id' | 'action' | 'from' | 'to'>
type Sold = Pick<
  Transaction,
  'id' | 'vendor_id' | 'units_total' | 'amount_paid' | 'escrow_fee' | 'partial' | 'way_back'
>
type Entry = Pick<LedgerEntry, 'id' | 'kind' | 'postings'>

/** Whether a paid order was completed or reversed. */
export const isEnd = ({ from, to }: Step): boolean =>
  from !== to && ENDS.includes(to) && !UNPAID.includes(from) && !ENDS.includes(from)

/** What the vendor didn't have of an order: its units and its part of the money. */
const missingOf = ({ partial }: Sold) => ({
  units: (partial?.missing ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  minor: (partial?.goods_minor ?? 0) + (partial?.delivery_minor ?? 0),
})

const isPartial = ({ action }: Step): boolean => action === 'confirm_partial'

/**
 * A chargeback that was lost, or is about another order, after the end. Of goods that went back for a
 * changed mind, delivery and our fee didn't.
 */
const isTakenBack = ({ action, from }: Step): boolean =>
  (action === 'chargeback_lost' || action === 'reattribute_chargeback') && ENDS.includes(from)

const isAdjusted = ({ action }: Step): boolean =>
  action === 'adjust_carrier' || action === 'credit_carrier'

/** A chargeback that was lost after the end, or a dispute that ended. */
const isDisputeOver = (step: Step): boolean =>
  (isEnd(step) && step.from === 'in_dispute') ||
  (isTakenBack(step) && step.action === 'chargeback_lost')

/** Whether an event changes the sales figures. Otherwise, skip reading its ledger entries. */
export const changesSales = (step: Step): boolean =>
  beginsHolding(step) || isPartial(step) || isEnd(step) || isTakenBack(step) || isAdjusted(step)

/**
 * What a way back costs the vendor of an order that ends: all of it if the money is released, since
 * the buyer gets nothing that it could be taken from.
 * @param own the entries of the end
 */
const wayBackCostOf = (sold: Sold, own: readonly Entry[], entries: readonly Entry[]): number => {
  const bearers = own.some(({ kind }) => kind === 'release') ? ['buyer', 'vendor'] : ['vendor']
  const isDivided = own.some(({ kind }) => kind === 'release' || kind === 'split')
  if (!isDivided || !sold.way_back || !bearers.includes(sold.way_back.by)) return 0
  return entries
    .filter(({ id }) => WAY_BACK.includes(actionOf({ id, chain: sold.id })))
    .flatMap(({ postings }) => postings)
    .reduce((sum, one) => (one.account.startsWith(CARRIER) ? sum + one.amount_minor : sum), 0)
}

/**
 * Computes what an event adds to the figures of its day. Uses only data that never changes: the
 * event, the agreed amounts and the ledger entries up to the event.
 * @param entries the order's, those of the event and before it at least
 */
export const salesChangeOf = (
  step: Step,
  sold: Sold,
  entries: readonly Entry[],
): SalesFigures | undefined => {
  const gross_minor = vendorPartOf(sold)
  const missing = missingOf(sold)
  if (beginsHolding(step)) {
    const items = sold.units_total + missing.units
    return { ...NO_SALES, orders: 1, items, gross_minor: gross_minor + missing.minor }
  }
  if (isPartial(step)) return { ...NO_SALES, refunds_minor: missing.minor }
  if (!changesSales(step)) return undefined
  const own = entries.filter(({ id }) => id.startsWith(`${sold.id}:${step.id}:`))
  const postedTo = (account: string, of = own): number =>
    of
      .flatMap(({ postings }) => postings)
      .filter((posting) => posting.account === account)
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  const payable = accounts.payable(sold.vendor_id)
  const net_minor = postedTo(payable)
  // What the vendor doesn't get though it doesn't go back to the buyer.
  const costs = own.filter(({ kind }) => COSTS.includes(kind))
  const way_back_minor = isEnd(step) ? wayBackCostOf(sold, own, entries) : 0
  const costs_minor = postedTo(accounts.commission) - postedTo(payable, costs) + way_back_minor
  const refunds_minor = (isEnd(step) ? gross_minor : 0) - net_minor - costs_minor
  // Of an order that was refunded, a bank has nothing more of the vendor's to take.
  const isOver = isDisputeOver(step) && (step.from !== 'reversed' || refunds_minor > 0)
  return {
    ...NO_SALES,
    completed: isEnd(step) && step.to === 'completed' ? 1 : 0,
    fees_minor: postedTo(accounts.platformFees),
    refunds_minor,
    net_minor,
    costs_minor,
    disputes: isOver ? 1 : 0,
    disputes_lost: isOver && refunds_minor > 0 ? 1 : 0,
  }
}
