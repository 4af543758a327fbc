import { createHash } from 'node:crypto'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { endedByBuyer, hasLapsed } from '../../../../contract/escrow/actions'
import { addedInspectionMs } from '../../../../contract/escrow/inspection'
import { escrowStateOf } from '../../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../../contract/escrow/transitions'
import { lagosDayOf, startOfLagosDay } from '../../../../contract/lagos-day'
import { DAY_MS, HOUR_MS, millisOf, timestampFromMillis } from '../../../../contract/time'
import { remindersOf } from '../deadlines'
import { derivedInstants, isOver, isTimestamp } from './instants'
import { ahead, GRAIN_MS, without } from './key-parts'
import { returnKey } from './return-key'

/** What is further back is alike: no period that is still counted from there is longer. */
const LONG_AGO_MS = 31 * DAY_MS
/** An arrival that is nearer than this never moves the end of a delivery, which takes 14 days. */
const NEAR_DAYS = 9

/** What an order keeps for people, not for decisions. */
const WORDS = [
  'id',
  'invoice_id',
  'invoice_number',
  'product_details',
  'customer_details',
  'buyer_id',
  'vendor_id',
  'product_id',
  'source',
  'delivery',
  'delivery_method',
  'delivery_times',
  'quantity',
  'reminders_sent',
  'ledger',
  'event_count',
  'created_at',
  'updated_at',
  'ended_at',
] as const

/** Facts that count later: what a carrier took, and what became of a chargeback that is opened again. */
const FACTS =
  /^(provider:chargeback_(won|lost)|system:(adjust_carrier|credit_carrier|settle_claim)):/

/** Whether the table allows the same again, which would be taken for a repetition. */
const mayRepeat = (key: string, transaction: Transaction): boolean => {
  const state = escrowStateOf(transaction)
  return ESCROW_TRANSITIONS.some(
    (row) => key === `${row.actor}:${row.action}:` && !row.repeats && row.from.includes(state),
  )
}

/** What applied commands still decide: facts, that it lapsed, and the last one if it may come again. */
const remembered = (transaction: Transaction) => {
  const { applied_commands } = transaction
  const last = applied_commands.at(-1) ?? ''
  return {
    facts: applied_commands.filter((key) => FACTS.test(key)).sort(),
    lapsed: hasLapsed(transaction),
    by_buyer: endedByBuyer(transaction),
    last: mayRepeat(last, transaction) ? last : null,
  }
}

const isToSend = ({ fulfilment }: Transaction): boolean =>
  fulfilment === 'awaiting_confirmation' || fulfilment === 'confirmed'

/** Whether the working day is over, after which days are counted from the next one. */
const isLateInTheDay = ({ delivery_times }: Transaction, now: number): boolean =>
  delivery_times !== undefined &&
  now >= startOfLagosDay(lagosDayOf(now)) + delivery_times.cutoff_hour * HOUR_MS

/** An order's own days, as long as they decide when it is sent and how long it may take. */
const daysOf = (transaction: Transaction, now: number) => {
  const { ship_by, ship_by_moves, cancel_from, promised, dispute, carrier } = transaction
  if (!isToSend(transaction) && !(carrier && transaction.fulfilment === 'shipped')) return {}
  const isOpen = cancel_from && dispute && millisOf(cancel_from) <= millisOf(dispute.opened_at)
  return {
    ship_by,
    moved: ship_by_moves !== undefined,
    cancel_from: dispute && !isOpen ? cancel_from : ahead(cancel_from, now),
    days:
      promised && Math.max(NEAR_DAYS, Math.round((startOfLagosDay(promised.until) - now) / DAY_MS)),
    is_late_in_the_day: isLateInTheDay(transaction, now),
  }
}

const disputeKey = (transaction: Transaction, isEnd: boolean) => {
  const { dispute } = transaction
  if (!dispute || isEnd) return dispute && { frozen: dispute.frozen }
  const { paused, reason, proposal, escalated, opened_at, responded } = dispute
  // A dispute that a bank raised has no respondent, and ends with the chargeback.
  const isBanks = dispute.raised_by === 'provider'
  // When the clock was stopped counts for the days of shipping, and for a release that was near.
  const isRead = isToSend(transaction) || paused?.deadline.effect === 'release_to_vendor'
  return {
    ...without(dispute, ['description']),
    opened_at: escalated || isBanks ? null : opened_at,
    responded: isBanks ? null : responded,
    reason: reason === 'not_received',
    proposal: proposal && without(proposal, ['at']),
    paused: paused && {
      ...without(paused.deadline, isRead ? ['since'] : ['since', 'at']),
      left: Math.round(paused.left_ms / GRAIN_MS),
      is_over: paused.left_ms === 0,
    },
  }
}

/** A choice that a dispute stopped is as much later as the clock beside it. */
const choiceKey = (
  { dispute }: Transaction,
  { cancel_until }: NonNullable<Transaction['partial']>,
  now: number,
) =>
  dispute && millisOf(cancel_until) > millisOf(dispute.opened_at)
    ? { stopped: cancel_until }
    : ahead(cancel_until, now)

