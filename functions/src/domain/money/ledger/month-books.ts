import type { MonthFile } from '../../../contract/entities/money/closed-month'
import {
  accounts,
  type LedgerEntry,
  type LedgerKind,
} from '../../../contract/entities/money/ledger'
import type { TaxDocument } from '../../../contract/entities/money/tax-document'
import { LAGOS_AHEAD_MS, lagosDayOf, startOfLagosDay } from '../../../contract/lagos-day'
import { millisOf } from '../../../contract/time'

/** Balances by `account currency`, in minor units. */
export type Balances = Readonly<Record<string, number>>
type Cell = string | number
/** A file: its columns and rows, whose amounts are whole kobo. */
type BooksFile = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }
export type MonthBooks = {
  entry_count: number
  opening: Balances
  closing: Balances
  files: Record<MonthFile, BooksFile>
}

const OWNED: readonly string[] = ['escrow', 'refund', 'payout']

/** An account without the id of what it belongs to; of a group's name, the name itself. */
export const accountGroupOf = (account: string): string => {
  const [kind = ''] = account.split(':')
  if (kind === 'vendor') return 'vendor:payable'
  return OWNED.includes(kind) ? kind : account
}

/** The first millisecond of a month in Lagos and of the next one. */
export const monthRange = (month: string): { from: number; until: number } => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return {
    from: startOfLagosDay(`${month}-01`),
    until: Date.UTC(year, number) - LAGOS_AHEAD_MS,
  }
}

export const monthBefore = (month: string): string =>
  lagosDayOf(monthRange(month).from - 1).slice(0, month.length)

const monthAfter = (month: string): string =>
  lagosDayOf(monthRange(month).until).slice(0, month.length)

/** The months from one to another, both included; none if the first is the later one. */
export const monthsBetween = (first: string, last: string): string[] => {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}

const sorted = (balances: Map<string, number>): Balances =>
  Object.fromEntries(
    [...balances].filter(([, amount]) => amount !== 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Adds entries to balances; accounts at zero are left out. */
export const addToBalances = (before: Balances, entries: readonly LedgerEntry[]): Balances => {
  const balances = new Map(Object.entries(before))
  for (const { currency, postings } of entries) {
    for (const { account, amount_minor } of postings) {
      const key = `${accountGroupOf(account)} ${currency}`
      balances.set(key, (balances.get(key) ?? 0) + amount_minor)
    }
  }
  return sorted(balances)
}

const dayOf = ({ at }: LedgerEntry): string => lagosDayOf(millisOf(at))

const LEDGER = ['day', 'account', 'currency', 'credited', 'debited', 'change'] as const

const ledgerFile = (entries: readonly LedgerEntry[]): BooksFile => {
  const days = new Map<string, [credited: number, debited: number]>()
  for (const entry of entries) {
    for (const { account, amount_minor } of entry.postings) {
      const key = [dayOf(entry), accountGroupOf(account), entry.currency].join(' ')
      const [credited, debited] = days.get(key) ?? [0, 0]
      days.set(key, [credited + Math.max(0, amount_minor), debited + Math.max(0, -amount_minor)])
    }
  }
  const rows = [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, [credited, debited]]) => [...key.split(' '), credited, debited, credited - debited])
  return { columns: LEDGER, rows }
}

const LINES = ['day', 'entry', 'chain', 'kind', 'account', 'currency', 'amount'] as const

/** One row for each posting on these accounts. */
const postingsFile = (
  entries: readonly LedgerEntry[],
  isIn: (account: string, kind: LedgerKind) => boolean,
): BooksFile => ({
  columns: LINES,
  rows: entries.flatMap((entry) =>
    entry.postings
      .filter(({ account }) => isIn(account, entry.kind))
      .map(({ account, amount_minor }) => [
        dayOf(entry),
        entry.id,
        entry.chain,
        entry.kind,
        account,
        entry.currency,
        amount_minor,
      ]),
  ),
})

const heldFile = (opening: Balances, closing: Balances): BooksFile => ({
  columns: ['account', 'currency', 'opening', 'change', 'closing'],
  rows: [...new Set([...Object.keys(opening), ...Object.keys(closing)])].sort().map((key) => {
    const [before, after] = [opening[key] ?? 0, closing[key] ?? 0]
    return [...key.split(' '), before, after - before, after]
  }),
})

const FEES: readonly string[] = [accounts.platformFees, accounts.commission]

const VAT: readonly string[] = [accounts.vatPayable, accounts.vatDeferred, accounts.vatInFees]

