import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../form/button'

type Props = {
  /** A description of what failed. */
  children: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
}

export const ErrorState = ({ children, onRetry, isRetrying }: Props) => (
  <div
    role="alert"
    className="grid content-center justify-items-center gap-3 rounded-lg border border-error/40 bg-error-soft px-6 py-8 text-center"
  >
    <CircleAlert aria-hidden className="size-7 text-error" />
    <div className="max-w-prose">{children}</div>
    {onRetry && (
      <Button variant="secondary" onClick={onRetry} loading={isRetrying}>
        Try again
      </Button>
    )}
  </div>
)
