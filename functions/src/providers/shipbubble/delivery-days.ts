import { MAX_TRANSIT_DAYS } from '../../contract/entities/delivery/delivery'
import { startOfLagosDay } from '../../contract/lagos-day'
import { DAY_MS } from '../../contract/time'

type Days = { days_min: number; days_max: number }

const isPlausible = ({ days_min, days_max }: Days): boolean =>
  days_min >= 0 && days_min <= days_max && days_max <= MAX_TRANSIT_DAYS

/** “Within 2 - 5 working days”, “Same day delivery”, “Next day delivery”. */
const fromText = (text: string): Days | undefined => {
  if (/same\s+day/i.test(text)) return { days_min: 0, days_max: 0 }
  if (/next\s+day/i.test(text)) return { days_min: 1, days_max: 1 }
  if (!/day/i.test(text)) return undefined
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const [first, last = first] = numbers
  if (first === undefined || last === undefined || numbers.length > 2) return undefined
  return { days_min: first, days_max: last }
}

/** `2026-01-31 12:00:00`, as days from the pickup. */
const fromDate = (text: string, pickup_day: string): Days | undefined => {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  if (day === undefined) return undefined
  const count = Math.round((startOfLagosDay(day) - startOfLagosDay(pickup_day)) / DAY_MS)
  return { days_min: count, days_max: count }
}

/** How long a courier says to take; undefined if nothing plausible is said. */
export const deliveryDays = (
  { eta, eta_time }: { eta: string | null; eta_time: string | null },
  pickup_day: string,
): Days | undefined => {
  const said = [fromText(eta ?? ''), fromDate(eta_time ?? '', pickup_day)]
  return said.find((days) => days !== undefined && isPlausible(days))
}
