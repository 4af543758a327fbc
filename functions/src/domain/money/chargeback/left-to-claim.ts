import type { Chargeback } from '../../../contract/entities/orders/chargeback'
import type { Transaction } from '../../../contract/entities/orders/transaction'

/**
 * What the buyer has paid of an order and has back from nobody, whatever was paid out since: neither
 * by a refund, nor by a bank whose chargeback the vendor or we bore.
 */
export const leftToClaim = ({ money }: Pick<Transaction, 'money'>): number =>
  money.charged_minor - money.refunded_minor - (money.borne_minor ?? 0)

/** An amount that a bank claims or took: the order's part of it, and what is beyond what is left. */
export const claimedOf = (
  transaction: Pick<Transaction, 'money'>,
  amount_minor: number,
): Pick<Chargeback, 'amount_minor' | 'beyond_minor'> => {
  const own_minor = Math.min(amount_minor, Math.max(0, leftToClaim(transaction)))
  const beyond_minor = amount_minor - own_minor
  return { amount_minor: own_minor, ...(beyond_minor > 0 && { beyond_minor }) }
}

/** All that a chargeback claims of an order or took because of it. */
export const wholeClaim = ({ amount_minor, beyond_minor = 0 }: Chargeback): number =>
  amount_minor + beyond_minor

/** The chargebacks, with what open ones claim of the order after money of it went back or came back. */
export const claimsWithin = (
  transaction: Pick<Transaction, 'money' | 'chargebacks'>,
): Chargeback[] =>
  transaction.chargebacks.map((claim) => {
    const { beyond_minor: _, ...own } = claim
    return claim.state === 'open' ? { ...own, ...claimedOf(transaction, wholeClaim(claim)) } : claim
  })
