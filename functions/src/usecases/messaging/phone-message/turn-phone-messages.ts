import type { ShownPhoneMessages } from '../../../contract/api/messaging/phone-messages'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import {
  readPhoneMessageConsent,
  savePhoneMessageConsent,
} from '../../../db/people/phone-message-consents'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { showPhoneMessages } from './show-phone-messages'

/** Turns messages on or off in the account: what STOP turned off comes back only this way or by asking. */
export const turnPhoneMessages = async (
  deps: Deps,
  uid: string,
  is_on: boolean,
): Promise<ShownPhoneMessages> => {
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readPhoneMessageConsent(uid)
    const { whatsapp = null, last_inbound_at = null, stopped_at = null } = stored?.data ?? {}
    if (is_on === (stopped_at === null)) return { result: undefined, skip_commit: true }
    const now = timestampFromMillis(deps.clock())
    const consent = {
      whatsapp,
      last_inbound_at,
      stopped_at: is_on ? null : now,
      // A STOP from before this is not followed again.
      heard_at: now,
      updated_at: now,
    }
    savePhoneMessageConsent(batch, uid, consent, stored)
    return { result: undefined }
  })
  return showPhoneMessages(deps, uid)
}
