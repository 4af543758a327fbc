import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time'

/** Every number of the escrow, once: the server decides with them and the app shows them. */
export const POLICY = {
  /** Hundredths of a per cent of the goods. */
  escrow_fee_basis_points: 250,
  escrow_fee_flat_minor: 10_000,
  escrow_fee_cap_minor: 500_000,

  /** What a buyer is told to pay within: a transfer account at the provider lives no longer. */
  payment_ms: 30 * MINUTE_MS,
  /** After it nothing is sold to others yet, and a payment is still taken. */
  payment_grace_ms: 15 * MINUTE_MS,
  max_unpaid_orders: 2,
  /** Somebody without a completed purchase holds this share of what is available, and one item. */
  new_buyer_share: 1 / 5,
  max_new_buyer_units: 5,
  /** Who let this many orders lapse within `lapsed_window_ms` has one unpaid order at a time. */
  max_lapsed_orders: 3,
  lapsed_window_ms: DAY_MS,
  confirm_ms: 48 * HOUR_MS,
  ship_ms: 5 * DAY_MS,
  /** How long the buyer may cancel a late order before the system does it. */
  ship_grace_ms: 2 * DAY_MS,
  deliver_ms: 14 * DAY_MS,
  /** After a handover proved by the escrow code or said by the buyer. */
  inspection_ms: 3 * DAY_MS,
  inspection_without_code_ms: 7 * DAY_MS,
  respond_ms: 72 * HOUR_MS,
  /** From the opening of a dispute until an operator takes it. */
  escalate_ms: 14 * DAY_MS,
  /** Within what an operator means to decide; nothing happens by itself then. */
  operator_ms: 7 * DAY_MS,
  /** After a transaction's first dispute its clock goes on with at least this. */
  resume_min_ms: DAY_MS,
  /** How many disputes each party may raise on one transaction. */
  max_disputes: 2,
  reminder_before_ms: DAY_MS,
  /** How long after writing it a buyer may change a review. */
  edit_review_ms: DAY_MS,

  escrow_code_tries: 5,
  /** How long each lock lasts; every further one as long as the last. */
  escrow_code_locks_ms: [15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS],
  /** Released money waits this long before it can be paid out. */
  wallet_pending_ms: DAY_MS,
  /** A changed payout account waits this long before it can be paid. */
  changed_account_ms: DAY_MS,
  /** The least that the provider transfers. */
  min_payout_minor: 10_000,
} as const

/** A period as texts say it: `24 hours`. */
export const hoursText = (ms: number): string => `${ms / HOUR_MS} hours`
