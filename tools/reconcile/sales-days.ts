import {
  NO_SALES,
  SALES_TOTAL,
  type SalesDay,
  type SalesFigures,
} from '../../functions/src/contract/entities/money/sales'
import { lagosDayOf } from '../../functions/src/contract/lagos-day'
import { millisOf } from '../../functions/src/contract/time'
import { type Finding, groupBy } from '../../functions/src/domain/money/ledger/invariant'
import { addFigures } from '../../functions/src/domain/money/sales/add-figures'
import { salesChangeOf } from '../../functions/src/domain/money/sales/sales-change'
import type { AuditState } from './audit-state'

type Counted = Pick<SalesDay, 'vendor_id' | 'day'> & SalesFigures

/** Recomputes the figures from events, agreed prices and ledger entries. */
export const expectedFigures = ({
  transactions,
  events,
  entries,
}: Pick<AuditState, 'transactions' | 'events' | 'entries'>): Counted[] => {
  const timelines = groupBy(events, ({ transaction_id }) => transaction_id)
  const chains = groupBy(entries, ({ chain }) => chain)
  const changes = transactions.flatMap((sold) =>
    (timelines.get(sold.id) ?? []).flatMap((event) => {
      const change = salesChangeOf(event, sold, chains.get(sold.id) ?? [])
      if (!change) return []
      const { vendor_id } = sold
      const day = lagosDayOf(millisOf(event.at))
      return [day, SALES_TOTAL].map((name) => ({ ...change, vendor_id, day: name }))
    }),
  )
  const byDay = groupBy(changes, ({ vendor_id, day }) => `${vendor_id} ${day}`)
  return [...byDay.values()].flatMap((own) => {
    const [first] = own
    return first ? [{ ...addFigures(own), vendor_id: first.vendor_id, day: first.day }] : []
  })
}

const idOf = ({ vendor_id, day }: Counted): string => `${vendor_id} ${day}`
const NAMES = Object.keys(NO_SALES) as (keyof SalesFigures)[]

/** Finds stored figures that differ from the recomputed ones. */
export const salesFindings = (stored: readonly Counted[], expected: readonly Counted[]) => {
  const storedById = new Map(stored.map((one) => [idOf(one), one]))
  const expectedById = new Map(expected.map((one) => [idOf(one), one]))
  const ids = [...new Set([...storedById.keys(), ...expectedById.keys()])]
  const findings = ids.flatMap((id): Finding[] => {
    const is = storedById.get(id) ?? NO_SALES
    const should = expectedById.get(id) ?? NO_SALES
    const wrong = NAMES.find((name) => (is[name] ?? 0) !== should[name])
    if (!wrong) return []
    return [{ id, problem: `${wrong} is ${is[wrong] ?? 0}, events say ${should[wrong]}` }]
  })
  return { checked: ids.length, findings }
}
