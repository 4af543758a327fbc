import { useSession } from '@/lib/session/session'
import { StatusChip } from '@/ui/data/status-chip'
import { Button } from '@/ui/form/button'
import { useVerification, VERIFICATION_TEXTS } from './use-verification'

/** Shows the email address and whether it is verified; if it isn't, offers to verify it. */
export const VerificationState = () => {
  const { user } = useSession()
  const { state, ask } = useVerification()
  if (!user) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="break-all">{user.email}</span>
      {user.email_verified ? (
        <StatusChip tone="success" label="verified" />
      ) : (
        <>
          <StatusChip tone="warning" label="not verified" />
          <Button
            size="sm"
            variant="secondary"
            disabled={state === 'sent'}
            loading={state === 'sending'}
            onClick={ask}
          >
            <span aria-live="polite">{VERIFICATION_TEXTS[state]}</span>
          </Button>
        </>
      )}
    </div>
  )
}
