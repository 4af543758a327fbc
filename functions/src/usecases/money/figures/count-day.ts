import pMap from 'p-map'
import type { Counts, FiguresDay } from '../../../contract/entities/money/figures'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { beginsHolding } from '../../../contract/escrow/holding'
import { lagosDaysUntil, startOfLagosDay } from '../../../contract/lagos-day'
import { DAY_MS, type Timestamp, timestampFromMillis } from '../../../contract/time'
import {
  countAccounts,
  countStores,
  entryPages,
  eventPages,
  hasPaidUntil,
  readFiguresDay,
} from '../../../db/console/figures'
import { readEvents } from '../../../db/orders/transactions'
import { addEvent, needsTimeline, noCounts } from '../../../domain/money/figures/add-event'
import { addMoved, NO_MONEY, operatorSplits } from '../../../domain/money/figures/moved-money'
import { addToBalances, type Balances } from '../../../domain/money/ledger/month-books'

/** Concurrent reads of timelines and of buyers. */
const AT_ONCE = 20

type Range = { from: Timestamp; until: Timestamp }

/** The balances before a day: the day before has them, unless none was counted yet. */
const openingOf = async (day: string, { from }: Range): Promise<Balances> => {
  const [before = ''] = lagosDaysUntil(day, 2)
  const counted = await readFiguresDay(before)
  if (counted) return counted.closing
  let opening: Balances = {}
  for await (const entries of entryPages({ until: from })) opening = addToBalances(opening, entries)
  return opening
}

const ledgerOf = async (day: string, range: Range) => {
  let closing = await openingOf(day, range)
  let change: Balances = {}
  let moved = NO_MONEY
  let splits = 0
  for await (const entries of entryPages(range)) {
    change = addToBalances(change, entries)
    closing = addToBalances(closing, entries)
    moved = addMoved(moved, entries)
    splits += operatorSplits(entries)
  }
  return { change, closing, moved, splits }
}

type Timelines = ReadonlyMap<string, readonly TransactionEvent[]>

const timelinesOf = async (events: readonly TransactionEvent[]): Promise<Timelines> => {
  const ids = new Set(events.filter(needsTimeline).map(({ transaction_id }) => transaction_id))
  const timelines = new Map<string, readonly TransactionEvent[]>()
  await pMap(ids, async (id) => void timelines.set(id, await readEvents(id)), {
    concurrency: AT_ONCE,
  })
  return timelines
}

/** The buyer's id: who placed the order began its timeline. */
const buyerOf = (timeline: readonly TransactionEvent[] = []): string | undefined =>
  timeline.find(({ action }) => action === 'create')?.actor.id

const eventsOf = async (range: Range): Promise<{ counts: Counts; buyers: Set<string> }> => {
  const counts = noCounts()
  const buyers = new Set<string>()
  for await (const events of eventPages(range)) {
    const timelines = await timelinesOf(events)
    for (const event of events) {
      const timeline = timelines.get(event.transaction_id)
      addEvent(counts, event, timeline)
      const buyer = beginsHolding(event) ? buyerOf(timeline) : undefined
      if (buyer) buyers.add(buyer)
    }
  }
  return { counts, buyers }
}

const firstTimers = async (buyers: Iterable<string>, { from }: Range): Promise<number> => {
  let count = 0
  await pMap(
    buyers,
    async (uid) => {
      if (!(await hasPaidUntil(uid, from))) count += 1
    },
    { concurrency: AT_ONCE },
  )
  return count
}

/**
 * Counts one day in Lagos from its ledger entries, events and people, page by page. Reads besides
 * the timeline of each order that took a step, and whether each buyer had paid before.
 */
export const countDay = async (day: string): Promise<FiguresDay> => {
  const start = startOfLagosDay(day)
  const range = {
    from: timestampFromMillis(start - 1),
    until: timestampFromMillis(start + DAY_MS - 1),
  }
  const [{ splits, ...ledger }, { counts, buyers }, accounts, stores] = await Promise.all([
    ledgerOf(day, range),
    eventsOf(range),
    countAccounts(range),
    countStores(range),
  ])
  const { ended } = counts.disputes
  ended.operator_split += splits
  ended.operator_release -= splits
  return {
    ...counts,
    ...ledger,
    day,
    people: { accounts, buyers: await firstTimers(buyers, range), stores },
  }
}
