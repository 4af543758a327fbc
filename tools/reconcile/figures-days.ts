import type { FiguresDay } from '../../functions/src/contract/entities/figures/figures'
import { lagosDayOf } from '../../functions/src/contract/lagos-day'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { millisOf } from '../../functions/src/contract/time'
import { collectionOf } from '../../functions/src/db/firestore'
import { readJobCursor } from '../../functions/src/db/job-cursors'
import { type Finding, groupBy } from '../../functions/src/domain/ledger/invariant'
import type { CheckedInvariant } from '../../functions/src/domain/ledger/invariants'
import { addToBalances } from '../../functions/src/domain/ledger/month-books'
import { FIGURES_CURSOR } from '../../functions/src/usecases/figures/count-figures'
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

export const figuresLine = async ({
  entries,
}: Pick<AuditState, 'entries'>): Promise<CheckedInvariant> => {
  const [{ docs }, cursor] = await Promise.all([
    collectionOf<FiguresDay>(COLLECTIONS.figuresDays).get(),
    readJobCursor(FIGURES_CURSOR),
  ])
  const counted = docs
    .map((document) => document.data())
    .filter(({ day }) => day < (cursor?.next ?? ''))
  const findings = figuresFindings(counted, entries)
  return {
    number: '21',
    name: 'figures by day are the ledger’s',
    checked: counted.length,
    findings,
  }
}
