import type { FallbackProps } from 'react-error-boundary'
import { paths } from '@/config/paths'
import { isApiError } from '@/lib/api/api-error'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { usePageHead } from '@/ui/navigation/use-page-head'

/** Shown for a render error. Only a failed call's message is written for people. */
export const ErrorScreen = ({ error, resetErrorBoundary }: FallbackProps) => {
  usePageHead({ kind: 'private', title: 'Something went wrong' })
  return (
    <main className="page grid min-h-dvh content-center justify-items-start gap-4 py-16">
      <div aria-hidden className="woven mb-4 h-2 w-24 rounded-sm" />
      <h1>Something went wrong</h1>
      <p role="alert" className="max-w-prose text-muted">
        {(isApiError(error) && error.message) || 'An unexpected error occurred'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => resetErrorBoundary(error)}>Try again</Button>
        <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
          Go to home page
        </a>
      </div>
    </main>
  )
}
