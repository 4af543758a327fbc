import type { ReturnAddress } from '../../../contract/entities/orders/return'
import { readStore } from '../../../db/people/vendors'
import { returnAddressOf } from '../../../domain/people/vendor/return-address'

/** Where a store's goods go back to by now; undefined if it never said. */
export const ownReturnAddress = async (vendor_id: string): Promise<ReturnAddress | undefined> => {
  const store = await readStore(vendor_id)
  return store && returnAddressOf(store)
}
