import { newsletterEndpoints } from '@contract/api/messaging/newsletter'
import { useEffect, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { fieldErrors } from '@/lib/api/field-errors'
import { toast } from '@/ui/feedback/toast'

const THANKS_MS = 3_000
const FAILED = 'Failed to subscribe to newsletter'

type NewsletterState = 'idle' | 'sending' | 'success' | 'error'

export const MISTYPED = 'The email address is badly formatted.'

const subscribe = (email: string) => {
  const name = email.slice(0, Math.max(0, email.indexOf('@'))) || email
  return call(newsletterEndpoints.newsletter, { body: { email, name } })
}

export const useNewsletter = () => {
  const [state, setState] = useState<NewsletterState>('idle')
  const [failure, setFailure] = useState(FAILED)

  useEffect(() => {
    if (state !== 'success') return
    const timer = setTimeout(() => setState('idle'), THANKS_MS)
    return () => clearTimeout(timer)
  }, [state])

  const send = async (email: string) => {
    setState('sending')
    try {
      await subscribe(email)
      setState('success')
      toast.success('Thank you for subscribing!')
      return true
    } catch (error) {
      const text = 'email' in fieldErrors(error) ? MISTYPED : FAILED
      setFailure(text)
      setState('error')
      toast.error(text)
      return false
    }
  }
  /** Hides the error once the user returns to the field. */
  const forgetFailure = () => setState((now) => (now === 'error' ? 'idle' : now))
  return { state, failure, send, forgetFailure }
}
