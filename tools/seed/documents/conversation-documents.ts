import {
  type Conversation,
  conversationSchema,
  type Message,
} from '../../../functions/src/contract/entities/message'
import { HOUR_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { PEOPLE } from '../catalogue/people'
import { VENDORS } from '../catalogue/vendors'
import { personUid, vendorUid } from '../people/accounts'
import { seededId } from '../seeded'
import type { Talk } from '../stories/talks'
import { productId } from './product-documents'

export type Correspondence = { conversation: Conversation; messages: (Message & { id: string })[] }

const otherOf = (by: 'buyer' | 'vendor') => (by === 'buyer' ? 'vendor' : 'buyer')

export const conversationDocuments = (talk: Talk, seeded_at: number): Correspondence => {
  const buyer_id = personUid(talk.buyer)
  const vendor_id = vendorUid(talk.vendor)
  const uids = { buyer: buyer_id, vendor: vendor_id }
  const subject = { kind: 'product' as const, id: productId(talk.product), title: talk.product }
  const id = `${buyer_id}_${vendor_id}_${subject.id}`
  const messages = talk.lines.map(({ hours_ago, by, text }, index) => ({
    id: seededId('message', `${id}/${index}`),
    sender_id: uids[by],
    text,
    image_path: null,
    state: 'delivered' as const,
    sent_at: timestampFromMillis(Math.floor(seeded_at - hours_ago * HOUR_MS)),
  }))
  const [first] = messages
  const last = messages.at(-1)
  const last_by = talk.lines.at(-1)?.by
  if (!first || !last || !last_by) throw new Error(`nobody says anything about ${talk.product}`)
  const conversation = conversationSchema.parse({
    id,
    members: [buyer_id, vendor_id],
    buyer_id,
    vendor_id,
    subject,
    names: { [buyer_id]: PEOPLE[talk.buyer]?.name ?? '', [vendor_id]: VENDORS[talk.vendor].name },
    last_message: { text: last.text, sender_id: last.sender_id, sent_at: last.sent_at },
    unread: { [uids[last_by]]: 0, [uids[otherOf(last_by)]]: talk.unread },
    created_at: first.sent_at,
    updated_at: last.sent_at,
  })
  return { conversation, messages }
}
