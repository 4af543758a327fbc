import { collection, query, where } from 'firebase/firestore'
import { describe } from 'vitest'
import { signedIn, uidOf } from '../../support/rules/rules-actors'
import {
  aboutProduct,
  around,
  begun,
  buyer,
  counted,
  general,
  message,
  messages,
  newId,
  newPath,
  path,
  storedConversation,
  vendor,
} from '../../support/rules/rules-conversations'
import { longAgo, vendorDocument } from '../../support/rules/rules-documents'
import { describeCollection } from '../../support/rules/rules-matrix'

/** A block as the server stores it: its id doesn't depend on which of the two is the vendor. */
const blockBy = (by: string, one = buyer, other = vendor) => ({
  [`blocks/${one}_${other}`]: { members: [buyer, vendor], blocked_by: [by] },
})

describe.each(['buyer', 'vendor'] as const)('where the %s has blocked the other', (by) => {
  const blocked = { ...around, ...blockBy(uidOf(by)) }

  describeCollection({
    collection: `conversations/{id}/messages (blocked by the ${by})`,
    policy: 'nobody writes, and what was said stays readable',
    documents: { [`${messages}/m1`]: { ...message(buyer), sent_at: longAgo } },
    around: { ...blocked, [path]: storedConversation },
    get: () => `${messages}/m1`,
    list: (db) => collection(db, messages) as never,
    create: (actor) => ({ path: `${messages}/by-${uidOf(actor)}`, data: message(uidOf(actor)) }),
    update: () => ({ path: `${messages}/m1`, data: { text: 'changed' } }),
    allowed: { get: ['buyer', 'vendor'], list: ['buyer', 'vendor'] },
  })

  describeCollection({
    collection: `conversations (blocked by the ${by})`,
    policy: 'neither begins another one, and those there are stay readable',
    documents: { [path]: storedConversation },
    around: blocked,
    get: () => path,
    list: (db, actor) =>
      query(collection(db, 'conversations'), where('members', 'array-contains', uidOf(actor))),
    create: () => ({ path: newPath, data: begun(newId, aboutProduct) }),
    update: (actor) => ({ path, data: { [`unread.${uidOf(actor)}`]: 0 } }),
    allowed: { get: ['buyer', 'vendor'], list: signedIn, update: ['buyer', 'vendor'] },
  })
})

/** A conversation in which the vendor is the buyer, at a store whose uid sorts first. */
const first = uidOf('other_vendor')
const soldToVendor = {
  ...begun(`${vendor}_${first}_general`, general),
  members: [vendor, first],
  buyer_id: vendor,
  vendor_id: first,
}
const soldPath = `conversations/${soldToVendor.id}`
const soldCounted = {
  ...counted(first, 'conversations', soldToVendor.id),
  ...counted(vendor, 'conversations', soldToVendor.id),
}

describe('a block between two people', () => {
  describeCollection({
    collection: 'conversations (blocked, the other way round)',
    policy: 'the block is found whoever of the two sells',
    documents: {},
    around: {
      ...blockBy(first, first, vendor),
      ...soldCounted,
      [`vendors/${first}`]: vendorDocument(first),
      [`users/${vendor}`]: { user_id: vendor },
      [`users/${first}`]: { user_id: first },
    },
    get: () => soldPath,
    list: (db, actor) =>
      query(collection(db, 'conversations'), where('members', 'array-contains', uidOf(actor))),
    create: () => ({ path: soldPath, data: soldToVendor }),
    update: () => ({ path: soldPath, data: { blocked_by: [] } }),
    allowed: { list: signedIn },
  })

  describeCollection({
    collection: 'conversations (of others)',
    policy: 'a block of somebody else is nobody’s hindrance',
    documents: { [path]: storedConversation },
    around: { ...around, ...blockBy(vendor, buyer, uidOf('other_vendor')) },
    get: () => path,
    list: (db, actor) =>
      query(collection(db, 'conversations'), where('members', 'array-contains', uidOf(actor))),
    create: () => ({ path: newPath, data: begun(newId, aboutProduct) }),
    update: (actor) => ({ path, data: { [`unread.${uidOf(actor)}`]: 0 } }),
    allowed: {
      get: ['buyer', 'vendor'],
      list: signedIn,
      create: ['buyer'],
      update: ['buyer', 'vendor'],
    },
  })
})
