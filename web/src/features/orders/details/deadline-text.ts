import { movedWhy } from '@contract/delivery/ship-by'
import { vendorNetOf } from '@contract/entities/money/statement'
import type { Deadline, DeadlineEffect } from '@contract/entities/orders/deadline'
import type { Party } from '@contract/entities/orders/party'
import { isSecondTry } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { heldUntil } from '@contract/escrow/actions'
import { backIfNotSent, returnRefundOf, wholeRefundOf } from '@contract/escrow/return-amounts'
import { instantText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { millisOf, timestampFromMillis } from '@contract/time'
import { partyName } from '@/shared/parties/parties'
import { dutyBy, isOverdue } from './duty-text'

type DeadlineContext = { transaction: Transaction; party: Party }

const amountOf = ({ transaction }: DeadlineContext, amount_minor: number) =>
  formatMoney(amount_minor, transaction.currency)

const nameOf = ({ transaction, party }: DeadlineContext, whom: Party) =>
  whom === party ? 'you' : partyName(transaction, whom)

/** Of units that are sent a second time, only what they were for goes back. */
const notSent = (context: DeadlineContext): string =>
  `${amountOf(context, backIfNotSent(context.transaction))} goes back to ${nameOf(context, 'buyer')}`

const heldIn = (context: DeadlineContext): string =>
  amountOf(context, context.transaction.money.held_minor)

const allBack = (context: DeadlineContext): string =>
  `${amountOf(context, wholeRefundOf(context.transaction))} goes back to ${nameOf(context, 'buyer')}`

const released = (context: DeadlineContext): string =>
  `${amountOf(context, vendorNetOf(context.transaction))} is released to ${nameOf(context, 'vendor')}`

/** An unanswered dispute of the vendor releases the money only if the goods were delivered. */
const byDefault = (context: DeadlineContext): string => {
  const { dispute, shipment } = context.transaction
  if (dispute?.raised_by === 'buyer') return allBack(context)
  return shipment?.delivered_at ? released(context) : 'the dispute is closed and the order goes on'
}

/** The buyer's way out of an order that isn't sent. */
const mayCancel = (context: DeadlineContext): string => {
  const { cancel_from, ship_by } = context.transaction
  const back = `${nameOf(context, 'buyer')} may cancel and get ${amountOf(context, backIfNotSent(context.transaction))} back`
  return !cancel_from || !ship_by || millisOf(cancel_from) === millisOf(ship_by)
    ? `After that ${back}`
    : `From ${instantText(cancel_from)} ${back}`
}

/** What an accepted return leads to. */
const returned = (context: DeadlineContext): string => {
  const back = context.transaction.return
  if (back && isSecondTry(back))
    return `${nameOf(context, 'vendor')} ${context.party === 'vendor' ? 'send' : 'sends'} it again`
  return `${amountOf(context, returnRefundOf(context.transaction))} goes back to ${nameOf(context, 'buyer')}`
}

const atVendorsCost = (context: DeadlineContext): string =>
  context.party === 'vendor'
    ? 'Otherwise it comes back for a refund, and you pay the way'
    : `Otherwise you may send it back for a refund, and ${nameOf(context, 'vendor')} pays the way`

/** What goes on if the goods are never sent. */
const lapsed = ({ transaction, party }: DeadlineContext): string => {
  if (transaction.return?.dispute) return 'Otherwise the dispute goes on where it stood'
  return party === 'buyer'
    ? 'Otherwise your time to look at it goes on, and it can’t be returned again'
    : 'Otherwise the buyer’s time to look at it goes on'
}

const CONSEQUENCES: Record<DeadlineEffect, (context: DeadlineContext) => string> = {
  reverse_unpaid: () => 'Otherwise the order is cancelled and nobody is charged',
  refund_buyer: (context) => `Otherwise ${notSent(context)}`,
  allow_cancellation: mayCancel,
  release_to_vendor: (context) => `Otherwise ${released(context)}`,
  decide_by_default: (context) => `Otherwise ${byDefault(context)}`,
  agree_return: atVendorsCost,
  lapse_return: lapsed,
  escalate_return: () => 'Otherwise Oja looks at it and decides',
  accept_return: (context) => `Otherwise ${returned(context)}`,
  escalate: () => 'Otherwise Oja decides',
  stay_held: (context) => `${heldIn(context)} stays held until then`,
}

/** Says what happens to the money without an answer; undefined if there is no deadline. */
export const consequenceText = (transaction: Transaction, party: Party): string | undefined => {
  const { deadline } = transaction
  return deadline ? `${CONSEQUENCES[deadline.effect]({ transaction, party })}.` : undefined
}

/** When it should be sent, with what was promised if that is another day. */
const shipTime = (transaction: Transaction, { at }: Deadline): string => {
  const { ship_by, promised, ship_by_moves = [] } = transaction
  const by = instantText(ship_by ?? at)
  return promised && ship_by_moves.length > 0 ? `${by} (${movedWhy(promised, ship_by_moves)})` : by
}

const dutyOf = (context: DeadlineContext, deadline: Deadline): string => {
  const { transaction, party } = context
  if (deadline.action !== 'ship') return dutyBy(transaction, party, instantText(deadline.at))
  const by = shipTime(transaction, deadline)
  if (!isOverdue(deadline)) return dutyBy(transaction, party, by)
  const late = deadline.actor === party ? 'You are' : `${partyName(transaction, 'vendor')} is`
  return `${late} late: it was to be sent by ${by}. Last day: ${instantText(deadline.at)}`
}

/**
 * Says who must act by when, and what happens to the money otherwise, from this party's view;
 * undefined if there is no deadline.
 */
export const deadlineText = (transaction: Transaction, party: Party): string | undefined => {
  const { deadline } = transaction
  if (!deadline) return undefined
  const context = { transaction, party }
  const held = heldUntil(transaction)
  if (held !== null && party === 'vendor') {
    const until = instantText(timestampFromMillis(held))
    return `Held until ${until} for ${nameOf(context, 'buyer')}, who has not paid yet; then the items go back on sale`
  }
  return `${dutyOf(context, deadline)}. ${consequenceText(transaction, party)}`
}
