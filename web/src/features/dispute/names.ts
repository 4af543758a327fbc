import type { Party, Transaction } from '@contract/transaction'

type Named = Pick<Transaction, 'customer_details' | 'product_details'>

export const nameOf = ({ customer_details, product_details }: Named, party: Party): string =>
  party === 'buyer' ? customer_details.name : product_details.vendor_details.name

/** As this reader reads it: "you", or the other one's name. */
export const asRead = (transaction: Named, party: Party, reader: Party): string =>
  party === reader ? 'you' : nameOf(transaction, party)

export const otherOf = (party: Party): Party => (party === 'buyer' ? 'vendor' : 'buyer')
