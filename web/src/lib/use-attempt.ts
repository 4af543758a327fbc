import { useMemo } from 'react'
import { newId } from './new-id'

/** Reused while the same thing is asked for, so that the server does it once. */
export type Attempt = { idempotency_key: string }

/** The key of a write: the same until its input changes or the write has succeeded. */
export const useAttempt = () =>
  useMemo(() => {
    let intent: { input: string; key: string } | undefined
    return {
      of: (input: unknown): Attempt => {
        const text = JSON.stringify(input) ?? ''
        if (intent?.input !== text) intent = { input: text, key: newId() }
        return { idempotency_key: intent.key }
      },
      succeeded: () => {
        intent = undefined
      },
    }
  }, [])
