import { COLLECTIONS } from '../../contract/paths'
import { DAY_MS, type Timestamp, timestampFromMillis } from '../../contract/time'
import { collectionOf } from '../firestore'

/**
 * `tokens_valid_after` (epoch seconds): Firestore rules reject tokens of earlier sign-ins. Such
 * tokens expire within an hour; a TTL policy deletes the document after a day.
 */
type AccountStatus = { tokens_valid_after: number; expires_at: Timestamp }

const FOREVER = Number.MAX_SAFE_INTEGER

/** Revokes older tokens in the rules; without an instant, all existing ones. */
export const endSessions = async (
  uid: string,
  now: number,
  tokens_valid_after = FOREVER,
): Promise<void> => {
  await collectionOf<AccountStatus>(COLLECTIONS.accountStatus)
    .doc(uid)
    .set({ tokens_valid_after, expires_at: timestampFromMillis(now + DAY_MS) })
}
