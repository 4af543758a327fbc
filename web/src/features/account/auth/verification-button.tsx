import { authEndpoints } from '@contract/api/people/auth'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { isApiError } from '@/lib/api/api-error'
import { useSession } from '@/lib/session/session'
import { useAction } from '@/lib/use-action'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'

const SENT = 'Verification email sent! Please check your inbox.'
const ALREADY = 'Your email is already verified.'
const FAILED = 'Failed to send verification email. Please try again.'
const UNEXPECTED = 'An unexpected error occurred.'

type VerificationState = 'idle' | 'sending' | 'sent'

const TEXTS: Record<VerificationState, string> = {
  idle: 'Verify Now',
  sending: 'Sending...',
  sent: 'Email Sent',
}

/** Requests the verification email. Refreshes the session if the address is already verified. */
const useVerification = () => {
  const { refresh } = useSession()
  const [isSent, setSent] = useState(false)
  const { run, isPending } = useAction(
    async () => {
      setSent(false)
      const { already_verified } = await call(authEndpoints.resendVerification)
      if (already_verified) {
        toast.info(ALREADY)
        await refresh()
      } else toast.success(SENT)
      setSent(true)
    },
    {
      onFailure: (error) =>
        toast.error(isApiError(error) && error.api === 'json' ? FAILED : UNEXPECTED),
    },
  )
  const state: VerificationState = isPending ? 'sending' : isSent ? 'sent' : 'idle'
  return { state, ask: () => run() }
}

export const VerificationButton = () => {
  const { state, ask } = useVerification()
  return (
    <Button
      size="sm"
      variant="secondary"
      disabled={state === 'sent'}
      loading={state === 'sending'}
      onClick={ask}
    >
      <span aria-live="polite">{TEXTS[state]}</span>
    </Button>
  )
}
