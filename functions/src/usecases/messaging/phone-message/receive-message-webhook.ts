import { AppError } from '../../../contract/api/errors'
import type { Deps } from '../../deps'
import { followInbound } from './follow-inbound'
import { followMessageReport } from './follow-message-report'

/**
 * Follows what a provider of messages says. Each event may come again, late or in any order: it is
 * followed once, and only if it is further on than what is known. One that fails stops no other.
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
  const problems: unknown[] = []
  for (const event of events) {
    const following =
      event.kind === 'report'
        ? followMessageReport(deps, provider, event)
        : followInbound(deps, messages, event)
    await following.catch((error: unknown) => problems.push(error))
  }
  // The provider sends all of them again; what was followed is followed once.
  if (problems.length > 0) throw problems[0]
}
