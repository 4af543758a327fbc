import type { RefusedUpload } from '../../contract/entities/catalog/refused-upload'
import { COLLECTIONS, refusedUploadId, SUBCOLLECTIONS } from '../../contract/paths'
import type { Timestamp } from '../../contract/time'
import { collectionOf } from '../firestore'

type Stored = RefusedUpload & { expires_at: Timestamp }

const refused = (uid: string) =>
  collectionOf<Stored>(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.refusedUploads}`)

export const saveRefusedUpload = async (uid: string, upload: Stored): Promise<void> => {
  await refused(uid).doc(upload.id).set(upload)
}

export const readRefusedUpload = async (
  uid: string,
  path: string,
): Promise<RefusedUpload | undefined> =>
  (await refused(uid).doc(refusedUploadId(path)).get()).data()

export const removeRefusedUpload = async (uid: string, path: string): Promise<void> => {
  await refused(uid).doc(refusedUploadId(path)).delete()
}
