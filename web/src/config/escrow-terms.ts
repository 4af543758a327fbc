import { escrowFeeOf } from '@contract/escrow/fee'
import { POLICY, paymentPeriodOf } from '@contract/escrow/policy'
import { PROVIDER_LOCAL_FEE } from '@contract/escrow/provider-fee'
import { formatMoney } from '@contract/money'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time'

const BASIS_POINTS_IN_PERCENT = 100

/** Example prices in kobo: with a fee below the cap, in the middle, and at the cap. */
const EXAMPLES_MINOR = [500_000, 2_500_000, 25_000_000]

/** The escrow policy's numbers in the units shown to people. */
export const escrowTerms = {
  feePercent: `${POLICY.escrow_fee_basis_points / BASIS_POINTS_IN_PERCENT}%`,
  feeFixed_minor: POLICY.escrow_fee_flat_minor,
  feeMost_minor: POLICY.escrow_fee_cap_minor,
  bankFeePercent: `${PROVIDER_LOCAL_FEE.basis_points / BASIS_POINTS_IN_PERCENT}%`,
  bankFeeFixed_minor: PROVIDER_LOCAL_FEE.flat_minor,
  bankFeeMost_minor: PROVIDER_LOCAL_FEE.cap_minor,
  mostDebt_minor: POLICY.max_debt_minor,
  writeOffDays: POLICY.write_off_ms / DAY_MS,
  payMinutes: paymentPeriodOf(true) / MINUTE_MS,
  unverifiedPayMinutes: paymentPeriodOf(false) / MINUTE_MS,
  confirmHours: POLICY.confirm_ms / HOUR_MS,
  shipDays: POLICY.ship_ms / DAY_MS,
  shipGraceDays: POLICY.ship_grace_ms / DAY_MS,
  deliverDays: POLICY.deliver_ms / DAY_MS,
  deliverAfterPromiseDays: POLICY.deliver_after_promise_days,
  inspectionDays: POLICY.inspection_ms / DAY_MS,
  inspectionWithoutCodeDays: POLICY.inspection_without_code_ms / DAY_MS,
  disputeAnswerHours: POLICY.respond_ms / HOUR_MS,
  disputesEach: POLICY.max_disputes,
  disputeDays: POLICY.escalate_ms / DAY_MS,
  evidenceImages: POLICY.max_evidence_per_party,
  reviewDays: POLICY.review_window_days,
  codeTries: POLICY.escrow_code_tries,
  codeLockMinutes: POLICY.escrow_code_locks_ms[0] / MINUTE_MS,
  payoutWaitHours: POLICY.limits.proven.pending_ms / HOUR_MS,
  newStoreWaitHours: POLICY.limits.unproven.pending_ms / HOUR_MS,
  newStoreHolds: formatMoney(POLICY.limits.unproven.max_held_minor, 'NGN'),
  freePayoutFrom: formatMoney(POLICY.free_payout_from_minor, 'NGN'),
  accountWaitHours: POLICY.changed_account_ms / HOUR_MS,
  examples: EXAMPLES_MINOR.map((goods_minor) => ({
    goods_minor,
    fee_minor: escrowFeeOf(goods_minor),
  })),
}
