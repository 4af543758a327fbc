import type { Party, Transaction } from '@contract/entities/transaction'
import { partyName } from '@/lib/parties'

/** As this reader reads it: "you", or the other one's name. */
export const asRead = (
  transaction: Pick<Transaction, 'customer_details' | 'product_details'>,
  party: Party,
  reader: Party,
): string => (party === reader ? 'you' : partyName(transaction, party))
