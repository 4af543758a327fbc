import type { Actor } from '../../../../contract/entities/orders/party'
import type { GoodsReturn, ReturnOutcome } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { GOING_BACK } from '../../../../contract/escrow/transition'
import type { CommandAction, Decision } from '../../transaction/decision'
import type { CheckoutSimulation } from './checkout-simulation'

/** A decision of an order, and what the order was before it. */
type Step = { before: Transaction; decision: Decision }
type Happening = (step: Step) => boolean

const done =
  (action: CommandAction, isSo: Happening = () => true): Happening =>
  (step) =>
    step.decision.event.action === action && isSo(step)

const asked = (isSo: (back: GoodsReturn) => boolean): Happening =>
  done('ask_return', ({ decision: { transaction: after } }) =>
    after.return ? isSo(after.return) : false,
  )

/** A return that ran, or began and ended at once. */
const ended =
  (outcome: ReturnOutcome, isSo: Happening = () => true): Happening =>
  (step) =>
    step.decision.transaction.return?.outcome === outcome &&
    step.before.return?.outcome === undefined &&
    isSo(step)

const by =
  (actor: Actor): Happening =>
  ({ decision }) =>
    decision.event.actor.role === actor

const from =
  (...states: readonly string[]): Happening =>
  ({ decision }) =>
    states.includes(decision.event.from)

const to =
  (state: string): Happening =>
  ({ decision }) =>
    decision.event.to === state

const wished =
  (wish: GoodsReturn['wish']): Happening =>
  ({ decision }) =>
    decision.transaction.return?.wish === wish

const ENDS_OF_RETURNS: readonly string[] = ['waive_return', 'accept_return']

/** What so many everyday runs can't miss: each of it happens in one checkout of fifteen, or in more. */
const COMMON: Readonly<Record<string, Happening>> = {
  'the price is asked back': asked(({ wish }) => wish === 'refund'),
  'a part of it is asked back': asked(({ wish }) => wish === 'part'),
  'a replacement is asked for': asked(({ wish }) => wish === 'replacement'),
  'a repair is asked for': asked(({ wish }) => wish === 'repair'),
  'a mind is changed': asked(({ reason }) => reason === 'changed_mind'),
  'some units of an order go back': asked(({ is_whole }) => !is_whole),
  'what came back is refunded': ended('refunded', done('accept_return', by('vendor'))),
  'a settlement sends goods back': done('accept_settlement', to('returning')),
  'a bank claims what is on its way back': done('chargeback', from(...GOING_BACK)),
  'a bank claims what has come back': done(
    'chargeback',
    ({ before }) => before.return?.outcome === 'refunded',
  ),
  'a bank claims more than is left': done('chargeback', ({ decision: { transaction } }) =>
    transaction.chargebacks.some(({ beyond_minor = 0 }) => beyond_minor > 0),
  ),
  'a chargeback is won': done('chargeback_won'),
  'a chargeback is lost while an order runs': done('chargeback_lost', from('in_dispute')),
  'a chargeback is lost after a sale': done('chargeback_lost', from('completed')),
  'a chargeback is lost after a refund': done('chargeback_lost', from('reversed')),
  'money comes after the end': done('payment_confirmed', from('reversed')),
  'late money waits for its buyer': done('payment_late'),
  'late money is kept': done('keep'),
  'another amount comes': done('payment_mismatched'),
  'a refund is sent': done('refund_processed'),
  'a refund comes back': done('refund_returned'),
}

/** What full runs can't miss. */
const RARE: Readonly<Record<string, Happening>> = {
  'silence refunds what came back': ended('refunded', done('accept_return', by('system'))),
  'goods are refunded and stay': ended('refunded', done('waive_return')),
  'a dispute refunds what is going back': ended(
    'refunded',
    ({ decision: { event } }) => !ENDS_OF_RETURNS.includes(event.action),
  ),
  'goods are kept for less': ended('kept_for_less'),
  'goods are replaced': ended('second_try', wished('replacement')),
  'goods are repaired': ended('second_try', wished('repair')),
  'some units are never sent again': ({ before, decision }) =>
    before.round === 2 &&
    before.return?.is_whole === false &&
    to('completed')({ before, decision }),
  'a return is withdrawn': ended('withdrawn'),
  'a return lapses': ended('lapsed'),
  'a return is refused': done('refuse_return'),
  'what came back is contested': done('contest_return'),
  'what was sent back never comes': done('escalate_return'),
  'a way back is booked': done('book_return'),
  'a booked way back is cancelled': done('carrier_return_cancelled'),
  'a decision sends goods back': done('resolve', to('returning')),
  'fewer units are sent': done('confirm_partial'),
  'another amount comes late': done('payment_mismatched', from('reversed')),
  'a kept order goes back': done('ask_return', ({ before }) => before.keep_until !== undefined),
}

const isReturned = (decisions: readonly Decision[]): boolean =>
  decisions.some(({ transaction }) => transaction.return !== undefined)
const isLate = (decisions: readonly Decision[]): boolean =>
  decisions.some(({ event }) => event.action === 'payment_late' || event.action === 'keep')

/** What concerns all orders of a charge. */
const OF_CHARGES: Readonly<Record<string, (checkout: CheckoutSimulation) => boolean>> = {
  'a payment is reported again': ({ reported_again }) => reported_again,
  'a second payment comes': ({ beside }) => Object.keys(beside).length > 0,
  'five stores are paid': ({ orders, charged_minor }) => orders.length === 5 && charged_minor > 0,
  'a return, a chargeback and late money meet': ({ orders, claims }) => {
    const all = orders.map(({ simulation }) => simulation.decisions)
    return Object.keys(claims).length > 0 && all.some(isReturned) && all.some(isLate)
  },
}

const stepsOf = ({ orders }: CheckoutSimulation): Step[] =>
  orders.flatMap(({ simulation: { decisions } }) =>
    decisions.slice(1).map((decision, index) => ({
      before: (decisions[index] ?? decision).transaction,
      decision,
    })),
  )

/** Notes what happened in a checkout. */
export const noteHappenings = (seen: Set<string>, checkout: CheckoutSimulation): void => {
  const steps = stepsOf(checkout)
  for (const [name, happens] of Object.entries({ ...COMMON, ...RARE })) {
    if (!seen.has(name) && steps.some(happens)) seen.add(name)
  }
  for (const [name, happens] of Object.entries(OF_CHARGES)) if (happens(checkout)) seen.add(name)
}

/** What should have happened in so many runs and didn't. */
export const unseen = (seen: ReadonlySet<string>, isDeep: boolean): string[] =>
  Object.keys({ ...COMMON, ...OF_CHARGES, ...(isDeep && RARE) }).filter((name) => !seen.has(name))
