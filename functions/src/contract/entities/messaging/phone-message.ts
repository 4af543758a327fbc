import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time'
import { timestampSchema } from '../../timestamp'

/** The ways of a message to a phone that isn't looking. */
export const MESSAGE_CHANNELS = ['sms', 'whatsapp'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]
export const messageChannelSchema = z.enum(MESSAGE_CHANNELS)

/** What may be sent to a phone; their texts are `domain/messaging/phone-message/templates.ts`. */
export const MESSAGE_TEMPLATES = [
  'sign_in_code',
  'sale_paid',
  'order_arriving',
  'deadline_near',
  'updates_on',
  'updates_off',
] as const
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number]

/** What a billed WhatsApp template is booked at: Meta's utility rate for Nigeria, rounded up, in kobo. */
export const BILLED_WHATSAPP_MINOR = 1_000

/** Every number of what is sent to phones. */
export const PHONE_MESSAGES = {
  /** What a message is booked at until its report says, in kobo: at most this. */
  expected_minor: { sms: 1_000, whatsapp: BILLED_WHATSAPP_MINOR },
  /** Push and page have this long before a message costs something. */
  wait_ms: 10 * MINUTE_MS,
  /** The other channel waits this long after one has failed. */
  fallback_ms: 2 * MINUTE_MS,
  /** What a message would say is no news any more. */
  stale_ms: 6 * HOUR_MS,
  /** After a person's last WhatsApp message ours are free. */
  window_ms: DAY_MS,
  /** Paid messages of one sale, to both parties together. */
  sale_count: 2,
  sale_minor: 2_000,
  person_day_count: 6,
  house_day_minor: 2_000_000,
} as const

const PHONE_MESSAGE_STATUSES = [
  'sending',
  'unknown',
  'sent',
  'refused',
  'failed',
  'delivered',
  'read',
] as const
export type PhoneMessageStatus = (typeof PHONE_MESSAGE_STATUSES)[number]

/**
 * The document `phone_messages/{id}`: that something was sent, and what it cost. Neither the number nor
 * the text is kept. `unknown`: the provider didn't answer, and it may have gone.
 */
const phoneMessageSchema = z.object({
  id: z.string(),
  /** Null once the account is deleted. */
  uid: z.nullable(z.string()),
  transaction_id: z.nullable(z.string()),
  template: z.enum(MESSAGE_TEMPLATES),
  channel: messageChannelSchema,
  provider: z.string(),
  provider_id: z.nullable(z.string()),
  status: z.enum(PHONE_MESSAGE_STATUSES),
  /** In kobo; expected until `is_cost_reported`. */
  cost_minor: amountMinorSchema,
  is_cost_reported: z.boolean(),
  /** The day in Lagos on which it counts. */
  day: z.string(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type PhoneMessage = z.infer<typeof phoneMessageSchema>

/** The id of the document in `users/{uid}/preferences` with what was agreed about messages. */
export const PHONE_MESSAGE_CONSENT = 'phone_messages'

/** The document `users/{uid}/preferences/phone_messages`, which only the server writes. */
const phoneMessageConsentSchema = z.object({
  /** What the person wrote to have WhatsApp messages, and when; null until then. */
  whatsapp: z.nullable(z.object({ wording: z.string(), at: timestampSchema })),
  /** Since when the person wants none; null if they do. */
  stopped_at: z.nullable(timestampSchema),
  /** The last WhatsApp message to us, which opens the free hours. */
  last_inbound_at: z.nullable(timestampSchema),
  /** The last message to us that was followed; an older one that comes again isn't. */
  heard_at: timestampSchema,
  updated_at: timestampSchema,
})
export type PhoneMessageConsent = z.infer<typeof phoneMessageConsentSchema>

/** What "Get updates on WhatsApp" writes for people; the consent keeps these words. */
export const WHATSAPP_CONSENT_TEXT =
  'Please send me updates about my Oja orders on WhatsApp. I can write STOP at any time.'
