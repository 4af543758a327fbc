import * as z from 'zod/mini'

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
/** What an SMS is expected to cost at most until its report says, in kobo. */
export const EXPECTED_SMS_MINOR = 1_000
