import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../emulators/project'
import { figure, type Part } from '../figure'
import { readResults } from '../results'
import { BUDGETS, costPage, headlines, VISITS } from './page'

export const COST_PAGE = join(ROOT, 'docs/cost.md')

/** Row 21, from the results of the other parts: docs/cost.md says how. */
export const measure: Part = async () => {
  const results = readResults()
  writeFileSync(COST_PAGE, costPage(results))
  const { first_visits_usd, purchase_usd } = headlines(results)
  return [
    figure(21, `${VISITS} first visits, by list price`, [first_visits_usd * 100, 'cents'], {
      most: BUDGETS.first_visits * 100,
    }),
    figure(21, '1000 purchases, by list price', [purchase_usd * 100_000, 'cents'], {
      most: BUDGETS.purchase * 100_000,
    }),
  ]
}
