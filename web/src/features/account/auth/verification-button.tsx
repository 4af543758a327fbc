import { authEndpoints } from '@contract/api/people/auth'
import { useSyncExternalStore } from 'react'
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

// One state for all buttons of a page: the banner's and the settings' ask for the same letter.
let shared: VerificationState = 'idle'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) shared = 'idle'
  }
}
const share = (state: VerificationState) => {
  // Whoever asks again later, with no button left meanwhile, begins anew.
  if (listeners.size === 0) return
  shared = state
  for (const listener of listeners) listener()
}

/** Requests the verification email. Refreshes the session if the address is already verified. */
const useVerification = () => {
  const { refresh } = useSession()
  const state = useSyncExternalStore(
    subscribe,
    () => shared,
    () => 'idle' as const,
  )
  const { run } = useAction(
    async () => {
      share('sending')
      const { already_verified } = await call(authEndpoints.resendVerification)
      if (already_verified) {
        toast.info(ALREADY)
        await refresh()
      } else toast.success(SENT)
      share('sent')
    },
    {
      onFailure: (error) => {
        share('idle')
        toast.error(isApiError(error) && error.api === 'json' ? FAILED : UNEXPECTED)
      },
    },
  )
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
