import { timestampFromMillis } from '../../../contract/time'
import { newBatch, removed } from '../../../db/firestore'
import { addMailTo } from '../../../db/messaging/mail'
import { endNumberConsent } from '../../../db/people/phone-message-consents'
import { changeUserFields, readUser } from '../../../db/people/users'
import type { Account } from '../../../ports/identity'
import type { Deps } from '../../deps'
import { emailFrom, wordFor } from '../../messaging/notification/email-from'
import { notify } from '../../messaging/notification/notify'
import { securityAlert } from '../../messaging/notification/security-alert'

/**
 * Takes its number from an account, which keeps all else: its owner logs in by email. The record says
 * so first, so that a call after a crash does the rest.
 */
export const releaseNumber = async (
  deps: Deps,
  { uid, name }: Pick<Account, 'uid' | 'name'>,
): Promise<void> => {
  const user = await readUser(uid)
  if (user) {
    const now = deps.clock()
    const at = timestampFromMillis(now)
    const batch = newBatch()
    changeUserFields(batch, uid, {
      phone: removed(),
      phone_verified_at: removed(),
      updated_at: at,
    })
    await endNumberConsent(batch, uid)
    const id = `phone-released-${deps.ids()}`
    const alert = securityAlert({ uid, name, change: 'phone', id, now })
    await notify(deps, batch, { ...alert, has_email: false })
    if (user.data.email) {
      addMailTo(batch, deps.ids(), {
        to: [user.data.email],
        message: emailFrom(deps, await wordFor(deps, uid, user.data.email), {
          subject: 'Your phone number was removed',
          paragraphs: [
            'The phone number of your Oja account is no longer in it. Log in with your email address; your orders are all there.',
            'If this was not you, answer this email at once.',
          ],
        }),
        replyTo: deps.contact_address,
        created_at: at,
      })
    }
    await batch.commit()
  }
  await deps.identity.updatePhone(uid, null)
}