const runningKey = (transaction: Transaction, now: number, reminders: boolean) => {
  const { deadline, shipment, partial, due_at, fulfilment } = transaction
  const isHeld = deadline?.effect === 'stay_held'
  const toCome = deadline && !isHeld && reminders ? remindersOf(deadline) : []
  return {
    ...daysOf(transaction, now),
    deadline:
      deadline && (isHeld ? without(deadline, ['since', 'at']) : without(deadline, ['since'])),
    reminders: toCome.map((at) => ahead(timestampFromMillis(at), now)),
    due_at: reminders ? ahead(due_at, now) : null,
    shipment: shipment && {
      proof: shipment.proof,
      is_shown:
        fulfilment === 'shipped' &&
        Boolean(shipment.tracking_number ?? shipment.waybill_note ?? shipment.photo_path),
    },
    partial: partial && {
      ...without(partial, ['missing']),
      cancel_until: fulfilment === 'confirmed' ? choiceKey(transaction, partial, now) : null,
    },
  }
}

const endedKey = (transaction: Transaction, now: number) => {
  const { shipment, partial, keep_until } = transaction
  return {
    disputes_raised: undefined,
    ship_by: undefined,
    ship_by_moves: undefined,
    cancel_from: undefined,
    promised: undefined,
    shipment: shipment && { proof: shipment.proof },
    partial: partial && without(partial, ['missing', 'cancel_until']),
    keep_until: ahead(keep_until, now),
    is_late_in_the_day: hasLapsed(transaction) && isLateInTheDay(transaction, now),
  }
}

const isDated = (value: object): boolean => 'due_at' in value

/** What of an order can influence a decision, by instants that are still absolute. */
const essence = (
  transaction: Transaction,
  now: number,
  reminders: boolean,
): Record<string, unknown> => {
  const isEnd = isOver(transaction)
  const { payment, items, review_id, chargebacks, applied_commands: _, ...rest } = transaction
  return {
    ...without(rest, [
      ...WORDS,
      'ship_by',
      'ship_by_moves',
      'cancel_from',
      'promised',
      'keep_until',
    ]),
    ...(isEnd ? endedKey(transaction, now) : runningKey(transaction, now, reminders)),
    dispute: disputeKey(transaction, isEnd),
    return: returnKey(transaction, now, isEnd),
    extended_at: !isEnd && transaction.extended_at !== undefined,
    added_ms: isEnd ? undefined : addedInspectionMs(transaction),
    return_asked_for: isEnd ? undefined : transaction.return_asked_for,
    chargebacks: chargebacks.map((claim) => ({
      ...without(claim, ['opened_at', 'answered_at', 'due_at']),
      ...(isDated(claim) &&
        !isEnd &&
        claim.state === 'open' && { due_at: ahead(claim.due_at, now) }),
    })),
    units: items.map(({ quantity }) => quantity),
    paid: payment.paid_at !== null,
    reviewed: review_id !== null,
    derived: derivedInstants(transaction).map((at) => ahead(timestampFromMillis(at), now)),
    ...remembered(transaction),
  }
}

/** Instants that no guard compares the clock with: time doesn't stop at them. */
const NO_STOPS: ReadonlySet<string> = new Set(['paused'])

type Found = { all: number[]; stops: number[] }

const find = (value: unknown, name: string, now: number, isStop: boolean, found: Found): void => {
  if (typeof value !== 'object' || value === null) return
  const stops = isStop && !NO_STOPS.has(name)
  if (isTimestamp(value)) {
    const at = millisOf(value)
    if (at <= now) return
    found.all.push(at)
    if (stops) found.stops.push(at)
    return
  }
  for (const key of Object.keys(value)) {
    find((value as Record<string, unknown>)[key], key, now, stops, found)
  }
}

const written = (value: unknown, now: number, ranks: ReadonlyMap<number, number>): string => {
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value)
  if (isTimestamp(value)) {
    const at = millisOf(value)
    const away = Math.round(Math.max(at - now, -LONG_AGO_MS) / GRAIN_MS)
    if (at <= now) return `${away}`
    return at === now + 1 ? 'next' : `+${away}#${ranks.get(at)}`
  }
  if (Array.isArray(value)) return `[${value.map((one) => written(one, now, ranks)).join()}]`
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${parts.map(([name, one]) => `${name}:${written(one, now, ranks)}`).join()}}`
}

export type Situation = {
  /** Equal for orders that no command and no time can tell apart. */
  key: string
  /** Where time may stop next: just before the next instant that a guard looks at, or at it. */
  next_stop: number | null
}

/** Two orders that decide alike from now on have the same key. `now` in epoch milliseconds. */
export const situationOf = (
  transaction: Transaction,
  now: number,
  { reminders }: { reminders?: true | undefined },
): Situation => {
  const known = essence(transaction, now, reminders === true)
  const found: Found = { all: [], stops: [] }
  for (const [name, value] of Object.entries(known)) find(value, name, now, true, found)
  const next = Math.min(...found.stops)
  const ranks = new Map(
    [...new Set(found.all)].sort((a, b) => a - b).map((at, index) => [at, index]),
  )
  return {
    key: createHash('sha256')
      .update(written(known, now, ranks))
      .digest('base64')
      .slice(0, 22),
    next_stop: found.stops.length === 0 ? null : next - 1 > now ? next - 1 : next,
  }
}
