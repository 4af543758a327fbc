import { accounts, type LedgerEntry } from '../../contract/entities/ledger'
import { NO_SALES, type SalesFigures } from '../../contract/entities/sales'
import type { Transaction, TransactionEvent } from '../../contract/entities/transaction'

const ENDS: readonly string[] = ['completed', 'reversed']
/** States before the money is held, which don't count. */
const UNPAID: readonly string[] = ['none', 'pending']

type Step = Pick<TransactionEvent, 'id' | 'action' | 'from' | 'to'>
type Sold = Pick<Transaction, 'id' | 'vendor_id' | 'quantity' | 'amount_paid' | 'escrow_fee'>

const isPaid = ({ action, from, to }: Step): boolean =>
  action === 'payment_confirmed' && UNPAID.includes(from) && !ENDS.includes(to)

const isEnd = ({ from, to }: Step): boolean =>
  from !== to && ENDS.includes(to) && !UNPAID.includes(from) && !ENDS.includes(from)

/** A chargeback that was lost after the money was released to the vendor. */
const isTakenBack = ({ action, from }: Step): boolean =>
  action === 'chargeback_lost' && from === 'completed'

/** Whether an event changes the sales figures. Otherwise, skip reading its ledger entries. */
export const changesSales = (step: Step): boolean =>
  isPaid(step) || isEnd(step) || isTakenBack(step)

/**
 * Computes what an event adds to the figures of its day. Uses only data that never changes: the
 * event, the agreed amounts and the ledger entries that the event posted.
 */
export const salesChangeOf = (
  step: Step,
  sold: Sold,
  entries: readonly Pick<LedgerEntry, 'id' | 'postings'>[],
): SalesFigures | undefined => {
  const goods_minor = sold.amount_paid - sold.escrow_fee
  if (isPaid(step)) {
    return { ...NO_SALES, orders: 1, items: sold.quantity, gross_minor: goods_minor }
  }
  if (!changesSales(step)) return undefined
  const own = entries.filter(({ id }) => id.startsWith(`${sold.id}:${step.id}:`))
  const postedTo = (account: string): number =>
    own
      .flatMap(({ postings }) => postings)
      .filter((posting) => posting.account === account)
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  const net_minor = postedTo(accounts.payable(sold.vendor_id))
  return {
    ...NO_SALES,
    completed: isEnd(step) && step.to === 'completed' ? 1 : 0,
    fees_minor: postedTo(accounts.platformFees),
    refunds_minor: (isEnd(step) ? goods_minor : 0) - net_minor,
    net_minor,
  }
}
