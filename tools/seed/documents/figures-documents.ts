import type { FiguresDay } from '../../../functions/src/contract/entities/money/figures'
import type { User } from '../../../functions/src/contract/entities/people/user'
import { beginsHolding } from '../../../functions/src/contract/escrow/holding'
import { lagosDayOf, startOfLagosDay } from '../../../functions/src/contract/lagos-day'
import {
  DAY_MS,
  millisOf,
  type Timestamp,
  timestampFromMillis,
} from '../../../functions/src/contract/time'
import { addEvent, noCounts } from '../../../functions/src/domain/money/figures/add-event'
import {
  addMoved,
  NO_MONEY,
  operatorSplits,
} from '../../../functions/src/domain/money/figures/moved-money'
import { groupBy } from '../../../functions/src/domain/money/ledger/invariant'
import {
  addToBalances,
  type Balances,
} from '../../../functions/src/domain/money/ledger/month-books'
import { FIGURES_CURSOR } from '../../../functions/src/usecases/money/figures/count-figures'
import type { DemoData } from '../demo-data'

const dayOf = (at: Timestamp): string => lagosDayOf(millisOf(at))

/** The day on which each buyer's first order was paid. */
const firstDays = ({ played }: DemoData): string[] => {
  const first = new Map<string, string>()
  for (const { transaction, made } of played) {
    for (const { decision } of made.filter((one) => beginsHolding(one.decision.event))) {
      const day = dayOf(decision.event.at)
      const known = first.get(transaction.buyer_id)
      if (!known || day < known) first.set(transaction.buyer_id, day)
    }
  }
  return [...first.values()]
}

/** What the job would have counted day by day: the emulators would take minutes for it. */
export const figuresDocuments = (
  data: DemoData,
  users: readonly User[],
  seeded_at: number,
): FiguresDay[] => {
  const steps = data.played.flatMap(({ made }) => {
    const timeline = made.map(({ decision }) => decision.event)
    return timeline.map((event) => ({ event, timeline }))
  })
  const events = groupBy(steps, ({ event }) => dayOf(event.at))
  const entries = groupBy(
    [
      ...data.played.flatMap(({ made }) => made.flatMap(({ decision }) => decision.ledger)),
      ...data.wallets.flatMap(({ ledger }) => ledger),
    ],
    ({ at }) => dayOf(at),
  )
  const buyers = groupBy(firstDays(data), String)
  const accounts = groupBy(users, ({ created_at }) => dayOf(created_at))
  const stores = groupBy(data.stores, ({ vendor }) => dayOf(vendor.joined_at))
  const first = [...entries.keys()].sort()[0] ?? lagosDayOf(seeded_at)
  const days: FiguresDay[] = []
  let closing: Balances = {}
  for (let at = startOfLagosDay(first); at <= seeded_at; at += DAY_MS) {
    const day = lagosDayOf(at)
    const own = entries.get(day) ?? []
    const counts = noCounts()
    for (const { event, timeline } of events.get(day) ?? []) addEvent(counts, event, timeline)
    const { ended } = counts.disputes
    ended.operator_split += operatorSplits(own)
    ended.operator_release -= operatorSplits(own)
    closing = addToBalances(closing, own)
    days.push({
      ...counts,
      day,
      change: addToBalances({}, own),
      closing,
      moved: addMoved(NO_MONEY, own),
      people: {
        accounts: accounts.get(day)?.length ?? 0,
        buyers: buyers.get(day)?.length ?? 0,
        stores: stores.get(day)?.length ?? 0,
      },
    })
  }
  return days
}

/** From the day before on, the job counts itself. */
export const figuresCursor = (seeded_at: number) => ({
  id: FIGURES_CURSOR,
  period: lagosDayOf(seeded_at),
  next: lagosDayOf(seeded_at - DAY_MS),
  updated_at: timestampFromMillis(seeded_at),
})
