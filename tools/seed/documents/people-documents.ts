import { renditionPath, renditionUrls } from '../../../functions/src/contract/catalog/images'
import type { Image } from '../../../functions/src/contract/entities/catalog/image'
import type { Operator } from '../../../functions/src/contract/entities/console/operator'
import {
  type DeliveryProfile,
  deliveryProfileSchema,
} from '../../../functions/src/contract/entities/delivery/delivery'
import type { StoreRest } from '../../../functions/src/contract/entities/people/store-rest'
import { type User, userSchema } from '../../../functions/src/contract/entities/people/user'
import {
  vendorPrivateSchema,
  vendorSchema,
} from '../../../functions/src/contract/entities/people/vendor'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { storagePaths } from '../../../functions/src/contract/paths'
import { FALLBACK_BANKS } from '../../../functions/src/contract/reference/banks'
import { DAY_MS, millisOf, timestampFromMillis } from '../../../functions/src/contract/time'
import type { Store } from '../../../functions/src/db/people/vendors'
import { requireValidProfile } from '../../../functions/src/domain/delivery/require-valid-profile'
import { payoutAccount } from '../../../functions/src/domain/people/vendor/payout-account'
import { DELIVERY_PROFILES } from '../catalogue/delivery'
import { VENDOR_KEYS, VENDORS, type VendorKey } from '../catalogue/vendors'
import { type Account, vendorUid } from '../people/accounts'
import type { DemoParcel } from '../scenarios/parcels'

/** What can't be derived: the time, and data of other services. */
export type Given = {
  /** Epoch milliseconds. */
  seeded_at: number
  /** The URL at which browsers read a file of the bucket. */
  urlOf: (path: string) => string
  /** The provider's code of each store's bank account. */
  recipient_codes: Readonly<Record<VendorKey, string>>
  /** What the carrier says of the orders that it brings, by `parcelKey`. */
  parcels: ReadonlyMap<string, DemoParcel>
}

const daysAgo = (days: number, seeded_at: number) =>
  timestampFromMillis(Math.floor(seeded_at - days * DAY_MS))

export const userDocument = (account: Account, seeded_at: number): User => {
  const at = daysAgo(account.days, seeded_at)
  const { uid, name, email, phone, roles } = account
  return userSchema.parse({
    user_id: uid,
    name,
    email,
    photo_url: '',
    ...(phone && { phone, phone_verified_at: at }),
    accepted_conditions: true,
    roles,
    created_at: at,
    updated_at: at,
  })
}

/** The register's entry of an operator; undefined for everybody else. */
export const operatorDocument = (
  { uid, email, operator, days }: Account,
  seeded_at: number,
): Operator | undefined =>
  operator && {
    uid,
    email,
    role: operator,
    granted_by: null,
    granted_at: daysAgo(days, seeded_at),
    revoked_at: null,
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

/** The store that rests while the others sell. */
const ON_HOLIDAY: VendorKey = 'iseyin'
const DAYS_OFF = 10

const holidayAt = (seeded_at: number): StoreRest => ({
  holiday: {
    from: lagosDayOf(seeded_at - DAY_MS),
    back_on: lagosDayOf(seeded_at + DAYS_OFF * DAY_MS),
    message: 'The looms rest while we are home for the silk harvest.',
  },
  paused_at: null,
})

/** The Storage path of a cover's original upload; the bucket only has its renditions. */
export const coverPath = (key: VendorKey): string =>
  storagePaths.storeCover(vendorUid(key), 'window.webp')

const coverOf = (key: VendorKey, urlOf: Given['urlOf']): Image => {
  const path = coverPath(key)
  return { ...renditionUrls((width) => urlOf(renditionPath(path, width))), path }
}

/** Stores that take goods back for a changed mind, and within how many days. */
const RETURN_DAYS: Partial<Record<VendorKey, 3 | 7>> = { itoku: 3, iseyin: 7 }

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
      cover: coverOf(key, urlOf),
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
      ...(RETURN_DAYS[key] && { return_policy: { changed_mind_days: RETURN_DAYS[key] } }),
      ...(key === ON_HOLIDAY && { rest: holidayAt(seeded_at) }),
      ...(DELIVERY_PROFILES[key] && { delivery_version: DELIVERY_PROFILES[key].version }),
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

/** How stores deliver, by vendor, as they said when they opened. */
export const deliveryProfiles = (seeded_at: number): ReadonlyMap<string, DeliveryProfile> =>
  new Map(
    VENDOR_KEYS.flatMap((key) => {
      const draft = DELIVERY_PROFILES[key]
      if (!draft) return []
      requireValidProfile(draft)
      const updated_at = daysAgo(VENDORS[key].days, seeded_at)
      return [[vendorUid(key), deliveryProfileSchema.parse({ ...draft, updated_at })]]
    }),
  )
