import type { Deadline, DeadlineEffect } from '../../../../contract/entities/orders/deadline'
import { PARTIES, type Party } from '../../../../contract/entities/orders/party'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { actionsFor } from '../../../../contract/escrow/actions'
import { POLICY } from '../../../../contract/escrow/policy'
import { backIfNotSent } from '../../../../contract/escrow/return-amounts'
import { isReversed, isUnpaid } from '../../../../contract/escrow/states'
import { escrowStateOf } from '../../../../contract/escrow/transition'
import { millisOf } from '../../../../contract/time'
import { notificationsFor } from '../../../messaging/notification/notifications-for'
import type { CommandAction } from '../decision'
import { inEvery, inState, type Property } from './event'
import { isOver } from './instants'
import { mistreatedBy, openTo, reportable } from './openings'

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

/** What a party isn't told: it doesn't concern them, or they are told when it is over. */
const UNTOLD: Record<Party, readonly CommandAction[]> = {
  buyer: [
    'adjust_carrier',
    'carrier_empty',
    'credit_carrier',
    'mark_sellable',
    'name_refund_account',
    'note_arrival',
    'refund_delayed',
    'refund_returned',
    'settle_claim',
  ],
  vendor: [
    'carrier_empty',
    'name_refund_account',
    'refund_delayed',
    'refund_processed',
    'refund_returned',
    'settle_claim',
  ],
}

/**
 * An order is the vendor's once it is paid, and until it is reversed, or for as long as money of it is
 * theirs. What a bank does to an ended
 * purchase, its buyer doesn't read.
 */
const concerns: Record<
  Party,
  (before: Transaction, after: Transaction, action: string) => boolean
> = {
  buyer: (before, _, action) => !isOver(before) || !action.includes('chargeback'),
  vendor: (before, after, action) =>
    !(isUnpaid(before) || isReversed(before)) ||
    escrowStateOf(after) === 'awaiting_confirmation' ||
    action === 'payment_late' ||
    action === 'review' ||
    (action.includes('chargeback') && before.money.released_minor > 0),
}

/** Who may and must do what, and what happens if nobody does. */
export const PROMISE_PROPERTIES = {
  whatIsReportedIsTaken: inEvery('offers', ({ order: { transaction }, offers }) => {
    const missing = mistreatedBy(offers, reportable(transaction), true)
    return missing && `${missing} isn't possible`
  }),

  whatIsOpenIsPossible: inEvery('offers', ({ order: { transaction, now }, offers }) => {
    const missing = mistreatedBy(offers, openTo(transaction, now), true)
    return missing && `${missing} isn't possible`
  }),

  whatIsOverIsRefused: inEvery('offers', ({ order: { transaction, now }, offers }) => {
    const openings = [...reportable(transaction), ...openTo(transaction, now)]
    const wrong = mistreatedBy(offers, openings, false)
    return wrong && `${wrong} is possible`
  }),

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

  whoIsConcernedIsTold: inEvery('move', ({ before, after, step, decision }) => {
    const { action } = step.command
    const told = notificationsFor(decision.event, before.transaction).map(({ party }) => party)
    const untold = PARTIES.find(
      (party) =>
        party !== step.actor &&
        !told.includes(party) &&
        !UNTOLD[party].includes(action) &&
        concerns[party](before.transaction, after.transaction, action),
    )
    return untold && `the ${untold} isn't told of ${action} by the ${step.actor}`
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
