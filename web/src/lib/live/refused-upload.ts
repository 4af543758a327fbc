import { COLLECTIONS, refusedUploadId, SUBCOLLECTIONS } from '@contract/paths'
import { type RefusedUpload, refusedUploadSchema } from '@contract/refused-upload'
import { useSession } from '../session'
import { useLiveDocument } from './use-live-document'

/**
 * Why the server took this upload away, as soon as it has; undefined while it stands.
 * @param path its Storage path; undefined while there is nothing to watch
 */
export const useRefusedUpload = (path: string | undefined): RefusedUpload | undefined => {
  const uid = useSession().user?.uid
  const { data } = useLiveDocument(
    refusedUploadSchema,
    path && uid
      ? [COLLECTIONS.users, uid, SUBCOLLECTIONS.refusedUploads, refusedUploadId(path)]
      : null,
  )
  return data ?? undefined
}
