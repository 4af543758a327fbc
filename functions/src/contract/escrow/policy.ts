import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time'

/** The escrow's limits and periods: the server decides with them and the app shows them. */
export const POLICY = {
  /** Hundredths of a per cent of the goods. */
  escrow_fee_basis_points: 250,
  escrow_fee_flat_minor: 10_000,
  escrow_fee_cap_minor: 500_000,

  /** The payment period shown to the buyer; the provider's transfer account expires with it. */
  payment_ms: 30 * MINUTE_MS,
  /** After the payment period: items stay reserved and a payment is still accepted. */
  payment_grace_ms: 15 * MINUTE_MS,
  max_unpaid_orders: 2,
  /** The share of available stock that a buyer without a completed purchase may hold; min. one. */
  new_buyer_share: 1 / 5,
  max_new_buyer_units: 5,
  /** With this many orders lapsed within `lapsed_window_ms`, a buyer gets one unpaid order. */
  max_lapsed_orders: 3,
  lapsed_window_ms: DAY_MS,
  confirm_ms: 48 * HOUR_MS,
  ship_ms: 5 * DAY_MS,
  /** How long the buyer may cancel a late order before the system does. */
  ship_grace_ms: 2 * DAY_MS,
  deliver_ms: 14 * DAY_MS,
  /** After a handover proved by the escrow code or confirmed by the buyer. */
  inspection_ms: 3 * DAY_MS,
  inspection_without_code_ms: 7 * DAY_MS,
  respond_ms: 72 * HOUR_MS,
  /** From the opening of a dispute until it is escalated to an operator. */
  escalate_ms: 14 * DAY_MS,
  /** The target for an operator's decision; nothing happens automatically after it. */
  operator_ms: 7 * DAY_MS,
  /** The least time left on a deadline that resumes after a transaction's first dispute. */
  resume_min_ms: DAY_MS,
  /** How many disputes each party may raise on one transaction. */
  max_disputes: 2,
  reminder_before_ms: DAY_MS,
  /** How long after writing a review its buyer may change it. */
  edit_review_ms: DAY_MS,

  escrow_code_tries: 5,
  /** The length of each lock; further locks last as long as the last one. */
  escrow_code_locks_ms: [15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS],
  /** How long released money stays pending before it can be paid out. */
  wallet_pending_ms: DAY_MS,
  /** How long a changed payout account waits before it can be paid. */
  changed_account_ms: DAY_MS,
  /** The provider's minimum transfer. */
  min_payout_minor: 10_000,
} as const

/** Formats a period: `24 hours`. */
export const hoursText = (ms: number): string => `${ms / HOUR_MS} hours`
