import type { ReportedProduct } from '../../contract/entities/catalog/product-report'
import type { CaseDecision } from '../../contract/entities/console/case-decision'
import type { ConversationReport } from '../../contract/entities/messaging/message'
import type { Ticket } from '../../contract/entities/messaging/ticket'
import type { TicketTopic } from '../../contract/entities/messaging/ticket-topics'
import type { Unplaced } from '../../contract/entities/money/unplaced'
import type { WalletEntry } from '../../contract/entities/money/wallet'
import { refundOf as refundIn } from '../../contract/entities/orders/partial'
import type { Transaction } from '../../contract/entities/orders/transaction'
import type { OutboxItem } from '../../contract/entities/outbox'
import { goodsText } from '../../contract/goods-text'
import * as queries from '../../contract/queries/console/console'
import { bind } from '../../contract/queries/query'
import { counted } from '../../contract/text/counted'
import { millisOf } from '../../contract/time'
import { DUE_KINDS } from '../jobs/kinds'
import { describeTask } from '../outbox/dispatch-outbox'
import { CARRIER_SOURCES } from './carrier-sources'
import { type Described, failingSource, type Source, sourceOf } from './queue-source'

const caseOf = (transaction: Transaction): Described => ({
  id: transaction.id,
  subject: { type: 'transaction', id: transaction.id },
  title: goodsText(transaction),
  note: transaction.invoice_id,
  due_at: transaction.deadline?.at ?? transaction.updated_at,
  amount_minor: transaction.money.held_minor,
  currency: transaction.currency,
  parties: [transaction.buyer_id, transaction.vendor_id],
})

const contestedOf = (transaction: Transaction): Described => {
  const open = transaction.chargebacks.filter(({ state }) => state === 'open')
  const [first] = open.toSorted((a, b) => millisOf(a.due_at) - millisOf(b.due_at))
  return {
    ...caseOf(transaction),
    due_at: first?.due_at ?? transaction.updated_at,
    note: open.every(({ answered_at }) => answered_at)
      ? `${transaction.invoice_id}, answered: the bank decides`
      : transaction.invoice_id,
    amount_minor: open.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  }
}

const refundOf = (transaction: Transaction, is_part: boolean): Described => {
  const refund = refundIn(transaction, is_part)
  const what = is_part ? ', of missing units' : ''
  return {
    ...caseOf(transaction),
    ...(is_part && { id: `${transaction.id}~part` }),
    note: `${transaction.invoice_id}, ${refund?.state.replaceAll('_', ' ')}${what}`,
    due_at: transaction.updated_at,
    amount_minor: refund?.amount_minor ?? 0,
  }
}

const taskOf = (item: OutboxItem): Described => ({
  id: item.id,
  ...describeTask(item),
  note: item.last_error ?? '',
  parties: [],
})

const TOPIC_NOTES: Record<TicketTopic, string> = {
  question: 'a question',
  appeal: 'an appeal against a decision',
  access: 'wants a copy of their data',
  erasure: 'wants their data deleted',
}

/** Why a sale is held; a deal's that its seller seems to have paid doesn't end by itself. */
const noteOf = ({ hold }: WalletEntry): string =>
  [...(hold?.signals ?? []), ...(hold?.needs_operator ? ['waits for an operator alone'] : [])]
    .join(', ')
    .replaceAll('_', ' ')

/** Everything that waits for a person; by name, because a page's cursor names them. */
export const QUEUE_SOURCES: Readonly<Record<string, Source>> = {
  decisions: sourceOf<CaseDecision>(
    'decision',
    bind(queries.waitingDecisions, {}),
    ({ transaction_id, decision, outcome, proposed_at, amount_minor, ...parties }) => ({
      id: transaction_id,
      subject: { type: 'transaction', id: transaction_id },
      title: `${outcome ?? decision.replaceAll('_', ' ')} to be confirmed`,
      note: '',
      due_at: proposed_at,
      amount_minor,
      currency: 'NGN',
      parties: [parties.buyer_id, parties.vendor_id],
    }),
  ),
  disputes: sourceOf('dispute', bind(queries.escalatedCases, {}), caseOf),
  chargebacks: sourceOf('chargeback', bind(queries.contestedCases, {}), contestedOf),
  refunds: sourceOf<Transaction>('refund', bind(queries.stuckRefunds, {}), (transaction) =>
    refundOf(transaction, false),
  ),
  part_refunds: sourceOf<Transaction>('refund', bind(queries.stuckPartRefunds, {}), (transaction) =>
    refundOf(transaction, true),
  ),
  otp: sourceOf('otp', bind(queries.waitingTasks, { state: 'awaiting_otp' }), taskOf),
  dead: sourceOf('task', bind(queries.waitingTasks, { state: 'dead' }), taskOf),
  ...Object.fromEntries(
    Object.entries(DUE_KINDS).map(([name, kind]) => [name, failingSource(kind)]),
  ),
  products: sourceOf<ReportedProduct>(
    'product_report',
    bind(queries.reportedProducts, {}),
    ({ product_id, product_name, vendor_id, open_reports, flagged, updated_at }) => ({
      id: product_id,
      subject: { type: 'product', id: product_id },
      title: product_name,
      note: `${counted(open_reports, 'report')}${flagged ? ', its vendor was told' : ''}`,
      due_at: updated_at,
      amount_minor: null,
      currency: null,
      parties: [vendor_id],
    }),
  ),
  conversations: sourceOf<ConversationReport>(
    'conversation_report',
    bind(queries.openReports, {}),
    ({ id, reason, reporter_id, reported_id, created_at }) => ({
      id,
      subject: { type: 'report', id },
      title: reason.replaceAll('_', ' '),
      note: '',
      due_at: created_at,
      amount_minor: null,
      currency: null,
      parties: [reporter_id, reported_id],
    }),
  ),
  holds: sourceOf<WalletEntry>('flagged_sale', bind(queries.heldEntries, {}), (entry, path) => {
    const vendor_id = path.split('/')[1] ?? ''
    return {
      id: `${vendor_id}~${entry.id}`,
      subject: { type: 'transaction', id: entry.transaction_id ?? '' },
      title: entry.description,
      note: noteOf(entry),
      due_at: entry.hold?.until ?? entry.available_at,
      amount_minor: entry.amount_minor,
      currency: 'NGN',
      parties: [vendor_id, entry.hold?.buyer_id ?? ''],
    }
  }),
  ...CARRIER_SOURCES,
  tickets: sourceOf<Ticket>('ticket', bind(queries.openTickets, {}), (ticket) => ({
    id: ticket.id,
    subject: { type: 'ticket', id: ticket.id },
    title: ticket.subject,
    note: TOPIC_NOTES[ticket.topic],
    due_at: ticket.due_at,
    amount_minor: null,
    currency: null,
    parties: [],
  })),
  unplaced: sourceOf<Unplaced>(
    'unplaced',
    bind(queries.waitingMoney, {}),
    ({ id, kind, problem, transaction_id, amount_minor, currency, created_at }) => ({
      id,
      subject: transaction_id
        ? { type: 'transaction', id: transaction_id }
        : { type: 'unplaced', id },
      title: `${kind} without a place`,
      note: problem,
      due_at: created_at,
      amount_minor,
      currency,
      parties: [],
    }),
  ),
}
