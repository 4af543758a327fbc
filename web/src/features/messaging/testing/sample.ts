import type { Conversation } from '@contract/entities/messaging/message'
import { timestampFromMillis } from '@contract/time'
import type { ThreadMessage } from '@/lib/live/messages'

const SENT_AT = timestampFromMillis(Date.UTC(2026, 10, 20, 9, 30))

/** A buyer's general conversation with a vendor, with an unread reply from the vendor. */
export const sampleConversation = (change: Partial<Conversation> = {}): Conversation => ({
  id: 'buyer-1_vendor-1_general',
  members: ['buyer-1', 'vendor-1'],
  buyer_id: 'buyer-1',
  vendor_id: 'vendor-1',
  subject: { kind: 'general', id: 'general', title: 'Adire Works' },
  names: { 'buyer-1': 'Ngozi Eze', 'vendor-1': 'Adire Works' },
  last_message: { text: 'It is still there', sender_id: 'vendor-1', sent_at: SENT_AT },
  unread: { 'buyer-1': 2, 'vendor-1': 0 },
  blocked_by: [],
  created_at: SENT_AT,
  updated_at: SENT_AT,
  ...change,
})

export const sampleMessage = (change: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: 'message-1',
  sender_id: 'vendor-1',
  text: 'It is still there',
  image_path: null,
  sent_at: SENT_AT,
  state: 'delivered',
  ...change,
})
