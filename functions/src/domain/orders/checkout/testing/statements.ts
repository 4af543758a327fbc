import { accounts, type LedgerEntry } from '../../../../contract/entities/money/ledger'
import { isRefundOpen } from '../../../../contract/entities/money/refund'
import type { SalesFigures } from '../../../../contract/entities/money/sales'
import { statementOf } from '../../../../contract/entities/money/statement'
import { refundsOf } from '../../../../contract/entities/orders/partial'
import { sumOf } from '../../../../contract/sum-of'
import { wholeClaim } from '../../../money/chargeback/left-to-claim'
import { balanceOf } from '../../../money/ledger/balance'
import { addFigures } from '../../../money/sales/add-figures'
import { salesChangeOf } from '../../../money/sales/sales-change'
import { walletEntriesOf } from '../../../money/wallet/wallet-entry'
import type { Decision } from '../../transaction/decision'
import type { Simulation } from '../../transaction/testing/simulation'

/** What was asked of the provider to give back; `keep` takes back the request before it. */
export const requestedOf = (decisions: readonly Decision[]): number =>
  decisions.reduce((asked, { event, tasks }) => {
    const more = tasks.map((task) => (task.kind === 'refund' ? task.amount_minor : 0))
    return (event.action === 'keep' ? 0 : asked) + sumOf(more)
  }, 0)

/** What the provider sent, less what came back to it. */
export const sentOf = (decisions: readonly Decision[]): number =>
  sumOf(
    decisions.map(({ event: { action, amount_minor } }) => {
      if (action === 'refund_processed') return amount_minor ?? 0
      return action === 'refund_returned' ? -(amount_minor ?? 0) : 0
    }),
  )

const SENT: readonly LedgerEntry['kind'][] = ['refund_processed', 'refund_returned']

/** What the buyer reads of an order, beside what the entries and the requests to the provider say. */
export const buyersStatement = ({ transaction, ledger, decisions }: Simulation) => {
  const { id, money, chargebacks } = transaction
  const { paid_minor, refunded_minor } = statementOf(transaction)
  const open = refundsOf(transaction).filter(isRefundOpen)
  const lost = chargebacks.filter(({ state }) => state === 'lost')
  const ours = (money.borne_minor ?? 0) + sumOf(lost.map(({ beyond_minor = 0 }) => beyond_minor))
  const of = (isIn: (kind: LedgerEntry['kind']) => boolean, account: string) =>
    balanceOf(
      ledger.filter(({ kind }) => isIn(kind)),
      account,
    )
  const refund = accounts.refund(id)
  return {
    reads: {
      paid: paid_minor,
      back: refunded_minor,
      on_its_way: sumOf(open.map(({ amount_minor }) => amount_minor)),
      // What banks gave back at our cost, the order doesn't count as given back.
      given: refunded_minor + ours,
    },
    is: {
      paid: of((kind) => kind === 'charge', accounts.escrow(id)),
      back: of((kind) => !SENT.includes(kind), refund),
      on_its_way: balanceOf(ledger, refund),
      given: requestedOf(decisions) + sumOf(lost.map(wholeClaim)),
    },
  }
}

/** The figures of the vendor's days, as events add to them. */
const figuresOf = ({ decisions, ledger }: Simulation): SalesFigures =>
  addFigures(
    decisions.flatMap(({ event, transaction }) => salesChangeOf(event, transaction, ledger) ?? []),
  )

/** What the vendor reads of an order, on its page, in the wallet's statement and in the figures. */
export const vendorsStatement = (simulation: Simulation) => {
  const { transaction, ledger, decisions, now } = simulation
  const shown = statementOf(transaction)
  const lines = decisions.flatMap((decision) => walletEntriesOf(decision, now))
  const figures = figuresOf(simulation)
  const costs = shown.failed_sale_cost_minor + shown.carrier_adjustment_minor
  const wallet = sumOf(lines.map(({ amount_minor }) => amount_minor))
  const { id, vendor_id } = transaction
  return {
    reads: {
      page: shown.to_vendor_minor - costs,
      wallet,
      figures: figures.net_minor,
      fees: figures.fees_minor,
      sold: transaction.ended_at ? figures.gross_minor : 0,
      held: shown.held_minor,
      // What the buyer paid and hasn't back is where the vendor reads that it is.
      kept:
        shown.held_minor +
        wallet +
        costs +
        shown.platform_fee_minor +
        shown.to_carrier_minor +
        shown.commission_minor,
    },
    is: {
      page: balanceOf(ledger, accounts.payable(vendor_id)),
      wallet: balanceOf(ledger, accounts.payable(vendor_id)),
      figures: balanceOf(ledger, accounts.payable(vendor_id)),
      fees: balanceOf(ledger, accounts.platformFees),
      // Of what ended, all that was sold is earned, given back or paid for something.
      sold: transaction.ended_at
        ? figures.net_minor + figures.refunds_minor + figures.costs_minor
        : 0,
      held: balanceOf(ledger, accounts.escrow(id)),
      kept: shown.paid_minor - shown.refunded_minor,
    },
  }
}
