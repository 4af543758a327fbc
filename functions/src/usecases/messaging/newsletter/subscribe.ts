import { DAY_MS } from '../../../contract/time'
import { addMail } from '../../../db/messaging/mail'
import { isSubscribed } from '../../../db/messaging/newsletter'
import type { Deps } from '../../deps'
import { isWithinLimit, takeFromLimit } from '../../rate-limit'
import { emailLinks } from './email-links'
import { newsletterEmail } from './newsletter-email'

const CONFIRM_WITHIN_MS = 7 * DAY_MS

type Request = { email: string; name: string }

/**
 * Emails the address to confirm; nothing is stored until then. The response is always the same, so
 * that nobody learns who is subscribed, and the email contains no text that the sender chose.
 */
export const subscribe = async (
  deps: Deps,
  address: string,
  { email, name }: Request,
): Promise<{ done: true }> => {
  await takeFromLimit(deps, 'newsletter', `address:${address}`)
  if (await isSubscribed(email)) return { done: true }
  // Whoever asked for the emails to this address.
  if (!(await isWithinLimit(deps, 'newsletter', `email:${email}`))) return { done: true }
  const linkTo = await emailLinks(deps)
  const until = deps.clock() + CONFIRM_WITHIN_MS
  await addMail(
    deps.ids(),
    newsletterEmail(deps, email, {
      subject: 'Confirm your subscription',
      paragraphs: [
        'Please confirm that you want to hear from us by email. The link works for 7 days.',
        'If you did not ask for it, ignore this message and you will not hear from us again.',
      ],
      action: {
        text: 'Confirm my subscription',
        url: linkTo({ kind: 'subscribe', email, name, until }),
      },
    }),
  )
  return { done: true }
}
