import { userEndpoints } from '@contract/api/people/users'
import { storagePaths } from '@contract/paths'
import { send } from '@/lib/api/api-client'
import { showFailure } from '@/lib/api/failure-text'
import { useSession } from '@/lib/session/session'
import { ImageReplacer } from '@/lib/uploads/image-replacer'
import { toast } from '@/ui/feedback/toast'

const PHOTO_UPDATED = 'Photo updated successfully'

export const ProfilePhoto = () => {
  const { user, refresh } = useSession()
  if (!user) return null

  const save = async (photoURL: string) => {
    const { data } = await send(userEndpoints.update, { body: { photoURL } })
    if (!data) return
    toast.success(PHOTO_UPDATED)
    await refresh().catch(showFailure)
  }
  return (
    <ImageReplacer
      label="Profile photo"
      url={user.photo_url}
      path={storagePaths.avatar(user.uid)}
      onUploaded={save}
    />
  )
}
