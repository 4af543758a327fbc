import stores from './vendors.json'

/**
 * The stores of the catalogue. `legal_name` is the account owner's name at the bank, `city` the
 * local government area, `days` how many days before the seeding the store opened.
 */
export const VENDORS = stores

export type VendorKey = keyof typeof VENDORS

export const VENDOR_KEYS = Object.keys(VENDORS) as VendorKey[]
