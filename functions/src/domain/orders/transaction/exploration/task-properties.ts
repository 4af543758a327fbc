import { accounts } from '../../../../contract/entities/money/ledger'
import { wayThereMinor } from '../../../../contract/entities/money/statement'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { OutboxTask } from '../../../../contract/entities/outbox'
import { isReversed } from '../../../../contract/escrow/states'
import { millisOf } from '../../../../contract/time'
import { inEvery, type Property } from './event'
import { isOver } from './instants'
import type { Act, Order } from './order'

const idsOf = ({ chargebacks }: Transaction, one: 'open' | 'lost'): string[] =>
  chargebacks.filter(({ state }) => state === one).map(({ id }) => id)

const isNew = (before: Transaction, after: Transaction, one: 'open' | 'lost'): boolean =>
  idsOf(after, one).some((id) => !idsOf(before, one).includes(id))

/** The vendor owes a carrier's fee for a parcel that nobody has seen arrive. */
const isParcelLeft = (before: Transaction, after: Transaction): boolean =>
  !isOver(before) &&
  isReversed(after) &&
  before.round === undefined &&
  wayThereMinor(before) > 0 &&
  before.shipment?.delivered_at === undefined &&
  after.money.released_minor < 0 &&
  !isNew(before, after, 'lost')

/** A return is over while its booked parcel is under way. */
const isWayBackLeft = (before: Transaction, after: Transaction): boolean =>
  before.return?.sent?.is_booked === true &&
  before.return.outcome === undefined &&
  before.return.arrived_at === undefined &&
  after.return?.outcome !== undefined &&
  (after.way_back?.fee_minor ?? 0) > 0

/** What others are asked for, by what an order was and is; refunds and tax documents aside. */
const askedFor = (
  { transaction: before }: Order,
  { actor, command }: Act,
  { transaction: after }: Order,
): string[] => [
  ...(isNew(before, after, 'open') ? ['chargeback_evidence'] : []),
  ...(command.action === 'dispute' &&
  command.reason === 'not_received' &&
  actor === 'buyer' &&
  before.carrier &&
  before.round === undefined &&
  before.shipment
    ? ['carrier_proof']
    : []),
  ...(isParcelLeft(before, after) ? ['carrier_cancel'] : []),
  ...(isWayBackLeft(before, after) ? ['carrier_cancel of the way back'] : []),
]

const nameOf = (task: OutboxTask): string =>
  'is_way_back' in task && task.is_way_back ? `${task.kind} of the way back` : task.kind

const APART: readonly string[] = ['refund', 'tax_documents']

/** What is asked of the provider, of carriers and of whoever numbers documents. */
export const TASK_PROPERTIES = {
  othersAreAsked: inEvery('move', ({ before, step, after, decision }) => {
    const due = askedFor(before, step, after).join(', ')
    const asked = decision.tasks.map(nameOf).filter((name) => !APART.includes(name))
    return asked.join(', ') === due ? undefined : `asked is "${asked.join(', ')}", not "${due}"`
  }),

  lateMoneyWaits: inEvery('move', ({ step: { command }, after: { transaction }, decision }) => {
    const { keep_until } = transaction
    const until = command.action === 'payment_late' && keep_until ? millisOf(keep_until) : undefined
    return decision.tasks_at === until ? undefined : `it is sent at ${decision.tasks_at}`
  }),

  whatIsSuppliedIsBilled: inEvery('move', ({ before, after, decision }) => {
    const account = `NGN ${accounts.vatPayable}`
    const due = (after.accounts[account] ?? 0) - (before.accounts[account] ?? 0)
    const lines = decision.tasks.flatMap((task) =>
      task.kind === 'tax_documents' ? task.lines : [],
    )
    const billed = lines.reduce((sum, { vat_minor }) => sum + vat_minor, 0)
    return billed === due ? undefined : `VAT of ${billed} is billed, ${due} is due`
  }),
} satisfies Record<string, Property>
