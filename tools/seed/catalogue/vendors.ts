import stores from './vendors.json'

/**
 * The stores of the catalogue. `legal_name` is the account owner's name at the bank, `city` the
 * local government area, `days` how many days before the seeding the store opened.
 */
export const VENDORS = stores

export type VendorKey = keyof typeof VENDORS

export const VENDOR_KEYS = Object.keys(VENDORS) as VendorKey[]

/** A value for each store. */
export const byVendor = <T>(resultOf: (key: VendorKey) => T): Record<VendorKey, T> =>
  Object.fromEntries(VENDOR_KEYS.map((key) => [key, resultOf(key)])) as Record<VendorKey, T>
