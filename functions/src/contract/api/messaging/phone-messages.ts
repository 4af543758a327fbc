import * as z from 'zod/mini'
import { messageChannelSchema } from '../../entities/messaging/phone-message'
import { timestampSchema } from '../../timestamp'
import { doneSchema, endpoint } from '../endpoint'

export const shownPhoneMessagesSchema = z.object({
  /** Those that the environment has; none without a verified phone. */
  channels: z.array(messageChannelSchema),
  /** The verified phone with its middle hidden; null without one. */
  phone: z.nullable(z.string()),
  /** Opens a chat with us with a ready text; null without WhatsApp. */
  whatsapp_url: z.nullable(z.string()),
  /** When the person asked for WhatsApp messages. */
  whatsapp_since: z.nullable(timestampSchema),
  stopped_at: z.nullable(timestampSchema),
})
export type ShownPhoneMessages = z.infer<typeof shownPhoneMessagesSchema>

/** Messages to phones: what a person gets, and what their providers tell us. */
export const phoneMessageEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/users/phone-messages',
    auth: 'user',
    summary: 'How the caller gets SMS and WhatsApp messages',
    response: shownPhoneMessagesSchema,
  }),
  turn: endpoint({
    method: 'PUT',
    path: '/users/phone-messages',
    auth: 'user',
    summary: 'Turns SMS and WhatsApp messages about orders on or off, as STOP does',
    limit: 'account',
    body: z.strictObject({ is_on: z.boolean() }),
    response: shownPhoneMessagesSchema,
  }),
  termii: endpoint({
    method: 'POST',
    path: '/phone-messages/webhook/termii',
    auth: 'provider',
    summary: 'Signed reports of messages by Termii, and what people write to us',
    body: z.unknown(),
    response: doneSchema,
  }),
  meta: endpoint({
    method: 'POST',
    path: '/phone-messages/webhook/meta',
    auth: 'provider',
    summary: 'Signed reports of Meta, and what people write to us',
    body: z.unknown(),
    response: doneSchema,
  }),
  challenge: endpoint({
    method: 'GET',
    path: '/phone-messages/webhook/meta',
    auth: 'provider',
    summary: 'Confirms the webhook’s address to Meta',
    query: z.object({
      'hub.verify_token': z.optional(z.string()),
      'hub.challenge': z.optional(z.string()),
    }),
    produces: 'text/plain',
    response: z.string(),
  }),
} as const
