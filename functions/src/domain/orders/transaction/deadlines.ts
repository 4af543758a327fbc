import { deliverBy, workingDaysOf } from '../../../contract/delivery/deliver-by'
import { workingDaysFrom } from '../../../contract/delivery/promise'
import type { Deadline, PausedClock } from '../../../contract/entities/orders/deadline'
import type { Dispute } from '../../../contract/entities/orders/dispute'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { heldUntil, overdueFrom } from '../../../contract/escrow/actions'
import { inspectionMs } from '../../../contract/escrow/inspection'
import { POLICY, paymentPeriodOf } from '../../../contract/escrow/policy'
import type { EscrowState } from '../../../contract/escrow/transition'
import { millisOf, type Timestamp, timestampFromMillis } from '../../../contract/time'

type Duty = Pick<Deadline, 'actor' | 'action' | 'effect'>

const DUTIES = {
  pay: { actor: 'buyer', action: 'payment_confirmed', effect: 'reverse_unpaid' },
  confirm: { actor: 'vendor', action: 'confirm', effect: 'refund_buyer' },
  ship: { actor: 'vendor', action: 'ship', effect: 'allow_cancellation' },
  ship_late: { actor: 'vendor', action: 'ship', effect: 'refund_buyer' },
  deliver: { actor: 'vendor', action: 'deliver', effect: 'refund_buyer' },
  approve: { actor: 'buyer', action: 'approve', effect: 'release_to_vendor' },
  answer_return: { actor: 'vendor', action: 'agree_return', effect: 'agree_return' },
  send_back: { actor: 'buyer', action: 'send_back', effect: 'lapse_return' },
  arrive: { actor: 'vendor', action: 'confirm_arrival', effect: 'escalate_return' },
  look: { actor: 'vendor', action: 'accept_return', effect: 'accept_return' },
  escalate: { actor: 'system', action: 'escalate', effect: 'escalate' },
  operator: { actor: 'operator', action: 'resolve', effect: 'stay_held' },
  provider: { actor: 'provider', action: 'chargeback_won', effect: 'stay_held' },
} as const satisfies Record<string, Duty>

const deadline = (duty: Duty, since: number, at: number): Deadline => ({
  ...duty,
  since: timestampFromMillis(since),
  at: timestampFromMillis(at),
})

const shipBy = ({ ship_by }: Transaction): number => {
  if (!ship_by) throw new Error('nothing says by when it is shipped')
  return millisOf(ship_by)
}

/** The deadline that begins when a transaction enters a state. */
const ON_ARRIVAL: Record<
  Exclude<EscrowState, 'none'>,
  (transaction: Transaction, now: number) => Deadline | null
> = {
  pending: (_, now) => deadline(DUTIES.pay, now, now + paymentPeriodOf(true)),
  awaiting_confirmation: (_, now) => deadline(DUTIES.confirm, now, now + POLICY.confirm_ms),
  confirmed: (transaction, now) => deadline(DUTIES.ship, now, shipBy(transaction)),
  shipped: (transaction, now) => deadline(DUTIES.deliver, now, deliverBy(transaction, now)),
  delivered: (transaction, now) => deadline(DUTIES.approve, now, now + inspectionMs(transaction)),
  return_asked: (_, now) => deadline(DUTIES.answer_return, now, now + POLICY.answer_return_ms),
  returning: (transaction, now) =>
    deadline(
      DUTIES.send_back,
      now,
      workingDaysFrom(workingDaysOf(transaction), now, POLICY.send_back_days),
    ),
  returned: (_, now) => deadline(DUTIES.look, now, now + POLICY.look_ms),
  in_dispute: ({ dispute }, now) => (dispute ? disputeDeadline(dispute, now) : null),
  completed: () => null,
  reversed: () => null,
}

/** Instead of the usual time to pay: for somebody whose address isn’t verified, and in a live show. */
export const shortPayDeadline = (now: number): Deadline => ({
  ...deadline(DUTIES.pay, now, now + paymentPeriodOf(false)),
  grace_ms: 0,
})

export const arrivalDeadline = (
  state: Exclude<EscrowState, 'none'>,
  transaction: Transaction,
  now: number,
): Deadline | null => ON_ARRIVAL[state](transaction, now)

/** The working days in which a vendor books again what the carrier has cancelled. */
const REBOOKING_DAYS = 2

/** The vendor's time for a parcel that the carrier has cancelled; it isn't their lateness. */
export const rebookBy = (transaction: Transaction, now: number): number =>
  workingDaysFrom(workingDaysOf(transaction), now, REBOOKING_DAYS)

/** The time of goods that were sent back. */
export const wayBackDeadline = (now: number): Deadline =>
  deadline(DUTIES.arrive, now, now + POLICY.way_back_ms)

/** The vendor's grace period while the buyer may cancel; it starts when the order is overdue. */
export const lateShippingDeadline = (overdue: number): Deadline =>
  deadline(DUTIES.ship_late, overdue, overdue + POLICY.ship_grace_ms)

/**
 * The end of the inspection period that a vendor's dispute paused, in epoch milliseconds; 0 if
 * none. Default resolution must not pay the vendor before it.
 */
const releaseStopped = ({ raised_by, paused }: Dispute): number =>
  raised_by === 'vendor' && paused?.deadline.effect === 'release_to_vendor'
    ? millisOf(paused.deadline.at)
    : 0

