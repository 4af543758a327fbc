import type { MessageChannel } from '../../contract/entities/messaging/phone-message'
import { COLLECTIONS } from '../../contract/paths'
import type { Timestamp } from '../../contract/time'
import type { SentCode } from '../../domain/people/sign-in/sign-in-code'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'

/** The codes that were sent to a number or an address, by its keyed hash; a TTL policy deletes them. */
export type SignInCodes = {
  id: string
  codes: SentCode<MessageChannel | 'email'>[]
  expires_at: Timestamp
}

const collection = () => collectionOf<SignInCodes>(COLLECTIONS.signInCodes)

export const readSignInCodes = (id: string): Promise<Versioned<SignInCodes> | undefined> =>
  readDocument(collection().doc(id))

/** Written with a precondition, so that tries at once are all counted. */
export const saveSignInCodes = (
  batch: Batch,
  codes: SignInCodes,
  stored: Versioned<SignInCodes> | undefined,
): void => {
  const ref = collection().doc(codes.id)
  if (stored) batch.update(ref, fieldsOf<SignInCodes>(codes), { lastUpdateTime: stored.updated })
  else batch.create(ref, codes)
}
