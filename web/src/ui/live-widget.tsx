import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { ErrorState } from './feedback/error-state'

const Fallback = ({ resetErrorBoundary }: FallbackProps) => (
  <ErrorState onRetry={resetErrorBoundary}>This part could not be shown.</ErrorState>
)

/** Holds what goes wrong inside one live widget, so that the rest of the page stays. */
export const LiveWidget = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Fallback} onError={console.error}>
    {children}
  </ErrorBoundary>
)
