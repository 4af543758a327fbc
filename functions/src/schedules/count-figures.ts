import type { Deps } from '../usecases/deps'
import { countFigures } from '../usecases/figures/count-figures'
import { traced } from '../usecases/trace'

/** Runs every hour: today's figures are at most an hour old. */
export const countFiguresHourly = (given: Deps): Promise<number> =>
  countFigures(traced(given, { job_run: given.ids() }))
