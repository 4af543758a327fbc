import { collection, serverTimestamp, Timestamp } from 'firebase/firestore'
import { uidOf } from '../../support/rules/rules-actors'
import {
  longAgo,
  OTHER_PRODUCT_ID,
  PRODUCT_ID,
  productDocument,
} from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const cart = `users/${uidOf('buyer')}/cart_items`
const pathOf = (product_id: string, variant_id = product_id) =>
  `${cart}/${product_id}~${variant_id}`
const item = (product_id: string, change: Record<string, unknown> = {}) => ({
  product_id,
  variant_id: product_id,
  quantity: 2,
  price_minor: 1_250_000,
  added_at: longAgo,
  ...change,
})
const tomorrow = () => Timestamp.fromMillis(Date.now() + 86_400_000)
const VARIANT_ID = 'v'.repeat(20)
const OFFER_ID = 'f'.repeat(20)

const attempt = (
  why: string,
  change: Record<string, unknown>,
  path = pathOf(OTHER_PRODUCT_ID),
  operation: Attempt['operation'] = 'create',
): Attempt => ({ why, as: 'buyer', operation, path, data: item(OTHER_PRODUCT_ID, change) })

const { price_minor: _, ...incomplete } = item(OTHER_PRODUCT_ID)

describeCollection({
  collection: 'users/{uid}/cart_items',
  policy: 'the cart is its user’s alone',
  documents: { [pathOf(PRODUCT_ID)]: item(PRODUCT_ID) },
  around: { [`products/${OTHER_PRODUCT_ID}`]: productDocument(uidOf('vendor')) },
  get: () => pathOf(PRODUCT_ID),
  list: (db) => collection(db, cart) as never,
  create: () => ({
    path: pathOf(OTHER_PRODUCT_ID),
    data: item(OTHER_PRODUCT_ID, { added_at: serverTimestamp() }),
  }),
  update: () => ({ path: pathOf(PRODUCT_ID), data: { quantity: 3 } }),
  allowed: {
    get: ['buyer'],
    list: ['buyer'],
    create: ['buyer'],
    update: ['buyer'],
    delete: ['buyer'],
  },
  accepted: [
    attempt(
      'a variant of a product',
      { variant_id: VARIANT_ID },
      pathOf(OTHER_PRODUCT_ID, VARIANT_ID),
    ),
    attempt('something for nothing', { price_minor: 0, quantity: 1_000 }),
    attempt('what was agreed on by an offer', { offer_id: OFFER_ID }),
  ],
  hostile: [
    attempt('no extra field', { note: 'x' }),
    attempt('no extra field beside an offer', { note: 'x', offer_id: OFFER_ID }),
    attempt('an offer is named by its id', { offer_id: 'short' }),
    attempt('an offer is a text', { offer_id: 1 }),
    {
      why: 'no missing field',
      as: 'buyer',
      operation: 'create',
      path: pathOf(OTHER_PRODUCT_ID),
      data: incomplete,
    },
    attempt('the id names the product', { product_id: PRODUCT_ID }),
    attempt('the id names the variant', { variant_id: VARIANT_ID }),
    attempt('the product is a text', { product_id: 1 }),
    attempt('the variant is a text', { variant_id: 1 }),
    attempt('the id is made of ids', { variant_id: 'short' }, pathOf(OTHER_PRODUCT_ID, 'short')),
    attempt(
      'the product exists',
      { product_id: 'n'.repeat(20), variant_id: 'n'.repeat(20) },
      pathOf('n'.repeat(20)),
    ),
    attempt('at least one', { quantity: 0 }),
    attempt('at most a thousand', { quantity: 1_001 }),
    attempt('whole units', { quantity: 1.5 }),
    attempt('a number of units', { quantity: '2' }),
    attempt('a price is no less than nothing', { price_minor: -1 }),
    attempt('a price is whole', { price_minor: 0.5 }),
    attempt('a price is a number', { price_minor: '1' }),
    attempt('the moment is an instant', { added_at: 'now' }),
    attempt('the moment is not ahead', { added_at: tomorrow() }),
    {
      why: 'an update keeps the shape',
      as: 'buyer',
      operation: 'update',
      path: pathOf(PRODUCT_ID),
      data: { note: 'x' },
    },
    {
      why: 'an update keeps the product',
      as: 'buyer',
      operation: 'update',
      path: pathOf(PRODUCT_ID),
      data: { product_id: OTHER_PRODUCT_ID },
    },
  ],
})
