import * as z from 'zod/mini'
import type {
  MessageEvent,
  MessageProvider,
  OutgoingMessage,
  ReportedStatus,
} from '../../ports/messages'
import { type ClientOptions, createMessageClient } from './client'
import { e164, isSignedBy, readJson } from './signature'

export type TermiiOptions = ClientOptions & {
  apiKey: string
  /** Signs the webhooks. */
  secretKey: string
  /** The approved sender of SMS. */
  sender: string
  /** The device of WhatsApp; empty if Termii sends SMS alone. */
  whatsappSender: string
}

const text = z.string().check(z.minLength(1))
const idField = z.union([text, z.pipe(z.number(), z.transform(String))])

const responseSchema = z.object({
  code: z.optional(z.string()),
  message: z.optional(z.unknown()),
  message_id: z.optional(idField),
  message_id_str: z.optional(text),
})

const eventSchema = z.object({
  type: z.string(),
  message_id: z.optional(idField),
  id: z.optional(idField),
  status: z.optional(z.string()),
  cost: z.optional(z.union([z.string(), z.number()])),
  sender: z.optional(z.string()),
  message: z.optional(z.string()),
  channel: z.optional(z.string()),
  received_at: z.optional(z.string()),
})
type TermiiEvent = z.infer<typeof eventSchema>

const STATUSES = new Map<string, ReportedStatus>([
  ['message sent', 'sent'],
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['message failed', 'failed'],
  ['failed', 'failed'],
  ['dnd active on phone number', 'failed'],
  ['rejected', 'failed'],
  ['expired', 'failed'],
])

const NAIRA = /^\d{1,6}(?:\.\d{1,4})?$/

/** Kobo, rounded up; null for anything but an amount. */
const costOf = (cost: TermiiEvent['cost']): number | null =>
  cost !== undefined && NAIRA.test(String(cost)) ? Math.ceil(Number(cost) * 100) : null

const DIGITS = /^\+?\d{7,15}$/

const eventOf = (event: TermiiEvent, now: number): MessageEvent | null => {
  const id = event.message_id ?? event.id
  if (id === undefined) return null
  if (event.type === 'inbound') {
    const { sender = '', message = '', received_at = '' } = event
    if (!DIGITS.test(sender)) return null
    const at = Date.parse(received_at)
    const channel = event.channel?.toLowerCase() === 'whatsapp' ? 'whatsapp' : 'sms'
    return {
      kind: 'inbound',
      id,
      channel,
      from: e164(sender),
      text: message,
      at: Number.isNaN(at) ? now : Math.min(at, now),
    }
  }
  const status = STATUSES.get(event.status?.toLowerCase() ?? '')
  return event.type === 'outbound' && status
    ? { kind: 'report', id, reference: null, status, cost_minor: costOf(event.cost) }
    : null
}

/** The adapter of Termii: SMS on the route that reaches numbers with do-not-disturb, and WhatsApp. */
export const createTermii = (
  { apiKey: api_key, secretKey, sender, whatsappSender, ...options }: TermiiOptions,
  now: () => number = Date.now,
): MessageProvider => {
  const post = createMessageClient(options)

  const requestOf = (message: OutgoingMessage): { path: string; body: object } => {
    const to = message.to.replace(/^\+/, '')
    if (message.channel === 'sms' || message.is_in_window) {
      const [from, channel] =
        message.channel === 'sms' ? [sender, 'dnd'] : [whatsappSender, 'whatsapp']
      const body = { api_key, to, from, sms: message.text, type: 'plain', channel }
      return { path: '/api/sms/send', body }
    }
    const { template: template_id, values: data } = message
    const body = { api_key, phone_number: to, device_id: whatsappSender, template_id, data }
    return { path: '/api/send/template', body }
  }

  return {
    id: 'termii',
    send: async (message) => {
      const { message_id_str, message_id } = await post({
        ...requestOf(message),
        schema: responseSchema,
        read: ({ code, message: said, ...ids }) => ({
          is_done: code === 'ok' && (ids.message_id_str ?? ids.message_id) !== undefined,
          ...(typeof said === 'string' && { message: said.slice(0, 120).replace(/\d{7,}/g, '#') }),
        }),
      })
      return { id: message_id_str ?? message_id ?? '' }
    },
    readWebhook: (raw_body, signature) => {
      if (!isSignedBy('sha512', secretKey, raw_body, signature)) return null
      const event = eventSchema.safeParse(readJson(raw_body))
      const read = event.success ? eventOf(event.data, now()) : null
      return read ? [read] : []
    },
  }
}
