import { isRefundOpen, isRefundWaiting } from '../../../../contract/entities/money/refund'
import type { Deadline, DeadlineEffect } from '../../../../contract/entities/orders/deadline'
import { refundsOf } from '../../../../contract/entities/orders/partial'
import { type Actor, PARTIES } from '../../../../contract/entities/orders/party'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { actionsFor, findTransition, hasLapsed } from '../../../../contract/escrow/actions'
import { POLICY } from '../../../../contract/escrow/policy'
import { backIfNotSent } from '../../../../contract/escrow/return-amounts'
import {
  type EscrowAction,
  escrowStateOf,
  GOING_BACK,
} from '../../../../contract/escrow/transition'
import { millisOf } from '../../../../contract/time'
import { inEvery, inState, type Property } from './event'
import { isOver } from './instants'

/** What happens when a deadline passes, as its effect announces it. */
const ANNOUNCED: Record<DeadlineEffect, (before: Transaction, after: Transaction) => boolean> = {
  reverse_unpaid: (_, after) =>
    escrowStateOf(after) === 'reversed' && after.money.charged_minor === 0,
  refund_buyer: (before, after) =>
    after.refund?.amount_minor === backIfNotSent(before) &&
    (after.money.released_minor > 0
      ? escrowStateOf(after) === 'completed' && before.round !== undefined
      : escrowStateOf(after) === 'reversed'),
  allow_cancellation: (_, after) =>
    after.deadline?.effect === 'refund_buyer' && after.deadline.action === 'ship',
  release_to_vendor: (before, after) =>
    escrowStateOf(after) === 'completed' &&
    after.money.released_minor > before.money.released_minor,
  decide_by_default: ({ dispute, fulfilment }, after) => {
    if (dispute?.raised_by === 'buyer') return escrowStateOf(after) === 'reversed'
    if (fulfilment === 'delivered') return escrowStateOf(after) === 'completed'
    return escrowStateOf(after) === fulfilment && after.dispute === null
  },
  escalate: (_, after) => after.dispute?.escalated === true && after.deadline?.actor === 'operator',
  agree_return: (_, after) =>
    escrowStateOf(after) === 'returning' && after.return?.agreed_by === 'silence',
  lapse_return: ({ return: asked }, after) =>
    escrowStateOf(after) === (asked?.dispute ? 'in_dispute' : 'delivered') &&
    after.return?.outcome === 'lapsed',
  escalate_return: (_, after) => after.dispute?.escalated === true,
  accept_return: (_, after) =>
    after.return?.outcome === 'refunded' || after.return?.outcome === 'second_try',
  stay_held: () => false,
}

/** What the schedule does at a deadline, and not before it. */
const TIMED: readonly string[] = [
  'expire',
  'allow_cancellation',
  'auto_release',
  'resolve_by_default',
  'escalate',
  'agree_return',
  'lapse_return',
  'escalate_return',
  'accept_return',
]

/** Another way to do what a deadline names. */
const ALSO: Readonly<Record<string, string>> = { ship: 'book', deliver: 'deliver_with_code' }

const passedAt = ({ at, effect, grace_ms }: Deadline): number =>
  millisOf(at) + (effect === 'reverse_unpaid' ? (grace_ms ?? POLICY.payment_grace_ms) : 0)

/** What outsiders report of an order as it is; nothing of it may be refused. */
const reportable = (transaction: Transaction): (readonly [Actor, EscrowAction])[] => {
  const { payment, chargebacks, money } = transaction
  const state = escrowStateOf(transaction)
  const refunds = refundsOf(transaction)
  const isClaimed = chargebacks.some(({ state: one }) => one === 'open')
  const hasPaid = payment.paid_at !== null
  const lists: (readonly [boolean, Actor, readonly EscrowAction[]])[] = [
    [!hasPaid, 'provider', ['payment_confirmed', 'payment_mismatched', 'transfer_rejected']],
    [state === 'pending', 'provider', ['payment_failed']],
    [state === 'reversed' && !hasPaid && hasLapsed(transaction), 'provider', ['payment_late']],
    [hasPaid, 'provider', ['chargeback']],
    [hasPaid, 'operator', ['attribute_chargeback', 'reattribute_chargeback']],
    [isClaimed, 'provider', ['chargeback_won', 'chargeback_lost']],
    [isClaimed, 'operator', ['move_chargeback']],
    [refunds.some(isRefundOpen), 'system', ['refund_processed', 'refund_delayed']],
    [refunds.some((one) => !isRefundOpen(one)), 'system', ['refund_returned']],
    [refunds.some(isRefundWaiting), 'operator', ['name_refund_account']],
    [money.carrier_minor !== undefined, 'system', ['adjust_carrier', 'credit_carrier']],
    [money.carrier_minor !== undefined, 'operator', ['adjust_carrier']],
    [(money.carrier_claim_minor ?? 0) > 0, 'system', ['settle_claim']],
    [(money.carrier_claim_minor ?? 0) > 0, 'operator', ['settle_claim']],
  ]
  return lists.flatMap(([isTrue, actor, actions]) =>
    isTrue ? actions.map((action) => [actor, action] as const) : [],
  )
}

