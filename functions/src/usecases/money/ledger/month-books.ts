import { createHash } from 'node:crypto'
import { Refusal } from '../../../contract/api/errors'
import {
  type ClosedMonth,
  MONTH_FILES,
  type MonthFile,
} from '../../../contract/entities/money/closed-month'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { TaxDocument } from '../../../contract/entities/money/tax-document'
import { lagosMonthOf } from '../../../contract/lagos-day'
import { monthText } from '../../../contract/month-text'
import { DAY_MS, millisOf, SETTLED_MS, timestampFromMillis } from '../../../contract/time'
import { phoneMessagesOfMonth } from '../../../db/messaging/phone-message-counts'
import { addClosedMonth, readClosedMonth, readClosedMonths } from '../../../db/money/closed-months'
import { entriesOfRange } from '../../../db/money/ledger'
import { taxDocumentsOfMonth } from '../../../db/money/tax-documents'
import {
  addToBalances,
  type Balances,
  booksProblems,
  type MonthBooks,
  monthBefore,
  monthBooks,
  monthRange,
  monthsBetween,
} from '../../../domain/money/ledger/month-books'
import type { Deps } from '../../deps'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'
import { writeCsv } from '../../write-csv'

/** Months in a list. */
const SHOWN = 36

/** The entries of one day after the other, so that no query is a month long. */
const entriesBetween = async (from: number, until: number): Promise<LedgerEntry[]> => {
  const entries: LedgerEntry[] = []
  for (let at = from; at < until; at += DAY_MS) {
    const range = {
      from: timestampFromMillis(at - 1),
      until: timestampFromMillis(Math.min(at + DAY_MS, until) - 1),
    }
    entries.push(...(await entriesOfRange(range)))
  }
  return entries
}

const openingOf = async (month: string, from: number): Promise<Balances> => {
  const before = await readClosedMonth(monthBefore(month))
  if (before) return before.closing
  const until = timestampFromMillis(from - 1)
  return addToBalances({}, await entriesOfRange({ from: null, until }))
}

type Books = MonthBooks & {
  month: string
  closed: ClosedMonth | null
  csv: Record<MonthFile, string>
  digests: Record<MonthFile, string>
  /** What doesn't sum to the ledger, or isn't as it was closed; empty if all is right. */
  problems: string[]
  vat: ReturnType<typeof vatOfMonth>
  /** As it was when the month was closed. */
  messages: NonNullable<ClosedMonth['messages']>
}

/** What documents of a month charge and credit of VAT, in minor units. */
const vatOfMonth = (documents: readonly TaxDocument[]) => {
  const sum = (isCredit: boolean) =>
    documents
      .filter(({ type }) => (type === 'credit_note') === isCredit)
      .reduce((total, { vat_minor }) => total + vat_minor, 0)
  const [charged_minor, credited_minor] = [sum(false), sum(true)]
  return {
    document_count: documents.length,
    charged_minor,
    credited_minor,
    due_minor: charged_minor - credited_minor,
  }
}

/** What differs from a closed month, in the files that there were then; nothing while it is open. */
const changesSince = (
  closed: ClosedMonth | undefined,
  digests: Record<MonthFile, string>,
): string[] =>
  closed
    ? MONTH_FILES.filter(
        (name) => name in closed.digests && closed.digests[name] !== digests[name],
      ).map((name) => `${name} is not as it was when the month was closed`)
    : []

/** The books of a month as files, checked against the ledger and, if it is closed, against then. */
export const readBooks = async (month: string): Promise<Books> => {
  const { from, until } = monthRange(month)
  const [closed, opening, entries, documents, sent] = await Promise.all([
    readClosedMonth(month),
    openingOf(month, from),
    entriesBetween(from, until),
    taxDocumentsOfMonth(month),
    phoneMessagesOfMonth(month),
  ])
  const books = monthBooks(opening, entries, documents)
  const csv = Object.fromEntries(
    MONTH_FILES.map((name) => [name, writeCsv(books.files[name].columns, books.files[name].rows)]),
  ) as Record<MonthFile, string>
  const digests = Object.fromEntries(
    MONTH_FILES.map((name) => [name, createHash('sha256').update(csv[name]).digest('hex')]),
  ) as Record<MonthFile, string>
  const problems = [...booksProblems(books, entries), ...changesSince(closed, digests)]
  const vat = vatOfMonth(documents)
  const messages = closed?.messages ?? sent
  return { ...books, month, closed: closed ?? null, csv, digests, problems, vat, messages }
}

/**
 * Closes a month that is over: from then on its files are compared with what they are now.
 * @throws Refusal if it isn't over, the month before is open, or its files don't sum to the ledger
 */
export const closeMonth = async (
  deps: Deps,
  month: string,
  by: By,
): Promise<Recorded<Books & { closed: ClosedMonth }>> => {
  const { from, until } = monthRange(month)
  if (deps.clock() < until + SETTLED_MS) throw new Refusal(`${monthText(month)} is not over.`)
  const books = await readBooks(month)
  if (books.closed) throw new Refusal(`${monthText(month)} is closed already.`)
  if (books.problems.length > 0) throw new Refusal(books.problems.join('; '))
  const earlier = timestampFromMillis(from - 1)
  const before = monthBefore(month)
  const [first] = await entriesOfRange({ from: null, until: earlier }, 1)
  if (first && !(await readClosedMonth(before)))
    throw new Refusal(`Close ${monthText(before)} first.`)
  const { entry_count, opening, closing, digests, messages } = books
  return commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    // Asked again in each attempt: who was overtaken by another operator is told so.
    if (await readClosedMonth(month)) throw new Refusal(`${monthText(month)} is closed already.`)
    const closed_at = timestampFromMillis(now)
    const closed = {
      ...{ month, entry_count, opening, closing, digests, messages },
      closed_by: by.operator,
      closed_at,
    }
    addClosedMonth(batch, closed)
    const after = { entry_count, digests }
    const entry = { action: 'close-month', subject: month, before: null, after }
    return { entry, result: { ...books, closed } }
  })
}

/** The months that are over and open, from the first with entries on; the oldest first. */
const openMonths = async (now: number, [newest]: readonly ClosedMonth[]): Promise<string[]> => {
  const [entry] = newest ? [] : await entriesOfRange({ from: null, until: null }, 1)
  const first = newest?.month ?? (entry && lagosMonthOf(millisOf(entry.at)))
  if (first === undefined) return []
  const last = monthBefore(lagosMonthOf(now - SETTLED_MS))
  return monthsBetween(first, last).slice(newest ? 1 : 0)
}

/** The month that is running, those that can be closed next, and those that are, the newest first. */
export const listMonths = async ({ clock }: Pick<Deps, 'clock'>) => {
  const closed = await readClosedMonths(SHOWN)
  return {
    running: lagosMonthOf(clock()),
    open: await openMonths(clock(), closed),
    closed,
  }
}

/** What the console shows of a month's books; the files come one by one. */
export const showBooks = ({
  month,
  entry_count,
  opening,
  closing,
  closed,
  problems,
  vat,
  messages,
}: Books) => ({
  month,
  entry_count,
  opening,
  closing,
  closed,
  problems,
  vat,
  messages,
})
