import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { Batch } from '../../../db/firestore'
import { nextInvoice } from '../../../db/money/invoice-counters'
import { addVendorContact, readPrivatePart } from '../../../db/orders/transactions'
import { readTaxSettings } from '../../../db/tax-settings'
import { vatAt } from '../../../domain/money/tax/settings'

/**
 * What an order whose money is held from now on needs: an invoice number, the VAT of this instant,
 * and the contact for its vendor.
 * @param now epoch milliseconds
 */
export const beginHolding = async (transaction: Transaction, now: number) => {
  const { id, vendor_id, buyer_id } = transaction
  const [invoice, buyers, tax] = await Promise.all([
    nextInvoice(vendor_id),
    readPrivatePart(id, buyer_id),
    readTaxSettings(),
  ])
  const vat = vatAt(tax?.data, now)
  return {
    fields: { invoice_number: invoice.number, ...(vat && { vat }) },
    write: (batch: Batch): void => {
      invoice.take(batch)
      if (buyers) addVendorContact(batch, transaction, buyers.contact)
    },
  }
}
