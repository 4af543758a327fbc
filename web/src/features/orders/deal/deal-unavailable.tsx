import { shownDealCode } from '@contract/orders/deal-code'
import { readDealCode } from '@contract/orders/read-deal-code'
import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { ErrorState } from '@/ui/feedback/error-state'
import { LinkButton } from '@/ui/form/link-button'
import { CodeForm } from './code-form'

type Props = {
  /** As the address has it. */
  code: string
  /** Null if nothing was asked for, because links write a code otherwise. */
  error: Error | null
  onRetry: () => void
  isRetrying: boolean
}

/** A deal that isn't there, with the field to type its code again. */
export const DealUnavailable = ({ code, error, onRetry, isRetrying }: Props) => {
  const meant = error ? undefined : readDealCode(code)
  if (meant) return <Navigate to={paths.deal(shownDealCode(meant))} replace />
  const isGone = isRefusal(error, 'deal/seller-gone')
  if (error && !isGone && !isRefusal(error, 'deal/not-found')) {
    return (
      <div className="page grid gap-6 py-12">
        <h1>Deal</h1>
        <ErrorState onRetry={onRetry} isRetrying={isRetrying}>
          {inlineFailureText(error)}
        </ErrorState>
      </div>
    )
  }
  return (
    <div className="page grid max-w-xl gap-6 py-12">
      <h1>{isGone ? 'This deal is no longer available' : 'There is no such deal'}</h1>
      <p>
        {isGone
          ? 'Nobody can pay it any more. You may have the code of another deal.'
          : 'A letter of its code may have got lost. Type it again as you got it.'}
      </p>
      <CodeForm start={isGone ? '' : code} />
      <p className="text-muted">
        Somebody sent you this as a link of ours? Don’t pay anywhere else because of it.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.marketplace} variant="secondary">
          Browse the marketplace
        </LinkButton>
        <LinkButton to={paths.check} variant="secondary">
          Check a message
        </LinkButton>
      </div>
    </div>
  )
}
