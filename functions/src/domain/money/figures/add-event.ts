import {
  type Counts,
  DISPUTE_ENDS,
  type DisputeEnd,
  FAILURES,
  type Failure,
  WAIT_HOURS,
  WAITS,
  type Wait,
  type WaitName,
} from '../../../contract/entities/money/figures'
import { RETURN_OUTCOMES, type ReturnOutcome } from '../../../contract/entities/orders/return'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { beginsHolding } from '../../../contract/escrow/holding'
import type { EscrowAction } from '../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../contract/escrow/transitions'
import { HOUR_MS, millisOf } from '../../../contract/time'
import { isEnd } from '../sales/sales-change'

type Event = Pick<TransactionEvent, 'id' | 'action' | 'from' | 'to' | 'at'>

const zeros = <const Name extends string>(names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>

const noWait = (): Wait => ({
  count: 0,
  sum_ms: 0,
  buckets: Array.from({ length: WAIT_HOURS.length + 1 }, () => 0),
})

export const noCounts = (): Counts => ({
  orders: { paid: 0, completed: 0, failed: zeros(FAILURES), unpaid: 0 },
  disputes: { opened: 0, ended: zeros(DISPUTE_ENDS) },
  returns: { asked: 0, ended: zeros(RETURN_OUTCOMES) },
  chargebacks: { opened: 0, won: 0, lost: 0 },
  waits: { confirm: noWait(), ship: noWait(), deliver: noWait() },
  people: { accounts: 0, buyers: 0, stores: 0 },
})

type Actions = readonly EscrowAction[]
const PAID: Actions = ESCROW_TRANSITIONS.filter((row) =>
  row.from.some((from) => beginsHolding({ from, to: row.to })),
).map(({ action }) => action)
const CONFIRMED: Actions = ['confirm', 'confirm_partial']
const SHIPPED: Actions = ['ship', 'book']
const DELIVERED: Actions = ['deliver', 'deliver_with_code', 'receive', 'carrier_delivered']

/** By which a return ends, with the money back or the goods sent once more. */
const ACCEPTED: Actions = ['accept_return', 'waive_return']

/** The actions that begin and end each wait. */
const WAIT_ACTIONS: Record<WaitName, { begin: Actions; end: Actions }> = {
  confirm: { begin: PAID, end: CONFIRMED },
  ship: { begin: [...CONFIRMED, ...ACCEPTED], end: SHIPPED },
  deliver: { begin: SHIPPED, end: DELIVERED },
}

const isIn = (actions: Actions, action: string): boolean =>
  (actions as readonly string[]).includes(action)

/** Whether an event is counted with what came before it in its timeline. */
export const needsTimeline = ({ action }: Pick<Event, 'action'>): boolean =>
  [PAID, CONFIRMED, ACCEPTED, SHIPPED, DELIVERED].some((actions) => isIn(actions, action))

const EXPIRED: Record<string, Failure> = {
  awaiting_confirmation: 'not_confirmed',
  confirmed: 'not_shipped',
  shipped: 'not_delivered',
}

const failureOf = ({ action, from }: Event): Failure => {
  if (action.includes('chargeback')) return 'chargeback'
  if (from === 'in_dispute') return 'dispute'
  if (action === 'decline') return 'declined'
  if (isIn(ACCEPTED, action)) return 'returned'
  return action === 'cancel' ? 'cancelled' : (EXPIRED[from] ?? 'cancelled')
}

const DISPUTE_END_OF: Partial<Record<string, DisputeEnd>> = {
  withdraw: 'withdrawn',
  approve: 'approved',
  accept_settlement: 'settled',
  accept_refund: 'accepted',
}

/** What sends goods back instead; a bank's claim that ends lets them go on. */
const SENDS_BACK: readonly string[] = ['accept_settlement', 'resolve']

const disputeEndOf = ({ action, from, to }: Event): DisputeEnd | undefined => {
  if (from !== 'in_dispute' || to === 'in_dispute') return undefined
  if (to === 'returning' && SENDS_BACK.includes(action)) return 'goods_back'
  if (action === 'resolve') return to === 'reversed' ? 'operator_refund' : 'operator_release'
  if (action !== 'resolve_by_default') return DISPUTE_END_OF[action]
  if (to === 'reversed') return 'default_refund'
  return to === 'completed' ? 'default_release' : 'default_resumed'
}

const RETURN_END_OF: Partial<Record<string, ReturnOutcome>> = {
  accept_part: 'kept_for_less',
  refuse_return: 'refused',
  withdraw_return: 'withdrawn',
  lapse_return: 'lapsed',
}

const returnEndOf = ({ action, to }: Event): ReturnOutcome | undefined =>
  isIn(ACCEPTED, action) ? (to === 'confirmed' ? 'second_try' : 'refunded') : RETURN_END_OF[action]

/** A dispute begins, or goes on that was settled by a return that never came. */
const isDisputed = ({ action, from, to }: Event): boolean =>
  to === 'in_dispute' && from !== 'in_dispute' && !action.includes('chargeback')

const CLAIMS = { chargeback: 'opened', chargeback_won: 'won', chargeback_lost: 'lost' } as const

const addWait = (waits: Counts['waits'], event: Event, timeline: readonly Event[]): void => {
  const name = WAITS.find((one) => isIn(WAIT_ACTIONS[one].end, event.action))
  if (!name) return
  const begun = timeline.findLast(
    ({ id, action }) => id < event.id && isIn(WAIT_ACTIONS[name].begin, action),
  )
  if (!begun) return
  const took_ms = millisOf(event.at) - millisOf(begun.at)
  const bound = WAIT_HOURS.findIndex((hours) => took_ms <= hours * HOUR_MS)
  const bucket = bound < 0 ? WAIT_HOURS.length : bound
  const wait = waits[name]
  wait.count += 1
  wait.sum_ms += took_ms
  wait.buckets[bucket] = (wait.buckets[bucket] ?? 0) + 1
}

/**
 * Adds an event to the counts of its day, in place.
 * @param timeline of its transaction; needed if `needsTimeline`
 */
export const addEvent = (counts: Counts, event: Event, timeline: readonly Event[] = []): void => {
  const { orders, disputes, returns, chargebacks, waits } = counts
  if (beginsHolding(event)) orders.paid += 1
  if (event.from === 'pending' && event.to === 'reversed') orders.unpaid += 1
  if (isEnd(event)) {
    if (event.to === 'completed') orders.completed += 1
    else orders.failed[failureOf(event)] += 1
  }
  if (isDisputed(event)) disputes.opened += 1
  const end = disputeEndOf(event)
  if (end) disputes.ended[end] += 1
  if (event.action === 'ask_return' || end === 'goods_back') returns.asked += 1
  const returned = returnEndOf(event)
  if (returned) returns.ended[returned] += 1
  if (event.action in CLAIMS) chargebacks[CLAIMS[event.action as keyof typeof CLAIMS]] += 1
  addWait(waits, event, timeline)
}
