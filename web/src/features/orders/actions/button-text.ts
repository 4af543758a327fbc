import { vendorNetOf } from '@contract/entities/money/statement'
import type { Transaction } from '@contract/entities/orders/transaction'
import { formatPrice } from '@contract/money'
import { bookedCarrierOf, partyName } from '@/shared/parties/parties'
import type { AvailableAction } from './available-actions'

/** True if approving is what the order waits for, not something that the buyer may do early. */
const isApprovalDue = ({ deadline }: Transaction): boolean => deadline?.action === 'approve'

const goodsOf = (transaction: Transaction) =>
  formatPrice(vendorNetOf(transaction), transaction.currency)

/**
 * A button's text, which says what happens. Menus and the details modal have the specification's
 * `label` instead.
 */
export const buttonText = ({ kind, label }: AvailableAction, transaction: Transaction): string => {
  const vendor = partyName(transaction, 'vendor')
  if (kind === 'receive') return 'I have it'
  if (kind === 'review') return 'Leave a review'
  if (kind !== 'approve') return label
  return isApprovalDue(transaction)
    ? `I’m happy: pay ${vendor} ${goodsOf(transaction)}`
    : `Pay ${vendor} ${goodsOf(transaction)} early`
}

/** The same for a small button beside the vendor's name. */
export const shortButtonText = (action: AvailableAction, transaction: Transaction): string =>
  action.kind === 'approve'
    ? `I’m happy: pay ${goodsOf(transaction)}`
    : buttonText(action, transaction)

/** Whether an action is what the order waits for; a carrier's parcel is handed over by the carrier. */
export const isDue = ({ kind }: AvailableAction, transaction: Transaction): boolean => {
  if (kind === 'approve') return isApprovalDue(transaction)
  return kind !== 'deliver' || bookedCarrierOf(transaction) === undefined
}

/** An approval before the goods are there, which no button offers: it is in the order's menu. */
export const isEarly = (action: AvailableAction, transaction: Transaction): boolean =>
  action.kind === 'approve' && !isApprovalDue(transaction)

/** The one thing to do next, if there is one: never an approval before the goods are there. */
export const primaryAction = (
  offers: readonly AvailableAction[],
  transaction: Transaction,
): AvailableAction | undefined =>
  offers.find((offer) => !offer.isDanger && isDue(offer, transaction))
