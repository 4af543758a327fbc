import type { LedgerEntry } from '../../functions/src/contract/entities/money/ledger'
import { statementOf } from '../../functions/src/contract/entities/money/statement'
import { formatMoney } from '../../functions/src/contract/money'
import { readOpsDecisions } from '../../functions/src/db/audit-log'
import { readChain } from '../../functions/src/db/money/ledger'
import { outboxOfTransaction } from '../../functions/src/db/money/outbox'
import { readPayout } from '../../functions/src/db/money/payouts'
import {
  readDisputeEntries,
  readEvents,
  readTransaction,
} from '../../functions/src/db/orders/transactions'
import { instant, openClaims } from './work'

const MAX = 200

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
  const payout = await readPayout(id)
  if (!payout) throw new Error(`There is no transaction or payout ${id}.`)
  const { vendor_id, state, reference, amount_minor, currency, failure } = payout.data
  return [
    `Payout ${id}  ${state}  ${failure ?? ''}`,
    `Vendor ${vendor_id}, ${formatMoney(amount_minor, currency)}, transfer ${reference}`,
    ...ledgerLines(await readChain(id)),
    ...(await decisionLines(id)),
  ]
}

/** Shows everything about one transaction: parties, money, timeline, dispute, ledger, tasks. */
export const showTransaction = async (id: string): Promise<string[]> => {
  const stored = await readTransaction(id)
  if (!stored) return showPayout(id)
  const transaction = stored.data
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
      ({ at, actor, action, from, to, note }) =>
        `  ${instant(at)}  ${actor.role} ${actor.id}  ${action}  ${from} -> ${to}  ${note ?? ''}`,
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
