import type { Party } from '../entities/orders/party'
import type { Transaction } from '../entities/orders/transaction'
import { itemText } from '../goods-text'
import { withoutMarks } from '../text/without-marks'

const folded = (text: string) => withoutMarks(text).toLowerCase()

/** Whether the text contains every word of the search, ignoring diacritics and case. */
export const isFound = (text: string, q: string): boolean => {
  const within = folded(text)
  return folded(q)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

type Searched = Pick<
  Transaction,
  'invoice_id' | 'items' | 'product_details' | 'customer_details' | 'status'
>

/**
 * The text that a party's search matches: goods with what was chosen, invoice, the other party's
 * name, status.
 */
export const searchedText = (transaction: Searched, party: Party): string => {
  const { items, product_details, customer_details, invoice_id, status } = transaction
  const other = party === 'buyer' ? product_details.vendor_details.name : customer_details.name
  return [...items.map(itemText), invoice_id, other, status.status.replaceAll('_', ' ')].join(' ')
}
