import * as z from 'zod/mini'
import { conversationSchema, REPORT_REASONS } from '../../entities/messaging/message'
import { textSchema } from '../../text/unsafe-text'
import { doneSchema, endpoint, pageQuery } from '../endpoint'

/** Made of two uids and a subject. Firestore reserves ids such as `__…__`. */
const conversationIdSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,300}$/))
const byId = z.strictObject({ id: conversationIdSchema })

export const messageEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/conversations',
    auth: 'user',
    summary: "The caller's conversations, the one with the newest message first",
    query: z.strictObject({ limit: pageQuery.limit }),
    response: z.object({ items: z.array(conversationSchema) }),
  }),
  block: endpoint({
    method: 'POST',
    path: '/conversations/{id}/block',
    auth: 'user',
    summary: 'Member: takes no more messages from the other, here or elsewhere',
    params: byId,
    response: doneSchema,
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/conversations/{id}/unblock',
    auth: 'user',
    summary: 'Member: takes messages of the other again',
    params: byId,
    response: doneSchema,
  }),
  report: endpoint({
    method: 'POST',
    path: '/conversations/{id}/report',
    auth: 'user',
    summary: 'Member: tells the people who run the site about the other member',
    limit: 'contact',
    params: byId,
    body: z.strictObject({
      reason: z.enum(REPORT_REASONS),
      text: z._default(textSchema(0, 1000), ''),
    }),
    response: doneSchema,
  }),
} as const
