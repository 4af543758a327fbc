import { AppError } from '../../../contract/api/errors'
import {
  MESSAGE_CHANNELS,
  type MessageChannel,
} from '../../../contract/entities/messaging/phone-message'
import { SIGN_IN_CODE } from '../../../contract/entities/people/phone-sign-in'
import { renderPhoneMessage } from '../../../domain/messaging/phone-message/render-phone-message'
import { messageProblemOf } from '../../../ports/message-problem'
import type { Messages } from '../../../ports/messages'
import type { Deps } from '../../deps'
import { takeFromLimit } from '../../rate-limit'
import { requireMobile } from './require-mobile'
import { addSignInCode } from './sign-in-codes'

/** The channels by which codes are sent, the first one first. */
export const codeChannels = ({ messages }: Deps): MessageChannel[] =>
  MESSAGE_CHANNELS.filter((channel) => messages?.channels.includes(channel))

/** @throws AppError `request/rate-limited`, which the house's own ceiling also logs */
const takeCode = async (deps: Deps, phone: string, address: string): Promise<void> => {
  await takeFromLimit(deps, 'code_address', address)
  await takeFromLimit(deps, 'code_hour', phone)
  await takeFromLimit(deps, 'code_day', phone)
  await takeFromLimit(deps, 'code_house', 'house').catch((error) => {
    if (error instanceof AppError && error.code === 'request/rate-limited') {
      deps.log.error('The ceiling of sign-in codes is reached')
    }
    throw error
  })
}

type Sending = { phone: string; channel: MessageChannel; code: string }

const send = async (deps: Deps, messages: Messages, { phone, channel, code }: Sending) => {
  // Without the person's word: whoever has the SIM now would read it, and proves with it who they are.
  const rendered = renderPhoneMessage('sign_in_code', { code }, new URL(deps.app_url).host)
  const template = 'sign_in_code' as const
  await messages.send({ ...rendered, template, channel, to: phone, reference: deps.ids() })
}

/**
 * Sends a code to a number, whether an account has it or not: nothing here asks. The second one of a
 * sign-in goes by the other channel, unless one is chosen; so does one that the provider surely didn't
 * take.
 * @throws AppError `auth/phone-unavailable`, `user/phone-invalid`, `request/rate-limited`,
 * `phone-message/...`
 */
export const sendPhoneCode = async (
  deps: Deps,
  request: { phone: string; channel?: MessageChannel | undefined },
  address: string,
): Promise<{ channel: MessageChannel; next_after_seconds: number }> => {
  const channels = codeChannels(deps)
  const [first] = channels
  const { messages } = deps
  if (!messages || !first) throw new AppError('auth/phone-unavailable')
  const phone = requireMobile(request.phone)
  await takeCode(deps, phone, address)
  const otherThan = (channel: unknown) => channels.find((one) => one !== channel)
  const { code, channel } = await addSignInCode(deps, `phone:${phone}`, (live) => {
    const wanted =
      request.channel && channels.includes(request.channel) ? request.channel : undefined
    return wanted ?? (live.length > 0 ? otherThan(live.at(-1)) : undefined) ?? first
  })
  const answer = (sent_by: MessageChannel) => ({
    channel: sent_by,
    next_after_seconds: SIGN_IN_CODE.next_after_s,
  })
  try {
    await send(deps, messages, { phone, channel, code })
    return answer(channel)
  } catch (error) {
    const other = otherThan(channel)
    if (!other || !messageProblemOf(error)?.is_conclusive) throw error
    await send(deps, messages, { phone, channel: other, code })
    return answer(other)
  }
}
