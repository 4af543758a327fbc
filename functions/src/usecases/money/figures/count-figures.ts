import { lagosDayOf, lagosDaysUntil, startOfLagosDay } from '../../../contract/lagos-day'
import { DAY_MS, MINUTE_MS, millisOf, timestampFromMillis } from '../../../contract/time'
import { saveFiguresDay } from '../../../db/console/figures'
import { readJobCursor, removeJobCursor, saveJobCursor } from '../../../db/job-cursors'
import { entriesOfRange } from '../../../db/money/ledger'
import type { Deps } from '../../deps'
import { countDay } from './count-day'

export const FIGURES_CURSOR = 'figures'

/** Less than the function's timeout. */
const RUN_MS = 7 * MINUTE_MS

/** The day of the oldest ledger entry: before it there was no sale. */
const firstDay = async (): Promise<string | undefined> => {
  const [first] = await entriesOfRange({ from: null, until: null }, 1)
  return first && lagosDayOf(millisOf(first.at))
}

const earlier = (a: string, b: string): string => (a < b ? a : b)

/**
 * Counts the days since the last run, yesterday and today, each into one document. A day is replaced
 * as a whole, so that counting it again changes nothing; a run that ends early is continued by the
 * next with the day that is missing. Returns how many days it counted.
 */
export const countFigures = async (deps: Deps): Promise<number> => {
  const now = deps.clock()
  const updated_at = timestampFromMillis(now)
  const today = lagosDayOf(now)
  const [yesterday = today] = lagosDaysUntil(today, 2)
  const stored = await readJobCursor(FIGURES_CURSOR)
  let next = earlier(stored?.next ?? (await firstDay()) ?? yesterday, yesterday)
  let days = 0
  while (next <= today && deps.clock() < now + RUN_MS) {
    const period = next
    await saveFiguresDay(await countDay(period))
    days += 1
    next = lagosDayOf(startOfLagosDay(period) + DAY_MS)
    // Commits of yesterday may still be under way: its next run counts it again.
    const begin = earlier(next, yesterday)
    await saveJobCursor({ id: FIGURES_CURSOR, period, next: begin, updated_at })
    deps.failpoint?.('figures:after-day')
  }
  deps.log.info('Figures were counted', { days, ...(next <= today && { left_from: next }) })
  return days
}

/** Counts every day again since the first sale, after documents were written from outside. */
export const recountFigures = async (deps: Deps): Promise<number> => {
  await removeJobCursor(FIGURES_CURSOR)
  return countFigures(deps)
}
