import type { MessageChannel } from '../../../contract/entities/messaging/phone-message'

type Ways = {
  /** Those that have a provider and that the person didn't mute. */
  open: readonly MessageChannel[]
  /** The one that has just failed. */
  after: MessageChannel | null
  /** The person wrote to us by WhatsApp in the last 24 hours. */
  is_in_window: boolean
  has_consent: boolean
}

/**
 * The channel of a message: free WhatsApp, then SMS, then WhatsApp for whoever agreed to it. Null if there
 * is none.
 */
export const chooseChannel = ({ open, after, is_in_window, has_consent }: Ways) => {
  const ways = [
    ...(is_in_window ? [{ channel: 'whatsapp', is_free: true } as const] : []),
    { channel: 'sms', is_free: false } as const,
    ...(has_consent && !is_in_window ? [{ channel: 'whatsapp', is_free: false } as const] : []),
  ]
  return ways.find(({ channel }) => open.includes(channel) && channel !== after) ?? null
}
