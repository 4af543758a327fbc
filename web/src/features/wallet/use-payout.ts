import { vendorEndpoints } from '@contract/endpoints/vendors'
import { useRef, useState } from 'react'
import { call } from '@/lib/api-client'
import { inlineFailureText } from '@/lib/failure-text'

/** Asks for a payout. The same amount tried again is the same request: the server pays once. */
export const usePayout = () => {
  const intent = useRef<{ amount_minor: number; key: string }>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const ask = async (amount_minor: number): Promise<boolean> => {
    if (intent.current?.amount_minor !== amount_minor) {
      intent.current = { amount_minor, key: crypto.randomUUID() }
    }
    setIsAsking(true)
    setFailure(undefined)
    try {
      await call(vendorEndpoints.payout, {
        body: { amount_minor },
        idempotency_key: intent.current.key,
      })
      intent.current = null
      return true
    } catch (error) {
      setFailure(inlineFailureText(error))
      return false
    } finally {
      setIsAsking(false)
    }
  }
  return { ask, isAsking, failure, clear: () => setFailure(undefined) }
}
