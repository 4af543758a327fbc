import { shipByText } from '@contract/delivery/ship-by'
import type {
  Deadline,
  DeadlineEffect,
  Party,
  Transaction,
} from '@contract/entities/orders/transaction'
import { vendorNetOf } from '@contract/entities/statement'
import { heldUntil } from '@contract/escrow/actions'
import { instantText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { millisOf, timestampFromMillis } from '@contract/time'
import { bookedCarrierOf, partyName } from '@/lib/parties'

const OTHER_ACTORS: Record<Exclude<Deadline['actor'], Party>, string> = {
  system: 'Both of you',
  operator: 'Oja',
  provider: 'The buyer’s bank',
}

/** The expected action by name. Reads well both after "You:" and after a person's name. */
const VERBS: Record<string, string> = {
  payment_confirmed: 'pay',
  confirm: 'confirm the order',
  deliver: 'deliver',
  approve: 'approve',
  add_message: 'answer the dispute',
  escalate: 'settle',
  resolve: 'decide',
  chargeback_won: 'decide',
}

type DeadlineContext = { transaction: Transaction; party: Party }

const amountOf = ({ transaction }: DeadlineContext, amount_minor: number) =>
  formatMoney(amount_minor, transaction.currency)

const nameOf = ({ transaction, party }: DeadlineContext, whom: Party) =>
  whom === party ? 'you' : partyName(transaction, whom)

const heldIn = (context: DeadlineContext): string =>
  amountOf(context, context.transaction.money.held_minor)

/** A refund is whole: what a booked carrier got comes back too. */
const wholeOf = (context: DeadlineContext): string => {
  const { held_minor, carrier_minor = 0 } = context.transaction.money
  return amountOf(context, held_minor + carrier_minor)
}

const allBack = (context: DeadlineContext): string =>
  `${wholeOf(context)} goes back to ${nameOf(context, 'buyer')}`

const released = (context: DeadlineContext): string =>
  `${amountOf(context, vendorNetOf(context.transaction))} is released to ${nameOf(context, 'vendor')}`

/** An unanswered dispute of the vendor releases the money only if the goods were delivered. */
const byDefault = (context: DeadlineContext): string => {
  const { dispute, shipment } = context.transaction
  if (dispute?.raised_by === 'buyer') return allBack(context)
  return shipment?.delivered_at ? released(context) : 'the dispute is closed and the order goes on'
}

const CONSEQUENCES: Record<DeadlineEffect, (context: DeadlineContext) => string> = {
  reverse_unpaid: () => ', or the order is cancelled and nobody is charged',
  refund_buyer: (context) => `, or ${allBack(context)}`,
  allow_cancellation: (context) => {
    const { cancel_from, ship_by } = context.transaction
    const back = `${nameOf(context, 'buyer')} may cancel and get ${heldIn(context)} back`
    if (!cancel_from || !ship_by || millisOf(cancel_from) === millisOf(ship_by))
      return `, or ${back}`
    const isLate = millisOf(cancel_from) < millisOf(ship_by)
    return `${isLate ? ';' : ', or'} from ${instantText(cancel_from)} ${back}`
  },
  release_to_vendor: (context) => `, or ${released(context)}`,
  decide_by_default: (context) => `, or ${byDefault(context)}`,
  escalate: () => ', or Oja decides',
  stay_held: (context) => `; ${heldIn(context)} stays held until then`,
}

const actorName = (context: DeadlineContext, { actor, action }: Deadline): string => {
  const carrier = action === 'deliver' ? bookedCarrierOf(context.transaction) : undefined
  if (carrier) return carrier
  if (actor === 'buyer' || actor === 'vendor') {
    return actor === context.party ? 'You' : partyName(context.transaction, actor)
  }
  return OTHER_ACTORS[actor]
}

/** `by 1st Dec, 2026, 23:59`, or `(promised for 1st Dec, 2026, confirmed late, now ...)`. */
const shipTime = (transaction: Transaction, { at }: Deadline): string => {
  const by = shipByText(transaction) || instantText(at)
  return transaction.ship_by_moves && transaction.promised ? `(${by})` : `by ${by}`
}

/** The vendor's last days for what should have been shipped. */
export const isOverdue = ({ action, effect }: Deadline): boolean =>
  action === 'ship' && effect === 'refund_buyer'

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
  if (isOverdue(deadline)) {
    const due = `${actorName(context, deadline)}: late, ship ${shipTime(transaction, deadline)}`
    return `${due}. If it isn’t sent by ${instantText(deadline.at)}, ${allBack(context)}`
  }
  if (deadline.action === 'ship') {
    const due = `${actorName(context, deadline)}: ship ${shipTime(transaction, deadline)}`
    return `${due}${CONSEQUENCES[deadline.effect](context)}`
  }
  const duty = `${actorName(context, deadline)}: ${VERBS[deadline.action] ?? deadline.action}`
  return `${duty} by ${instantText(deadline.at)}${CONSEQUENCES[deadline.effect](context)}`
}
