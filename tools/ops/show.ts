import type { LedgerEntry } from '../../functions/src/contract/entities/ledger'
import { statementOf } from '../../functions/src/contract/entities/statement'
import type { Transaction } from '../../functions/src/contract/entities/transaction'
import type { Unplaced } from '../../functions/src/contract/entities/unplaced'
import { formatMoney } from '../../functions/src/contract/money'
import { millisOf, type Timestamp } from '../../functions/src/contract/time'
import { readOpsDecisions } from '../../functions/src/db/audit-log'
import { readChain } from '../../functions/src/db/money/ledger'
import {
  dueOutboxIds,
  leasedOutbox,
  listOutbox,
  outboxOfTransaction,
} from '../../functions/src/db/money/outbox'
import { readPayout } from '../../functions/src/db/money/payouts'
import { openUnplaced } from '../../functions/src/db/money/unplaced'
import {
  dueTransactionIds,
  readDisputeEntries,
  readEvents,
  readTransaction,
  transactionsForOperator,
} from '../../functions/src/db/orders/transactions'
import { failingLines } from './failing'

const MAX = 200

const instant = (at: Timestamp): string => new Date(millisOf(at)).toISOString()

/** The open chargebacks of a purchase, one text each. */
const openClaims = ({ chargebacks, currency }: Transaction): string[] =>
  chargebacks
    .filter(({ state }) => state === 'open')
    .map(
      ({ id, amount_minor, due_at }) =>
        `chargeback ${id} of ${formatMoney(amount_minor, currency)}, answer by ${instant(due_at)}`,
    )

/** In minor units with the currency code: it may be a currency that we don't sell in. */
const unplacedLine = (item: Unplaced): string => {
  const { id, kind, subject, event_key, reference, amount_minor, currency } = item
  const amount = amount_minor === null ? 'unknown amount' : `${amount_minor} ${currency}`
  const moved = `moved ${item.moved_minor}, on hold ${item.suspended_minor}`
  return `  ${id}  ${kind} ${subject}  ${item.problem}  ${amount}, ${moved}  of ${reference ?? 'no reference'}  purchase ${item.transaction_id ?? 'none'}  told by ${event_key}`
}

/** Lists due work, stuck tasks and what waits for an operator. `now` in epoch milliseconds. */
export const showWork = async (now: number): Promise<string[]> => {
  const [unpaid, paid, tasks, sending, stuck, waiting, unplaced, failing] = await Promise.all([
    dueTransactionIds('unpaid', now, MAX),
    dueTransactionIds('paid', now, MAX),
    dueOutboxIds(now, MAX),
    leasedOutbox(now),
    listOutbox('stuck'),
    transactionsForOperator(),
    openUnplaced(),
    failingLines(),
  ])
  const due = [...unpaid, ...paid]
  return [
    `Due transactions: ${due.length}`,
    ...due.map((id) => `  ${id}`),
    `Due tasks, sent by themselves: ${tasks.length}`,
    ...tasks.map((id) => `  ${id}`),
    `Being sent now, not to be retried: ${sending.length}`,
    ...sending.map(({ id, task, lease }) => {
      const until = lease ? `until ${instant(lease.until)}` : ''
      return `  ${id}  ${task.kind}  ${until}`
    }),
    `Stuck tasks: ${stuck.length}`,
    ...stuck.map(({ id, task, last_error }) => `  ${id}  ${task.kind}  ${last_error ?? ''}`),
    ...failing,
    `Waiting for an operator: ${waiting.length}`,
    ...waiting.map((transaction) => {
      const claims = openClaims(transaction)
      const why = claims.length > 0 ? claims.join(', ') : 'escalated'
      return `  ${transaction.id}  ${transaction.invoice_id}  ${why}`
    }),
    `Without a place: ${unplaced.length}`,
    ...unplaced.map(unplacedLine),
  ]
}

const ledgerLines = (chain: readonly LedgerEntry[]): string[] => [
  'Ledger:',
  ...chain.map(({ id, currency, postings }) => {
    const moves = postings.map(({ account, amount_minor }) => `${account} ${amount_minor}`)
    return `  ${id}  ${currency}  ${moves.join(', ')}`
  }),
]

const decisionLines = async (id: string): Promise<string[]> => [
  'Decisions:',
  ...(await readOpsDecisions(MAX, id)).map(
    ({ at, operator, action, reason }) =>
      `  ${instant(at)}  ${operator}  ${action}  ${JSON.stringify(reason)}`,
  ),
]

const showPayout = async (id: string): Promise<string[]> => {
  const kept = await readPayout(id)
  if (!kept) throw new Error(`There is no transaction or payout ${id}.`)
  const { vendor_id, state, reference, amount_minor, currency, failure } = kept.data
  return [
    `Payout ${id}  ${state}  ${failure ?? ''}`,
    `Vendor ${vendor_id}, ${formatMoney(amount_minor, currency)}, transfer ${reference}`,
    ...ledgerLines(await readChain(id)),
    ...(await decisionLines(id)),
  ]
}

/** Shows everything about one transaction: parties, money, timeline, dispute, ledger, tasks. */
export const showTransaction = async (id: string): Promise<string[]> => {
  const kept = await readTransaction(id)
  if (!kept) return showPayout(id)
  const transaction = kept.data
  const [events, entries, chain, tasks] = await Promise.all([
    readEvents(id),
    readDisputeEntries(id),
    readChain(id),
    outboxOfTransaction(id),
  ])
  const { currency, ...amounts } = statementOf(transaction)
  const { deadline, status, fulfilment } = transaction
  return [
    `${transaction.invoice_id}  ${status.status}, ${fulfilment}`,
    `Buyer ${transaction.buyer_id}, vendor ${transaction.vendor_id}`,
    ...(deadline
      ? [`Waits for ${deadline.actor} to ${deadline.action} until ${instant(deadline.at)}`]
      : []),
    'Money:',
    ...Object.entries(amounts).map(
      ([name, amount]) => `  ${name.padEnd(20)} ${formatMoney(Number(amount), currency)}`,
    ),
    ...openClaims(transaction),
    'Timeline:',
    ...events.map(
      ({ at, who, action, from, to, note }) =>
        `  ${instant(at)}  ${who.actor} ${who.id}  ${action}  ${from} -> ${to}  ${note ?? ''}`,
    ),
    'Dispute:',
    ...entries.map(({ at, by, kind, text, refund_minor, paths }) =>
      ['', instant(at), by, kind, text ?? '', refund_minor ?? '', ...paths].join('  '),
    ),
    ...ledgerLines(chain),
    'Tasks:',
    ...tasks.map(({ id: task, state, last_error }) => `  ${task}  ${state}  ${last_error ?? ''}`),
    ...(await decisionLines(id)),
  ]
}
