import { AppError } from '../../../contract/api/errors'
import type { Chargeback } from '../../../contract/entities/orders/chargeback'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { sumOf } from '../../../contract/sum-of'
import { millisOf } from '../../../contract/time'
import { claimIn, leftOf, withBeyond } from '../../orders/checkout/claim'
import type { CommandOf } from '../../orders/transaction/decision'
import { wholeClaim } from './left-to-claim'

type Command = CommandOf<'attribute_chargeback' | 'move_chargeback' | 'reattribute_chargeback'>
type Part = Pick<Transaction, 'id' | 'vendor_id' | 'money' | 'chargebacks'>

/** What a chargeback claims or took of an order and can still be given to others, in minor units. */
const claimedMinor = (part: Part, chargeback_id: string): number => {
  const claim = claimIn(part, chargeback_id)
  return claim?.state === 'open' || claim?.state === 'lost' ? claim.amount_minor : 0
}

/** Whether the sale ended because the chargeback was lost: nobody gets its money any more. */
const hasEndedBy = (part: Part, chargeback_id: string): boolean => {
  const claim = claimIn(part, chargeback_id)
  return claim?.state === 'lost' && claim.loss === undefined
}

/** What a chargeback claims or took of an order, and the most that it can, in minor units. */
export const attributable = (
  part: Part,
  chargeback_id: string,
): { claimed_minor: number; max_minor: number } => {
  const claimed_minor = claimedMinor(part, chargeback_id)
  if (hasEndedBy(part, chargeback_id)) return { claimed_minor, max_minor: claimed_minor }
  const isTaken = claimIn(part, chargeback_id)?.state === 'lost'
  return { claimed_minor, max_minor: leftOf(part) + (isTaken ? claimed_minor : 0) }
}

/** How much more a chargeback claims of some orders than it did, in minor units. */
export const movedMinor = (
  parts: readonly Part[],
  chargeback_id: string,
  amounts: readonly number[],
): number =>
  sumOf(
    parts.map((part, index) =>
      Math.max(0, (amounts[index] ?? 0) - claimedMinor(part, chargeback_id)),
    ),
  )

/** The command for one order of what an open chargeback claims, or a lost one took, of it. */
const commandFor = (
  before: Chargeback | undefined,
  chargeback_id: string,
  amount_minor: number,
  { is_lost, due_at_ms }: { is_lost: boolean; due_at_ms: number },
): Command | null => {
  const isKnown = before?.state === (is_lost ? 'lost' : 'open')
  if (amount_minor === (isKnown ? wholeClaim(before) : 0)) return null
  if (is_lost) {
    return {
      action: 'reattribute_chargeback',
      chargeback_id,
      taken_minor: amount_minor,
      due_at_ms,
    }
  }
  return amount_minor === 0
    ? { action: 'move_chargeback', chargeback_id }
    : { action: 'attribute_chargeback', chargeback_id, amount_minor, due_at_ms }
}

/** @throws AppError `chargeback/ended-sale`, `operator/beyond-refundable` */
const checkRoom = (
  parts: readonly Part[],
  chargeback_id: string,
  amounts: readonly number[],
): void => {
  for (const [index, part] of parts.entries()) {
    const { claimed_minor, max_minor } = attributable(part, chargeback_id)
    const amount_minor = amounts[index] ?? 0
    if (hasEndedBy(part, chargeback_id) && amount_minor !== claimed_minor) {
      throw new AppError('chargeback/ended-sale', { transaction_id: part.id, claimed_minor })
    }
    if (amount_minor > max_minor) {
      throw new AppError('operator/beyond-refundable', { transaction_id: part.id, max_minor })
    }
  }
}

/**
 * The command of each order of a charge for what an operator says that a chargeback claims, or
 * took, of each; null for those of which it is what it was.
 * @param amounts in minor units, in the order of `parts`; what is beyond all of these stays ours
 * @throws AppError `transaction/no-open-chargeback`, `chargeback/answered`, `chargeback/ended-sale`,
 * `operator/beyond-refundable`, `chargeback/sum-differs`
 */
export const attributionCommands = (
  parts: readonly Part[],
  chargeback_id: string,
  amounts: readonly number[],
): (Command | null)[] => {
  const isOpen = parts.some((part) => claimIn(part, chargeback_id)?.state === 'open')
  const own = parts.flatMap((part) => {
    const claim = claimIn(part, chargeback_id)
    return claim?.state === (isOpen ? 'open' : 'lost') ? [claim] : []
  })
  const [first] = own
  if (!first) throw new AppError('transaction/no-open-chargeback')
  if (isOpen && own.some(({ answered_at }) => answered_at)) {
    throw new AppError('chargeback/answered')
  }
  checkRoom(parts, chargeback_id, amounts)
  const free = parts.filter((part) => !hasEndedBy(part, chargeback_id))
  const given = free.map((part) => amounts[parts.indexOf(part)] ?? 0)
  const whole_minor = sumOf(
    own.filter(({ state, loss }) => state === 'open' || loss).map(wholeClaim),
  )
  const room_minor = sumOf(free.map((part) => attributable(part, chargeback_id).max_minor))
  const claim_minor = Math.min(whole_minor, room_minor)
  if (sumOf(given) !== claim_minor) throw new AppError('chargeback/sum-differs', { claim_minor })
  const shared = withBeyond(whole_minor, free, given)
  const ends = { is_lost: !isOpen, due_at_ms: millisOf(first.due_at) }
  return parts.map((part) => {
    const index = free.indexOf(part)
    if (index < 0) return null
    return commandFor(claimIn(part, chargeback_id), chargeback_id, shared[index] ?? 0, ends)
  })
}
