import * as z from 'zod/mini'
import { uidSchema } from './ids'
import { timestampSchema } from './time'

export const MAX_MESSAGE_LENGTH = 2_000

/** The document `conversations/{id}`. */
export const conversationSchema = z.object({
  id: z.string(),
  /** The buyer first, then the vendor. */
  members: z.array(uidSchema).check(z.length(2)),
  buyer_id: uidSchema,
  vendor_id: uidSchema,
  subject: z.object({
    kind: z.enum(['general', 'product', 'transaction']),
    id: z.string(),
    title: z.string(),
  }),
  names: z.record(z.string(), z.string()),
  last_message: z.nullable(
    z.object({ text: z.string(), sender_id: uidSchema, sent_at: timestampSchema }),
  ),
  unread: z.record(z.string(), z.int()),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type Conversation = z.infer<typeof conversationSchema>

/** The document `conversations/{id}/messages/{id}`: a text, or the Storage path of a picture. */
export const messageSchema = z.object({
  sender_id: uidSchema,
  text: z.nullable(z.string()),
  image_path: z.nullable(z.string()),
  sent_at: timestampSchema,
})
export type Message = z.infer<typeof messageSchema>
