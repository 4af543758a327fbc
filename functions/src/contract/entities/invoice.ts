import type { Transaction } from './transaction'

const CODE_LENGTH = 6
const NUMBER_LENGTH = 5

/**
 * A paid sale's invoice number as people read it, `K3F9QZ-00042`: the store's code and the number,
 * which counts the store's invoices without a gap. Undefined until the money is held.
 */
export const invoiceNumberText = ({
  vendor_id,
  invoice_number,
}: Pick<Transaction, 'vendor_id' | 'invoice_number'>): string | undefined => {
  if (invoice_number === null) return undefined
  const code = vendor_id.replaceAll(/[^A-Za-z0-9]/g, '').slice(-CODE_LENGTH)
  return `${code.toUpperCase()}-${String(invoice_number).padStart(NUMBER_LENGTH, '0')}`
}
