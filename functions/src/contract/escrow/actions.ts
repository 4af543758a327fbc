import { goodsIdOf } from '../catalog/variants'
import { isRefundOpen, isRefundWaiting } from '../entities/money/refund'
import { isChargebackOpen, isGivenBeyond } from '../entities/orders/chargeback'
import type { Deadline, DeadlineEffect } from '../entities/orders/deadline'
import { refundsOf } from '../entities/orders/partial'
import type { Actor } from '../entities/orders/party'
import { isSecondTry } from '../entities/orders/return'
import type { Shipment, Transaction } from '../entities/orders/transaction'
import { DAY_MS, millisOf } from '../time'
import { POLICY } from './policy'
import {
  type Condition,
  type EscrowAction,
  type EscrowTransition,
  escrowStateOf,
} from './transition'
import { ESCROW_TRANSITIONS } from './transitions'

/** When an unpaid order's reservation ends, in epoch milliseconds; null if nothing is reserved. */
export const heldUntil = ({ deadline }: Pick<Transaction, 'deadline'>): number | null =>
  deadline?.effect === 'reverse_unpaid'
    ? millisOf(deadline.at) + (deadline.grace_ms ?? POLICY.payment_grace_ms)
    : null

/** Whether the buyer may cancel because the vendor has fewer units than were ordered. */
export const isChoiceOpen = ({ partial }: Pick<Transaction, 'partial'>, now: number): boolean =>
  partial !== undefined && now < millisOf(partial.cancel_until)

/**
 * When an order that waits to be shipped is overdue, in epoch milliseconds; null if it doesn't wait.
 * A store that confirmed late has the day that it promised then, though the buyer may cancel before.
 */
export const overdueFrom = ({
  deadline,
  cancel_from,
}: Pick<Transaction, 'deadline' | 'cancel_from'>): number | null =>
  deadline?.effect === 'allow_cancellation'
    ? Math.max(millisOf(deadline.at), cancel_from ? millisOf(cancel_from) : 0)
    : null

const isCancellable = ({ cancel_from }: Transaction, now: number): boolean =>
  cancel_from !== undefined && millisOf(cancel_from) <= now

/** Whether late money still waits for the buyer, who may keep the order. */
export const isKeepable = (
  { keep_until, refund, chargebacks }: Transaction,
  now: number,
): boolean =>
  keep_until !== undefined &&
  now < millisOf(keep_until) &&
  refund?.state === 'pending' &&
  chargebacks.length === 0

/** Keys of the commands, such as `buyer:cancel:`, by which the buyer lets an unpaid order go. */
export const LAPSES: readonly string[] = ESCROW_TRANSITIONS.filter((row) => row.lapses).map(
  ({ actor, action }) => `${actor}:${action}:`,
)

/** Whether the buyer let the order end, by cancelling it or by not paying in time. */
export const hasLapsed = ({ applied_commands }: Pick<Transaction, 'applied_commands'>): boolean =>
  applied_commands.some((key) => LAPSES.includes(key))

/** What ends an unpaid order by its buyer's side: they let it go, or their payment failed. */
const BUYERS_ENDS = [...LAPSES, 'provider:payment_failed:']

export const endedByBuyer = ({
  applied_commands,
}: Pick<Transaction, 'applied_commands'>): boolean =>
  applied_commands.some((key) => BUYERS_ENDS.includes(key))

/** Whether it is the buyer's doing that money for an order can only come too late. */
export const isLateByBuyer = (transaction: Transaction, now: number): boolean =>
  findTransition(transaction, 'payment_confirmed', 'provider', now)?.money ===
    'charge_and_refund' && endedByBuyer(transaction)

/** What is sent once more, the vendor sends: the carrier was paid for one parcel. */
export const isByCarrier = ({ carrier, round }: Pick<Transaction, 'carrier' | 'round'>): boolean =>
  carrier !== undefined && round === undefined

/** Whether the goods are on their way back with a carrier that was booked through us. */
export const isBookedBack = ({ return: back }: Pick<Transaction, 'return'>): boolean =>
  back?.sent?.is_booked === true && back.arrived_at === undefined && back.outcome === undefined

