import type { EmailLink } from '../../contract/email-link'
import { paths } from '../../contract/urls'
import { readSigningKey } from '../../db/signing-keys'
import { readEmailLink, signEmailLink } from '../../domain/newsletter/email-link'
import type { Deps } from '../deps'

const KEY_BYTES = 32

const keyOf = ({ random }: Deps): Promise<string> =>
  readSigningKey('email_links', () => Buffer.from(random(KEY_BYTES)).toString('hex'))

const PAGES: Record<EmailLink['kind'], string> = {
  subscribe: paths.newsletterConfirm,
  unsubscribe: paths.newsletterUnsubscribe,
  mute: paths.newsletterUnsubscribe,
}

/**
 * Makes the addresses of pages that do something without a login, once somebody presses the button
 * there. The token stands behind a `#`, which browsers send to nobody and no log holds.
 */
export const emailLinks = async (deps: Deps): Promise<(link: EmailLink) => string> => {
  const key = await keyOf(deps)
  return (link) => `${deps.app_url}${PAGES[link.kind]}#${signEmailLink(link, key)}`
}

/** What a token from such a page says; undefined where we did not sign it. */
export const openEmailLink = async (deps: Deps, token: string): Promise<EmailLink | undefined> =>
  readEmailLink(token, await keyOf(deps))
