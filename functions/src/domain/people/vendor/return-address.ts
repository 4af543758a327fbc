import { type ReturnAddress, returnAddressSchema } from '../../../contract/entities/orders/return'
import type { Vendor, VendorPrivate } from '../../../contract/entities/people/vendor'
import { streetOf } from '../../../contract/people/street-of'

type Store = {
  vendor: Pick<Vendor, 'name' | 'address' | 'city' | 'state'>
  private: Pick<VendorPrivate, 'phone' | 'address'>
}

/** Where goods go back to unless the vendor names another place; undefined if the store has none. */
export const returnAddressOf = (store: Store): ReturnAddress | undefined => {
  const { name, city, state } = store.vendor
  const said = { phone: store.private.phone, address: streetOf(store), city, state }
  return returnAddressSchema.safeParse({ recipient_name: name, ...said }).data
}
