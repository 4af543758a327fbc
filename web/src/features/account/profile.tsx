import { Suspense, useState } from 'react'
import type { SessionUser } from '@/lib/session/session-store'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { Modal } from '@/ui/overlay/modal'

const ProfileForm = lazyPart(() => import('./profile-form'), 'ProfileForm')

/** The user's name and email address, with a dialog to edit them. */
export const Profile = ({ user }: { user: SessionUser }) => {
  const [isEditing, setEditing] = useState(false)
  const close = () => setEditing(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <dl className="grid min-w-0 gap-3">
        <div>
          <dt className="text-sm text-muted">Name</dt>
          <dd className="font-semibold">{user.name || 'Not set'}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Email</dt>
          <dd className="font-semibold">{user.email || 'Not set'}</dd>
        </div>
      </dl>
      <Button variant="secondary" onClick={() => setEditing(true)}>
        Edit profile
      </Button>
      <Modal isOpen={isEditing} onClose={close} title="Edit profile">
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ProfileForm user={user} onSaved={close} />
        </Suspense>
      </Modal>
    </div>
  )
}
