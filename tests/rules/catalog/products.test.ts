import { collection, query, where } from 'firebase/firestore'
import { everyone, uidOf } from '../../support/rules/rules-actors'
import { OTHER_PRODUCT_ID, PRODUCT_ID, productDocument } from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const path = `products/${PRODUCT_ID}`
const vendor_id = uidOf('vendor')

const byVendor = (why: string, data: Record<string, unknown>): Attempt => ({
  why,
  as: 'vendor',
  operation: 'update',
  path,
  data,
})

describeCollection({
  collection: 'products',
  policy: 'a product on sale is public, and the server’s to change',
  documents: { [path]: productDocument(vendor_id) },
  get: () => path,
  list: (db) =>
    query(
      collection(db, 'products'),
      where('status', '==', 'active'),
      where('vendor_active', '==', true),
    ),
  create: (actor) => ({
    path: `products/${OTHER_PRODUCT_ID}`,
    data: productDocument(uidOf(actor)),
  }),
  update: () => ({ path, data: { name: 'New name' } }),
  allowed: { get: everyone, list: everyone },
  hostile: [
    byVendor('the price goes through the server', { price: 1 }),
    byVendor('the stock goes through the server', { available_items: 1_000 }),
    byVendor('reserved items are the server’s', { reserved_items: 0 }),
    byVendor('sold items are the server’s', { sold_items: 1_000 }),
    byVendor('the rating is the server’s', { rating: 5 }),
    byVendor('the status goes through the server', { status: 'active' }),
    byVendor('the owner is frozen', { vendor_id: uidOf('other_vendor') }),
    byVendor('the store’s state is the server’s', { vendor_active: true, x: 1 }),
    { why: 'a buyer changes no price', as: 'buyer', operation: 'update', path, data: { price: 1 } },
  ],
})

/** The owner can still read a product if it or its store is inactive. */
const describeHidden = (name: string, status: string, vendor_active: boolean): void =>
  describeCollection({
    collection: `products (${name})`,
    policy: 'a product that is not on sale is seen by its vendor alone',
    documents: { [path]: productDocument(vendor_id, status, vendor_active) },
    get: () => path,
    list: (db, actor) => query(collection(db, 'products'), where('vendor_id', '==', uidOf(actor))),
    create: () => ({ path: `products/${OTHER_PRODUCT_ID}`, data: productDocument(vendor_id) }),
    update: () => ({ path, data: { status: 'active' } }),
    allowed: {
      get: ['vendor'],
      list: everyone.filter((name) => name !== 'signed_out'),
    },
  })

describeHidden('draft', 'draft', true)
describeHidden('of a suspended store', 'active', false)
