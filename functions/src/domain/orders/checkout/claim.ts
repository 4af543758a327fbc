import type { Chargeback } from '../../../contract/entities/orders/chargeback'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { isCompleted } from '../../../contract/escrow/states'
import { sumOf } from '../../../contract/sum-of'
import { leftToClaim, wholeClaim } from '../../money/chargeback/left-to-claim'
import { type Claimable, matchClaim, matchExactly } from '../../money/chargeback/match-claim'
import type { CommandOf } from '../transaction/decision'

/** A chargeback as the provider reports it; amounts in minor units. */
export type Claim = {
  chargeback_id: string
  /** What the bank claims. */
  amount_minor: number
  due_at_ms: number
  /** What it took at last; null while it is open. */
  taken_minor: number | null
  /** The provider's category. */
  reason: string | null
}

type Command = CommandOf<'chargeback' | 'chargeback_won' | 'chargeback_lost'>
type Part = Pick<Transaction, 'vendor_id' | 'money' | 'chargebacks' | 'shipment' | 'status'>

export const claimIn = (
  { chargebacks }: Pick<Transaction, 'chargebacks'>,
  id: string,
): Chargeback | undefined => chargebacks.find((claim) => claim.id === id)

/**
 * In which order a bank's claim concerns the orders of a charge: what was not sent, what was sent
 * and not handed over with the code, and the rest. A code says nothing about whose the card was.
 */
const rankOf = (part: Part, reason: string | null): number => {
  const { shipment } = part
  if (!shipment && !isCompleted(part)) return 0
  return reason !== 'fraud' && (!shipment || shipment.proof === 'escrow_code') ? 2 : 1
}

export const leftOf = (part: Pick<Transaction, 'money'>): number => Math.max(0, leftToClaim(part))

/** The orders as a claim is matched to them, each with `most` that it may be asked for. */
const claimables = (
  parts: readonly Part[],
  reason: string | null,
  most: (part: Part) => number = leftOf,
): Claimable[] =>
  parts.map((part) => ({
    id: part.vendor_id,
    left_minor: most(part),
    rank: rankOf(part, reason),
  }))

/** Whose chargeback records what is beyond all orders: it is ours. */
const bearerOf = (
  parts: readonly Pick<Transaction, 'vendor_id'>[],
  amounts: readonly number[],
): number => {
  const most = Math.max(...amounts)
  const ids = parts.flatMap(({ vendor_id }, index) => (amounts[index] === most ? [vendor_id] : []))
  const first = ids.sort()[0]
  return parts.findIndex(({ vendor_id }) => vendor_id === first)
}

/** Adds what is beyond all orders to the amount of one of them, whose chargeback notes it. */
export const withBeyond = (
  amount_minor: number,
  parts: readonly Pick<Transaction, 'vendor_id'>[],
  amounts: readonly number[],
): number[] => {
  const beyond = Math.max(0, amount_minor - sumOf(amounts))
  const bearer = bearerOf(parts, amounts)
  return amounts.map((amount, index) => (index === bearer ? amount + beyond : amount))
}

/** An arbitration goes on about the orders of the chargeback that was won, if it claims as much. */
const wonBefore = (parts: readonly Part[], { reason, amount_minor }: Claim): number[] | null => {
  if (!reason?.includes('arbitration')) return null
  const amounts = parts.map((part) => {
    const won = part.chargebacks.findLast(({ state }) => state === 'won')
    return Math.min(won?.amount_minor ?? 0, leftOf(part))
  })
  return sumOf(amounts) === amount_minor ? amounts : null
}

/**
 * A claim of what one order had cost is that order's although money of it went back: the buyer
 * hasn't seen it. What went back is beyond it.
 */
const ofRefunded = (parts: readonly Part[], amount_minor: number): number[] | null => {
  const paid = parts.filter(
    (part) => part.money.charged_minor === amount_minor && leftOf(part) < amount_minor,
  )
  return paid.length === 1 ? parts.map((part) => (part === paid[0] ? amount_minor : 0)) : null
}

const opened = (parts: readonly Part[], claim: Claim): (Command | null)[] => {
  const { chargeback_id, amount_minor, due_at_ms, reason } = claim
  const orders = claimables(parts, reason)
  const own =
    wonBefore(parts, claim) ??
    matchExactly(amount_minor, orders) ??
    ofRefunded(parts, amount_minor) ??
    matchClaim(amount_minor, orders)
  const bearer = bearerOf(parts, own)
  return withBeyond(amount_minor, parts, own).map((part_minor, index) =>
    part_minor > 0 || (amount_minor === 0 && index === bearer)
      ? { action: 'chargeback', chargeback_id, amount_minor: part_minor, due_at_ms }
      : null,
  )
}

/**
 * What the bank took of each order that it claims: what it claimed of it, or, if it took less, what
 * that is matched to within the claims, or, if it took more, as much more as is left.
 */
const takenOf = (open: readonly Part[], claim: Claim, taken_minor: number): number[] => {
  const { chargeback_id, reason } = claim
  const claimed = (part: Part): number =>
    Math.min(claimIn(part, chargeback_id)?.amount_minor ?? 0, leftOf(part))
  const own = open.map(claimed)
  const more_minor = taken_minor - sumOf(own)
  if (more_minor < 0) return matchClaim(taken_minor, claimables(open, reason, claimed))
  const room = claimables(open, reason, (part) => leftOf(part) - claimed(part))
  const more = matchClaim(more_minor, room)
  const amounts = own.map((amount, index) => amount + (more[index] ?? 0))
  return withBeyond(taken_minor, open, amounts)
}

/**
 * The next command of each transaction of a charge, null for those that have nothing to do. A
 * chargeback concerns the orders that it is matched to; its end concerns those that it froze. If
 * the bank took more than is left of these, the others are claimed before anything is taken.
 */
export const claimCommands = (parts: readonly Part[], claim: Claim): (Command | null)[] => {
  const { chargeback_id, taken_minor } = claim
  const known = parts.filter((part) => claimIn(part, chargeback_id))
  if (known.length === 0) return opened(parts, claim)
  if (taken_minor === null) return parts.map(() => null)
  const open = known.filter((part) => claimIn(part, chargeback_id)?.state === 'open')
  if (open.length === 0) return parts.map(() => null)
  const others = parts.filter((part) => !known.includes(part) && leftOf(part) > 0)
  const claimed = sumOf(open.flatMap((part) => claimIn(part, chargeback_id) ?? []).map(wholeClaim))
  const short_minor = taken_minor - Math.max(claimed, sumOf(open.map(leftOf)))
  if (short_minor > 0 && others.length > 0) {
    const more = opened(others, { ...claim, amount_minor: short_minor })
    return parts.map((part) => more[others.indexOf(part)] ?? null)
  }
  const amounts = takenOf(open, claim, taken_minor)
  return parts.map((part) => {
    const index = open.indexOf(part)
    if (index < 0) return null
    const part_minor = amounts[index] ?? 0
    return part_minor === 0
      ? { action: 'chargeback_won', chargeback_id }
      : { action: 'chargeback_lost', chargeback_id, taken_minor: part_minor }
  })
}
