import type { FiguresDay } from '../../contract/entities/money/figures'
import type { LedgerEntry } from '../../contract/entities/money/ledger'
import type { TransactionEvent } from '../../contract/entities/orders/transaction-parts'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/figures'
import { ledgerRange } from '../../contract/queries/money/money'
import { type BoundQuery, bind } from '../../contract/queries/query'
import type { Timestamp } from '../../contract/time'
import { collectionOf } from '../firestore'
import { countOf, hasAny, readList } from '../list-query'
import { type Cursor, readFrom } from './queue'

const days = () => collectionOf<FiguresDay>(COLLECTIONS.figuresDays)

/** After `from`, and up to `until`. */
type Range = { from: Timestamp; until: Timestamp }

const PAGE = 500

async function* pagesOf<T extends object>(query: BoundQuery): AsyncGenerator<T[]> {
  let after: Cursor | undefined
  for (;;) {
    const page = await readFrom<T>(query, after, PAGE)
    yield page.map(({ data }) => data)
    after = page.at(-1)?.cursor
    if (page.length < PAGE) return
  }
}

/** The ledger entries of a range, oldest first, in pages of 500. */
export const entryPages = ({ from, until }: { from?: Timestamp; until: Timestamp }) =>
  pagesOf<LedgerEntry>(bind(ledgerRange, { from, until }))

/** The events of all transactions, oldest first, in pages of 500. */
export const eventPages = (range: Range) =>
  pagesOf<TransactionEvent>(bind(queries.eventsOfRange, range))

export const countAccounts = (range: Range): Promise<number> =>
  countOf(bind(queries.accountsOfRange, range))

export const countStores = (range: Range): Promise<number> =>
  countOf(bind(queries.storesOfRange, range))

export const hasPaidUntil = (uid: string, until: Timestamp): Promise<boolean> =>
  hasAny(bind(queries.paidUntil, { uid, until }))

export const readFiguresDay = async (day: string): Promise<FiguresDay | undefined> =>
  (await days().doc(day).get()).data()

/** The days from `first` to `last` that were counted, the oldest first. */
export const readFiguresDays = (first: string, last: string): Promise<FiguresDay[]> =>
  readList(bind(queries.figuresDays, { first, last }))

/** Replaces the day: what is counted again is all that it has. */
export const saveFiguresDay = async (figures: FiguresDay): Promise<void> => {
  await days().doc(figures.day).set(figures)
}