/** Whether a carrier's word alone shows that goods arrived. */
export const isCarrierBelieved = ({ amount_paid }: Pick<Transaction, 'amount_paid'>): boolean =>
  amount_paid <= POLICY.carrier_word_max_minor

/** Whether a number, a waybill or a photo shows that goods were sent. */
export const isSendingShown = ({
  tracking_number,
  waybill_note,
  photo_path,
}: Pick<Shipment, 'tracking_number' | 'waybill_note' | 'photo_path'>): boolean =>
  (tracking_number ?? waybill_note ?? photo_path) !== undefined

type Check = (transaction: Transaction, actor: Actor, now: number) => boolean

/** How long after its deadline each effect closes the period; an absent one never closes it. */
const END_AFTER_MS: Partial<Record<DeadlineEffect, number>> = {
  reverse_unpaid: 0,
  refund_buyer: 0,
  release_to_vendor: 0,
  decide_by_default: 0,
  agree_return: 0,
  lapse_return: 0,
  accept_return: 0,
}

/** Late goods may be shipped until the grace period ends, even if no scheduled job has run. */
const endOf = (deadline: Deadline, transaction: Transaction): number => {
  const overdue = overdueFrom(transaction)
  if (overdue !== null) return overdue + POLICY.ship_grace_ms
  return millisOf(deadline.at) + (END_AFTER_MS[deadline.effect] ?? Number.POSITIVE_INFINITY)
}

/** When silence decides: late goods are reminded of until they are overdue. */
const decidesAt = (transaction: Transaction): number =>
  overdueFrom(transaction) ?? (transaction.deadline ? millisOf(transaction.deadline.at) : 0)

