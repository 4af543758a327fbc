import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { inlineFailureText } from '@/lib/api/failure-text'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'

type Props<T> = {
  query: UseQueryResult<T>
  /** What is being loaded, for a screen reader. */
  label: string
  children: (data: T) => ReactNode
}

/** What a query loads, or that it is loading, or why it failed. */
export const Loaded = <T,>({ query, label, children }: Props<T>) => {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error) {
    return (
      <ErrorState onRetry={() => refetch()} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={`Loading ${label}`} className="grid gap-4">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-72" />
    </div>
  )
}
