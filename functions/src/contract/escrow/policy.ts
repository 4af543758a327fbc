import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time'
import { PURCHASE_POLICY } from './purchase-policy'

/** The escrow's limits and periods: the server decides with them and the app shows them. */
export const POLICY = {
  ...PURCHASE_POLICY,
  /** What the vendor pays of the goods at their release, in hundredths of a per cent. */
  commission_bps: 0,

  /** The payment period shown to the buyer; the provider's transfer account expires with it. */
  payment_ms: 30 * MINUTE_MS,
  /** After the payment period: items stay reserved and a payment is still accepted. */
  payment_grace_ms: 15 * MINUTE_MS,
  /** How long late money waits before it goes back, if the goods are still free. */
  keep_ms: 30 * MINUTE_MS,
  max_unpaid_orders: 2,
  /** The share of available stock that a buyer without a completed purchase may hold; min. one. */
  new_buyer_share: 1 / 5,
  max_new_buyer_units: 5,
  /**
   * The most that all buyers without a completed purchase hold unpaid together: of what is unsold of a
   * variant and of a product, and of the products of a store whose last unit is held so, one at least;
   * and of an unproven store's room.
   */
  new_buyers_share: 1 / 2,
  new_buyers_room: 1 / 3,
  max_new_buyer_lines: 6,
  /** Instead of `payment_ms` for somebody whose address isn't verified, with no grace after it. */
  unverified_payment_ms: 10 * MINUTE_MS,
  /** With this many orders lapsed within `lapsed_window_ms`, a buyer gets one unpaid order. */
  max_lapsed_orders: 3,
  lapsed_window_ms: DAY_MS,
  /** After so many payments of ended orders within `late_window_ms` nobody new opens another. */
  max_late_payments: 2,
  late_window_ms: DAY_MS,
  /** Above it a carrier's word alone doesn't show that goods arrived, against a buyer who says no. */
  carrier_word_max_minor: 5_000_000,
  /** How long a vendor may object to what a carrier took later before it is taken from them. */
  object_to_charge_ms: 3 * DAY_MS,
  /** How long after a parcel has come its carrier may still be found to take more. */
  late_charges_ms: 30 * DAY_MS,
  /** How long the buyer may cancel an order of which the vendor has fewer units. */
  partial_choice_ms: DAY_MS,
  /** So many orders in a row that a store never answered pause it. */
  max_unanswered_orders: 3,
  /** How long the buyer may cancel a late order before the system does. */
  ship_grace_ms: 2 * DAY_MS,
  inspection_without_code_ms: 7 * DAY_MS,
  /** What the buyer may add to an inspection once, until so long before its end. */
  extend_ms: 3 * DAY_MS,
  extend_before_ms: HOUR_MS,
  /** How long a vendor may answer a return that was asked for; silence agrees. */
  answer_return_ms: 72 * HOUR_MS,
  /** How long an offer stands: to keep the goods for less, or to wait for others. */
  return_offer_ms: DAY_MS,
  /** How many days from now a vendor may ask the buyer to wait, once. */
  max_wait_days: 14,
  /** Working days in which the buyer hands the goods over. */
  send_back_days: 3,
  /** How long goods may be on their way back until an operator looks at it. */
  way_back_ms: 14 * DAY_MS,
  /** How long the vendor may look at what came back; silence accepts. */
  look_ms: 3 * DAY_MS,
  /** How long the vendor may say that what came back can be sold again, or can't. */
  mark_sellable_ms: DAY_MS,
  /** The most photos of one return, or of its opening. */
  max_return_photos: 5,
  /** From the opening of a dispute until it is escalated to an operator. */
  escalate_ms: 14 * DAY_MS,
  /** The target for an operator's decision; nothing happens automatically after it. */
  operator_ms: 7 * DAY_MS,
  /** The least time left on a deadline that resumes after a transaction's first dispute. */
  resume_min_ms: DAY_MS,
  /** How many disputes each party may raise on one transaction. */
  max_disputes: 2,
  /** Before the provider's deadline: a chargeback that nobody answered is answered by rule. */
  chargeback_answer_before_ms: 4 * HOUR_MS,
  reminder_before_ms: DAY_MS,
  /** How many images each party may add to a dispute. */
  max_evidence_per_party: 5,
  /** How long after its end a purchase may be reviewed. */
  review_window_days: 30,
  /** How long after writing a review its buyer may change it. */
  edit_review_ms: DAY_MS,

  escrow_code_tries: 5,
  /** The length of each lock; further locks last as long as the last one. */
  escrow_code_locks_ms: [15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS],
  /** How long money of a sale that looks like one to oneself is held; strong signals: at most. */
  weak_hold_ms: 3 * DAY_MS,
  strong_hold_ms: 14 * DAY_MS,
  /** A sale of so many times what the store's others cost is looked at. */
  far_off_price_times: 5,
  /** An approval so soon after the payment is looked at. */
  quick_approval_ms: 10 * MINUTE_MS,
  /**
   * What a store may do until it is proven and after: what its orders hold at once (null: no limit),
   * and how long released money stays pending. For purchases and whatever else holds money for it.
   */
  limits: {
    unproven: { max_held_minor: 30_000_000, pending_ms: 3 * DAY_MS },
    proven: { max_held_minor: null, pending_ms: DAY_MS },
  },
  /** A store is proven by so many unflagged sales to people who share nothing. */
  proving_sales: 3,
  /** And at least so long after the first of them. */
  proving_ms: 7 * DAY_MS,
  /** How long a changed payout account waits before it can be paid. */
  changed_account_ms: DAY_MS,
  /** A vendor who owes more than this sells nothing until it is paid. */
  max_debt_minor: 1_000_000,
  /** After so long below zero a balance is written off, and its vendor opens no other store. */
  write_off_ms: 90 * DAY_MS,
  /** What a vendor may pay into the wallet, by transfer alone. */
  min_top_up_minor: 100_000,
  /** Of what isn't payable yet, all together; an unproven store: what its orders may hold at most. */
  max_topped_up_minor: 50_000_000,
  /** How long it only pays for what is taken from the wallet, until it is paid out like anything else. */
  top_up_ms: 30 * DAY_MS,
  /** The provider's minimum transfer. */
  min_payout_minor: 10_000,
  /** One payout a week from this amount on is free; others cost what their transfer costs. */
  free_payout_from_minor: 1_000_000,
  /** When available money is paid out by itself, in Lagos: 0 is Sunday, 5 Friday. */
  payout_weekday: 5,
  payout_hour: 9,
} as const

/** Formats a period: `24 hours`. */
export const hoursText = (ms: number): string => `${ms / HOUR_MS} hours`

/** How long a buyer has to pay an order, in milliseconds; less until their email address is verified. */
export const paymentPeriodOf = (is_verified: boolean): number =>
  is_verified ? POLICY.payment_ms : POLICY.unverified_payment_ms
