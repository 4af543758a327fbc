import type { Transaction } from '../orders/transaction'

const CODE_LENGTH = 6
const NUMBER_LENGTH = 5

/** The end of a random id; of one that has words, whole words. */
const codeOf = (vendor_id: string): string => {
  const words = vendor_id.split(/[^A-Za-z0-9]+/)
  if (words.length === 1) return vendor_id.slice(-CODE_LENGTH)
  return words.reduceRight((code, word) => (code.length < CODE_LENGTH ? word + code : code), '')
}

/**
 * Formats a paid sale's invoice number, `K3F9QZ-00042`: the vendor's code and the vendor's
 * sequential number, which has no gaps. Undefined until the money is held.
 */
export const invoiceNumberText = ({
  vendor_id,
  invoice_number,
}: Pick<Transaction, 'vendor_id' | 'invoice_number'>): string | undefined => {
  if (invoice_number === null) return undefined
  return `${codeOf(vendor_id).toUpperCase()}-${String(invoice_number).padStart(NUMBER_LENGTH, '0')}`
}
