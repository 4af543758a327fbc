import type { EmailLink } from '../../../contract/email-link'
import { paths } from '../../../contract/urls'
import { readSigningKey } from '../../../db/signing-keys'
import { readEmailLink, signEmailLink } from '../../../domain/messaging/newsletter/email-link'
import type { Deps } from '../../deps'

const KEY_BYTES = 32

const keyOf = ({ random }: Deps): Promise<string> =>
  readSigningKey('email_links', () => Buffer.from(random(KEY_BYTES)).toString('hex'))

const PAGES: Record<EmailLink['kind'], string> = {
  subscribe: paths.newsletterConfirm,
  unsubscribe: paths.newsletterUnsubscribe,
  mute: paths.newsletterUnsubscribe,
}

/**
 * Creates URLs of pages that act without a sign-in, after a button press. The token is in the URL's
 * fragment (`#`), which browsers don't send and logs don't contain.
 */
export const emailLinks = async (deps: Deps): Promise<(link: EmailLink) => string> => {
  const key = await keyOf(deps)
  return (link) => `${deps.app_url}${PAGES[link.kind]}#${signEmailLink(link, key)}`
}

/** Reads a token from such a link; undefined if the signature isn't ours. */
export const openEmailLink = async (deps: Deps, token: string): Promise<EmailLink | undefined> =>
  readEmailLink(token, await keyOf(deps))
