import type { SignIns } from '../../contract/entities/people/sign-ins'
import { COLLECTIONS } from '../../contract/paths'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'

const collection = () => collectionOf<SignIns>(COLLECTIONS.signIns)

export const readSignIns = (uid: string): Promise<Versioned<SignIns> | undefined> =>
  readDocument(collection().doc(uid))

/** Written with a precondition: two sign-ins at once are both noted. */
export const saveSignIns = (
  batch: Batch,
  signIns: SignIns,
  stored: Versioned<SignIns> | undefined,
): void => {
  const ref = collection().doc(signIns.user_id)
  if (stored) batch.update(ref, fieldsOf<SignIns>(signIns), { lastUpdateTime: stored.updated })
  else batch.create(ref, signIns)
}

export const removeSignIns = async (uid: string): Promise<void> => {
  await collection().doc(uid).delete()
}
