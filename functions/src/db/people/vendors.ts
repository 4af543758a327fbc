import type { Vendor, VendorPrivate } from '../../contract/entities/people/vendor'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/people/people'
import { bind } from '../../contract/queries/query'
import { searchWordsOf } from '../../domain/console/search-words'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  firestore,
  readDocument,
  type Versioned,
} from '../firestore'
import { queryOf, readIds, readPage } from '../list-query'

const PRIVATE_DOCUMENT = 'store'

const vendors = () => collectionOf<Vendor>(COLLECTIONS.vendors)
const privates = (vendor_id: string) =>
  collectionOf<VendorPrivate>(`${COLLECTIONS.vendors}/${vendor_id}/${SUBCOLLECTIONS.private}`).doc(
    PRIVATE_DOCUMENT,
  )

export type Store = { vendor: Vendor; private: VendorPrivate }

export const readVendor = (vendor_id: string): Promise<Versioned<Vendor> | undefined> =>
  readDocument(vendors().doc(vendor_id))

export const readPrivateStore = async (vendor_id: string): Promise<VendorPrivate | undefined> =>
  (await privates(vendor_id).get()).data()

export const readStore = async (vendor_id: string): Promise<Store | undefined> => {
  const [vendor, secret] = await Promise.all([
    vendors().doc(vendor_id).get(),
    privates(vendor_id).get(),
  ])
  const found = { vendor: vendor.data(), private: secret.data() }
  return found.vendor && found.private
    ? { vendor: found.vendor, private: found.private }
    : undefined
}

/** What finds a store: its name, and the legal one. */
export const storeWords = (
  { name }: Pick<Vendor, 'name'>,
  { legal_name }: Pick<VendorPrivate, 'legal_name'>,
): Required<Pick<VendorPrivate, 'search_words'>> => ({
  search_words: searchWordsOf(name, legal_name),
})

/** Writes what finds a store; false if that is written already. */
export const fillStoreWords = (batch: Batch, { vendor, private: secret }: Store): boolean => {
  const { search_words } = storeWords(vendor, secret)
  if (search_words.join() === secret.search_words?.join()) return false
  batch.update(privates(vendor.vendor_id), fieldsOf<VendorPrivate>({ search_words }))
  return true
}

/** Lists a store that is older than the field; false if it has it. */
export const fillListed = (batch: Batch, stored: Versioned<Vendor>): boolean => {
  if (stored.data.is_listed !== undefined) return false
  changeVendor(batch, stored, { is_listed: true })
  return true
}

export const addStore = (batch: Batch, { vendor, private: secret }: Store): void => {
  // The list of stores asks for the field, which absent would hide what is listed.
  batch.create(vendors().doc(vendor.vendor_id), { is_listed: true, ...vendor })
  batch.create(privates(vendor.vendor_id), { ...secret, ...storeWords(vendor, secret) })
}

export const updateVendor = async (vendor_id: string, change: Partial<Vendor>): Promise<void> => {
  await vendors().doc(vendor_id).update(fieldsOf<Vendor>(change))
}

/** Changes a store only if it is unchanged since it was read. */
export const changeVendor = (
  batch: Batch,
  stored: Versioned<Vendor>,
  change: Partial<Vendor>,
): void => {
  batch.update(vendors().doc(stored.data.vendor_id), fieldsOf<Vendor>(change), {
    lastUpdateTime: stored.updated,
  })
}

export const changeVendorPrivate = (
  batch: Batch,
  vendor_id: string,
  change: Partial<VendorPrivate>,
): void => {
  batch.update(privates(vendor_id), fieldsOf<VendorPrivate>(change))
}

/** The id of a store with this slug, other than `except`. */
export const slugOwner = async (slug: string, except: string): Promise<string | undefined> =>
  (await readIds(bind(queries.vendorsOfSlug, { slug }))).find((id) => id !== except)

/** The ids of the stores that are paid to this bank account. */
export const storesOfAccount = async (recipient_code: string): Promise<string[]> => {
  const { docs } = await queryOf(bind(queries.storesOfAccount, { recipient_code })).select().get()
  return docs.flatMap((document) => document.ref.parent.parent?.id ?? [])
}

/** A page of stores that everybody sees, those with the most sales first. */
export const listVendors = (page: number, limit: number) =>
  readPage<Vendor>(bind(queries.openVendors, {}), { page, limit })

/** Deletes the store's private part. */
export const removeStorePrivate = (vendor_id: string): Promise<void> =>
  firestore().recursiveDelete(privates(vendor_id).parent)

export const countVendors = async (): Promise<number> =>
  (await vendors().count().get()).data().count

/** Those of the users who have a store. */
export const withStores = async (uids: readonly string[]): Promise<Set<string>> => {
  const found = await firestore().getAll(...uids.map((uid) => vendors().doc(uid)), {
    fieldMask: ['status'],
  })
  return new Set(found.flatMap((document) => (document.exists ? [document.id] : [])))
}
