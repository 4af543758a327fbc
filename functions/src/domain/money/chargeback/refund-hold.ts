import { isChargebackOpen, isGivenBeyond } from '../../../contract/entities/orders/chargeback'
import type { Transaction } from '../../../contract/entities/orders/transaction'

/** Why nothing of a payment goes back to who paid: a bank may give it back, or did. */
export type RefundHold = 'contested' | 'given_by_bank'

/**
 * Whether a refund of one of a payment's orders must not be sent. Of which order a bank means the
 * money, it doesn't say: a claim of the whole is noted with one of them.
 */
export const refundHold = (
  orders: readonly Pick<Transaction, 'chargebacks'>[],
): RefundHold | null => {
  const claims = orders.flatMap(({ chargebacks }) => chargebacks)
  if (claims.some(isChargebackOpen)) return 'contested'
  return claims.some(isGivenBeyond) ? 'given_by_bank' : null
}
