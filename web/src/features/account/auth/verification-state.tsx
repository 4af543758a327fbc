import { useSession } from '@/lib/session/session'
import { StatusChip } from '@/ui/data/status-chip'
import { VerificationButton } from './verification-button'

/** Shows the email address and whether it is verified; if it isn't, offers to verify it. */
export const VerificationState = () => {
  const { user } = useSession()
  if (!user) return null
  if (!user.email)
    return <p>There is no email address in your account yet. Add one to your profile.</p>
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="break-all">{user.email}</span>
      {user.email_verified ? (
        <StatusChip tone="success" label="verified" />
      ) : (
        <>
          <StatusChip tone="warning" label="not verified" />
          <VerificationButton />
        </>
      )}
    </div>
  )
}
