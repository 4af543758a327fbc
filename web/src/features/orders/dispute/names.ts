import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { partyName } from '@/shared/parties/parties'

/** Returns "you" if the party is the reader, otherwise the party's name. */
export const asRead = (
  transaction: Pick<Transaction, 'customer_details' | 'product_details'>,
  party: Party,
  reader: Party,
): string => (party === reader ? 'you' : partyName(transaction, party))
