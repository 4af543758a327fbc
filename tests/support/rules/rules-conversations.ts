import { serverTimestamp } from 'firebase/firestore'
import { uidOf } from './rules-actors'
import { longAgo, PRODUCT_ID, vendorDocument } from './rules-documents'

/** Conversations between `buyer` and `vendor`, for the rules tests. */

export const buyer = uidOf('buyer')
export const vendor = uidOf('vendor')
export const id = `${buyer}_${vendor}_general`
export const path = `conversations/${id}`

export const begun = (conversation_id: string, subject: Record<string, unknown>) => ({
  id: conversation_id,
  members: [buyer, vendor],
  buyer_id: buyer,
  vendor_id: vendor,
  subject,
  names: {},
  last_message: null,
  unread: {},
  blocked_by: [],
  created_at: serverTimestamp(),
  updated_at: serverTimestamp(),
})

export const general = { kind: 'general', id: 'general', title: 'Adire Works' }
export const aboutProduct = { kind: 'product', id: PRODUCT_ID, title: 'Adire scarf' }
export const newId = `${buyer}_${vendor}_${PRODUCT_ID}`
export const newPath = `conversations/${newId}`

/** A user's counter whose `last` is this item. */
export const counted = (uid: string, name: 'messages' | 'conversations', last: string) => ({
  [`users/${uid}/counters/${name}`]: { window_started_at: longAgo, count: 1, last },
})
export const countedMessages = (sender_of: (uid: string) => string = (uid) => `by-${uid}`) => ({
  ...counted(buyer, 'messages', `${id}/${sender_of(buyer)}`),
  ...counted(vendor, 'messages', `${id}/${sender_of(vendor)}`),
})
export const countedConversations = (last: string) => ({
  ...counted(buyer, 'conversations', last),
  ...counted(vendor, 'conversations', last),
})

export const around = {
  [`vendors/${vendor}`]: vendorDocument(vendor),
  [`users/${buyer}`]: { user_id: buyer },
  [`users/${vendor}`]: { user_id: vendor },
  ...countedMessages(),
  ...countedConversations(newId),
}
export const storedConversation = {
  ...begun(id, general),
  created_at: longAgo,
  updated_at: longAgo,
  unread: { [buyer]: 2, [vendor]: 1 },
}

export const messages = `${path}/messages`
export const message = (sender_id: string, text: unknown = 'Is it still there?') => ({
  sender_id,
  text,
  image_path: null,
  sent_at: serverTimestamp(),
})