/** What both parties may do in an open dispute before it is decided, and what gives in. */
const openTo = (transaction: Transaction, now: number): (readonly [Actor, EscrowAction])[] => {
  const { dispute, deadline, carrier, shipment, round } = transaction
  const state = escrowStateOf(transaction)
  const isDecided =
    deadline !== null &&
    deadline.effect !== 'escalate' &&
    deadline.effect !== 'stay_held' &&
    millisOf(deadline.at) <= now
  const isRoom = state === 'in_dispute' && !isDecided
  const isFree = dispute?.frozen !== true
  const isRunning = !isOver(transaction) && state !== 'pending'
  const isGoingBack = GOING_BACK.some((one) => one === state)
  const isToSend = state === 'awaiting_confirmation' || state === 'confirmed'
  const lists: (readonly [boolean, readonly Actor[], readonly EscrowAction[]])[] = [
    [isRoom, PARTIES, ['add_message']],
    [isRoom && isFree, PARTIES, ['propose_settlement']],
    // Whose goods go back approves once they don't any more.
    [isRunning && isFree && !isGoingBack, ['buyer'], ['approve']],
    [state === 'return_asked', ['buyer'], ['withdraw_return']],
    [state === 'return_asked' || state === 'returning', ['vendor'], ['waive_return']],
    [state === 'returning', ['buyer'], ['take_back']],
    [state === 'returning', ['vendor'], ['confirm_arrival']],
    [state === 'returned', ['vendor'], ['accept_return']],
    [isToSend, ['vendor'], ['decline']],
    [state === 'in_dispute' && isFree, ['vendor'], ['accept_refund']],
    [state === 'in_dispute' && isFree && dispute?.raised_by === 'buyer', ['buyer'], ['withdraw']],
    [state === 'in_dispute' && isFree && dispute?.raised_by === 'vendor', ['vendor'], ['withdraw']],
    [state === 'pending', ['buyer'], ['cancel']],
    [state === 'pending', ['vendor'], ['release_reservation']],
    [state === 'shipped', ['buyer'], ['receive']],
    [state === 'shipped' && !isDecided, ['vendor'], ['deliver_with_code']],
    [
      state === 'shipped' && !isDecided && carrier !== undefined && !round && shipment !== null,
      ['system'],
      ['carrier_delivered', 'carrier_cancelled'],
    ],
  ]
  return lists.flatMap(([isTrue, actors, actions]) =>
    isTrue ? actors.flatMap((actor) => actions.map((action) => [actor, action] as const)) : [],
  )
}

const missingOf = (
  transaction: Transaction,
  now: number,
  expected: readonly (readonly [Actor, EscrowAction])[],
): string | undefined => {
  const missing = expected.find(
    ([actor, action]) => findTransition(transaction, action, actor, now) === undefined,
  )
  return missing && `${missing.join(' ')} isn't possible`
}

/** Who may and must do what, and what happens if nobody does. */
export const PROMISE_PROPERTIES = {
  whatIsReportedIsTaken: inState((transaction, { now }) =>
    missingOf(transaction, now, reportable(transaction)),
  ),

  aPartyIsHeardAndMayGiveIn: inState((transaction, { now }) =>
    missingOf(transaction, now, openTo(transaction, now)),
  ),

  whoHasToActIsSaidUntilTheEnd: inState((transaction) =>
    (transaction.deadline === null) === isOver(transaction) ? undefined : 'wrong',
  ),

  whoHasToActCan: inState((transaction, { now }) => {
    const { deadline, partial } = transaction
    if (!deadline || millisOf(deadline.at) <= now) return undefined
    const { action } = deadline
    // The buyer pays at the provider, who says so.
    const actor = action === 'payment_confirmed' ? 'provider' : deadline.actor
    const offered: readonly string[] = actionsFor(transaction, actor, now)
    if ([action, ALSO[action] ?? action].some((way) => offered.includes(way))) return undefined
    // The vendor sends nothing before the buyer has chosen.
    if (action === 'ship' && partial && now < millisOf(partial.cancel_until)) return undefined
    return actor === 'system' ? undefined : `the ${actor} can't ${action}`
  }),

  whatIsOfferedToAPartySucceeds: inEvery('offered', ({ actor, action, outcomes }) => {
    if (!PARTIES.some((party) => party === actor) || outcomes.length === 0) return undefined
    // What is said already is answered as before.
    return outcomes.some(({ kind }) => kind !== 'refused')
      ? undefined
      : `${actor} ${action} is offered and always ${outcomes.map(({ kind }) => kind).join(', ')}`
  }),

  whatIsNotOfferedIsRefused: inEvery('not_offered', ({ step, outcome }) => {
    if (outcome.kind === 'replayed') return undefined
    if (outcome.kind === 'refused' && outcome.error.code === 'transaction/action-not-allowed')
      return undefined
    return `${step.actor} ${step.command.action} is ${outcome.kind}`
  }),

  whatIsDueCanBeDone: inEvery('due', ({ isDue, due }) =>
    isDue && !due ? 'the schedule finds nothing to do' : undefined,
  ),

  whatIsAnnouncedHappens: inEvery('move', ({ before, after, step }) => {
    const { deadline } = before.transaction
    if (step.actor !== 'system' || !deadline || !TIMED.includes(step.command.action))
      return undefined
    if (before.now < passedAt(deadline)) return `${step.command.action} before the deadline`
    return ANNOUNCED[deadline.effect](before.transaction, after.transaction)
      ? undefined
      : `${deadline.effect} was announced, ${step.command.action} led to ${escrowStateOf(after.transaction)}`
  }),
} satisfies Record<string, Property>
