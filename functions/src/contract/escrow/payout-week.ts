import { LAGOS_AHEAD_MS, lagosDayOf, startOfLagosDay } from '../lagos-day'
import { DAY_MS, HOUR_MS } from '../time'
import { POLICY } from './policy'

const WEEK_DAYS = 7

/**
 * The week of payouts at an instant, named by the day in Lagos on which it began at
 * `POLICY.payout_hour`. @param now epoch milliseconds
 */
export const payoutWeekOf = (now: number): string => {
  const shifted = now - POLICY.payout_hour * HOUR_MS
  const weekday = new Date(shifted + LAGOS_AHEAD_MS).getUTCDay()
  const days = (weekday - POLICY.payout_weekday + WEEK_DAYS) % WEEK_DAYS
  return lagosDayOf(shifted - days * DAY_MS)
}

/** Whether a wallet had a payout in this week; `now` in epoch milliseconds. */
export const isPaidThisWeek = (
  { week_payout }: { week_payout?: { week: string } | null | undefined },
  now: number,
): boolean => week_payout?.week === payoutWeekOf(now)

/** The instant of the next weekly payouts, in epoch milliseconds; always after `now`. */
export const nextPayoutAt = (now: number): number =>
  startOfLagosDay(payoutWeekOf(now)) + WEEK_DAYS * DAY_MS + POLICY.payout_hour * HOUR_MS
