import { collection, query, where } from 'firebase/firestore'
import { everyone, uidOf } from '../../support/rules/rules-actors'
import { unlistedDocument, vendorDocument } from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const own = `vendors/${uidOf('vendor')}`

const byVendor = (why: string, data: Record<string, unknown>): Attempt => ({
  why,
  as: 'vendor',
  operation: 'update',
  path: own,
  data,
})

describeCollection({
  collection: 'vendors',
  policy: 'an active store is public, and the server’s to change',
  documents: { [own]: { ...vendorDocument(uidOf('vendor')), is_listed: true } },
  get: () => own,
  list: (db) =>
    query(
      collection(db, 'vendors'),
      where('status', '==', 'active'),
      where('is_listed', '==', true),
    ),
  create: (actor) => ({
    path: `vendors/${uidOf(actor)}-new`,
    data: vendorDocument(`${uidOf(actor)}-new`),
  }),
  update: () => ({ path: own, data: { name: 'Better name' } }),
  allowed: { get: everyone, list: everyone },
  hostile: [
    byVendor('the rating is the server’s', { rating: 5 }),
    byVendor('the count of ratings is the server’s', { rating_count: 1_000 }),
    byVendor('sales are the server’s', { sales_count: 1_000 }),
    byVendor('the status is the server’s', { status: 'active' }),
    byVendor('being listed is the server’s', { is_listed: false }),
    byVendor('a holiday goes through the server', {
      rest: { holiday: { from: '2026-12-01', back_on: '2026-12-03' }, paused_at: null },
    }),
    byVendor('a pause is the server’s to end', { rest: null }),
    byVendor('the owner is frozen', { vendor_id: uidOf('other_vendor') }),
    byVendor('the logo goes through the server', { logo: 'https://evil.example/l.png' }),
    byVendor('the cover goes through the server', { cover: { url: 'https://evil.example/c.png' } }),
  ],
})

const suspended = `vendors/${uidOf('other_vendor')}`
describeCollection({
  collection: 'vendors (suspended)',
  policy: 'a suspended store is seen by its owner alone',
  documents: { [suspended]: vendorDocument(uidOf('other_vendor'), 'suspended') },
  get: () => suspended,
  list: (db) => query(collection(db, 'vendors'), where('status', '==', 'suspended')),
  create: () => ({ path: `${suspended}-new`, data: vendorDocument('x') }),
  update: () => ({ path: suspended, data: { status: 'active' } }),
  allowed: { get: ['other_vendor'] },
})

const older = `vendors/${uidOf('other_vendor')}`
describeCollection({
  collection: 'vendors (older than the list)',
  policy: 'a store that never said whether it is listed is public',
  documents: { [older]: vendorDocument(uidOf('other_vendor')) },
  get: () => older,
  list: (db) => query(collection(db, 'vendors'), where('is_listed', '==', false)),
  create: () => ({ path: `${older}-new`, data: vendorDocument('x') }),
  update: () => ({ path: older, data: { is_listed: true } }),
  allowed: { get: everyone },
})

const unlisted = `vendors/${uidOf('other_vendor')}`
describeCollection({
  collection: 'vendors (not listed)',
  policy: 'who sells by deals alone is seen by themselves',
  documents: { [unlisted]: unlistedDocument(uidOf('other_vendor')) },
  get: () => unlisted,
  list: (db) => query(collection(db, 'vendors'), where('status', '==', 'active')),
  create: () => ({ path: `${unlisted}-new`, data: unlistedDocument('x') }),
  update: () => ({ path: unlisted, data: { is_listed: true } }),
  allowed: { get: ['other_vendor'] },
})

const secret = `${own}/private/store`
describeCollection({
  collection: 'vendors/{vendor_id}/private',
  policy: 'legal name and bank account are read by their vendor alone',
  documents: { [secret]: { legal_name: 'Adire Works Ltd', payouts_blocked: false } },
  get: () => secret,
  list: (db) => collection(db, `${own}/private`) as never,
  create: () => ({ path: `${own}/private/other`, data: { legal_name: 'x' } }),
  update: () => ({ path: secret, data: { legal_name: 'x' } }),
  allowed: { get: ['vendor'], list: ['vendor'] },
  hostile: [
    {
      why: 'a block is the operator’s',
      as: 'vendor',
      operation: 'update',
      path: secret,
      data: { payouts_blocked: false, x: 1 },
    },
    {
      why: 'the account is changed through the server',
      as: 'vendor',
      operation: 'update',
      path: secret,
      data: { payout_account: { recipient_code: 'RCP_other' } },
    },
  ],
})

const total = `${own}/sales_days/total`
describeCollection({
  collection: 'vendors/{vendor_id}/sales_days',
  policy: 'what a store sold is counted and shown by the server alone',
  documents: { [total]: { vendor_id: uidOf('vendor'), day: 'total', orders: 3 } },
  get: () => total,
  list: (db) => collection(db, `${own}/sales_days`) as never,
  create: () => ({ path: `${own}/sales_days/2026-01-31`, data: { orders: 1_000 } }),
  update: () => ({ path: total, data: { gross_minor: 1_000_000 } }),
  allowed: {},
})

const mark = `${own}/counted_events/t1-0002-payment_confirmed`
describeCollection({
  collection: 'vendors/{vendor_id}/counted_events',
  policy: 'which events were counted is nobody’s but the server’s',
  documents: { [mark]: { transaction_id: 't1', day: '2026-01-31' } },
  get: () => mark,
  list: (db) => collection(db, `${own}/counted_events`) as never,
  create: () => ({ path: `${own}/counted_events/t2-0002-payment_confirmed`, data: { day: 'x' } }),
  update: () => ({ path: mark, data: { day: '2026-02-01' } }),
  allowed: {},
})
