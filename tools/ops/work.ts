import type { Unplaced } from '../../functions/src/contract/entities/money/unplaced'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import type { OutboxItem } from '../../functions/src/contract/entities/outbox'
import { formatMoney } from '../../functions/src/contract/money'
import { millisOf, type Timestamp } from '../../functions/src/contract/time'
import type { IdCursor } from '../../functions/src/db/list-query'
import { dueOutboxIds, leasedOutbox, listOutbox } from '../../functions/src/db/money/outbox'
import { openUnplaced } from '../../functions/src/db/money/unplaced'
import {
  dueTransactionIds,
  transactionsForOperator,
} from '../../functions/src/db/orders/transactions'
import { type Command, subjectOf } from './arguments'
import { failingLines } from './failing'

const MAX = 200

export const instant = (at: Timestamp): string => new Date(millisOf(at)).toISOString()

/** The open chargebacks of a purchase, one text each. */
export const openClaims = ({ chargebacks, currency }: Transaction): string[] =>
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

const taskLine = ({ id, task, last_error }: OutboxItem): string =>
  `  ${id}  ${task?.kind}  ${last_error ?? ''}`

const waitingLine = (transaction: Transaction): string => {
  const claims = openClaims(transaction)
  const why = claims.length > 0 ? claims.join(', ') : 'escalated'
  return `  ${transaction.id}  ${transaction.invoice_id}  ${why}`
}

/** A list that is read in pages; each line begins with the id of its item. */
type Section = { title: string; read: (page: IdCursor) => Promise<string[]> }

const SECTIONS: Record<string, Section> = {
  dead: {
    title: 'Dead tasks',
    read: async (page) => (await listOutbox('dead', page)).map(taskLine),
  },
  otp: {
    title:
      'Transfers that wait for a one-time password (enter it in the provider’s dashboard within 30 minutes, or switch it off there: docs/deploy.md)',
    read: async (page) => (await listOutbox('awaiting_otp', page)).map(taskLine),
  },
  waiting: {
    title: 'Waiting for an operator',
    read: async (page) => (await transactionsForOperator(page)).map(waitingLine),
  },
  unplaced: {
    title: 'Without a place',
    read: async (page) => (await openUnplaced(page)).map(unplacedLine),
  },
}

const idOfLine = (line: string): string => line.trim().split('  ')[0] ?? ''

/** One page of a section, and how to see the next one. */
export const sectionLines = async (
  name: string,
  { after, limit }: IdCursor = { limit: MAX },
): Promise<string[]> => {
  const section = SECTIONS[name]
  if (!section) throw new Error(`There is no list "${name}": ${Object.keys(SECTIONS).join(', ')}.`)
  const lines = await section.read({ after, limit })
  const last = lines.at(-1)
  const isMore = last !== undefined && lines.length === limit
  const more = isMore ? [`  more: list ${name} --after ${idOfLine(last)}`] : []
  return [`${section.title}: ${lines.length}${isMore ? ' or more' : ''}`, ...lines, ...more]
}

/** Lists due work, dead tasks and what waits for an operator. `now` in epoch milliseconds. */
export const showWork = async (now: number): Promise<string[]> => {
  const [unpaid, paid, tasks, sending, failing, sections] = await Promise.all([
    dueTransactionIds('unpaid', now, MAX),
    dueTransactionIds('paid', now, MAX),
    dueOutboxIds(now, MAX),
    leasedOutbox(now, MAX),
    failingLines(),
    Promise.all(Object.keys(SECTIONS).map((name) => sectionLines(name))),
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
    ...failing,
    ...sections.flat(),
  ]
}

/** `list` shows all, `list dead --after <id>` the next page of one list. */
export const listWork: Command = async (typed, deps) =>
  typed.subjects.length === 0
    ? showWork(deps.clock())
    : sectionLines(subjectOf(typed), { after: typed.options.after, limit: MAX })
