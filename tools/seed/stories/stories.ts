import { DISPUTED } from './disputed'
import { ENDED } from './ended'
import { RUNNING } from './running'
import { quietSales, reviewedSales } from './sales'
import type { Story } from './story'

export const allStories = (): Story[] => [
  ...RUNNING,
  ...DISPUTED,
  ...ENDED,
  ...reviewedSales(),
  ...quietSales(),
]
