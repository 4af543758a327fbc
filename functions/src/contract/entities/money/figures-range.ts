import { startOfLagosDay } from '../../lagos-day'
import { DAY_MS } from '../../time'

/** How figures are shown: the most periods at once, and how many unless it is said. */
export const FIGURE_RANGES = {
  day: { name: 'days', most: 92, shown: 30 },
  month: { name: 'months', most: 24, shown: 12 },
} as const
export type FiguresBy = keyof typeof FIGURE_RANGES

const YEAR_MONTHS = 12

/** Months since the year 0. */
const monthNumber = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * YEAR_MONTHS + number - 1
}

/** The month so many months before another one. */
export const monthsBefore = (month: string, count: number): string => {
  const number = monthNumber(month) - count
  const year = String(Math.floor(number / YEAR_MONTHS)).padStart('2026'.length, '0')
  return `${year}-${String((number % YEAR_MONTHS) + 1).padStart(2, '0')}`
}

/** Why a range of days or months can't be shown; undefined if it can. */
export const rangeProblem = (by: FiguresBy, from: string, until: string): string | undefined => {
  const steps =
    by === 'day'
      ? (startOfLagosDay(until) - startOfLagosDay(from)) / DAY_MS
      : monthNumber(until) - monthNumber(from)
  const { most, name } = FIGURE_RANGES[by]
  if (steps < 0) return 'It begins after its end.'
  return steps < most ? undefined : `Choose ${most} ${name} at most.`
}
