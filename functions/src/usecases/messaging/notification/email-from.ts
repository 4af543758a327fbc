import { paths } from '../../../contract/urls'
import { type EmailContent, renderEmail } from '../../../domain/messaging/notification/email'
import type { Deps } from '../../deps'

/** A PNG, because mail apps show no SVG. */
export const EMAIL_LOGO = '/icon-192.png'

/** Renders an email to a user with an account; its footer links to the notification settings. */
export const emailFrom = ({ app_url }: Deps, email: EmailContent, unsubscribe_url?: string) =>
  renderEmail(email, {
    logo_url: `${app_url}${EMAIL_LOGO}`,
    why: 'You’re receiving this email because you have an Oja account.',
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
