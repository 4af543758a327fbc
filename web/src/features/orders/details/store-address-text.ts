import type { Transaction } from '@contract/entities/orders/transaction'

type Store = Transaction['product_details']['vendor_details']

/** Where a store is, as it was bought from; who sells by deals alone shows no street. */
export const storeAddressText = ({ address, city, state, country }: Store): string =>
  [address, city, state, country].filter((part) => part !== '').join(', ')
