import { COLLECTIONS, SUBCOLLECTIONS } from './paths'

/** Fields that no query uses: indexing them would only raise the cost of each write. */
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
    'options',
    'variants',
    'available',
  ],
  [COLLECTIONS.productStock]: ['variants'],
  [COLLECTIONS.transactions]: ['items'],
  [COLLECTIONS.signIns]: ['devices'],
  [COLLECTIONS.tickets]: ['message', 'answers', 'subject', 'name'],
  [SUBCOLLECTIONS.salesDays]: ['products'],
  [SUBCOLLECTIONS.delivery]: ['rates'],
}

/** Collections with a TTL policy on `expires_at`. */
export const EXPIRING_COLLECTIONS = [
  COLLECTIONS.rateLimits,
  COLLECTIONS.accountStatus,
  COLLECTIONS.signInCodes,
  COLLECTIONS.idempotencyKeys,
  COLLECTIONS.carrierQuotes,
  COLLECTIONS.tickets,
  COLLECTIONS.webhookEvents,
  COLLECTIONS.phoneMessageIds,
  COLLECTIONS.phoneMessageCounts,
  SUBCOLLECTIONS.refusedUploads,
] as const
