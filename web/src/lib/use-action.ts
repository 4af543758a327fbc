import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isApiError } from './api/api-error'
import { inlineFailureText } from './api/failure-text'
import { queryClient } from './api/query-client'
import { type Attempt, useAttempt } from './use-attempt'

type Options = {
  /** The text shown inline for a failure. */
  textOf?: (error: unknown) => string
  /** To also show the failure elsewhere, such as in a toast or beside a field. */
  onFailure?: (error: unknown) => void
}

type Action<Input> = {
  /** Resolves to whether the action succeeded; never rejects. */
  run: (input: Input) => Promise<boolean>
  isPending: boolean
  /** Why the last run failed; undefined for a run that its caller cancelled. */
  failure: string | undefined
  clearFailure: () => void
}

const isCancelled = (error: unknown) => isApiError(error) && error.api === 'cancelled'

/**
 * Runs a user-initiated write as a React Query mutation. A call while one is running is ignored.
 * The idempotency key stays the same until the input changes or the write succeeds. The write isn't
 * retried, and offline it fails at once instead of waiting for a connection.
 */
export const useAction = <Input = void>(
  action: (input: Input, attempt: Attempt) => Promise<unknown>,
  { textOf = inlineFailureText, onFailure }: Options = {},
): Action<Input> => {
  const isRunning = useRef(false)
  const attempt = useAttempt()
  const { mutateAsync, isPending, error, reset } = useMutation(
    {
      // The action is the run's own: a mutation has its options from an effect, so that for a moment
      // they are those of the render before.
      mutationFn: (act: () => Promise<unknown>) => act(),
      networkMode: 'always',
      // Discards the sent input soon after the component unmounts.
      gcTime: 1_000,
    },
    queryClient,
  )

  const run = async (input: Input): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      await mutateAsync(() => action(input, attempt.of(input)))
      attempt.succeeded()
      return true
    } catch (failed) {
      if (!isCancelled(failed)) onFailure?.(failed)
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
