import type { DeliveryProfile } from '../../contract/entities/delivery/delivery'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'

const PROFILE = 'profile'

const profileOf = (vendor_id: string) =>
  collectionOf<DeliveryProfile>(
    `${COLLECTIONS.vendors}/${vendor_id}/${SUBCOLLECTIONS.delivery}`,
  ).doc(PROFILE)

export const readDeliveryProfile = (
  vendor_id: string,
): Promise<Versioned<DeliveryProfile> | undefined> => readDocument(profileOf(vendor_id))

/** Saves a profile only if the one before it is unchanged since it was read. */
export const saveDeliveryProfile = (
  batch: Batch,
  vendor_id: string,
  profile: DeliveryProfile,
  before: Versioned<DeliveryProfile> | undefined,
): void => {
  if (!before) batch.create(profileOf(vendor_id), profile)
  // An update of all fields; `set` takes no precondition.
  else batch.update(profileOf(vendor_id), fieldsOf(profile), { lastUpdateTime: before.updated })
}

export const removeDeliveryProfile = async (vendor_id: string): Promise<void> => {
  await profileOf(vendor_id).delete()
}
