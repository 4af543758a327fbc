import { Button } from '@/ui/form/button'
import { BULK, type BulkAction, type BulkFailure } from './bulk'

type Props = {
  action: BulkAction
  failures: readonly BulkFailure[]
  of: number
  onRetry: () => void
  onClose: () => void
}

/** The products for which a bulk action failed, each with its error. */
export const BulkReport = ({ action, failures, of, onRetry, onClose }: Props) => (
  <div role="alert" className="grid gap-3 rounded-lg border border-error/40 bg-error-soft p-4">
    <p className="font-semibold">
      {of - failures.length} of {of} {BULK[action].done}. {failures.length} could not be:
    </p>
    <ul className="grid gap-1">
      {failures.map(({ product, text }) => (
        <li key={product.id}>
          <span className="font-semibold">{product.name}</span>: {text}
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-3">
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try these again
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  </div>
)
