import * as z from 'zod/mini'
import { idSchema, uidSchema } from '../../ids'
import type { Timestamp } from '../../time'
import { timestampSchema } from '../../timestamp'

export const MAX_MESSAGE_LENGTH = 2_000

/**
 * The rate limit per person: messages a minute over all conversations, and new conversations an
 * hour. The security rules enforce it with the counters `users/{uid}/counters/{name}`.
 */
export const MAX_COUNTED = 20

export const REPORT_REASONS = ['pay_outside', 'fraud', 'abuse', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

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
    /** The smallest rendition of what it is about; none for a store. */
    image_url: z.optional(z.string()),
  }),
  names: z.record(z.string(), z.string()),
  last_message: z.nullable(
    z.object({ text: z.string(), sender_id: uidSchema, sent_at: timestampSchema }),
  ),
  unread: z.record(z.string(), z.int()),
  /** A copy of the members' block, for display; the security rules read `blocks` itself. */
  blocked_by: z._default(z.array(uidSchema), []),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type Conversation = z.infer<typeof conversationSchema>

/** The document `conversations/{id}/messages/{id}`: a text, or the Storage path of an image. */
export const messageSchema = z.object({
  sender_id: uidSchema,
  text: z.nullable(z.string()),
  image_path: z.nullable(z.string()),
  sent_at: timestampSchema,
  /** The offer whose step it says; the server alone writes it. */
  offer_id: z.optional(idSchema),
  /** Set once by the server. `hidden`: not from a member, or an image missing or not their own. */
  state: z.optional(z.enum(['delivered', 'hidden'])),
})
export type Message = z.infer<typeof messageSchema>

/** The document `blocks/{id}`: exists while one of the two members blocks the other. */
export type Block = { id: string; members: string[]; blocked_by: string[]; updated_at: Timestamp }

/** The id of a pair of people, in either order; the security rules compute the same id. */
export const blockId = (a: string, b: string): string => (a < b ? `${a}_${b}` : `${b}_${a}`)

/** The document `reports/{id}`: one member's report about the other. */
export type ConversationReport = {
  id: string
  conversation_id: string
  reporter_id: string
  reported_id: string
  reason: ReportReason
  text: string
  /** Until an operator has looked at it. */
  state: 'open' | 'resolved'
  created_at: Timestamp
}
