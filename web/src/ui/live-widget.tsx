import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { ErrorState } from './feedback/error-state'

const Fallback = ({ resetErrorBoundary }: FallbackProps) => (
  <ErrorState onRetry={resetErrorBoundary}>This part could not be shown.</ErrorState>
)

/** Contains the render errors of one live widget, so that the rest of the page stays usable. */
export const LiveWidget = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Fallback} onError={console.error}>
    {children}
  </ErrorBoundary>
)
