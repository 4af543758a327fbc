import { collection, query, where } from 'firebase/firestore'
import { signedIn, uidOf } from '../../support/rules/rules-actors'
import {
  aboutProduct,
  begun as begunAs,
  buyer,
  countedConversations,
  general,
  vendor,
} from '../../support/rules/rules-conversations'
import {
  longAgo,
  TRANSACTION_ID,
  transactionDocument,
  unlistedDocument,
} from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

type Subject = { kind: string; id: string; title: string }

const sale = { kind: 'transaction', id: TRANSACTION_ID, title: 'Two stools' }
const begun = (subject: Subject) => begunAs(`${buyer}_${vendor}_${subject.id}`, subject)
const pathOf = (subject: Subject) => `conversations/${begun(subject).id}`

const stored = { ...sale, id: 's'.repeat(20) }

const refused = (why: string, subject: Subject): Attempt => ({
  why,
  as: 'buyer',
  operation: 'create',
  path: pathOf(subject),
  data: begun(subject),
  beside: countedConversations(begun(subject).id),
})

describeCollection({
  collection: 'conversations (with who sells by deals alone)',
  policy: 'who sells by deals alone is written to about an order, which needs no name to be found',
  documents: { [pathOf(stored)]: { ...begun(stored), created_at: longAgo, updated_at: longAgo } },
  around: {
    ...countedConversations(begun(sale).id),
    [`vendors/${vendor}`]: unlistedDocument(vendor),
    [`users/${buyer}`]: { user_id: buyer },
    [`transactions/${TRANSACTION_ID}`]: transactionDocument,
  },
  get: () => pathOf(stored),
  list: (db, actor) =>
    query(collection(db, 'conversations'), where('members', 'array-contains', uidOf(actor))),
  create: () => ({ path: pathOf(sale), data: begun(sale) }),
  update: () => ({ path: pathOf(stored), data: { blocked_by: [] } }),
  allowed: { list: signedIn, create: ['buyer', 'vendor'], get: ['buyer', 'vendor'] },
  hostile: [
    refused('about nothing in particular', general),
    refused('about a product', aboutProduct),
    refused('about somebody else’s order', { ...sale, id: 'o'.repeat(20) }),
  ],
})
