import { isRefundWaiting } from '../../../../contract/entities/money/refund'
import { refundsOf } from '../../../../contract/entities/orders/partial'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { escrowStateOf } from '../../../../contract/escrow/transition'
import { isOver } from './instants'

const openMatters = (transaction: Transaction): string[] => {
  const refunds = refundsOf(transaction)
  return [
    transaction.chargebacks.some(({ state }) => state === 'open') && 'the bank decides',
    refunds.some(isRefundWaiting) && 'an account for the refund is named',
    refunds.some((refund) => !isRefundWaiting(refund) && refund.state !== 'processed') &&
      'the provider sends the refund',
    (transaction.money.carrier_claim_minor ?? 0) > 0 && 'the carrier settles the claim',
  ].filter((matter) => matter !== false)
}

/**
 * For what an order waits that no scheduled command moves any more: nothing if it is done, undefined
 * if it waits for nobody who has to act.
 */
export const waitsOf = (transaction: Transaction): string[] | undefined => {
  const { deadline } = transaction
  const state = escrowStateOf(transaction)
  if (isOver(transaction)) return openMatters(transaction).map((one) => `${state} until ${one}`)
  return deadline?.effect === 'stay_held'
    ? [`${state} until the ${deadline.actor} decides`]
    : undefined
}

/** All waits that there are. */
export const WAITS: readonly string[] = [
  'in_dispute until the operator decides',
  'in_dispute until the provider decides',
  'completed until the bank decides',
  'completed until the provider sends the refund',
  'completed until an account for the refund is named',
  'reversed until the bank decides',
  'reversed until the provider sends the refund',
  'reversed until an account for the refund is named',
  'reversed until the carrier settles the claim',
]
