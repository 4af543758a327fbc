import { readClosedMonths } from '../../functions/src/db/money/closed-months'
import type { Finding } from '../../functions/src/domain/money/ledger/invariant'
import type { CheckedInvariant } from '../../functions/src/domain/money/ledger/invariants'
import { readBooks } from '../../functions/src/usecases/money/ledger/month-books'

/** Twenty years. */
const MOST = 240

/** Makes the books of each closed month anew: they sum to the ledger and are as they were. */
export const closedMonthsLine = async (): Promise<CheckedInvariant> => {
  const months = await readClosedMonths(MOST)
  const findings: Finding[] = []
  for (const { month } of months) {
    const { problems } = await readBooks(month)
    findings.push(...problems.map((problem) => ({ id: month, problem })))
  }
  return { number: '18', name: 'closed months are as they were', checked: months.length, findings }
}