export const CHECKS: Record<Condition, Check> = {
  deadline_reached: ({ deadline }, _actor, now) =>
    deadline !== null && millisOf(deadline.at) <= now,
  grace_over: (transaction, _actor, now) => (heldUntil(transaction) ?? Infinity) <= now,
  reminder_due: (transaction, _actor, now) =>
    transaction.due_at !== null &&
    millisOf(transaction.due_at) <= now &&
    now < decidesAt(transaction),
  before_end: (transaction, _actor, now) =>
    transaction.deadline === null || now < endOf(transaction.deadline, transaction),
  by_vendor: (transaction) => !isByCarrier(transaction),
  by_carrier: isByCarrier,
  several_units: ({ units_total }) => units_total > 1,
  sending_shown: ({ shipment }) => shipment !== null && isSendingShown(shipment),
  wallet_not_noted: ({ carrier }) => !carrier?.is_empty,
  parcel_booked: ({ money }) => money.carrier_minor !== undefined,
  claim_open: ({ money }) => (money.carrier_claim_minor ?? 0) > 0,
  charged: ({ payment }) => payment.paid_at !== null,
  lapsed: hasLapsed,
  keepable: (transaction, _actor, now) => isKeepable(transaction, now),
  not_charged: ({ payment }) => payment.paid_at === null,
  overdue: (transaction, _actor, now) => (overdueFrom(transaction) ?? Infinity) <= now,
  cancellation_open: ({ deadline }) => deadline?.effect === 'refund_buyer',
  cancellable: (transaction, _actor, now) =>
    isCancellable(transaction, now) || isChoiceOpen(transaction, now),
  choice_open: (transaction, _actor, now) => isChoiceOpen(transaction, now),
  choice_over: (transaction, _actor, now) => !isChoiceOpen(transaction, now),
  disputes_left: ({ disputes_raised }, actor) =>
    (actor === 'buyer' || actor === 'vendor') && disputes_raised[actor] < POLICY.max_disputes,
  raised_by_actor: ({ dispute }, actor) => dispute?.raised_by === actor,
  proposed_by_other: ({ dispute }, actor) =>
    dispute?.proposal != null && dispute.proposal.by !== actor,
  proposed_by_actor: ({ dispute }, actor) => dispute?.proposal?.by === actor,
  respondent_silent: ({ dispute }) => dispute !== null && !dispute.responded,
  respondent_answered: ({ dispute }) => dispute?.responded === true,
  escalated: ({ dispute }) => dispute !== null && (dispute.escalated || dispute.frozen),
  not_escalated: ({ dispute }) => dispute !== null && !dispute.escalated,
  evidence_room_left: ({ dispute }, actor) =>
    dispute !== null &&
    (actor === 'buyer' || actor === 'vendor') &&
    dispute.evidence_count[actor] < POLICY.max_evidence_per_party,
  open_chargeback: ({ chargebacks }) => chargebacks.some(isChargebackOpen),
  refund_open: (transaction) => refundsOf(transaction).some(isRefundOpen),
  refund_waiting: (transaction) => refundsOf(transaction).some(isRefundWaiting),
  not_given_by_bank: ({ chargebacks }) => !chargebacks.some(isGivenBeyond),
  refund_done: (transaction) => refundsOf(transaction).some((refund) => !isRefundOpen(refund)),
  reviewable: ({ review_id, ended_at }, _actor, now) =>
    review_id === null &&
    ended_at !== null &&
    now < millisOf(ended_at) + POLICY.review_window_days * DAY_MS,
  extendable: ({ deadline, extended_at }, _actor, now) =>
    extended_at === undefined &&
    deadline !== null &&
    now < millisOf(deadline.at) - POLICY.extend_before_ms,
  returnable: ({ items, return_asked_for = [] }) =>
    items.some((item) => !return_asked_for.includes(goodsIdOf(item))),
  part_open: ({ return: asked }, _actor, now) =>
    asked?.offer != null && now < millisOf(asked.offer.until),
  waitable: ({ return: asked }) =>
    asked !== undefined && isSecondTry(asked) && asked.wait?.agreed_at === undefined,
  wait_open: ({ return: asked }, _actor, now) =>
    asked?.wait !== undefined &&
    asked.wait.agreed_at === undefined &&
    now < millisOf(asked.wait.until),
  asked_by_buyer: ({ return: asked }) => asked?.source === 'asked',
  not_sent_back: ({ return: asked }) => asked !== undefined && asked.sent === undefined,
  sent_back: ({ return: asked }) => asked?.sent !== undefined,
  booked_back: isBookedBack,
  not_booked_back: ({ way_back }) => !way_back?.fee_minor,
  carrier_believed: isCarrierBelieved,
  carrier_not_believed: (transaction) => !isCarrierBelieved(transaction),
  arrival_not_noted: ({ return: back }) => back?.carrier_says_at === undefined,
  on_way_back: ({ fulfilment }) => fulfilment === 'returning',
  not_contested: ({ return: asked }) => asked !== undefined && asked.contested_at === undefined,
  stock_open: ({ return: asked }, _actor, now) =>
    asked?.arrived_at !== undefined &&
    asked.ended_at !== undefined &&
    asked.wish !== 'repair' &&
    now < millisOf(asked.ended_at) + POLICY.mark_sellable_ms,
  goods_returned: ({ return: asked }) => asked?.outcome === 'refunded',
}

/** Whether one condition of a row holds, whatever the others say. */
export const conditionHolds = (
  condition: Condition,
  transaction: Transaction,
  actor: Actor,
  now: number,
): boolean => CHECKS[condition](transaction, actor, now)

const isFrozen = (transaction: Transaction): boolean => transaction.dispute?.frozen === true

const holds = (
  row: EscrowTransition,
  transaction: Transaction,
  actor: Actor,
  now: number,
): boolean =>
  row.actor === actor &&
  row.from.includes(escrowStateOf(transaction)) &&
  (!isFrozen(transaction) || row.whileFrozen === true) &&
  (row.when ?? []).every((condition) => conditionHolds(condition, transaction, actor, now))

/** The transition that allows this actor's action now, if any. `now` in epoch milliseconds. */
export const findTransition = (
  transaction: Transaction,
  action: EscrowAction,
  actor: Actor,
  now: number,
): EscrowTransition | undefined =>
  ESCROW_TRANSITIONS.find((row) => row.action === action && holds(row, transaction, actor, now))

/** The actions that the actor may take now, in table order. The app offers exactly these. */
export const actionsFor = (transaction: Transaction, actor: Actor, now: number): EscrowAction[] =>
  ESCROW_TRANSITIONS.filter((row) => holds(row, transaction, actor, now)).map((row) => row.action)
