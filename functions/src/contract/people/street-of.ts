import type { Vendor, VendorPrivate } from '../entities/people/vendor'

/** A store and what its vendor alone reads of it. */
type WholeStore = {
  vendor: Pick<Vendor, 'address'>
  private: Pick<VendorPrivate, 'address'>
}

/** The street of a store, which nobody sees of who sells by deals alone; empty if none was said. */
export const streetOf = ({ vendor, private: own }: WholeStore): string =>
  own.address || vendor.address
