import type { DISPUTE_REASONS, Party } from '@contract/entities/orders/transaction'

type Reason = (typeof DISPUTE_REASONS)[number]

const LABELS: Record<Reason | 'chargeback', string> = {
  not_received: 'It never arrived',
  not_as_described: 'It is not as described',
  damaged: 'It is damaged',
  wrong_item: 'It is the wrong item',
  counterfeit: 'It is a fake',
  buyer_unreachable: 'The buyer can’t be reached',
  other: 'Something else',
  chargeback: 'The buyer’s bank contests the payment',
}

/** Returns the label of a dispute's reason; an unknown reason shows its own name. */
export const reasonLabel = (reason: string): string =>
  Object.entries(LABELS).find(([known]) => known === reason)?.[1] ?? reason.replaceAll('_', ' ')

/** The reasons for which each party can raise a dispute. */
export const REASONS: Record<Party, readonly Reason[]> = {
  buyer: ['not_received', 'not_as_described', 'damaged', 'wrong_item', 'counterfeit', 'other'],
  vendor: ['buyer_unreachable', 'other'],
}
