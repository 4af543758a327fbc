import {
  type Conversation,
  conversationSchema,
  type Message,
} from '../../../functions/src/contract/entities/messaging/message'
import { HOUR_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { PEOPLE } from '../catalogue/people'
import { VENDORS, type VendorKey } from '../catalogue/vendors'
import { productId } from '../documents/product-documents'
import { personUid, vendorUid } from '../people/accounts'
import { seededId } from '../seeded'
import conversations from './conversations.json'

/** A conversation of a buyer with a store about one of its products. */
type Script = {
  /** Index in all people. */
  buyer: number
  vendor: VendorKey
  product: string
  /** With the hours before the seeding at which each line was sent. */
  lines: readonly { hours_ago: number; by: 'buyer' | 'vendor'; text: string }[]
  /** How many of the last lines are unread. */
  unread: number
}

const conversationOf = ({ buyer, vendor, product, lines, unread }: Script, seeded_at: number) => {
  const buyer_id = personUid(buyer)
  const vendor_id = vendorUid(vendor)
  const uids = { buyer: buyer_id, vendor: vendor_id }
  const subject = { kind: 'product' as const, id: productId(product), title: product }
  const id = `${buyer_id}_${vendor_id}_${subject.id}`
  const messages: (Message & { id: string })[] = lines.map(({ hours_ago, by, text }, index) => ({
    id: seededId('message', `${id}/${index}`),
    sender_id: uids[by],
    text,
    image_path: null,
    state: 'delivered',
    sent_at: timestampFromMillis(Math.floor(seeded_at - hours_ago * HOUR_MS)),
  }))
  const [first] = messages
  const last = messages.at(-1)
  if (!first || !last) throw new Error(`nobody says anything about ${product}`)
  const receiver_id = last.sender_id === buyer_id ? vendor_id : buyer_id
  const conversation: Conversation = conversationSchema.parse({
    id,
    members: [buyer_id, vendor_id],
    buyer_id,
    vendor_id,
    subject,
    names: { [buyer_id]: PEOPLE[buyer]?.name ?? '', [vendor_id]: VENDORS[vendor].name },
    last_message: { text: last.text, sender_id: last.sender_id, sent_at: last.sent_at },
    unread: { [last.sender_id]: 0, [receiver_id]: unread },
    created_at: first.sent_at,
    updated_at: last.sent_at,
  })
  return { conversation, messages }
}

export const conversationDocuments = (seeded_at: number) =>
  (conversations as readonly Script[]).map((script) => conversationOf(script, seeded_at))
