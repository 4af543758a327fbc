import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import type { TransactionEvent } from '@contract/entities/orders/transaction-parts'
import { dateText, dayText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { millisOf } from '@contract/time'
import { partyName } from '../parties/parties'

/** Titles of timeline events by action. An action without a title shows its own name. */
const TITLES: Record<string, string> = {
  create: 'Order placed',
  payment_confirmed: 'Payment received and held',
  payment_mismatched: 'The payment did not match and goes back',
  payment_late: 'Money came after the order had ended',
  keep: 'The buyer keeps the order',
  payment_failed: 'The payment failed',
  transfer_rejected: 'A transfer could not be taken and goes back to the bank',
  release_reservation: 'Items released: the order was not paid yet',
  cancel: 'Order cancelled',
  expire: 'Time ran out',
  confirm: 'Order confirmed',
  confirm_partial: 'Confirmed with fewer pieces: the missing ones are refunded',
  accept_partial: 'The buyer accepts the rest',
  decline: 'Order declined',
  allow_cancellation: 'Shipping is late: the buyer may cancel',
  ship: 'Shipped',
  book: 'Pickup booked with the carrier',
  carrier_empty: 'The carrier could not be booked, which is not the store’s fault',
  carrier_delivered: 'Delivered, says the carrier',
  carrier_cancelled: 'The carrier cancelled the delivery',
  adjust_carrier: 'The carrier charged more for the parcel',
  credit_carrier: 'The carrier gave back what it had charged',
  settle_claim: 'The carrier’s loss of the parcel is settled',
  deliver_with_code: 'Delivered, proved by the escrow code',
  deliver: 'Delivered, without the escrow code',
  receive: 'Receipt confirmed',
  approve: 'Approved',
  auto_release: 'Inspection over: released',
  remind: 'Reminder sent',
  dispute: 'Dispute raised',
  add_evidence: 'Evidence added to the dispute',
  add_message: 'Message in the dispute',
  withdraw: 'Dispute withdrawn',
  accept_refund: 'Full refund accepted',
  propose_settlement: 'Settlement offered',
  accept_settlement: 'Settlement accepted',
  decline_settlement: 'Settlement offer declined',
  withdraw_settlement: 'Settlement offer withdrawn',
  resolve_by_default: 'No answer in time: decided by the rules',
  escalate: 'Handed to Oja to decide',
  resolve: 'Decided by Oja',
  extend_protection: 'Three more days to look at it',
  ask_return: 'Return asked for',
  agree_return: 'Return agreed',
  waive_return: 'The goods may stay with the buyer',
  offer_part: 'Less of the price offered for keeping it',
  accept_part: 'Kept for less',
  decline_part: 'The offer to keep it was declined',
  offer_wait: 'Asked to wait',
  accept_wait: 'The buyer waits',
  decline_wait: 'The buyer doesn’t wait',
  refuse_return: 'Return refused: it is a dispute now',
  withdraw_return: 'Return withdrawn: the buyer keeps it',
  send_back: 'Sent back',
  book_return: 'The way back is booked with a carrier',
  carrier_return_cancelled: 'The carrier cancelled the way back',
  note_arrival: 'Back with the store, says the carrier',
  take_back: 'Back with the store, proved by the return code',
  confirm_arrival: 'Back with the store',
  accept_return: 'Return accepted',
  contest_return: 'What came back is contested',
  lapse_return: 'Not sent back in time: what was before goes on',
  escalate_return: 'Not come back in time: Oja looks at it',
  mark_sellable: 'Stock of what came back changed',
  chargeback: 'The buyer’s bank contests the payment',
  chargeback_won: 'The bank’s claim was turned down',
  chargeback_lost: 'The bank took the payment back',
  attribute_chargeback: 'The bank’s claim is about this order',
  move_chargeback: 'The bank’s claim is about another order',
  reattribute_chargeback: 'What the bank took is about other orders than was thought',
  refund_processed: 'Refund arrived',
  name_refund_account: 'A bank account for the refund was named',
  refund_delayed: 'Refund delayed; it is being looked into',
  refund_returned: 'Refund came back',
  review: 'Review written',
}

const OTHERS: Record<Exclude<TransactionEvent['actor']['role'], Party>, string> = {
  provider: 'Payment provider',
  system: 'Oja, automatically',
  operator: 'Oja',
}

/** Titles by the provider's reason for rejecting a transfer. */
const REJECTED: Record<string, string> = {
  INCORRECT_AMOUNT: 'A transfer of another amount goes back to the bank',
  ACCOUNT_EXPIRED: 'A transfer came too late and goes back to the bank',
}

/** A confirmation that was too late for the promised day names both. */
const confirmedTitle = (
  { action, at, deadline_at }: TransactionEvent,
  { promised }: Transaction,
): string | undefined => {
  if (!action.startsWith('confirm') || !promised || !deadline_at) return undefined
  if (millisOf(at) <= millisOf(promised.ship_by)) return undefined
  const days = `promised for ${dateText(promised.ship_by)}, now ${dateText(deadline_at)}`
  return `${TITLES[action]}: late, ${days}`
}

/** Silence agrees to a return and accepts what came back. */
const silentTitle = ({ action, actor }: TransactionEvent): string | undefined =>
  actor.role === 'system' && (action === 'agree_return' || action === 'accept_return')
    ? `No answer in time: ${TITLES[action]?.toLowerCase()}`
    : undefined

/** Until which day it is waited for. */
const waitTitle = ({ action, note }: TransactionEvent): string | undefined =>
  note !== null && (action === 'offer_wait' || action === 'accept_wait')
    ? `${TITLES[action]} until ${dayText(note)}`
    : undefined

const titleOf = (event: TransactionEvent, transaction: Transaction): string =>
  confirmedTitle(event, transaction) ??
  silentTitle(event) ??
  waitTitle(event) ??
  plainTitleOf(event)

const plainTitleOf = ({ action, note }: TransactionEvent): string =>
  (action === 'transfer_rejected' ? REJECTED[note ?? ''] : undefined) ??
  TITLES[action] ??
  action.replaceAll('_', ' ')

/** Actions whose note is readable text and not a code. */
const TELLING: readonly string[] = [
  'book',
  'confirm_partial',
  'decline',
  'cancel',
  'ship',
  'resolve',
  'payment_failed',
  'name_refund_account',
  'refuse_return',
  'send_back',
  'contest_return',
]

export type EventWords = { title: string; who: string; amount?: string; note?: string }

/** Returns the texts of a timeline event from this party's view; an operator is none of the two. */
export const eventWords = (
  event: TransactionEvent,
  transaction: Transaction,
  party: Party | null,
): EventWords => {
  const { action, actor, amount_minor, note } = event
  return {
    title: titleOf(event, transaction),
    who:
      actor.role === 'buyer' || actor.role === 'vendor'
        ? actor.role === party
          ? 'You'
          : partyName(transaction, actor.role)
        : OTHERS[actor.role],
    ...(amount_minor !== null && { amount: formatMoney(amount_minor, transaction.currency) }),
    ...(note !== null && TELLING.includes(action) && { note }),
  }
}
