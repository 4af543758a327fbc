import { vendorNetOf } from '@contract/entities/money/statement'
import { isSecondTry } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { returnRefundOf } from '@contract/escrow/return-amounts'
import { dayText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { bookedCarrierOf, partyName } from '@/shared/parties/parties'
import type { ActionKind, AvailableAction, ReturnKind } from './available-actions'

/** True if approving is what the order waits for, not something that the buyer may do early. */
const isApprovalDue = ({ deadline }: Transaction): boolean => deadline?.action === 'approve'

const goodsOf = (transaction: Transaction) =>
  formatMoney(vendorNetOf(transaction), transaction.currency)

const RETURN_KINDS: readonly ActionKind[] = [
  'agree',
  'waive',
  'offerPart',
  'acceptPart',
  'declinePart',
  'offerWait',
  'acceptWait',
  'declineWait',
  'refuse',
  'withdrawReturn',
  'sendBack',
  'takeBack',
  'confirmArrival',
  'acceptReturn',
  'contest',
  'markSellable',
] satisfies ReturnKind[]

/** The actions of a return that has been asked for: its panel offers them beside what they are about. */
export const isReturnKind = (kind: ActionKind): boolean => RETURN_KINDS.includes(kind)

/** A return's button names what it moves. */
const returnText = (kind: ActionKind, transaction: Transaction): string | undefined => {
  const { return: back, currency, customer_details } = transaction
  if (!back) return undefined
  const total = formatMoney(returnRefundOf(transaction), currency)
  switch (kind) {
    case 'acceptPart':
      return back.offer
        ? `Keep it and get ${formatMoney(back.offer.amount_minor, currency)} back`
        : undefined
    case 'acceptWait':
      return back.wait && `Wait until ${dayText(back.wait.day)}`
    case 'waive':
      return isSecondTry(back)
        ? `Send it again; ${customer_details.name} keeps the first`
        : `Refund ${total} without a return`
    case 'confirmArrival':
      return 'It is back'
    case 'acceptReturn':
      return isSecondTry(back) ? 'It is right: send it again' : `It is right: refund ${total}`
    case 'contest':
      return 'Something is wrong with it'
    case 'markSellable':
      return back.is_sellable ? 'It can’t be sold again' : 'It can be sold again'
    default:
      return undefined
  }
}

/**
 * A button's text, which says what happens. Menus and the details modal have the specification's
 * `label` instead.
 */
export const buttonText = ({ kind, label }: AvailableAction, transaction: Transaction): string => {
  const vendor = partyName(transaction, 'vendor')
  if (kind === 'receive') return 'I have it'
  if (kind === 'review') return 'Leave a review'
  if (isReturnKind(kind)) return returnText(kind, transaction) ?? label
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

/** What a party may do, and no order waits for. */
const NEVER_DUE: readonly ActionKind[] = [
  'wrong',
  'extend',
  'declinePart',
  'offerWait',
  'declineWait',
  'takeBack',
  'withdrawReturn',
  'offerPart',
  'waive',
  'markSellable',
]

/** Whether an action is what the order waits for; a carrier's parcel is handed over by the carrier. */
export const isDue = ({ kind }: AvailableAction, transaction: Transaction): boolean => {
  if (kind === 'approve') return isApprovalDue(transaction)
  if (kind === 'confirmArrival') return transaction.return?.sent !== undefined
  if (NEVER_DUE.includes(kind)) return false
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
