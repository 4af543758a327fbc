import { collection } from 'firebase/firestore'
import { everyone, uidOf } from '../support/rules/rules-actors'
import { longAgo, PRODUCT_ID } from '../support/rules/rules-documents'
import { describeCollection } from '../support/rules/rules-matrix'

describeCollection({
  collection: 'categories',
  policy: 'categories are for everyone to read',
  documents: { 'categories/books': { label: 'Books', value: 'books', product_count: 3 } },
  get: () => 'categories/books',
  list: (db) => collection(db, 'categories') as never,
  create: () => ({ path: 'categories/new', data: { label: 'New', value: 'new' } }),
  update: () => ({ path: 'categories/books', data: { product_count: 0 } }),
  allowed: { get: everyone, list: everyone },
})

const REVIEW_ID = 'r'.repeat(20)

const review = {
  id: REVIEW_ID,
  product_id: PRODUCT_ID,
  vendor_id: uidOf('vendor'),
  rating: 4,
  text: 'Good',
  reply: null,
  created_at: longAgo,
}

describeCollection({
  collection: 'reviews',
  policy: 'reviews are for everyone to read, and written through the server',
  documents: { [`reviews/${REVIEW_ID}`]: review },
  get: () => `reviews/${REVIEW_ID}`,
  list: (db) => collection(db, 'reviews') as never,
  create: (actor) => ({ path: 'reviews/new', data: { ...review, buyer_name: uidOf(actor) } }),
  update: () => ({ path: `reviews/${REVIEW_ID}`, data: { text: 'Better' } }),
  allowed: { get: everyone, list: everyone },
  hostile: [
    {
      why: 'a rating is not raised afterwards',
      as: 'buyer',
      operation: 'update',
      path: `reviews/${REVIEW_ID}`,
      data: { rating: 5 },
    },
    {
      why: 'a reply goes through the server',
      as: 'vendor',
      operation: 'update',
      path: `reviews/${REVIEW_ID}`,
      data: { reply: { text: 'Thanks', at: longAgo } },
    },
  ],
})
