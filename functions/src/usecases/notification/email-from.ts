import { paths } from '../../contract/urls'
import { type EmailContent, renderEmail } from '../../domain/notification/email'
import type { Deps } from '../deps'

/** A letter to somebody with an account; its foot leads to where they choose what is written. */
export const emailFrom = ({ app_url }: Deps, email: EmailContent, unsubscribe_url?: string) =>
  renderEmail(email, {
    why: 'You get this letter because you have an account at Oja.',
    links: [
      {
        text: 'Choose what we write to you about',
        url: `${app_url}${paths.notificationChoices}`,
      },
      ...(unsubscribe_url
        ? [{ text: 'Unsubscribe from announcements', url: unsubscribe_url }]
        : []),
    ],
  })
