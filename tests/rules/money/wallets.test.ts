import { collection, orderBy, query, where } from 'firebase/firestore'
import { signedIn, uidOf } from '../../support/rules/rules-actors'
import { longAgo } from '../../support/rules/rules-documents'
import { describeCollection } from '../../support/rules/rules-matrix'

const wallet = `wallets/${uidOf('vendor')}`
const balances = { vendor_id: uidOf('vendor'), available_minor: 5_000, updated_at: longAgo }

describeCollection({
  collection: 'wallets',
  policy: 'a wallet is read by its vendor and written by the server alone',
  documents: { [wallet]: balances },
  get: () => wallet,
  list: (db, actor) => query(collection(db, 'wallets'), where('vendor_id', '==', uidOf(actor))),
  create: (actor) => ({ path: `wallets/${uidOf(actor)}-2`, data: balances }),
  update: () => ({ path: wallet, data: { available_minor: 1_000_000 } }),
  allowed: { get: ['vendor'] },
  hostile: [
    {
      why: 'paid-out money is the server’s to count',
      as: 'vendor',
      operation: 'update',
      path: wallet,
      data: { paid_out_minor: 0 },
    },
    {
      why: 'a wallet does not change hands',
      as: 'other_vendor',
      operation: 'update',
      path: wallet,
      data: { vendor_id: uidOf('other_vendor') },
    },
  ],
})

describeCollection({
  collection: 'wallets/{vendor_id}/entries',
  policy: 'a statement is read by its vendor and never rewritten',
  documents: { [`${wallet}/entries/e1`]: { amount_minor: 5_000, state: 'pending' } },
  get: () => `${wallet}/entries/e1`,
  list: (db) => collection(db, `${wallet}/entries`) as never,
  create: () => ({ path: `${wallet}/entries/e2`, data: { amount_minor: 1 } }),
  update: () => ({ path: `${wallet}/entries/e1`, data: { state: 'available' } }),
  allowed: { get: ['vendor'], list: ['vendor'] },
})

describeCollection({
  collection: 'payouts',
  policy: 'payouts are read by their vendor and made by the server',
  documents: { 'payouts/o1': { vendor_id: uidOf('vendor'), amount_minor: 1_000, state: 'sent' } },
  get: () => 'payouts/o1',
  list: (db, actor) => query(collection(db, 'payouts'), where('vendor_id', '==', uidOf(actor))),
  create: (actor) => ({
    path: 'payouts/o2',
    data: { vendor_id: uidOf(actor), amount_minor: 1_000, state: 'requested' },
  }),
  update: () => ({ path: 'payouts/o1', data: { state: 'paid' } }),
  allowed: { get: ['vendor'], list: signedIn },
  hostile: [
    {
      why: 'the amount is the server’s',
      as: 'vendor',
      operation: 'update',
      path: 'payouts/o1',
      data: { amount_minor: 1 },
    },
    {
      why: 'the recipient is the server’s',
      as: 'vendor',
      operation: 'update',
      path: 'payouts/o1',
      data: { recipient_code: 'RCP_other' },
    },
  ],
})

const charge = { transaction_id: 't1', amount_minor: 50_000, state: 'announced' }

describeCollection({
  collection: 'carrier_charges',
  policy: 'what a carrier took later is read by its vendor and decided by the server',
  documents: { 'carrier_charges/h1': { ...charge, vendor_id: uidOf('vendor') } },
  // The order's buyer may read the order, and nothing of this.
  around: {
    'transactions/t1': { buyer_id: uidOf('buyer'), vendor_id: uidOf('vendor') },
  },
  get: () => 'carrier_charges/h1',
  list: (db) =>
    query(
      collection(db, 'carrier_charges'),
      where('vendor_id', '==', uidOf('vendor')),
      where('transaction_id', '==', 't1'),
      orderBy('announced_at'),
    ),
  create: (actor) => ({
    path: 'carrier_charges/h3',
    data: { ...charge, vendor_id: uidOf(actor) },
  }),
  update: () => ({ path: 'carrier_charges/h1', data: { state: 'waived' } }),
  allowed: { get: ['vendor'], list: ['vendor'] },
})

describeCollection({
  collection: 'carrier_charges that go back to us',
  policy: 'what a carrier gives back to us, and the charges of a whole order, are nobody’s',
  documents: { 'carrier_charges/h2': { ...charge, returns_to: 'platform' } },
  get: () => 'carrier_charges/h2',
  list: (db) => query(collection(db, 'carrier_charges'), where('transaction_id', '==', 't1')),
  create: () => ({ path: 'carrier_charges/h3', data: { ...charge, returns_to: 'platform' } }),
  update: () => ({ path: 'carrier_charges/h2', data: { state: 'returned' } }),
  allowed: {},
})
