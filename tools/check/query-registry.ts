import type { QueryShape } from './queries'

/** A file's conditions as they stand in it, and the queries that they are put together to. */
export type QueryFile = { conditions: readonly string[]; queries: readonly QueryShape[] }

const both = (fields: readonly string[], shape: (field: string) => QueryShape): QueryShape[] =>
  fields.map(shape)

const PARTY = ['buyer_id', 'vendor_id'] as const

/** Lists of a party's transactions, newest first, of any status or of one. */
const transactionLists: readonly QueryShape[] = [
  ...both(PARTY, (party) => ({
    collection: 'transactions',
    equal: [party],
    order: ['created_at', 'DESCENDING'],
  })),
  ...both(PARTY, (party) => ({
    collection: 'transactions',
    equal: [party, 'status.status'],
    order: ['created_at', 'DESCENDING'],
  })),
]

const byAge = (collection: string): QueryShape => ({
  collection,
  order: ['created_at', 'DESCENDING'],
})

/**
 * The emulator answers every query; production asks for an index. So each query is written down
 * here: a file whose conditions change fails the check until its row says what they became.
 */
export const QUERIES: Record<string, QueryFile> = {
  'functions/src/store/categories.ts': {
    conditions: ['orderBy product_count desc'],
    queries: [{ collection: 'categories', order: ['product_count', 'DESCENDING'] }],
  },
  'functions/src/store/held-money.ts': {
    conditions: [
      'where role',
      'where status.status',
      'where vendor_id',
      'where state',
      'where buyer_id',
      'where refund.state',
    ],
    queries: [
      ...both(PARTY, (party) => ({ collection: 'transactions', equal: [party, 'status.status'] })),
      { collection: 'payouts', equal: ['vendor_id', 'state'] },
      { collection: 'transactions', equal: ['buyer_id', 'refund.state'] },
    ],
  },
  'functions/src/store/ledger.ts': {
    conditions: ['where chain', 'orderBy sequence', 'orderBy __name__'],
    queries: [
      { collection: 'ledger_entries', equal: ['chain'], order: ['sequence', 'ASCENDING'] },
      { collection: 'ledger_entries', order: ['__name__', 'ASCENDING'] },
    ],
  },
  'functions/src/store/mail.ts': {
    conditions: ['where to'],
    queries: [{ collection: 'mail', contains: 'to' }],
  },
  'functions/src/store/outbox.ts': {
    conditions: [
      'where state',
      'where next_at',
      'orderBy next_at',
      'where state',
      'where task.payment_reference',
      'where task.transaction_id',
    ],
    queries: [
      { collection: 'outbox', equal: ['state'], order: ['next_at', 'ASCENDING'] },
      { collection: 'outbox', equal: ['state'] },
      { collection: 'outbox', equal: ['task.payment_reference'] },
      { collection: 'outbox', equal: ['task.transaction_id'] },
    ],
  },
  'functions/src/store/payments.ts': {
    conditions: ['where state', 'where created_at'],
    queries: [{ collection: 'payments', equal: ['state'], order: ['created_at', 'ASCENDING'] }],
  },
  'functions/src/store/payouts.ts': {
    conditions: ['where reference', 'where vendor_id', 'orderBy created_at desc'],
    queries: [
      { collection: 'payouts', equal: ['reference'] },
      { collection: 'payouts', equal: ['vendor_id'], order: ['created_at', 'DESCENDING'] },
    ],
  },
  'functions/src/store/personal-data.ts': {
    conditions: ['where field', 'where members', 'where to'],
    queries: [
      ...both(PARTY, (party) => ({ collection: 'transactions', equal: [party] })),
      { collection: 'conversations', contains: 'members' },
      { collection: 'mail', contains: 'to' },
    ],
  },
  'functions/src/store/products.ts': {
    conditions: [
      'where vendor_id',
      'where status',
      'orderBy updated_at desc',
      'where status',
      'where vendor_active',
      'where vendor_id',
      'orderBy created_at desc',
      'where field',
      'orderBy __name__',
      'orderBy __name__',
      'where updated_at',
      'orderBy updated_at',
      'where vendor_id',
    ],
    queries: [
      {
        collection: 'products',
        equal: ['vendor_id', 'status'],
        order: ['updated_at', 'DESCENDING'],
      },
      {
        collection: 'products',
        equal: ['status', 'vendor_active', 'vendor_id'],
        order: ['created_at', 'DESCENDING'],
      },
      { collection: 'products', equal: ['status', 'vendor_active', 'category'] },
      { collection: 'products', equal: ['status', 'vendor_active', 'vendor_id'] },
      // In the order of ids, which every index ends with.
      { collection: 'products', equal: ['status', 'vendor_active'] },
      { collection: 'products', order: ['updated_at', 'ASCENDING'] },
      { collection: 'products', equal: ['vendor_id'] },
    ],
  },
  'functions/src/store/provider-events.ts': {
    conditions: ['where state', 'where next_at', 'orderBy next_at'],
    queries: [{ collection: 'provider_events', equal: ['state'], order: ['next_at', 'ASCENDING'] }],
  },
  'functions/src/store/pseudonyms.ts': {
    conditions: ['where field', 'where buyer_id'],
    queries: [{ collection: 'transactions', equal: ['buyer_id'] }],
  },
  'functions/src/store/reviews.ts': {
    conditions: ['where product_id', 'orderBy created_at desc', 'where rating'],
    queries: [
      { collection: 'reviews', equal: ['product_id'], order: ['created_at', 'DESCENDING'] },
      { collection: 'reviews', equal: ['product_id', 'rating'] },
    ],
  },
  'functions/src/store/transactions.ts': {
    conditions: [
      'orderBy id',
      'orderBy at',
      'where {role}_id',
      'where status.status',
      'orderBy created_at desc',
      'where due_at',
      'orderBy due_at',
      'where vendor_id',
      'where dispute.frozen',
      'where field',
    ],
    queries: [
      { collection: 'events', order: ['id', 'ASCENDING'] },
      { collection: 'dispute', order: ['at', 'ASCENDING'] },
      ...transactionLists,
      { collection: 'transactions', order: ['due_at', 'ASCENDING'] },
      { collection: 'transactions', equal: ['vendor_id', 'dispute.frozen'] },
      { collection: 'transactions', equal: ['dispute.escalated'] },
      { collection: 'transactions', equal: ['dispute.frozen'] },
    ],
  },
  'functions/src/store/vendors.ts': {
    conditions: ['where slug', 'where status', 'orderBy sales_count desc'],
    queries: [
      { collection: 'vendors', equal: ['slug'] },
      { collection: 'vendors', equal: ['status'], order: ['sales_count', 'DESCENDING'] },
    ],
  },
  'functions/src/store/wallets.ts': {
    conditions: ['orderBy created_at desc', 'where matured', 'where available_at'],
    queries: [
      byAge('entries'),
      {
        collection: 'entries',
        is_group: true,
        equal: ['matured'],
        order: ['available_at', 'ASCENDING'],
      },
    ],
  },
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
    conditions: ['where created_at', 'orderBy created_at desc', 'where read'],
    queries: [byAge('notifications'), { collection: 'notifications', equal: ['read'] }],
  },
  'web/src/lib/live/viewed-products.ts': {
    conditions: ['orderBy viewed_at desc'],
    queries: [{ collection: 'viewed_products', order: ['viewed_at', 'DESCENDING'] }],
  },
  'web/src/lib/live/wallet.ts': {
    conditions: ['orderBy created_at desc', 'where vendor_id', 'orderBy created_at desc'],
    queries: [
      byAge('entries'),
      { collection: 'payouts', equal: ['vendor_id'], order: ['created_at', 'DESCENDING'] },
    ],
  },
}
