import { paths } from '../../../contract/urls'
import { readWords } from '../../../db/people/words'
import {
  type EmailContent,
  type EmailFrame,
  renderEmail,
} from '../../../domain/messaging/notification/email'
import type { Deps } from '../../deps'

/** A PNG, because mail apps show no SVG. */
const EMAIL_LOGO = '/icon-192.png'

/** The parts of the frame that every email of ours has. */
export const ourFrame = ({
  app_url,
}: Pick<Deps, 'app_url'>): Pick<EmailFrame, 'logo_url' | 'check_url'> => ({
  logo_url: `${app_url}${EMAIL_LOGO}`,
  check_url: `${app_url}${paths.check}`,
})

/**
 * Renders an email to a user with an account; its footer links to the notification settings.
 * @param word the user's; null to an address that they haven't proved to be theirs
 */
export const emailFrom = (
  deps: Pick<Deps, 'app_url'>,
  word: string | null,
  email: EmailContent,
  unsubscribe_url?: string,
) =>
  renderEmail(email, {
    ...ourFrame(deps),
    word,
    why: 'You’re receiving this email because you have an Oja account.',
    links: [
      {
        text: 'Choose what we write to you about',
        url: `${deps.app_url}${paths.notificationChoices}`,
      },
      ...(unsubscribe_url
        ? [{ text: 'Unsubscribe from announcements', url: unsubscribe_url }]
        : []),
    ],
  })

/** Whether the address is the user's, and they have proved it. */
export const isProvedAddress = async (
  { identity }: Pick<Deps, 'identity'>,
  uid: string,
  address: string,
): Promise<boolean> => {
  const [account] = await identity.accounts([uid])
  return account?.email_verified === true && account.email.toLowerCase() === address.toLowerCase()
}

/** The word that an email to this address may carry: the user's, if they have proved it; else null. */
export const wordFor = async (
  deps: Pick<Deps, 'identity'>,
  uid: string,
  address: string,
): Promise<string | null> =>
  (await isProvedAddress(deps, uid, address)) ? ((await readWords([uid])).get(uid) ?? null) : null
