import type { ChargebackAnswer } from '../../../contract/entities/console/console'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { POLICY } from '../../../contract/escrow/policy'
import { claimIn } from '../../orders/checkout/claim'
import { isBack } from '../../orders/transaction/posting/burden'
import { leftToClaim } from './left-to-claim'

/** A transaction whose payment is contested, with its timeline. */
export type ContestedOrder = {
  transaction: Transaction
  events: readonly Pick<TransactionEvent, 'action'>[]
}

/** Actions after which the goods count as sent: by the vendor, or in the buyer's own words. */
const SENT = ['ship', 'deliver', 'deliver_with_code', 'carrier_delivered', 'receive', 'approve']

const has = ({ events }: ContestedOrder, actions: readonly string[]): boolean =>
  events.some(({ action }) => actions.includes(action))

const isSent = (order: ContestedOrder): boolean =>
  order.transaction.shipment !== null || has(order, SENT)

/** A code shows nothing of goods that the vendor has again. */
const isHandedOver = (order: ContestedOrder): boolean =>
  has(order, ['deliver_with_code']) && !isBack(order.transaction)

/**
 * What a chargeback that nobody answered is answered with. A charge may be of several orders, which
 * get one answer: they are accepted only if no part of the goods is on its way.
 */
export const answerByRule = (orders: readonly ContestedOrder[]): ChargebackAnswer => {
  // The provider takes no acceptance of nothing: the refund itself is the answer.
  if (orders.every(({ transaction }) => leftToClaim(transaction) <= 0)) return 'contest'
  if (orders.some(isHandedOver)) return 'contest'
  return orders.some(isSent) ? 'contest_weakly' : 'accept'
}

/** What accepting gives the bank, in minor units: of each order at most what was not refunded. */
export const acceptableMinor = (
  transactions: readonly Transaction[],
  chargeback_id: string,
): number =>
  transactions.reduce((sum, transaction) => {
    const own = claimIn(transaction, chargeback_id)
    return own ? sum + Math.max(0, Math.min(own.amount_minor, leftToClaim(transaction))) : sum
  }, 0)

/** When the rule answers, in epoch milliseconds: four hours before the provider stops listening. */
export const answersAt = (due_at_ms: number): number =>
  due_at_ms - POLICY.chargeback_answer_before_ms
