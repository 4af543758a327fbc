import { AppError } from '../../../contract/api/errors'
import { timestampFromMillis } from '../../../contract/time'
import { removeSubscription } from '../../../db/messaging/newsletter'
import { muteAnnouncementEmails } from '../../../db/people/preferences'
import type { Deps } from '../../deps'
import { openEmailLink } from './email-links'

/**
 * Unsubscribes from what the link is about: the newsletter, or announcement emails to an account.
 * @throws AppError `newsletter/link-invalid`
 */
export const unsubscribe = async (deps: Deps, token: string): Promise<{ done: true }> => {
  const link = await openEmailLink(deps, token)
  if (link?.kind === 'unsubscribe') await removeSubscription(link.email)
  else if (link?.kind === 'mute') {
    await muteAnnouncementEmails(link.uid, timestampFromMillis(deps.clock()))
  } else throw new AppError('newsletter/link-invalid')
  return { done: true }
}
