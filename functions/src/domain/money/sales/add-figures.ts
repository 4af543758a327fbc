import { NO_SALES, type SalesFigures } from '../../../contract/entities/money/sales'

const NAMES = Object.keys(NO_SALES) as (keyof SalesFigures)[]

/** Sums the figures of several days. */
export const addFigures = (days: readonly Partial<SalesFigures>[]): SalesFigures => {
  const total = { ...NO_SALES }
  for (const day of days) for (const name of NAMES) total[name] += day[name] ?? 0
  return total
}
