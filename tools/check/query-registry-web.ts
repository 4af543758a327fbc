import { byAge, type QueryFile, transactionLists, waitingSales } from './query-shapes'

/** What the web's live layer asks: rows as in `query-registry.ts`. */
export const WEB_QUERIES: Record<string, QueryFile> = {
  'web/src/lib/live/account.ts': {
    conditions: [
      'where kind',
      'orderBy created_at desc',
      'where read',
      'where created_at',
      'orderBy created_at desc',
    ],
    queries: [
      byAge('notifications'),
      { collection: 'notifications', equal: ['kind'], order: ['created_at', 'DESCENDING'] },
      { collection: 'notifications', equal: ['read'], order: ['created_at', 'DESCENDING'] },
    ],
  },
  'web/src/lib/live/messages.ts': {
    conditions: ['where members', 'orderBy updated_at desc', 'orderBy sent_at'],
    queries: [
      { collection: 'conversations', contains: 'members', order: ['updated_at', 'DESCENDING'] },
      { collection: 'messages', order: ['sent_at', 'ASCENDING'] },
    ],
  },
  'web/src/lib/live/products.ts': {
    conditions: ['orderBy added_at desc', 'orderBy viewed_at desc'],
    queries: [
      { collection: 'favourites', order: ['added_at', 'DESCENDING'] },
      { collection: 'viewed_products', order: ['viewed_at', 'DESCENDING'] },
    ],
  },
  'web/src/lib/live/selling.ts': {
    conditions: [
      'where vendor_id',
      'where status',
      'orderBy updated_at desc',
      'where vendor_id',
      'orderBy created_at desc',
      'where vendor_id',
      'where deadline.actor',
      'orderBy deadline.at',
      'orderBy created_at desc',
      'where vendor_id',
      'orderBy created_at desc',
    ],
    queries: [
      { collection: 'products', equal: ['vendor_id'], order: ['updated_at', 'DESCENDING'] },
      {
        collection: 'products',
        equal: ['vendor_id', 'status'],
        order: ['updated_at', 'DESCENDING'],
      },
      { collection: 'reviews', equal: ['vendor_id'], order: ['created_at', 'DESCENDING'] },
      ...waitingSales,
      byAge('entries'),
      { collection: 'payouts', equal: ['vendor_id'], order: ['created_at', 'DESCENDING'] },
    ],
  },
  'web/src/lib/live/transactions.ts': {
    conditions: [
      'where {as}_id',
      'where status.status',
      'orderBy created_at desc',
      'orderBy documentId()',
      'orderBy at',
      'orderBy updated_at desc',
    ],
    queries: [
      ...transactionLists,
      { collection: 'events', order: ['__name__', 'ASCENDING'] },
      { collection: 'dispute', order: ['at', 'ASCENDING'] },
      { collection: 'addresses', order: ['updated_at', 'DESCENDING'] },
    ],
  },
}