/** The deadline of a dispute; recompute it whenever the dispute changes. */
export const disputeDeadline = (dispute: Dispute, now: number): Deadline => {
  if (dispute.escalated) return deadline(DUTIES.operator, now, now + POLICY.operator_ms)
  const opened = millisOf(dispute.opened_at)
  const earliest = now + POLICY.resume_min_ms
  if (dispute.responded) {
    return deadline(DUTIES.escalate, now, Math.max(opened + POLICY.escalate_ms, earliest))
  }
  const respondent = dispute.raised_by === 'buyer' ? 'vendor' : 'buyer'
  const duty: Duty = { actor: respondent, action: 'add_message', effect: 'decide_by_default' }
  return deadline(
    duty,
    now,
    Math.max(opened + POLICY.respond_ms, earliest, releaseStopped(dispute)),
  )
}

/** The deadline of a frozen dispute: the provider's own limit. No job acts when it passes. */
export const frozenDeadline = (now: number, due_at_ms: number): Deadline =>
  deadline(DUTIES.provider, now, due_at_ms)

/** The paused deadline and the time that was left on it. */
export const pausedClock = (running: Deadline, now: number): PausedClock => ({
  deadline: running,
  left_ms: Math.max(millisOf(running.at) - now, 0),
})

/**
 * Resumes a paused deadline with the time that was left. With `has_grace`, which applies after the
 * first dispute and after a chargeback (no party can repeat one), at least `POLICY.resume_min_ms`.
 */
export const resumedDeadline = (
  { deadline: stopped, left_ms }: PausedClock,
  has_grace: boolean,
  now: number,
): Deadline => ({
  ...stopped,
  since: timestampFromMillis(now),
  at: timestampFromMillis(now + (has_grace ? Math.max(left_ms, POLICY.resume_min_ms) : left_ms)),
})

/** How much later a deadline is that was paused, in milliseconds, and so what goes by it. */
const laterBy = (stopped: Deadline, deadline: Deadline): number =>
  Math.max(0, millisOf(deadline.at) - millisOf(stopped.at))

const after = (instant: Timestamp, ms: number): Timestamp =>
  timestampFromMillis(millisOf(instant) + ms)

/**
 * The days of shipping wait with the clock that a dispute stopped: they are as much later as what the
 * vendor had to do. What the buyer could cancel before it can be cancelled still.
 */
export const resumedShipping = (
  { ship_by, cancel_from, ship_by_moves = [] }: Transaction,
  { paused, opened_at }: Dispute,
  deadline: Deadline,
): Pick<Transaction, 'ship_by_moves' | 'cancel_from'> & Partial<Pick<Transaction, 'ship_by'>> => {
  const stopped = paused?.deadline
  const isWaiting = stopped?.action === 'confirm' || stopped?.effect === 'allow_cancellation'
  const ms = stopped && isWaiting ? laterBy(stopped, deadline) : 0
  if (!ship_by || ms === 0) return {}
  const isOpen = cancel_from && millisOf(cancel_from) <= millisOf(opened_at)
  return {
    ship_by: after(ship_by, ms),
    ship_by_moves: [...ship_by_moves, 'dispute'],
    ...(cancel_from && !isOpen && { cancel_from: after(cancel_from, ms) }),
  }
}

/**
 * A buyer's choice of what the vendor has waits with the clock that a dispute stopped, unless it was
 * over before.
 */
export const resumedChoice = (
  { partial }: Transaction,
  { paused, opened_at }: Dispute,
  deadline: Deadline,
): Pick<Transaction, 'partial'> => {
  if (!partial || !paused || millisOf(partial.cancel_until) <= millisOf(opened_at)) return {}
  const cancel_until = after(partial.cancel_until, laterBy(paused.deadline, deadline))
  return { partial: { ...partial, cancel_until } }
}

/** Reminders halfway and a day before the end, if within the period; epoch milliseconds. */
export const remindersOf = ({ since, at }: Deadline): number[] => {
  const start = millisOf(since)
  const end = millisOf(at)
  const half = start + Math.floor((end - start) / 2)
  return [half, end - POLICY.reminder_before_ms]
    .filter((instant) => instant > start)
    .sort((a, b) => a - b)
}

/**
 * Whether a reminder that went out at `at` is the one a day before the end, or the only one of a deadline
 * that is shorter: each deadline has one at most.
 */
export const isLastDay = (
  { deadline: running, reminders_sent }: Pick<Transaction, 'deadline' | 'reminders_sent'>,
  at: Timestamp,
): boolean => {
  if (running === null) return false
  const [now, end] = [millisOf(at), millisOf(running.at)]
  const [first, next] = remindersOf(running).filter((one) => end - one <= POLICY.reminder_before_ms)
  const isSecond = next !== undefined && now >= next && reminders_sent > 1
  return first !== undefined && now >= first && now < end && !isSecond
}

/** When the scheduled job must act next: the next reminder after `now`, or the deadline. */
export const dueAt = (
  order: Pick<Transaction, 'deadline' | 'cancel_from'>,
  now: number,
): Timestamp | null => {
  const { deadline: running } = order
  if (running === null || running.effect === 'stay_held') return null
  const held = heldUntil(order)
  if (held !== null) return timestampFromMillis(held)
  const next = remindersOf(running).find((instant) => instant > now)
  if (next !== undefined) return timestampFromMillis(next)
  const overdue = overdueFrom(order)
  return overdue === null ? running.at : timestampFromMillis(overdue)
}
