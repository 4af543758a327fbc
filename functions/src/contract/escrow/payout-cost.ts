import { POLICY } from './policy'

/** The provider's published fees for a transfer, in kobo: each up to and including `up_to_minor`. */
const TRANSFER_FEES = [
  { up_to_minor: 500_000, fee_minor: 1_000 },
  { up_to_minor: 5_000_000, fee_minor: 2_500 },
  { up_to_minor: Number.MAX_SAFE_INTEGER, fee_minor: 5_000 },
] as const

/** Stamp duty, which the sender of a transfer pays since 1 January 2026. */
const STAMP_DUTY = { from_minor: 1_000_000, minor: 5_000 } as const

/** Why a payout costs its vendor what the transfer costs. */
type PayoutCostReason = 'often' | 'small'

/** What a vendor pays for a payout, on top of its amount; minor units. */
export type PayoutCost = {
  fee_minor: number
  duty_minor: number
  total_minor: number
  /** Null if the payout is free. */
  reason: PayoutCostReason | null
}

/** What a transfer costs by the schedule, whoever bears it; minor units. */
export const transferCostOf = (
  amount_minor: number,
): Pick<PayoutCost, 'fee_minor' | 'duty_minor'> => ({
  fee_minor: TRANSFER_FEES.find(({ up_to_minor }) => amount_minor <= up_to_minor)?.fee_minor ?? 0,
  duty_minor: amount_minor >= STAMP_DUTY.from_minor ? STAMP_DUTY.minor : 0,
})

/**
 * What a payout costs its vendor: nothing once a week from `POLICY.free_payout_from_minor` on,
 * otherwise its transfer.
 * @param amount_minor what arrives at the bank
 * @param is_paid_this_week whether the week had a payout before
 */
export const payoutCostOf = (amount_minor: number, is_paid_this_week: boolean): PayoutCost => {
  const isSmall = amount_minor < POLICY.free_payout_from_minor
  if (!isSmall && !is_paid_this_week) {
    return { fee_minor: 0, duty_minor: 0, total_minor: 0, reason: null }
  }
  const cost = transferCostOf(amount_minor)
  return {
    ...cost,
    total_minor: cost.fee_minor + cost.duty_minor,
    reason: is_paid_this_week ? 'often' : 'small',
  }
}

/** The largest amount of each range in which a payout costs the same. */
const RANGE_ENDS: readonly number[] = [
  POLICY.free_payout_from_minor - 1,
  STAMP_DUTY.from_minor - 1,
  ...TRANSFER_FEES.map(({ up_to_minor }) => up_to_minor),
]

/** The most that can arrive at the bank so that amount and cost are within what is available. */
export const maxPayoutOf = (available_minor: number, is_paid_this_week: boolean): number => {
  const costOf = (amount_minor: number) => payoutCostOf(amount_minor, is_paid_this_week).total_minor
  const amounts = RANGE_ENDS.map((end) => Math.min(end, available_minor - costOf(end)))
  return Math.max(0, ...amounts.filter((amount) => amount + costOf(amount) <= available_minor))
}
