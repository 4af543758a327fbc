import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../emulators/project'
import { figure, type Part } from '../figure'
import { FAILING, monthOf } from './month'
import { economicsPage } from './page'

export const ECONOMICS_PAGE = join(ROOT, 'docs/economics.md')

/** What is left of a month's sales with all costs in, before and after. */
export const measure: Part = async () => {
  writeFileSync(ECONOMICS_PAGE, economicsPage())
  return FAILING.flatMap((failing) =>
    (['before', 'after'] as const).map((when) =>
      figure(
        22,
        `Left of a month in which ${failing} % of sales fail, ${when}`,
        [Math.round(monthOf(failing, when).left / 100), 'naira'],
        when === 'after' ? { least: 0 } : undefined,
      ),
    ),
  )
}
