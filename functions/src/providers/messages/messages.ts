import { AppError } from '../../contract/api/errors'
import { BILLED_WHATSAPP_MINOR } from '../../contract/entities/messaging/phone-message'
import type { MessageChannel, MessageProvider, Messages } from '../../ports/messages'
import { createMeta } from './meta'
import { createTermii } from './termii'

export type MessageSettings = {
  sms: 'termii' | undefined
  whatsapp: 'termii' | 'meta' | undefined
  termii_base_url: string
  termii_sender: string
  meta_base_url: string
  whatsapp_sender: string
  whatsapp_number: string | undefined
}

export type MessageKeys = {
  termii?: { api_key: string; secret_key: string }
  meta?: { access_token: string; app_secret: string }
}

const nothing = (): never => {
  throw new AppError('phone-message/unavailable')
}

/** Opens the channels that have a provider with its keys; undefined if there is none. */
export const createMessages = (
  settings: MessageSettings,
  keys: MessageKeys,
  now?: () => number,
  timeoutMs?: number,
): Messages | undefined => {
  const termii =
    keys.termii &&
    createTermii(
      {
        baseUrl: settings.termii_base_url,
        apiKey: keys.termii.api_key,
        secretKey: keys.termii.secret_key,
        sender: settings.termii_sender,
        whatsappSender: settings.whatsapp_sender,
        timeoutMs,
      },
      now,
    )
  const meta =
    keys.meta &&
    createMeta(
      {
        baseUrl: settings.meta_base_url,
        accessToken: keys.meta.access_token,
        appSecret: keys.meta.app_secret,
        sender: settings.whatsapp_sender,
        billedMinor: BILLED_WHATSAPP_MINOR,
        timeoutMs,
      },
      now,
    )
  const known = { termii, meta }
  const chosen = new Map<MessageChannel, MessageProvider>()
  const sms = settings.sms && known[settings.sms]
  const whatsapp = settings.whatsapp && known[settings.whatsapp]
  if (sms) chosen.set('sms', sms)
  if (whatsapp) chosen.set('whatsapp', whatsapp)
  if (chosen.size === 0) return undefined
  const byId = new Map([...chosen.values()].map((provider) => [provider.id, provider]))
  return {
    channels: [...chosen.keys()],
    whatsapp_number: whatsapp ? (settings.whatsapp_number ?? null) : null,
    providerOf: (channel) => (chosen.get(channel) ?? nothing()).id,
    send: (message) => (chosen.get(message.channel) ?? nothing()).send(message),
    readWebhook: (provider, raw_body, signature) =>
      byId.get(provider)?.readWebhook(raw_body, signature) ?? null,
    answerChallenge: (query) => (byId.has('meta') && meta?.answerChallenge(query)) || null,
  }
}
