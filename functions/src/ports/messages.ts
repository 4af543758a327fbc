import type { MessageChannel, MessageTemplate } from '../contract/entities/messaging/phone-message'

export type { MessageChannel, MessageTemplate }

/** One message to one phone, as `renderPhoneMessage` makes it. */
export type OutgoingMessage = {
  channel: MessageChannel
  /** E.164, such as `+2348031234567`. */
  to: string
  template: MessageTemplate
  /** The template's values, already plain and short, for WhatsApp's approved templates. */
  values: Record<string, string>
  /** The whole text, GSM-7 and one page. Never written to a log. */
  text: string
  /** Our id of the message; Meta returns it with each report, Termii has no place for it. */
  reference: string
  /** True within 24 hours of the person's last WhatsApp message: the text goes as it is, free. */
  is_in_window?: boolean
}

export const REPORTED_STATUSES = ['sent', 'delivered', 'read', 'failed'] as const
export type ReportedStatus = (typeof REPORTED_STATUSES)[number]

/** What a provider reports of a message that it took. Reports repeat, get lost and overtake. */
export type MessageReport = {
  kind: 'report'
  /** The provider's id of the message, as `send` returns it. */
  id: string
  /** Ours, from the providers that return it. */
  reference: string | null
  status: ReportedStatus
  /** What the message cost, in kobo; null if the report doesn't say. */
  cost_minor: number | null
}

/** What a person wrote to our number. */
export type InboundMessage = {
  kind: 'inbound'
  id: string
  channel: MessageChannel
  /** E.164. */
  from: string
  text: string
  /** When it was written, in epoch milliseconds. */
  at: number
}

export type MessageEvent = MessageReport | InboundMessage

/** An outside service that takes messages for one channel or both. */
export type MessageProvider = {
  id: string
  /**
   * Hands a message over once; nothing is repeated here.
   * @throws AppError `phone-message/refused` if the provider certainly didn't take it, and
   *   `phone-message/unavailable` otherwise; the `cause` (`messageProblemOf`) says whether the message
   *   may still arrive: if so, it is neither sent again nor by the other channel
   */
  send: (message: OutgoingMessage) => Promise<{ id: string }>
  /**
   * What a webhook says, if the provider signed exactly these bytes; null otherwise. An event of
   * another kind is left out. Never throws.
   */
  readWebhook: (raw_body: Buffer, signature: string | undefined) => MessageEvent[] | null
}

/** Messages by SMS and WhatsApp. Each channel has one provider, by the environment's settings. */
export type Messages = {
  /** Those that are set up. */
  channels: readonly MessageChannel[]
  /** Our number for `https://wa.me/`, digits alone; null without WhatsApp. */
  whatsapp_number: string | null
  /** The provider of a channel that is set up. */
  providerOf: (channel: MessageChannel) => string
  /** As `MessageProvider.send`, by the provider of the message's channel. */
  send: MessageProvider['send']
  /** As `MessageProvider.readWebhook`; null too if this provider isn't set up. */
  readWebhook: (
    provider: string,
    raw_body: Buffer,
    signature: string | undefined,
  ) => MessageEvent[] | null
  /** The answer to Meta's check of a new webhook address; null if its token is wrong. */
  answerChallenge: (query: { token: string; challenge: string }) => string | null
}
