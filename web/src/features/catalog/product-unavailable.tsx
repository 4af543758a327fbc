import { PackageX } from 'lucide-react'
import { useParams } from 'react-router-dom'
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

/** The words of a product's name, which its slug has before its id. */
const wordsOf = (slug = ''): string => slug.split('-').slice(0, -1).join(' ')

export const ProductUnavailable = ({ error, onRetry, isRetrying }: Props) => {
  const words = wordsOf(useParams().slug)
  const alike = words && paths.search(words)
  return (
    <div className="page grid gap-6 py-12">
      <h1>Product</h1>
      {error === null || isRefusal(error, 'product/not-found') ? (
        <EmptyState
          title="This product is not available"
          icon={PackageX}
          action={
            <LinkButton to={alike || paths.marketplace}>
              {alike ? 'Find something like it' : 'Go to the marketplace'}
            </LinkButton>
          }
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
}
