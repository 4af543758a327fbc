import type { Party } from '@contract/entities/orders/party'
import type { DISPUTE_REASONS } from '@contract/entities/orders/transaction'

type Reason = (typeof DISPUTE_REASONS)[number]

/** What a dispute is about that came of a return. */
type FromReturn = 'missing_parts' | 'changed_mind' | 'return_contested' | 'return_not_arrived'

const LABELS: Record<Reason | FromReturn | 'chargeback', string> = {
  not_received: 'It never arrived',
  not_as_described: 'It is not as described',
  damaged: 'It is damaged',
  wrong_item: 'It is the wrong item',
  counterfeit: 'It is a fake',
  missing_parts: 'Parts are missing',
  changed_mind: 'It isn’t wanted any more',
  return_contested: 'What came back isn’t what was sent',
  return_not_arrived: 'What was sent back hasn’t come',
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
