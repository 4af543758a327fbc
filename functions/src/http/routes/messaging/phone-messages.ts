import type { phoneMessageEndpoints } from '../../../contract/api/messaging/phone-messages'
import { answerChallenge } from '../../../usecases/messaging/phone-message/answer-challenge'
import { receiveMessageWebhook } from '../../../usecases/messaging/phone-message/receive-webhook'
import { showPhoneMessages } from '../../../usecases/messaging/phone-message/show-phone-messages'
import { turnPhoneMessages } from '../../../usecases/messaging/phone-message/turn-phone-messages'
import { callerOf, type Handlers } from '../../handler'

const SIGNATURES = { termii: 'x-termii-signature', meta: 'x-hub-signature-256' } as const

export const phoneMessageHandlers: Handlers<typeof phoneMessageEndpoints> = {
  show: (input, deps) => showPhoneMessages(deps, callerOf(input).uid),
  turn: (input, deps) => turnPhoneMessages(deps, callerOf(input).uid, input.body.is_on),
  webhook: async ({ params: { provider }, raw_body, headers }, deps) => {
    const signature = headers[SIGNATURES[provider]]
    const only = Array.isArray(signature) ? undefined : signature
    await receiveMessageWebhook(deps, provider, raw_body ?? Buffer.alloc(0), only)
    return { done: true }
  },
  challenge: async ({ query }, deps) =>
    answerChallenge(deps, {
      token: query['hub.verify_token'] ?? '',
      challenge: query['hub.challenge'] ?? '',
    }),
}
