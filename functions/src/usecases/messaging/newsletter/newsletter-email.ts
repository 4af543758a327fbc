import { timestampFromMillis } from '../../../contract/time'
import type { Mail } from '../../../db/messaging/mail'
import { type EmailContent, renderEmail } from '../../../domain/messaging/notification/email'
import type { Deps } from '../../deps'
import { ourFrame } from '../notification/email-from'

/** An email to an address that may have no account. Subscribers get an unsubscribe link. */
export const newsletterEmail = (
  deps: Deps,
  email: string,
  content: EmailContent,
  unsubscribe_url?: string,
): Mail => ({
  to: [email],
  ...(unsubscribe_url && { headers: { 'List-Unsubscribe': `<${unsubscribe_url}>` } }),
  message: renderEmail(content, {
    ...ourFrame(deps),
    word: null,
    why: unsubscribe_url
      ? 'You are subscribed to Oja’s newsletter.'
      : 'Somebody asked for Oja’s newsletter with this email address.',
    links: unsubscribe_url ? [{ text: 'Unsubscribe', url: unsubscribe_url }] : [],
  }),
  created_at: timestampFromMillis(deps.clock()),
})
