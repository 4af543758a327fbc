import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { MessageEvent, MessageProvider, OutgoingMessage } from '../../ports/messages'
import { REPORTED_STATUSES } from '../../ports/messages'
import { type ClientOptions, createMessageClient } from './client'
import { e164, isSignedBy, readJson } from './signature'

export type MetaOptions = ClientOptions & {
  accessToken: string
  /** Signs the webhooks. */
  appSecret: string
  /** Meta's id of our number. */
  sender: string
  /** What a billed message costs, in kobo: Meta reports whether it bills, never how much. */
  billedMinor: number
}

const responseSchema = z.object({
  messages: z.optional(z.array(z.object({ id: z.string().check(z.minLength(1)) }))),
  error: z.optional(z.object({ code: z.optional(z.number()), message: z.optional(z.string()) })),
})

/** Too many calls, or a service that is down: nothing was sent, and nothing is wrong with the message. */
const BUSY: ReadonlySet<number> = new Set([4, 80_007, 130_429, 131_048, 131_056, 131_016, 131_057])

/** The id of one of our messages. Other text, which somebody else's message may have, is none. */
const referenceSchema = z.string().check(z.regex(/^[a-z\d][\w:.~-]{0,400}$/i))

const statusSchema = z.object({
  id: z.string(),
  status: z.enum(REPORTED_STATUSES),
  biz_opaque_callback_data: z.catch(z.nullable(referenceSchema), null),
  pricing: z.optional(z.object({ billable: z.optional(z.boolean()) })),
})
const messageSchema = z.object({
  id: z.string(),
  from: z.string().check(z.regex(/^\d{7,15}$/)),
  timestamp: z.string().check(z.regex(/^\d{1,12}$/)),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ text: z.string() })),
})
const valueSchema = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.optional(z.array(z.unknown())),
  messages: z.optional(z.array(z.unknown())),
})
const payloadSchema = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })),
})

const SECOND_MS = 1_000

/** Approved templates have our values by name; a code's template is Meta's own, with a button to copy it. */
const componentsOf = ({ template, values }: OutgoingMessage): object[] => {
  if (template !== 'sign_in_code') {
    const parameters = Object.entries(values)
      .filter(([name]) => name !== 'host')
      .map(([parameter_name, text]) => ({ type: 'text', parameter_name, text }))
    return [{ type: 'body', parameters }]
  }
  const parameters = [{ type: 'text', text: values.code }]
  return [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ]
}

const contentOf = (message: OutgoingMessage): object =>
  message.is_in_window
    ? { type: 'text', text: { body: message.text, preview_url: false } }
    : {
        type: 'template',
        template: {
          name: message.template,
          language: { code: 'en' },
          components: componentsOf(message),
        },
      }

/** What our webhook's address is confirmed with: derived from the app's secret, to be entered at Meta. */
export const verifyTokenOf = (appSecret: string): string =>
  createHmac('sha256', appSecret).update('webhook').digest('hex')

/** The adapter of Meta's Cloud API for WhatsApp. */
export const createMeta = (
  { accessToken, appSecret, sender, billedMinor, ...options }: MetaOptions,
  now: () => number = Date.now,
): MessageProvider & {
  answerChallenge: (query: { token: string; challenge: string }) => string | null
} => {
  const post = createMessageClient(options)

  const statusOf = (given: unknown): MessageEvent[] => {
    const read = statusSchema.safeParse(given)
    if (!read.success) return []
    const { id, status, pricing, biz_opaque_callback_data: reference } = read.data
    const { billable } = pricing ?? {}
    const cost_minor = billable === undefined ? null : billable ? billedMinor : 0
    return [{ kind: 'report', id, reference, status, cost_minor }]
  }
  const inboundOf = (given: unknown): MessageEvent[] => {
    const read = messageSchema.safeParse(given)
    if (!read.success) return []
    const { id, from, timestamp, text, button } = read.data
    const at = Math.min(Number(timestamp) * SECOND_MS, now())
    const said = text?.body ?? button?.text ?? ''
    return [{ kind: 'inbound', id, channel: 'whatsapp', from: e164(from), text: said, at }]
  }
  const eventsOf = (given: unknown): MessageEvent[] => {
    const value = valueSchema.safeParse(given)
    // One app may serve several numbers: another's events are none of ours.
    if (!value.success || value.data.metadata.phone_number_id !== sender) return []
    const { statuses = [], messages = [] } = value.data
    return [...statuses.flatMap(statusOf), ...messages.flatMap(inboundOf)]
  }

  return {
    id: 'meta',
    send: async (message) => {
      const { messages } = await post({
        path: `/${sender}/messages`,
        key: accessToken,
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: message.to.replace(/^\+/, ''),
          biz_opaque_callback_data: message.reference,
          ...contentOf(message),
        },
        schema: responseSchema,
        read: ({ messages: taken, error }) => ({
          is_done: taken?.[0] !== undefined,
          is_busy: BUSY.has(error?.code ?? 0),
          ...(error && { message: `error ${error.code ?? 'without a code'}` }),
        }),
      })
      return { id: messages?.[0]?.id ?? '' }
    },
    readWebhook: (raw_body, signature) => {
      const [scheme, digest] = (signature ?? '').split('=', 2)
      if (scheme !== 'sha256' || !isSignedBy('sha256', appSecret, raw_body, digest)) return null
      const payload = payloadSchema.safeParse(readJson(raw_body))
      if (!payload.success) return []
      return payload.data.entry.flatMap(({ changes }) =>
        changes.flatMap(({ value }) => eventsOf(value)),
      )
    },
    answerChallenge: ({ token, challenge }) => {
      const [given, expected] = [Buffer.from(token), Buffer.from(verifyTokenOf(appSecret))]
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs && /^\w{1,64}$/.test(challenge) ? challenge : null
    },
  }
}
