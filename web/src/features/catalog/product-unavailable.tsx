import { PackageX } from 'lucide-react'
import { paths } from '@/config/paths'
import { isRefusal } from '@/lib/api/api-error'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { LinkButton } from '@/ui/form/link-button'
import { productsFailed } from './browse/products-failed'

type Props = {
  /** Null if the URL has no product id. */
  error: Error | null
  onRetry: () => void
  isRetrying: boolean
}

export const ProductUnavailable = ({ error, onRetry, isRetrying }: Props) => (
  <div className="page grid gap-6 py-12">
    <h1 className="text-2xl font-semibold">Product</h1>
    {error === null || isRefusal(error, 'product/not-found') ? (
      <EmptyState
        title="This product is not available"
        icon={PackageX}
        action={<LinkButton to={paths.marketplace}>Go to the marketplace</LinkButton>}
      >
        <p>It may have been sold out for good, paused or removed by its vendor.</p>
      </EmptyState>
    ) : (
      <ErrorState onRetry={onRetry} isRetrying={isRetrying}>
        {productsFailed(error)}
      </ErrorState>
    )}
  </div>
)
