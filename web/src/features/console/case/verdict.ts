import type { CaseDecision } from '@contract/entities/console/case-decision'
import type { Case } from '@contract/entities/console/console'
import { isAllBack, sharesOf } from '@contract/entities/money/statement'
import { formatMoney } from '@contract/money'

export type Outcome = NonNullable<CaseDecision['outcome']>
type Shares = Case['shares']['release']

/** Who gets what; a split that leaves the vendor nothing is a refund. Undefined for an impossible one. */
export const sharesOfVerdict = (
  { transaction, shares }: Pick<Case, 'transaction' | 'shares'>,
  outcome: Outcome,
  refund_minor: number,
): Shares | undefined => {
  if (outcome !== 'split') return shares[outcome]
  return isAllBack(transaction, refund_minor) ? shares.refund : sharesOf(transaction, refund_minor)
}

/** "Refund ₦20,000, release ₦25,000", for a button that moves them. */
export const verdictText = ({ buyer_minor, vendor_minor }: Shares, currency: string): string => {
  const moves = [
    ...(buyer_minor > 0 ? [`refund ${formatMoney(buyer_minor, currency)}`] : []),
    ...(vendor_minor > 0 ? [`release ${formatMoney(vendor_minor, currency)}`] : []),
  ].join(', ')
  return `${moves.slice(0, 1).toUpperCase()}${moves.slice(1)}`
}
