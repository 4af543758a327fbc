import { type User, userSchema } from '../../../functions/src/contract/entities/user'
import { vendorPrivateSchema, vendorSchema } from '../../../functions/src/contract/entities/vendor'
import { storagePaths } from '../../../functions/src/contract/paths'
import { FALLBACK_BANKS } from '../../../functions/src/contract/reference/banks'
import { DAY_MS, millisOf, timestampFromMillis } from '../../../functions/src/contract/time'
import type { Store } from '../../../functions/src/db/vendors/vendors'
import { payoutAccount } from '../../../functions/src/domain/vendor/payout-account'
import { VENDORS, type VendorKey } from '../catalogue/vendors'
import { type Account, vendorUid } from '../people/accounts'

/** What can't be derived: the time, and data of other services. */
export type Given = {
  /** Epoch milliseconds. */
  seeded_at: number
  /** The URL at which browsers read a file of the bucket. */
  urlOf: (path: string) => string
  /** The provider's code of each store's bank account. */
  recipient_codes: Readonly<Record<VendorKey, string>>
}

const daysAgo = (days: number, seeded_at: number) =>
  timestampFromMillis(Math.floor(seeded_at - days * DAY_MS))

export const userDocument = (account: Account, seeded_at: number): User => {
  const at = daysAgo(account.days, seeded_at)
  const { uid, name, email, roles } = account
  return userSchema.parse({
    user_id: uid,
    name,
    email,
    photo_url: '',
    accepted_conditions: true,
    roles,
    created_at: at,
    updated_at: at,
  })
}

const bankName = (code: string): string => {
  const bank = FALLBACK_BANKS.find(({ bank_code }) => bank_code === code)
  if (!bank) throw new Error(`no bank has the code ${code}`)
  return bank.bank_name
}

/** The bank account with its owner's name in capitals, as the bank has it. */
export const bankAccountOf = (key: VendorKey) => {
  const { legal_name, bank_code, account_number } = VENDORS[key]
  return {
    account_name: legal_name.toUpperCase(),
    account_number,
    bank_code,
    bank_name: bankName(bank_code),
  }
}

export const storeDocuments = (key: VendorKey, given: Given): Store => {
  const { seeded_at, urlOf, recipient_codes } = given
  const { name, slug, description, address, city, state, legal_name, phone, days } = VENDORS[key]
  const joined_at = daysAgo(days, seeded_at)
  const account = bankAccountOf(key)
  return {
    vendor: vendorSchema.parse({
      vendor_id: vendorUid(key),
      name,
      slug,
      logo: urlOf(storagePaths.logo(vendorUid(key))),
      description,
      address,
      city,
      state,
      country: 'Nigeria',
      rating: 0,
      rating_count: 0,
      sales_count: 0,
      product_count: 0,
      joined_at,
      status: 'active',
    }),
    private: vendorPrivateSchema.parse({
      legal_name,
      phone,
      payout_account: payoutAccount(account, recipient_codes[key], millisOf(joined_at), true),
      payouts_blocked: false,
      updated_at: joined_at,
    }),
  }
}
