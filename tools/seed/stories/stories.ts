import { DISPUTED } from './disputed'
import { ENDED } from './ended'
import { RUNNING } from './running'
import { quietSales, reviewedSales } from './sales'
import type { Scenario } from './story'

export const allStories = (): Scenario[] => [
  ...RUNNING,
  ...DISPUTED,
  ...ENDED,
  ...reviewedSales(),
  ...quietSales(),
]
