import { byAge, type QueryFile, transactionLists, waitingSales } from './query-shapes'

/** What the web's live layer asks: rows as in `query-registry.ts`. */
export const WEB_QUERIES: Record<string, QueryFile> = {
  'web/src/lib/live/addresses.ts': {
    conditions: ['orderBy updated_at desc'],
    queries: [{ collection: 'addresses', order: ['updated_at', 'DESCENDING'] }],
  },
  'web/src/lib/live/conversations.ts': {
    conditions: ['where members', 'orderBy updated_at desc'],
    queries: [
      { collection: 'conversations', contains: 'members', order: ['updated_at', 'DESCENDING'] },
    ],
  },
  'web/src/lib/live/dispute-entries.ts': {
    conditions: ['orderBy at'],
    queries: [{ collection: 'dispute', order: ['at', 'ASCENDING'] }],
  },
  'web/src/lib/live/favourites.ts': {
    conditions: ['orderBy added_at desc'],
    queries: [{ collection: 'favourites', order: ['added_at', 'DESCENDING'] }],
  },
  'web/src/lib/live/messages.ts': {
    conditions: ['orderBy sent_at'],
    queries: [{ collection: 'messages', order: ['sent_at', 'ASCENDING'] }],
  },
  'web/src/lib/live/notifications.ts': {
    conditions: ['where kind', 'orderBy created_at desc'],
    queries: [
      byAge('notifications'),
      { collection: 'notifications', equal: ['kind'], order: ['created_at', 'DESCENDING'] },
    ],
  },
  'web/src/lib/live/products.ts': {
    conditions: ['where vendor_id', 'where status', 'orderBy updated_at desc'],
    queries: [
      { collection: 'products', equal: ['vendor_id'], order: ['updated_at', 'DESCENDING'] },
      {
        collection: 'products',
        equal: ['vendor_id', 'status'],
        order: ['updated_at', 'DESCENDING'],
      },
    ],
  },
  'web/src/lib/live/reviews.ts': {
    conditions: ['where vendor_id', 'orderBy created_at desc'],
    queries: [{ collection: 'reviews', equal: ['vendor_id'], order: ['created_at', 'DESCENDING'] }],
  },
  'web/src/lib/live/transaction-events.ts': {
    conditions: ['orderBy documentId()'],
    queries: [{ collection: 'events', order: ['__name__', 'ASCENDING'] }],
  },
  'web/src/lib/live/transactions.ts': {
    conditions: ['where {as}_id', 'where status.status', 'orderBy created_at desc'],
    queries: transactionLists,
  },
  'web/src/lib/live/unread-count.ts': {
    conditions: ['where read', 'where created_at', 'orderBy created_at desc'],
    queries: [
      { collection: 'notifications', equal: ['read'], order: ['created_at', 'DESCENDING'] },
    ],
  },
  'web/src/lib/live/viewed-products.ts': {
    conditions: ['orderBy viewed_at desc'],
    queries: [{ collection: 'viewed_products', order: ['viewed_at', 'DESCENDING'] }],
  },
  'web/src/lib/live/waiting-sales.ts': {
    conditions: ['where vendor_id', 'where deadline.actor', 'orderBy deadline.at'],
    queries: waitingSales,
  },
  'web/src/lib/live/wallet.ts': {
    conditions: ['orderBy created_at desc', 'where vendor_id', 'orderBy created_at desc'],
    queries: [
      byAge('entries'),
      { collection: 'payouts', equal: ['vendor_id'], order: ['created_at', 'DESCENDING'] },
    ],
  },
}
