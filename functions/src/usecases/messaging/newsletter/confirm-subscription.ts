import { AppError } from '../../../contract/api/errors'
import { timestampFromMillis } from '../../../contract/time'
import { commitOnce } from '../../../db/commit'
import { newBatch } from '../../../db/firestore'
import { addMailTo } from '../../../db/messaging/mail'
import { addSubscription } from '../../../db/messaging/newsletter'
import type { Deps } from '../../deps'
import { emailLinks, openEmailLink } from './email-links'
import { newsletterEmail } from './newsletter-email'

/**
 * Subscribes the address that a link was sent to. Idempotent.
 * @throws AppError `newsletter/link-invalid` if the link is forged or expired
 */
export const confirmSubscription = async (deps: Deps, token: string): Promise<{ done: true }> => {
  const link = await openEmailLink(deps, token)
  const now = deps.clock()
  if (link?.kind !== 'subscribe' || now >= link.until) throw new AppError('newsletter/link-invalid')
  const { email, name } = link
  const linkTo = await emailLinks(deps)
  const batch = newBatch()
  addSubscription(batch, { email, name, created_at: timestampFromMillis(now) })
  const content = {
    subject: 'You are subscribed',
    paragraphs: [
      'We will email you when there is news from the market. You can unsubscribe at any time.',
    ],
  }
  const leave = linkTo({ kind: 'unsubscribe', email })
  addMailTo(batch, deps.ids(), newsletterEmail(deps, email, content, leave))
  await commitOnce(batch)
  return { done: true }
}
