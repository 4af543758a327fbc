import { useEffect, useRef, useState } from 'react'
import { paths } from '@/config/paths'
import { authErrorText } from '@/lib/session/auth-errors'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Spinner } from '@/ui/feedback/spinner'
import { LinkButton } from '@/ui/form/link-button'

/** Submits the code of a verification link once and shows the result. */
export const VerifyEmail = ({ code }: { code: string }) => {
  const [state, setState] = useState<'checking' | 'verified' | { failure: string }>('checking')
  const isSent = useRef(false)

  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    loadChunk(() => import('@/lib/firebase/accounts'))
      .then(({ verifyEmail }) => verifyEmail(code))
      .then(
        () => setState('verified'),
        (error) => setState({ failure: authErrorText(error) }),
      )
  }, [code])

  if (state === 'checking') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner /> Checking the link…
      </p>
    )
  }
  return (
    <div className="grid gap-5">
      {state === 'verified' ? (
        <p role="status">Thank you. Your email address is verified.</p>
      ) : (
        <FormAlert>{state.failure}</FormAlert>
      )}
      <LinkButton to={paths.marketplace}>Go to the marketplace</LinkButton>
    </div>
  )
}
