import { COLLECTIONS } from '../../contract/paths'
import { type Batch, collectionOf, fieldsOf, readDocument } from '../firestore'

/** `invoice_counters/{vendor_id}`: the number of the vendor's newest invoice. */
export type InvoiceCounter = { vendor_id: string; last: number }

const counterOf = (vendor_id: string) =>
  collectionOf<InvoiceCounter>(COLLECTIONS.invoiceCounters).doc(vendor_id)

/** A vendor's next invoice number. `take` adds it to a commit that fails if the number is taken. */
export const nextInvoice = async (
  vendor_id: string,
): Promise<{ number: number; take: (batch: Batch) => void }> => {
  const ref = counterOf(vendor_id)
  const counter = await readDocument(ref)
  const number = (counter?.data.last ?? 0) + 1
  const take = (batch: Batch): void => {
    if (!counter) batch.create(ref, { vendor_id, last: number })
    else {
      const lastUpdateTime = counter.updated
      batch.update(ref, fieldsOf<InvoiceCounter>({ last: number }), { lastUpdateTime })
    }
  }
  return { number, take }
}

/** Sets the counter of a seeded store that has `last` invoices. */
export const addInvoiceCounter = (batch: Batch, counter: InvoiceCounter): void => {
  batch.set(counterOf(counter.vendor_id), counter)
}
