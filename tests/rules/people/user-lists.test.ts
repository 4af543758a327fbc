import { collection, serverTimestamp, Timestamp } from 'firebase/firestore'
import { uidOf } from '../../support/rules/rules-actors'
import {
  longAgo,
  OTHER_PRODUCT_ID,
  PRODUCT_ID,
  productDocument,
} from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const tomorrow = () => Timestamp.fromMillis(Date.now() + 86_400_000)

/** Additional fields beside the time: which may be written, and which may not. */
type Variants = Readonly<Record<string, Record<string, unknown>>>

/** Both lists have the same shape: product ids, each with a time. */
const describeProductList = (
  name: string,
  field: 'viewed_at' | 'added_at',
  more: { accepted: Variants; hostile: Variants } = { accepted: {}, hostile: {} },
): void => {
  const list = `users/${uidOf('buyer')}/${name}`
  const attempt = (why: string, path: string, data: Record<string, unknown>): Attempt => ({
    why,
    as: 'buyer',
    operation: 'create',
    path,
    data,
  })
  describeCollection({
    collection: `users/{uid}/${name}`,
    policy: 'the list is its user’s alone',
    documents: { [`${list}/${PRODUCT_ID}`]: { [field]: longAgo } },
    around: { [`products/${OTHER_PRODUCT_ID}`]: productDocument(uidOf('vendor')) },
    get: () => `${list}/${PRODUCT_ID}`,
    list: (db) => collection(db, list) as never,
    create: () => ({ path: `${list}/${OTHER_PRODUCT_ID}`, data: { [field]: serverTimestamp() } }),
    update: () => ({ path: `${list}/${PRODUCT_ID}`, data: { [field]: serverTimestamp() } }),
    allowed: {
      get: ['buyer'],
      list: ['buyer'],
      create: ['buyer'],
      update: ['buyer'],
      delete: ['buyer'],
    },
    accepted: Object.entries(more.accepted).map(([why, fields]) =>
      attempt(why, `${list}/${OTHER_PRODUCT_ID}`, { [field]: longAgo, ...fields }),
    ),
    hostile: [
      ...Object.entries(more.hostile).map(([why, fields]) =>
        attempt(why, `${list}/${OTHER_PRODUCT_ID}`, { [field]: longAgo, ...fields }),
      ),
      attempt('no extra field', `${list}/${OTHER_PRODUCT_ID}`, { [field]: longAgo, note: 'x' }),
      attempt('the moment is needed', `${list}/${OTHER_PRODUCT_ID}`, {}),
      attempt('the moment is an instant', `${list}/${OTHER_PRODUCT_ID}`, { [field]: 'now' }),
      attempt('the moment is not ahead', `${list}/${OTHER_PRODUCT_ID}`, { [field]: tomorrow() }),
      attempt('the id is a product’s', `${list}/not-a-product`, { [field]: longAgo }),
      attempt('the product exists', `${list}/${'n'.repeat(20)}`, { [field]: longAgo }),
      {
        why: 'an update is not ahead',
        as: 'buyer',
        operation: 'update',
        path: `${list}/${PRODUCT_ID}`,
        data: { [field]: tomorrow() },
      },
      {
        why: 'an update keeps the shape',
        as: 'buyer',
        operation: 'update',
        path: `${list}/${PRODUCT_ID}`,
        data: { price: 1 },
      },
    ],
  })
}

describeProductList('viewed_products', 'viewed_at')
const SEEN = { price_minor: 1_250_000, currency: 'NGN', in_stock: true }

describeProductList('favourites', 'added_at', {
  accepted: {
    'what it cost and that it was in stock': SEEN,
    'something for nothing that was sold out': {
      price_minor: 0,
      currency: 'USD',
      in_stock: false,
    },
  },
  hostile: {
    'the price comes with its currency and the stock': { price_minor: 1_250_000 },
    'the currency comes with the rest': { price_minor: 1, in_stock: true },
    'a price is no less than nothing': { ...SEEN, price_minor: -1 },
    'a price is whole': { ...SEEN, price_minor: 0.5 },
    'a price is a number': { ...SEEN, price_minor: '1250000' },
    'the currency is one of ours': { ...SEEN, currency: 'EUR' },
    'the stock is yes or no': { ...SEEN, in_stock: 3 },
    'a price has no extra field beside it': { ...SEEN, note: 'x' },
    'the moment is not ahead, with a price': { ...SEEN, added_at: tomorrow() },
    'the moment is needed, with a price': { ...SEEN, added_at: null },
  },
})
