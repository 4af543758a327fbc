import type { FiguresDay } from '../../functions/src/contract/entities/money/figures'
import { lagosDayOf } from '../../functions/src/contract/lagos-day'
import { millisOf } from '../../functions/src/contract/time'
import { type Finding, groupBy } from '../../functions/src/domain/money/ledger/invariant'
import type { CheckedInvariant } from '../../functions/src/domain/money/ledger/invariants'
import { addToBalances } from '../../functions/src/domain/money/ledger/month-books'
import type { AuditState } from './audit-state'

const same = (a: FiguresDay['change'], b: FiguresDay['change']): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => (a[name] ?? 0) === (b[name] ?? 0),
  )

/** Compares the days that aren't counted again with the entries of each. */
export const figuresFindings = (
  counted: readonly Pick<FiguresDay, 'day' | 'change'>[],
  entries: AuditState['entries'],
): Finding[] => {
  const byDay = groupBy(entries, ({ at }) => lagosDayOf(millisOf(at)))
  return counted
    .filter(({ day, change }) => !same(change, addToBalances({}, byDay.get(day) ?? [])))
    .map(({ day }) => ({ id: day, problem: 'the figures aren’t what the ledger’s day moved' }))
}

export const figuresLine = ({
  entries,
  figures_days,
  figures_next,
}: AuditState): CheckedInvariant => {
  const counted = figures_days.filter(({ day }) => day < figures_next)
  const findings = figuresFindings(counted, entries)
  return {
    number: '21',
    name: 'figures by day are the ledger’s',
    checked: counted.length,
    findings,
  }
}
