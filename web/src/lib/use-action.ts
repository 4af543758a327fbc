import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isApiError } from './api/api-error'
import { inlineFailureText } from './api/failure-text'
import { queryClient } from './api/query-client'

type Options = {
  /** What the person reads of a failure in place. */
  textOf?: (error: unknown) => string
  /** For a failure that is shown elsewhere too: in a toast, or beside a field. */
  onFailure?: (error: unknown) => void
}

type Action<Input> = {
  /** Resolves to whether the action succeeded; never rejects. */
  run: (input: Input) => Promise<boolean>
  isPending: boolean
  /** Why the last run failed. A run that its caller cancelled did not fail. */
  failure: string | undefined
  clearFailure: () => void
}

/** @see useAction for how long the key is kept. */
type Attempt = { idempotency_key: string }

const isCancelled = (error: unknown) => isApiError(error) && error.api === 'cancelled'

/**
 * A write that a person starts, on React Query's mutation. A press while it runs is ignored, and
 * the idempotency key stays the same until the input changes or the write has succeeded. Nothing is
 * retried, and offline it fails at once instead of waiting for a connection.
 */
export const useAction = <Input = void>(
  action: (input: Input, attempt: Attempt) => Promise<unknown>,
  { textOf = inlineFailureText, onFailure }: Options = {},
): Action<Input> => {
  const isRunning = useRef(false)
  const intent = useRef<{ input: string; key: string }>(null)
  const { mutateAsync, isPending, error, reset } = useMutation(
    {
      mutationFn: (input: Input) => {
        const text = JSON.stringify(input) ?? ''
        if (intent.current?.input !== text) {
          intent.current = { input: text, key: crypto.randomUUID() }
        }
        return action(input, { idempotency_key: intent.current.key })
      },
      onSuccess: () => {
        intent.current = null
      },
      onError: (failed) => {
        if (!isCancelled(failed)) onFailure?.(failed)
      },
      networkMode: 'always',
      // What was sent is forgotten with the component.
      gcTime: 1_000,
    },
    queryClient,
  )

  const run = async (input: Input): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      await mutateAsync(input)
      return true
    } catch {
      return false
    } finally {
      isRunning.current = false
    }
  }
  return {
    run,
    isPending,
    failure: error && !isCancelled(error) ? textOf(error) : undefined,
    clearFailure: reset,
  }
}
