import { WEB_QUERIES } from './query-registry-web'
import { both, byAge, PARTY, type QueryFile, transactionLists, waitingSales } from './query-shapes'

/**
 * The emulator answers every query; production asks for an index. So each query is written down
 * here: a file whose conditions change fails the check until its row says what they became.
 */
export const QUERIES: Record<string, QueryFile> = {
  'functions/src/store/blocks.ts': {
    conditions: ['where buyer_id', 'where vendor_id'],
    queries: [{ collection: 'conversations', equal: ['buyer_id', 'vendor_id'] }],
  },
  'functions/src/store/announcements.ts': {
    conditions: ['orderBy published_at desc', 'where state'],
    queries: [
      { collection: 'announcements', order: ['published_at', 'DESCENDING'] },
      { collection: 'announcements', equal: ['state'] },
    ],
  },
  'functions/src/store/devices.ts': {
    conditions: ['orderBy created_at desc'],
    queries: [{ collection: 'devices', order: ['created_at', 'DESCENDING'] }],
  },
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
  'functions/src/store/conversations.ts': {
    conditions: ['where members', 'orderBy updated_at desc'],
    queries: [
      { collection: 'conversations', contains: 'members', order: ['updated_at', 'DESCENDING'] },
    ],
  },
  'functions/src/store/ledger.ts': {
    conditions: [
      'where chain',
      'orderBy sequence',
      'orderBy chain',
      'where at',
      'where at',
      'orderBy at',
    ],
    queries: [
      { collection: 'ledger_entries', equal: ['chain'], order: ['sequence', 'ASCENDING'] },
      { collection: 'ledger_entries', order: ['chain', 'ASCENDING'] },
      { collection: 'ledger_entries', order: ['at', 'ASCENDING'] },
    ],
  },
  'functions/src/store/ledger-seals.ts': {
    conditions: ['orderBy number'],
    queries: [{ collection: 'ledger_seals', order: ['number', 'ASCENDING'] }],
  },
  'functions/src/store/linked-pictures.ts': {
    conditions: ['where image_path', 'where paths'],
    queries: [
      { collection: 'messages', equal: ['image_path'] },
      { collection: 'dispute', contains: 'paths' },
    ],
  },
  'functions/src/store/mail.ts': {
    conditions: ['where to', 'orderBy created_at desc'],
    queries: [{ collection: 'mail', contains: 'to' }, byAge('mail')],
  },
  'functions/src/store/notifications.ts': {
    conditions: ['where kind', 'orderBy created_at desc'],
    queries: [
      byAge('notifications'),
      { collection: 'notifications', equal: ['kind'], order: ['created_at', 'DESCENDING'] },
    ],
  },
  'functions/src/store/own-lists.ts': {
    conditions: ['orderBy by desc'],
    queries: [
      { collection: 'favourites', order: ['added_at', 'DESCENDING'] },
      { collection: 'viewed_products', order: ['viewed_at', 'DESCENDING'] },
    ],
  },
  'functions/src/store/ops-decisions.ts': {
    conditions: ['where subject', 'orderBy at desc'],
    queries: [
      { collection: 'ops_decisions', order: ['at', 'DESCENDING'] },
      { collection: 'ops_decisions', equal: ['subject'], order: ['at', 'DESCENDING'] },
    ],
  },
  'functions/src/store/outbox.ts': {
    conditions: [
      'where state',
      'where next_at',
      'orderBy next_at',
      'where state',
      'where task.payment_reference',
      'where task.reference',
      'where lease.until',
      'where task.transaction_id',
    ],
    queries: [
      { collection: 'outbox', equal: ['state'], order: ['next_at', 'ASCENDING'] },
      { collection: 'outbox', equal: ['state'] },
      { collection: 'outbox', equal: ['task.payment_reference'] },
      { collection: 'outbox', equal: ['task.reference'] },
      { collection: 'outbox', order: ['lease.until', 'ASCENDING'] },
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
    conditions: ['where field', 'where members', 'where blocked_by', 'where to'],
    queries: [
      ...both(PARTY, (party) => ({ collection: 'transactions', equal: [party] })),
      { collection: 'conversations', contains: 'members' },
      { collection: 'blocks', contains: 'blocked_by' },
      { collection: 'mail', contains: 'to' },
    ],
  },
  'functions/src/store/product-reports.ts': {
    conditions: [
      'where open_reports',
      'orderBy open_reports desc',
      'where product_id',
      'orderBy created_at desc',
    ],
    queries: [
      { collection: 'reported_products', order: ['open_reports', 'DESCENDING'] },
      {
        collection: 'product_reports',
        equal: ['product_id'],
        order: ['created_at', 'DESCENDING'],
      },
    ],
  },
  'functions/src/store/products.ts': {
    conditions: [
      'where vendor_id',
      'where status',
      'orderBy updated_at desc',
      'where status',
      'where vendor_active',
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
    conditions: ['where field', 'where party'],
    queries: [
      { collection: 'transactions', equal: ['buyer_id'] },
      { collection: 'transactions', equal: ['vendor_id'] },
    ],
  },
  'functions/src/store/reviews.ts': {
    conditions: ['where product_id', 'orderBy created_at desc', 'where rating', 'where buyer_id'],
    queries: [
      { collection: 'transactions', equal: ['buyer_id'] },
      { collection: 'reviews', equal: ['product_id'], order: ['created_at', 'DESCENDING'] },
      { collection: 'reviews', equal: ['product_id', 'rating'] },
    ],
  },
  'functions/src/store/sales-days.ts': {
    conditions: ['where day', 'where day', 'orderBy day'],
    queries: [{ collection: 'sales_days', order: ['day', 'ASCENDING'] }],
  },
  'functions/src/store/store-names.ts': {
    conditions: ['where vendor_id'],
    queries: [{ collection: 'store_names', equal: ['vendor_id'] }],
  },
  'functions/src/store/unpaid-orders.ts': {
    conditions: [
      'where buyer_id',
      'where created_at',
      'orderBy created_at desc',
      'where buyer_id',
      'where status.status',
    ],
    queries: [
      { collection: 'transactions', equal: ['buyer_id'], order: ['created_at', 'DESCENDING'] },
      { collection: 'transactions', equal: ['buyer_id', 'status.status'] },
    ],
  },
  'functions/src/store/transactions.ts': {
    conditions: [
      'orderBy id',
      'orderBy at',
      'where {role}_id',
      'where status.status',
      'orderBy created_at desc',
      'where vendor_id',
      'where status.status',
      'where created_at',
      'orderBy created_at desc',
      'where vendor_id',
      'where deadline.actor',
      'orderBy deadline.at',
      'where review_id',
      'where vendor_id',
      'where status.status',
      'where due_at',
      'orderBy due_at',
      'where vendor_id',
      'where dispute.frozen',
      'where status.status',
      'where dispute.escalated',
      'where ended_at',
      'where dispute.frozen',
    ],
    queries: [
      { collection: 'events', order: ['id', 'ASCENDING'] },
      { collection: 'dispute', order: ['at', 'ASCENDING'] },
      ...transactionLists,
      ...waitingSales,
      { collection: 'transactions', equal: ['review_id'] },
      { collection: 'transactions', equal: ['vendor_id'] },
      { collection: 'transactions', equal: ['status.status'], order: ['due_at', 'ASCENDING'] },
      { collection: 'transactions', equal: ['vendor_id', 'dispute.frozen', 'status.status'] },
      { collection: 'transactions', equal: ['dispute.escalated', 'ended_at'] },
      { collection: 'transactions', equal: ['dispute.frozen'] },
    ],
  },
  'functions/src/store/unplaced.ts': {
    conditions: ['where state'],
    queries: [{ collection: 'unplaced_money', equal: ['state'] }],
  },
  'functions/src/store/users.ts': {
    conditions: ['orderBy __name__'],
    queries: [{ collection: 'users', order: ['__name__', 'ASCENDING'] }],
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
  ...WEB_QUERIES,
}
