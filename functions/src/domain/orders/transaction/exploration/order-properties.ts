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

const soldOf = (transaction: Transaction, id: string): number => {
  const units = unitsOf(transaction.items, id)
  const state = escrowStateOf(transaction)
  if (state === 'pending') return 0
  return state === 'reversed' && !isSent(transaction) ? 0 : units
}

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
      const none = transaction.all_missing ? unitsOf(transaction.items, id) : 0
      if (sold !== soldOf(transaction, id)) return `${id}: ${sold} sold`
      const lost = unitsOf(transaction.partial?.missing ?? [], id) + none
      if (missing !== lost) return `${id}: ${missing} missing, not ${lost}`
    }
    return undefined
  }),

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
