import type { Vendor } from '../../contract/entities/people/vendor'
import { COLLECTIONS } from '../../contract/paths'
import { type Batch, collectionOf, fieldsOf, plus } from '../firestore'

/** Increments a store's number of completed sales. */
export const countSale = (batch: Batch, vendor_id: string): void => {
  const ref = collectionOf<Vendor>(COLLECTIONS.vendors).doc(vendor_id)
  batch.update(ref, fieldsOf<Vendor>({ sales_count: plus(1) }))
}

export const clearSalesCount = async (vendor_id: string): Promise<void> => {
  const ref = collectionOf<Vendor>(COLLECTIONS.vendors).doc(vendor_id)
  await ref.update(fieldsOf<Vendor>({ sales_count: 0 }))
}
