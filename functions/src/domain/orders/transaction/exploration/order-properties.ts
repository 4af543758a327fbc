import {
  type Transaction,
  transactionSchema,
} from '../../../../contract/entities/orders/transaction'
import { POLICY } from '../../../../contract/escrow/policy'
import { escrowStateOf } from '../../../../contract/escrow/transition'
import { inEvery, inState, type Property } from './event'
import { isOver } from './instants'
import { STOCKED } from './order'

const unitsOf = (items: readonly { variant_id: string; quantity: number }[], id: string): number =>
  items.reduce((sum, one) => (one.variant_id === id ? sum + one.quantity : sum), 0)

/** Whether units are with the buyer or on their way, so that they don't come back into stock. */
const isSent = ({ shipment }: Transaction): boolean => shipment !== null

/** By which what was promised is never sent. Approved or settled, it is still to be sent. */
const FAILURES = /^(vendor:decline|buyer:cancel|system:expire):/

const hasFailed = (transaction: Transaction): boolean =>
  escrowStateOf(transaction) === 'reversed' ||
  transaction.applied_commands.some((key) => FAILURES.test(key))

/** What is sent in place of goods that came back, from its promise on; none if it never went out. */
const replacedOf = (transaction: Transaction, id: string): number => {
  const { return: back, round } = transaction
  if (back?.wish !== 'replacement') return 0
  const isPromised = back.outcome ? back.outcome === 'second_try' : back.agreed_at !== undefined
  const isGone =
    round === 2 && isOver(transaction) && !isSent(transaction) && hasFailed(transaction)
  return isPromised && !isGone ? unitsOf(back.lines, id) : 0
}

/** What the vendor said that there isn't: of a second try, what would be sent in place. */
const missingOf = (
  { items, return: back, round, all_missing, partial }: Transaction,
  id: string,
) => {
  const replaced = back?.wish === 'replacement' ? back.lines : []
  const none = all_missing ? unitsOf(round === 2 ? replaced : items, id) : 0
  return unitsOf(partial?.missing ?? [], id) + none
}

const soldOf = (transaction: Transaction, id: string): number => {
  const { items, return: back, round } = transaction
  const units = unitsOf(items, id)
  const state = escrowStateOf(transaction)
  if (state === 'pending') return 0
  if (state === 'reversed' && !isSent(transaction) && !round) return 0
  const sellable = back?.is_sellable ? unitsOf(back.lines, id) : 0
  return units + replacedOf(transaction, id) - sellable
}

/** Of an earlier return nothing is known any more but its second try. */
const isReturnedAgain = ({ return: back, round }: Transaction): boolean =>
  round === 2 && back?.outcome !== 'second_try'

/** What an order is and was. */
export const ORDER_PROPERTIES = {
  anEndIsNeverLeftButByKeeping: inEvery('move', ({ before, after, step }) => {
    if (!isOver(before.transaction) || step.command.action === 'keep') return undefined
    const [was, is] = [before.transaction, after.transaction]
    if (was.status.status !== is.status.status)
      return `${was.status.status} became ${is.status.status}`
    return was.ended_at?.seconds === is.ended_at?.seconds ? undefined : 'it ended again'
  }),

  stockIsConserved: inState((transaction, { stock }) => {
    for (const [id, counts] of Object.entries(stock)) {
      const { available, reserved, sold, missing = 0, unproven = 0 } = counts
      if (Math.min(available, reserved, sold, missing, unproven) < 0) return `${id}: below zero`
      if (available + reserved + sold + missing !== STOCKED)
        return `${id}: units appeared or were lost`
      const held = escrowStateOf(transaction) === 'pending' ? unitsOf(transaction.items, id) : 0
      if (reserved !== held) return `${id}: ${reserved} reserved, not ${held}`
      if (unproven !== (transaction.unproven_buyer ? held : 0)) return `${id}: ${unproven} unproven`
      if (!isReturnedAgain(transaction) && sold !== soldOf(transaction, id))
        return `${id}: ${sold} sold`
      const lost = missingOf(transaction, id)
      if (missing !== lost) return `${id}: ${missing} missing, not ${lost}`
    }
    return undefined
  }),

  whatArrivedIsLookedAt: inState(({ return: back, fulfilment }, { transaction }) =>
    back?.arrived_at && !back.outcome && !isOver(transaction) && fulfilment !== 'returned'
      ? `it is ${fulfilment}`
      : undefined,
  ),

  noPartyDisputesAThirdTime: inState(({ disputes_raised: { buyer, vendor } }) =>
    Math.max(buyer, vendor) > POLICY.max_disputes ? `${buyer} and ${vendor}` : undefined,
  ),

  noPartyShowsTooMany: inState(({ dispute }) => {
    const { buyer = 0, vendor = 0 } = dispute?.evidence_count ?? {}
    return Math.max(buyer, vendor) > POLICY.max_evidence_per_party
      ? `${buyer} and ${vendor}`
      : undefined
  }),

  itsDocumentHasItsSchema: inState((transaction) => {
    const parsed = transactionSchema.safeParse(transaction)
    return parsed.success
      ? undefined
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join()
  }),

  aRepetitionIsReplayed: inEvery('repetition', ({ again, row }) =>
    again.kind === 'replayed' || row?.repeats ? undefined : `it is ${again.kind} the second time`,
  ),
} satisfies Record<string, Property>
