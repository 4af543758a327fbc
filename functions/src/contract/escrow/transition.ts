import type { NotificationType } from '../entities/messaging/notification'
import type { FailedSaleCostBearer } from '../entities/money/cost-bearer'
import type { Actor } from '../entities/orders/party'
import type { Fulfilment, TransactionStatus } from '../entities/orders/transaction'

/**
 * The states of a transaction: its fulfilment while in escrow, otherwise its status.
 * `none` is the state before it exists.
 */
export const ESCROW_STATES = [
  'none',
  'pending',
  'awaiting_confirmation',
  'confirmed',
  'shipped',
  'delivered',
  'return_asked',
  'returning',
  'returned',
  'in_dispute',
  'completed',
  'reversed',
] as const
export type EscrowState = (typeof ESCROW_STATES)[number]

/**
 * The state of a stored transaction.
 * @throws Error if it is in escrow and its fulfilment is `cancelled`
 */
export const escrowStateOf = (transaction: {
  status: { status: TransactionStatus }
  fulfilment: Fulfilment
}): EscrowState => {
  if (transaction.status.status !== 'in_escrow') return transaction.status.status
  if (transaction.fulfilment === 'cancelled') throw new Error('cancelled while in escrow')
  return transaction.fulfilment
}

export const ESCROW_ACTIONS = [
  'create',
  'payment_confirmed',
  'payment_mismatched',
  'payment_late',
  'keep',
  'payment_failed',
  'transfer_rejected',
  'cancel',
  'release_reservation',
  'expire',
  'confirm',
  'confirm_partial',
  'accept_partial',
  'decline',
  'allow_cancellation',
  'ship',
  'book',
  'carrier_empty',
  'carrier_delivered',
  'carrier_cancelled',
  'adjust_carrier',
  'credit_carrier',
  'settle_claim',
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
  'decline_settlement',
  'withdraw_settlement',
  'resolve_by_default',
  'escalate',
  'resolve',
  'extend_protection',
  'ask_return',
  'agree_return',
  'waive_return',
  'offer_part',
  'accept_part',
  'decline_part',
  'offer_wait',
  'accept_wait',
  'decline_wait',
  'refuse_return',
  'withdraw_return',
  'send_back',
  'book_return',
  'carrier_return_cancelled',
  'note_arrival',
  'take_back',
  'confirm_arrival',
  'accept_return',
  'contest_return',
  'lapse_return',
  'escalate_return',
  'mark_sellable',
  'chargeback',
  'chargeback_won',
  'chargeback_lost',
  'attribute_chargeback',
  'move_chargeback',
  'reattribute_chargeback',
  'refund_processed',
  'name_refund_account',
  'refund_delayed',
  'refund_returned',
  'review',
] as const
export type EscrowAction = (typeof ESCROW_ACTIONS)[number]

/**
 * The effect on the money. `carrier_fee`: the carrier's part leaves escrow; `carrier_returned`: it
 * comes back. `way_back_fee`, `way_back_returned`: the same for goods that go back.
 * `carrier_adjustment`: what it took later is paid beside the charge, or comes back.
 * `carrier_claim`: what it pays or refuses for a parcel that it lost.
 * `taken_back`: the provider returned it to the buyer, and the remaining held money is refunded
 * too. `taken_part`: the remaining money stays held. `retaken`: what it returned after the sale is
 * taken anew, since it concerns more or less of this order. `returned`: what returned goods were paid
 * for goes back, the rest is released. `borne`: we bear what the provider returned, and
 * the held money is released. `outcome`: the action's effect function chooses one of the others.
 */
export type MoneyEffect =
  | 'none'
  | 'charge'
  | 'charge_and_refund'
  | 'carrier_fee'
  | 'carrier_returned'
  | 'way_back_fee'
  | 'way_back_returned'
  | 'carrier_adjustment'
  | 'carrier_claim'
  | 'refund'
  | 'refund_part'
  | 'refund_recalled'
  | 'release'
  | 'split'
  | 'returned'
  | 'taken_back'
  | 'taken_part'
  | 'retaken'
  | 'borne'
  | 'refund_processed'
  | 'refund_returned'
  | 'outcome'

/** `same`: no change; `resumed`: the state before the dispute; `outcome`: decided by the effect. */
type RowTarget = EscrowState | 'same' | 'resumed' | 'outcome'

/**
 * What must hold besides state and actor; each is a function in `CHECKS` (`actions.ts`).
 * `before_end`: the deadline has not decided yet. Transitions without it stay open to the party
 * that the deadline favours: a buyer who is owed a refund may still approve, and a vendor who is
 * to be paid may still refund.
 */
export const CONDITIONS = [
  'deadline_reached',
  'grace_over',
  'before_end',
  'by_vendor',
  'by_carrier',
  'sending_shown',
  'several_units',
  'wallet_not_noted',
  'parcel_booked',
  'claim_open',
  'reminder_due',
  'charged',
  'not_charged',
  'lapsed',
  'keepable',
  'cancellable',
  'choice_open',
  'choice_over',
  'overdue',
  'cancellation_open',
  'disputes_left',
  'raised_by_actor',
  'proposed_by_other',
  'proposed_by_actor',
  'respondent_silent',
  'respondent_answered',
  'escalated',
  'not_escalated',
  'evidence_room_left',
  'open_chargeback',
  'refund_open',
  'refund_waiting',
  'not_given_by_bank',
  'refund_done',
  'reviewable',
  'extendable',
  'returnable',
  'part_open',
  'waitable',
  'wait_open',
  'asked_by_buyer',
  'not_sent_back',
  'sent_back',
  'booked_back',
  'not_booked_back',
  'carrier_believed',
  'carrier_not_believed',
  'arrival_not_noted',
  'on_way_back',
  'not_contested',
  'stock_open',
  'goods_returned',
] as const
export type Condition = (typeof CONDITIONS)[number]

export type EscrowTransition = {
  from: readonly EscrowState[]
  action: EscrowAction
  actor: Actor
  to: RowTarget
  money: MoneyEffect
  /** Who bears what the provider keeps of a refunded charge if the effect doesn't say it; else the platform. */
  cost_by?: FailedSaleCostBearer
  when?: readonly Condition[]
  /** Allowed while a chargeback has frozen the money. */
  whileFrozen?: true
  /** The order lapses unpaid, which counts against the buyer's new orders. */
  lapses?: true
  /** May be repeated at once: the same command again is not a duplicate. */
  repeats?: true
  /** The notification of each party. */
  notify: { buyer?: NotificationType; vendor?: NotificationType }
  /** The vendor is notified only if they were paid for the order: it isn't their money otherwise. */
  vendorIfPaid?: true
}

/** The states of a running order whose money is held, on its way to the buyer. */
export const ON_THE_WAY = ['awaiting_confirmation', 'confirmed', 'shipped', 'delivered'] as const

/** The states of an order whose goods go back. */
export const GOING_BACK = ['return_asked', 'returning', 'returned'] as const

/** The states of a running order whose money is held. */
export const IN_ESCROW = [...ON_THE_WAY, ...GOING_BACK] as const
