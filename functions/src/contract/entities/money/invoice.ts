import type { Transaction } from '../orders/transaction'

const CODE_LENGTH = 6
const NUMBER_LENGTH = 5

/**
 * Formats a paid sale's invoice number, `K3F9QZ-00042`: the vendor's code and the vendor's
 * sequential number, which has no gaps. Undefined until the money is held.
 */
export const invoiceNumberText = ({
  vendor_id,
  invoice_number,
}: Pick<Transaction, 'vendor_id' | 'invoice_number'>): string | undefined => {
  if (invoice_number === null) return undefined
  const code = vendor_id.replaceAll(/[^A-Za-z0-9]/g, '').slice(-CODE_LENGTH)
  return `${code.toUpperCase()}-${String(invoice_number).padStart(NUMBER_LENGTH, '0')}`
}
