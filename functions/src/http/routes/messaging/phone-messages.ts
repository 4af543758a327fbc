import type { Endpoint } from '../../../contract/api/endpoint'
import type { phoneMessageEndpoints } from '../../../contract/api/messaging/phone-messages'
import type { Deps } from '../../../usecases/deps'
import { answerChallenge } from '../../../usecases/messaging/phone-message/answer-challenge'
import { receiveMessageWebhook } from '../../../usecases/messaging/phone-message/receive-message-webhook'
import { showPhoneMessages } from '../../../usecases/messaging/phone-message/show-phone-messages'
import { turnPhoneMessages } from '../../../usecases/messaging/phone-message/turn-phone-messages'
import { callerOf, type HandlerInput, type Handlers } from '../../handler'

const SIGNATURES = { termii: 'x-termii-signature', meta: 'x-hub-signature-256' } as const

type Signed = Pick<HandlerInput<Endpoint>, 'raw_body' | 'headers'>

const received =
  (provider: keyof typeof SIGNATURES) =>
  async ({ raw_body, headers }: Signed, deps: Deps) => {
    const signature = headers[SIGNATURES[provider]]
    const only = Array.isArray(signature) ? undefined : signature
    await receiveMessageWebhook(deps, provider, raw_body ?? Buffer.alloc(0), only)
    return { done: true as const }
  }

export const phoneMessageHandlers: Handlers<typeof phoneMessageEndpoints> = {
  show: (input, deps) => showPhoneMessages(deps, callerOf(input).uid),
  turn: (input, deps) => turnPhoneMessages(deps, callerOf(input).uid, input.body.is_on),
  termii: received('termii'),
  meta: received('meta'),
  challenge: async ({ query }, deps) =>
    answerChallenge(deps, {
      token: query['hub.verify_token'] ?? '',
      challenge: query['hub.challenge'] ?? '',
    }),
}
