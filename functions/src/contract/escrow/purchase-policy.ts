import { DAY_MS, HOUR_MS } from '../time'

/** The part of the policy that public pages explain: they load no more of it. */
export const PURCHASE_POLICY = {
  /** Hundredths of a per cent of goods and delivery. */
  escrow_fee_basis_points: 250,
  escrow_fee_flat_minor: 10_000,
  escrow_fee_cap_minor: 500_000,
  confirm_ms: 48 * HOUR_MS,
  /** From the payment, where the store promises no days of its own. */
  ship_ms: 5 * DAY_MS,
  deliver_ms: 14 * DAY_MS,
  /** Working days after the last promised day of arrival, if they end later. */
  deliver_after_promise_days: 3,
  /** After a handover proved by the escrow code or confirmed by the buyer. */
  inspection_ms: 3 * DAY_MS,
  respond_ms: 72 * HOUR_MS,
} as const
