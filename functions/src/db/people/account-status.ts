import { COLLECTIONS } from '../../contract/paths'
import { DAY_MS, type Timestamp, timestampFromMillis } from '../../contract/time'
import { collectionOf } from '../firestore'

/**
 * From when on, in seconds since the epoch, somebody must have signed in for the rules to take a
 * token. Older ones have all ended after an hour, and a TTL policy removes the document then.
 */
type AccountStatus = { tokens_valid_after: number; expires_at: Timestamp }

const FOREVER = Number.MAX_SAFE_INTEGER

/** Ends what the rules still allow to old tokens: all that there are where no instant is given. */
export const endSessions = async (
  uid: string,
  now: number,
  tokens_valid_after = FOREVER,
): Promise<void> => {
  await collectionOf<AccountStatus>(COLLECTIONS.accountStatus)
    .doc(uid)
    .set({ tokens_valid_after, expires_at: timestampFromMillis(now + DAY_MS) })
}
