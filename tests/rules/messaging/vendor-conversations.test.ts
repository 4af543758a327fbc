import { collection, query, where } from 'firebase/firestore'
import { signedIn, uidOf } from '../../support/rules/rules-actors'
import {
  begun as begunAs,
  buyer,
  countedConversations,
  vendor,
} from '../../support/rules/rules-conversations'
import {
  longAgo,
  PRODUCT_ID,
  TRANSACTION_ID,
  transactionDocument,
  vendorDocument,
} from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const OTHERS_SALE = 'o'.repeat(20)
const OTHER_VENDORS_SALE = 'v'.repeat(20)

const begun = (subject: { kind: string; id: string }) =>
  begunAs(`${buyer}_${vendor}_${subject.id}`, { ...subject, title: 'Adire scarf' })
const sale = { kind: 'transaction', id: TRANSACTION_ID }
const pathOf = (subject: { kind: string; id: string }) => `conversations/${begun(subject).id}`

const stored = { kind: 'transaction', id: 's'.repeat(20) }
const storedPath = pathOf(stored)

const refused = (why: string, subject: { kind: string; id: string }): Attempt => ({
  why,
  as: 'vendor',
  operation: 'create',
  path: pathOf(subject),
  data: begun(subject),
  beside: countedConversations(begun(subject).id),
})

describeCollection({
  collection: 'conversations (about a sale)',
  policy: 'a vendor begins only about a sale to this buyer',
  documents: { [storedPath]: { ...begun(stored), created_at: longAgo, updated_at: longAgo } },
  around: {
    ...countedConversations(begun(sale).id),
    [`vendors/${vendor}`]: vendorDocument(vendor),
    [`users/${buyer}`]: { user_id: buyer },
    [`transactions/${TRANSACTION_ID}`]: transactionDocument,
    [`transactions/${OTHERS_SALE}`]: { ...transactionDocument, buyer_id: uidOf('other_buyer') },
    [`transactions/${OTHER_VENDORS_SALE}`]: {
      ...transactionDocument,
      vendor_id: uidOf('other_vendor'),
    },
  },
  get: () => storedPath,
  list: (db, actor) =>
    query(collection(db, 'conversations'), where('members', 'array-contains', uidOf(actor))),
  create: () => ({ path: pathOf(sale), data: begun(sale) }),
  update: () => ({ path: storedPath, data: { blocked_by: [] } }),
  allowed: { list: signedIn, create: ['buyer', 'vendor'], get: ['buyer', 'vendor'] },
  hostile: [
    refused('about nothing in particular', { kind: 'general', id: 'general' }),
    refused('about a product', { kind: 'product', id: PRODUCT_ID }),
    refused('about a sale that is none', { kind: 'transaction', id: PRODUCT_ID }),
    refused('about a sale to somebody else', { kind: 'transaction', id: OTHERS_SALE }),
    refused('about a sale of somebody else', { kind: 'transaction', id: OTHER_VENDORS_SALE }),
    refused('about a sale that is said to be a product', { ...sale, kind: 'product' }),
  ],
})
