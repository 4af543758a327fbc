import {
  unusedCarrierFee,
  vendorPartOf,
  wayBackMinor,
} from '../../../../contract/entities/money/statement'
import { isSecondTry } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { findTransition } from '../../../../contract/escrow/actions'
import { failedSaleCostOf } from '../../../../contract/escrow/failed-sale-cost'
import { isSentAgainInPart, returnTotalOf } from '../../../../contract/escrow/return-amounts'
import { escrowStateOf } from '../../../../contract/escrow/transition'
import { millisOf } from '../../../../contract/time'
import type { Command, CommandAction } from '../decision'
import { inEvery, type Property } from './event'
import { isOver } from './instants'

/** What of the held money is divided for the buyer; null if none of it moves. */
type Division = { refund: number | 'all' } | null

const dividedBy = (transaction: Transaction, refund_minor: number): Division => ({
  refund: refund_minor === vendorPartOf(transaction) ? 'all' : refund_minor,
})

/** What goes back for goods that went back. */
const returnedOf = ({ return: back, amount_paid }: Transaction): Division => {
  if (!back) return null
  const total = returnTotalOf(back.amounts)
  return { refund: total === amount_paid ? 'all' : total }
}

/** Whether this is the last open chargeback of a running order of which another took a part. */
const isLostInPart = (transaction: Transaction, chargeback_id: string): boolean =>
  !isOver(transaction) &&
  transaction.chargebacks.some(({ state }) => state === 'lost') &&
  transaction.chargebacks.every(({ id, state }) => id === chargeback_id || state !== 'open')

/** How a command divides the held money; undefined if it says nothing of it. */
const divisionOf = (before: Transaction, command: Command): Division | undefined => {
  switch (command.action) {
    case 'approve':
    case 'auto_release':
      return { refund: 0 }
    case 'accept_refund':
      return { refund: 'all' }
    case 'decline':
    case 'cancel':
    case 'expire':
      if (before.money.held_minor === 0) return null
      return before.return && isSentAgainInPart(before)
        ? { refund: returnTotalOf(before.return.amounts) }
        : { refund: 'all' }
    case 'accept_settlement':
      return command.goods === 'return' ? null : dividedBy(before, command.refund_minor)
    case 'accept_part':
      return dividedBy(before, command.amount_minor)
    case 'resolve':
      if (command.outcome === 'release') return { refund: 0 }
      if (command.goods === 'return') return null
      return command.outcome === 'refund'
        ? { refund: 'all' }
        : dividedBy(before, command.refund_minor)
    case 'resolve_by_default':
      if (before.dispute?.raised_by === 'buyer') return { refund: 'all' }
      return before.fulfilment === 'delivered' ? { refund: 0 } : null
    case 'chargeback_won':
    case 'move_chargeback':
      return isLostInPart(before, command.chargeback_id) ? { refund: 'all' } : null
    case 'waive_return':
    case 'accept_return':
      return before.return && isSecondTry(before.return) ? null : returnedOf(before)
    default:
      return undefined
  }
}

/** Who bears what the provider keeps of what goes back. */
const costBearerOf = (transaction: Transaction, one: Command) => {
  const { carrier, fulfilment, round, shipment, return: back } = transaction
  switch (one.action) {
    case 'chargeback_won':
    case 'move_chargeback':
      return shipment && shipment.proof !== 'escrow_code' && shipment.proof !== 'buyer'
        ? 'vendor'
        : 'platform'
    case 'expire':
      return carrier && fulfilment === 'shipped' && !round && !one.is_unmoved
        ? 'platform'
        : 'vendor'
    case 'resolve':
      return one.cost_by ?? 'vendor'
    case 'waive_return':
    case 'accept_return':
      return back?.cost_by ?? (back?.reason === 'changed_mind' ? 'platform' : 'vendor')
    default:
      return 'vendor'
  }
}

const costOf = ({ money }: Transaction): number => money.failed_sale_cost_minor ?? 0

/** What may be done at once again; all else is done once it is. */
const AGAIN: readonly CommandAction[] = [
  'transfer_rejected',
  'remind',
  'add_evidence',
  'add_message',
  'propose_settlement',
  'offer_part',
  'offer_wait',
  'mark_sellable',
  'adjust_carrier',
  'credit_carrier',
  'settle_claim',
  'chargeback',
  'chargeback_won',
  'chargeback_lost',
  'attribute_chargeback',
  'move_chargeback',
  'reattribute_chargeback',
  'refund_processed',
  'refund_delayed',
  'refund_returned',
  'name_refund_account',
]

