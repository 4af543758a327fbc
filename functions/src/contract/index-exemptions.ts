import { COLLECTIONS, SUBCOLLECTIONS } from './paths'

/** Fields that no query asks for: an index of their own would only make each write dearer. */
export const UNINDEXED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [COLLECTIONS.products]: [
    'description',
    'images',
    'attributes',
    'delivery_states',
    'search_states',
    'name',
    'slug',
    'vendor_details',
  ],
  [SUBCOLLECTIONS.salesDays]: ['products'],
}

/** Firestore removes a document of these once its `expires_at` has passed. */
export const EXPIRING_COLLECTIONS = [
  COLLECTIONS.rateLimits,
  COLLECTIONS.accountStatus,
  COLLECTIONS.idempotencyKeys,
  SUBCOLLECTIONS.refusedUploads,
] as const