const DOCUMENTS = [
  ...['day', 'number', 'type', 'to', 'purchaser', 'order', 'credits', 'lines'],
  ...['rate_bps', 'gross', 'net', 'vat', 'currency', 'account'],
] as const

/** What goes back is below zero, so that each column sums to what is due. */
const documentsFile = (documents: readonly TaxDocument[]): BooksFile => ({
  columns: DOCUMENTS,
  rows: documents
    .toSorted((a, b) => (a.number < b.number ? -1 : 1))
    .map((one) => {
      const sign = one.type === 'credit_note' ? -1 : 1
      return [
        ...[lagosDayOf(millisOf(one.supplied_at)), one.number, one.type, one.to],
        ...[one.purchaser_id, one.invoice_id ?? '', one.credits ?? ''],
        ...[one.line_count, one.rate_bps],
        ...[sign * one.gross_minor, sign * one.net_minor, sign * one.vat_minor],
        ...[one.currency, accounts.vatPayable],
      ]
    }),
})

/** The accounts of each file that lists postings. */
const LISTED = {
  fees: (account) => FEES.includes(account),
  payouts: (account) => account.startsWith('payout:'),
  refunds: (account) => account.startsWith('refund:'),
  'provider-fees': (account) => account === accounts.providerFees,
  vat: (account) => VAT.includes(account),
} satisfies Partial<Record<MonthFile, (account: string) => boolean>>

/**
 * The books of a month: the same entries always give the same files.
 * @param entries of the month, in any order, like its documents with VAT
 */
export const monthBooks = (
  opening: Balances,
  entries: readonly LedgerEntry[],
  documents: readonly TaxDocument[] = [],
): MonthBooks => {
  const ordered = entries.toSorted(
    (a, b) => millisOf(a.at) - millisOf(b.at) || (a.id < b.id ? -1 : 1),
  )
  const closing = addToBalances(opening, ordered)
  return {
    entry_count: ordered.length,
    opening,
    closing,
    files: {
      ledger: ledgerFile(ordered),
      fees: postingsFile(ordered, LISTED.fees),
      payouts: postingsFile(ordered, LISTED.payouts),
      refunds: postingsFile(ordered, LISTED.refunds),
      'provider-fees': postingsFile(ordered, LISTED['provider-fees']),
      held: heldFile(opening, closing),
      vat: postingsFile(ordered, LISTED.vat),
      'vat-documents': documentsFile(documents),
    },
  }
}

/** The sums of a file's column by account group and currency. */
const sumsOf = ({ columns, rows }: BooksFile, column: string): Balances => {
  const [account, currency, amount] = ['account', 'currency', column].map((name) =>
    columns.indexOf(name),
  )
  const sums = new Map<string, number>()
  for (const row of rows) {
    const key = `${accountGroupOf(String(row[account ?? 0]))} ${row[currency ?? 0]}`
    sums.set(key, (sums.get(key) ?? 0) + Number(row[amount ?? 0]))
  }
  return sorted(sums)
}

const difference = (name: string, found: Balances, expected: Balances): string[] =>
  [...new Set([...Object.keys(found), ...Object.keys(expected)])]
    .filter((key) => (found[key] ?? 0) !== (expected[key] ?? 0))
    .map((key) => `${name}: ${key} is ${found[key] ?? 0}, the ledger says ${expected[key] ?? 0}`)

/**
 * Checks that every file sums to the ledger to the kobo, from its rows as they are written.
 * @returns what differs; empty if all agree
 */
export const booksProblems = (
  { files, opening, closing }: MonthBooks,
  entries: readonly LedgerEntry[],
): string[] => {
  const moved = addToBalances({}, entries)
  const only = (isIn: (account: string) => boolean) =>
    addToBalances(
      {},
      entries.map((entry) => ({
        ...entry,
        postings: entry.postings.filter(({ account }) => isIn(account)),
      })),
    )
  return [
    ...difference('ledger', sumsOf(files.ledger, 'change'), moved),
    ...Object.entries(LISTED).flatMap(([name, isIn]) =>
      difference(name, sumsOf(files[name as keyof typeof LISTED], 'amount'), only(isIn)),
    ),
    ...difference(
      'vat-documents',
      sumsOf(files['vat-documents'], 'vat'),
      only((account) => account === accounts.vatPayable),
    ),
    ...difference('held, opening', sumsOf(files.held, 'opening'), opening),
    ...difference('held, change', sumsOf(files.held, 'change'), moved),
    ...difference('held, closing', sumsOf(files.held, 'closing'), addToBalances(opening, entries)),
    ...difference('closing', closing, addToBalances(opening, entries)),
  ]
}
