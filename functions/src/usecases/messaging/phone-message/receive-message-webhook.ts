import { AppError } from '../../../contract/api/errors'
import type { Deps } from '../../deps'
import { followInbound } from './follow-inbound'
import { followMessageReport } from './follow-message-report'

/**
 * Follows what a provider of messages says. Each event may come again, late or in any order: it is
 * followed once, and only if it is further on than what is known.
 * @throws AppError `payment/bad-signature`
 */
export const receiveMessageWebhook = async (
  deps: Deps,
  provider: string,
  raw_body: Buffer,
  signature: string | undefined,
): Promise<void> => {
  const { messages } = deps
  const events = messages?.readWebhook(provider, raw_body, signature) ?? null
  if (!messages || events === null) throw new AppError('payment/bad-signature')
  for (const event of events) {
    if (event.kind === 'report') await followMessageReport(deps, provider, event)
    else await followInbound(deps, messages, event)
  }
}
