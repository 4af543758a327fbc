import type { NotificationType } from '../entities/notification'
import type { Actor } from '../entities/transaction'

/**
 * Where a transaction stands: while the money is held, the fulfilment; otherwise the status.
 * `none` is before it exists.
 */
export const ESCROW_STATES = [
  'none',
  'pending',
  'awaiting_confirmation',
  'confirmed',
  'shipped',
  'delivered',
  'in_dispute',
  'completed',
  'reversed',
] as const
export type EscrowState = (typeof ESCROW_STATES)[number]

export const ESCROW_ACTIONS = [
  'create',
  'payment_confirmed',
  'payment_mismatched',
  'payment_failed',
  'transfer_rejected',
  'cancel',
  'release_reservation',
  'expire',
  'confirm',
  'decline',
  'allow_cancellation',
  'ship',
  'deliver_with_code',
  'deliver',
  'receive',
  'approve',
  'auto_release',
  'remind',
  'dispute',
  'add_evidence',
  'add_message',
  'withdraw',
  'accept_refund',
  'propose_settlement',
  'accept_settlement',
  'resolve_by_default',
  'escalate',
  'resolve',
  'chargeback',
  'chargeback_won',
  'chargeback_lost',
  'refund_processed',
  'name_refund_account',
  'refund_delayed',
  'refund_returned',
  'review',
] as const
export type EscrowAction = (typeof ESCROW_ACTIONS)[number]

/**
 * What happens to the money. `taken_back`: the provider itself returned it to the buyer, and what
 * it left of held money goes back as well; `taken_part`: the rest stays held.
 * `outcome` rows decide between the others by what they are told.
 */
export type MoneyEffect =
  | 'none'
  | 'charge'
  | 'charge_and_refund'
  | 'refund'
  | 'release'
  | 'split'
  | 'taken_back'
  | 'taken_part'
  | 'refund_settled'
  | 'refund_returned'
  | 'outcome'

/** `same` stays where it is; `resumed` is where it stood before the dispute; `outcome` is decided. */
type RowTarget = EscrowState | 'same' | 'resumed' | 'outcome'

/**
 * What must hold beside state and actor; each is one small function in `escrow-actions.ts`.
 * `before_end`: time has not decided yet. Rows without it are open to whom that end favours: who
 * is owed a refund may still approve, who is to be paid may still give it back.
 */
export const CONDITIONS = [
  'deadline_reached',
  'grace_over',
  'before_end',
  'reminder_due',
  'charged',
  'not_charged',
  'ship_by_passed',
  'cancellation_closed',
  'cancellation_open',
  'disputes_left',
  'raised_by_actor',
  'proposed_by_other',
  'respondent_silent',
  'respondent_answered',
  'escalated',
  'not_escalated',
  'evidence_room_left',
  'open_chargeback',
  'refund_open',
  'refund_waiting',
  'refund_done',
  'reviewable',
] as const
export type Condition = (typeof CONDITIONS)[number]

export type EscrowTransition = {
  from: readonly EscrowState[]
  action: EscrowAction
  actor: Actor
  to: RowTarget
  money: MoneyEffect
  when?: readonly Condition[]
  /** Allowed although a chargeback has frozen the money. */
  whileFrozen?: true
  /** An order that ends here was let go unpaid by its buyer, which counts against new ones. */
  lapses?: true
  /** May follow itself at once: doing it again is then not a repeated request. */
  repeats?: true
  /** Who is told what. */
  notify: { buyer?: NotificationType; vendor?: NotificationType }
}

/** The states in which the money is held for an order that runs. */
export const IN_ESCROW = ['awaiting_confirmation', 'confirmed', 'shipped', 'delivered'] as const