/** What a command says in words or names. */
const WORDS = [
  'note',
  'message_type',
  'reason',
  'account',
  'state',
  'text',
  'description',
  'day',
] as const
/** Offers and returned transfers: no money moves, and the event shows what it is about. */
const SHOWN: Readonly<Record<string, string>> = {
  transfer_rejected: 'amount_minor',
  offer_part: 'amount_minor',
  decline_part: 'amount_minor',
  propose_settlement: 'refund_minor',
  decline_settlement: 'refund_minor',
  withdraw_settlement: 'refund_minor',
}

/** That what is done is what was said. */
export const OUTCOME_PROPERTIES = {
  aRowSaysWhatHappens: inEvery('move', ({ before, after, step: { actor, command } }) => {
    const row = findTransition(before.transaction, command.action, actor, before.now)
    const from = escrowStateOf(before.transaction)
    const to = escrowStateOf(after.transaction)
    const isOpen = row?.to === 'outcome' || row?.to === 'resumed'
    // The rest of an order is sold, whatever becomes of the second try of a part.
    const isRest = to === 'completed' && isSentAgainInPart(before.transaction)
    if (!isOpen && !isRest && to !== (row?.to === 'same' ? from : row?.to))
      return `${command.action} led from ${from} to ${to}`
    const { money } = before.transaction
    return row?.money === 'none' && money.held_minor !== after.transaction.money.held_minor
      ? `${command.action} moved money`
      : undefined
  }),

  whatIsDecidedIsPaid: inEvery('move', ({ before: { transaction }, after, step: { command } }) => {
    const { money } = transaction
    const is = after.transaction.money
    const back = is.refunded_minor - money.refunded_minor
    if (command.action === 'settle_claim') {
      const settled = (money.carrier_claim_minor ?? 0) - (is.carrier_claim_minor ?? 0)
      return settled === command.paid_minor + command.refused_minor
        ? undefined
        : `${settled} of the claim are settled`
    }
    const division = divisionOf(transaction, command)
    if (division === undefined) return undefined
    if (division === null) {
      return back === 0 && is.held_minor === money.held_minor ? undefined : 'money moved'
    }
    if (is.held_minor !== 0) return `${is.held_minor} are held on`
    if (division.refund === 'all') {
      return back >= money.held_minor ? undefined : `the buyer got ${back} of ${money.held_minor}`
    }
    const due =
      Math.max(0, division.refund - wayBackMinor(transaction, 'buyer')) +
      unusedCarrierFee(transaction)
    return back === due ? undefined : `the buyer got ${back}, not ${due}`
  }),

  whoFailsASaleBearsItsCost: inEvery('move', ({ before, after, step: { command } }) => {
    const division = divisionOf(before.transaction, command)
    if (division === undefined) return undefined
    const part =
      division?.refund === 'all' ? after.transaction.money.refunded_minor : (division?.refund ?? 0)
    const due =
      costBearerOf(before.transaction, command) === 'vendor'
        ? failedSaleCostOf(before.transaction, part)
        : 0
    const cost = costOf(after.transaction) - costOf(before.transaction)
    return cost === due ? undefined : `the vendor paid ${cost}, not ${due}`
  }),

  whatIsDoneIsDone: inEvery('move', ({ after, step: { actor, command } }) =>
    !AGAIN.includes(command.action) &&
    findTransition(after.transaction, command.action, actor, after.now)
      ? `${actor} ${command.action} is possible again`
      : undefined,
  ),

  whatIsSaidIsKept: inEvery('move', ({ step: { command }, decision }) => {
    const { event, dispute_entry } = decision
    const said: Readonly<Record<string, unknown>> = command
    const kept: unknown[] = [event.note, dispute_entry?.text]
    const lost = WORDS.find((word) => said[word] !== undefined && !kept.includes(said[word]))
    if (lost) return `nobody reads the ${lost} of ${command.action}`
    const shown = SHOWN[command.action]
    return shown && event.amount_minor !== said[shown]
      ? `${command.action} shows ${event.amount_minor}`
      : undefined
  }),

  nobodyIsLateFromTheBeginning: inEvery('move', ({ before, after: { transaction, now } }) => {
    const from = escrowStateOf(before.transaction)
    // What a dispute has stopped goes on with what was left, which may be nothing.
    const isEntered = from !== 'in_dispute' && from !== escrowStateOf(transaction)
    const { deadline } = transaction
    return isEntered && deadline && millisOf(deadline.at) < now
      ? `the ${deadline.actor} is late to ${deadline.action} from the beginning`
      : undefined
  }),
} satisfies Record<string, Property>
