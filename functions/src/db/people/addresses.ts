import type { Address } from '../../contract/entities/people/address'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import type { Timestamp } from '../../contract/time'
import { type Batch, collectionOf, fieldsOf } from '../firestore'

export type SavedAddress = Address & { updated_at: Timestamp }

const addresses = (uid: string) =>
  collectionOf<SavedAddress>(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.addresses}`)

export const addressIds = async (uid: string): Promise<string[]> => {
  const { docs } = await addresses(uid).select().get()
  return docs.map((document) => document.id)
}

export const readAddresses = async (uid: string): Promise<SavedAddress[]> =>
  (await addresses(uid).get()).docs.map((document) => document.data())

/** The commit fails if the id is taken. */
export const addAddress = (batch: Batch, uid: string, id: string, address: SavedAddress): void => {
  batch.create(addresses(uid).doc(id), address)
}

export const changeAddress = (
  batch: Batch,
  uid: string,
  id: string,
  change: Partial<SavedAddress>,
): void => {
  batch.update(addresses(uid).doc(id), fieldsOf<SavedAddress>(change))
}
