import { AppError } from '../../../contract/api/errors'
import type { FiguresDay, FiguresList } from '../../../contract/entities/money/figures'
import {
  FIGURE_RANGES,
  type FiguresBy,
  monthsBefore,
  rangeProblem,
} from '../../../contract/entities/money/figures-range'
import { lagosDayOf, lagosDaysUntil } from '../../../contract/lagos-day'
import { readFiguresDays } from '../../../db/console/figures'
import { readJobCursor } from '../../../db/job-cursors'
import { sumFigures } from '../../../domain/money/figures/sum-figures'
import { groupBy } from '../../../domain/money/ledger/invariant'
import type { Deps } from '../../deps'
import { FIGURES_CURSOR } from './count-figures'

type Clock = Pick<Deps, 'clock'>
type Asked = { from?: string | undefined; until?: string | undefined }
type Shown = { from: string; until: string }

const monthOf = (day: string): string => day.slice(0, '2026-01'.length)

/** @throws AppError `request/invalid` unless the range begins before its end and isn't too long */
const checkRange = (by: FiguresBy, { from, until }: Shown): void => {
  const problem = rangeProblem(by, from, until)
  if (problem) throw new AppError('request/invalid', { fields: { from: problem } })
}

const listOf = async (
  shown: Shown,
  days: readonly FiguresDay[],
  periodOf: (day: FiguresDay) => string,
): Promise<FiguresList> => {
  const cursor = await readJobCursor(FIGURES_CURSOR)
  return {
    ...shown,
    updated_at: cursor?.updated_at ?? null,
    counted_until: cursor?.period ?? null,
    periods: [...groupBy(days, periodOf)].map(([period, own]) => ({
      ...sumFigures(own),
      period,
    })),
    total: sumFigures(days),
  }
}

/** Figures by day in Lagos. @throws AppError `request/invalid` */
export const showFigureDays = async ({ clock }: Clock, asked: Asked): Promise<FiguresList> => {
  const until = asked.until ?? lagosDayOf(clock())
  const from = asked.from ?? lagosDaysUntil(until, FIGURE_RANGES.day.shown)[0] ?? until
  checkRange('day', { from, until })
  return listOf({ from, until }, await readFiguresDays(from, until), ({ day }) => day)
}

/** Figures by month: the sums of their days. @throws AppError `request/invalid` */
export const showFigureMonths = async ({ clock }: Clock, asked: Asked): Promise<FiguresList> => {
  const until = asked.until ?? monthOf(lagosDayOf(clock()))
  const from = asked.from ?? monthsBefore(until, FIGURE_RANGES.month.shown - 1)
  checkRange('month', { from, until })
  const days = await readFiguresDays(`${from}-01`, `${until}-31`)
  return listOf({ from, until }, days, ({ day }) => monthOf(day))
}
