import { collection, query, where } from 'firebase/firestore'
import { signedIn, uidOf } from '../../support/rules/rules-actors'
import { longAgo, TRANSACTION_ID, transactionDocument } from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const path = `transactions/${TRANSACTION_ID}`
const around = { [path]: transactionDocument }

const change = (as: 'buyer' | 'vendor', why: string, data: Record<string, unknown>): Attempt => ({
  why,
  as,
  operation: 'update',
  path,
  data,
})

describeCollection({
  collection: 'transactions',
  policy: 'its two parties read it, the server alone writes it',
  documents: around,
  get: () => path,
  list: (db, actor) => query(collection(db, 'transactions'), where('buyer_id', '==', uidOf(actor))),
  create: (actor) => ({
    path: 'transactions/new',
    data: { ...transactionDocument, buyer_id: uidOf(actor) },
  }),
  update: () => ({ path, data: { status: { status: 'completed' } } }),
  allowed: { get: ['buyer', 'vendor'], list: signedIn },
  hostile: [
    change('buyer', 'a buyer does not refund', { status: { status: 'reversed' } }),
    change('buyer', 'a buyer does not lower the amount', { amount_paid: 1 }),
    change('buyer', 'a buyer does not lower the fee', { escrow_fee: 0 }),
    change('buyer', 'a buyer does not change the quantity', { quantity: 100 }),
    change('buyer', 'the deadline is the table’s', { deadline: null }),
    change('vendor', 'a vendor does not complete', { status: { status: 'completed' } }),
    change('vendor', 'a vendor does not raise the amount', { amount_paid: 9_000_000 }),
    change('vendor', 'a vendor does not deliver by hand', { fulfilment: 'delivered' }),
    change('vendor', 'a vendor does not become the buyer', { buyer_id: uidOf('vendor') }),
    change('vendor', 'the vendor is frozen', { vendor_id: uidOf('other_vendor') }),
    change('vendor', 'times are the server’s', { updated_at: longAgo, note: 'x' }),
  ],
})

describeCollection({
  collection: 'transactions (of a vendor)',
  policy: 'a list is provably within the rule',
  documents: around,
  get: () => path,
  list: (db) => query(collection(db, 'transactions'), where('vendor_id', '==', uidOf('vendor'))),
  create: () => ({ path: 'transactions/new', data: transactionDocument }),
  update: () => ({ path, data: { fulfilment: 'shipped' } }),
  allowed: { get: ['buyer', 'vendor'], list: ['vendor'] },
})

const contact = { recipient_name: 'Ngozi', phone: '08031234567', address: '12 Allen Avenue' }

describeCollection({
  collection: 'transactions/{id}/private (of the vendor)',
  policy: 'where to send stands in the vendor’s own part, which the server alone writes',
  documents: { [`${path}/private/${uidOf('vendor')}`]: { contact } },
  around,
  get: () => `${path}/private/${uidOf('vendor')}`,
  list: (db) => collection(db, `${path}/private`) as never,
  create: (actor) => ({ path: `${path}/private/${uidOf(actor)}`, data: { contact } }),
  update: () => ({ path: `${path}/private/${uidOf('vendor')}`, data: { contact: {} } }),
  allowed: { get: ['vendor'] },
})

const secret = `${path}/private/${uidOf('buyer')}`
describeCollection({
  collection: 'transactions/{id}/private',
  policy: 'the escrow code and the address before it is paid are the buyer’s alone',
  documents: { [secret]: { escrow_code: '123456', authorization_url: '', contact } },
  around,
  get: () => secret,
  list: (db) => collection(db, `${path}/private`) as never,
  create: (actor) => ({ path: `${path}/private/${uidOf(actor)}-2`, data: { escrow_code: '1' } }),
  update: () => ({ path: secret, data: { escrow_code: '000000' } }),
  allowed: { get: ['buyer'] },
})

for (const [name, data] of [
  ['events', { id: '0001-approve', action: 'approve', at: longAgo }],
  ['dispute', { id: 'd1', kind: 'message', by: 'buyer', text: 'Broken', at: longAgo }],
] as const) {
  describeCollection({
    collection: `transactions/{id}/${name}`,
    policy: 'the two parties read it, nobody rewrites it',
    documents: { [`${path}/${name}/one`]: data },
    around,
    get: () => `${path}/${name}/one`,
    list: (db) => collection(db, `${path}/${name}`) as never,
    create: () => ({ path: `${path}/${name}/two`, data }),
    update: () => ({ path: `${path}/${name}/one`, data: { at: longAgo, text: 'changed' } }),
    allowed: { get: ['buyer', 'vendor'], list: ['buyer', 'vendor'] },
    hostile: [
      {
        why: 'the past is not rewritten',
        as: 'buyer',
        operation: 'update',
        path: `${path}/${name}/one`,
        data: { by: 'vendor', action: 'accept_refund' },
      },
    ],
  })
}
