import { collection, serverTimestamp, Timestamp } from 'firebase/firestore'
import { uidOf } from '../support/rules-actors'
import { longAgo, OTHER_PRODUCT_ID, PRODUCT_ID } from '../support/rules-documents'
import { type Attempt, describeCollection } from '../support/rules-matrix'

const tomorrow = () => Timestamp.fromMillis(Date.now() + 86_400_000)

/** Two lists of the same shape: product ids, each with a moment. */
const describeProductList = (name: string, field: 'viewed_at' | 'added_at'): void => {
  const list = `users/${uidOf('buyer')}/${name}`
  const hostile = (why: string, path: string, data: Record<string, unknown>): Attempt => ({
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
    hostile: [
      hostile('no extra field', `${list}/${OTHER_PRODUCT_ID}`, { [field]: longAgo, note: 'x' }),
      hostile('the moment is needed', `${list}/${OTHER_PRODUCT_ID}`, {}),
      hostile('the moment is an instant', `${list}/${OTHER_PRODUCT_ID}`, { [field]: 'now' }),
      hostile('the moment is not ahead', `${list}/${OTHER_PRODUCT_ID}`, { [field]: tomorrow() }),
      hostile('the id is a product’s', `${list}/not-a-product`, { [field]: longAgo }),
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
describeProductList('favourites', 'added_at')
