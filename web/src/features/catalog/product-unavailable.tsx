import type { UseQueryResult } from '@tanstack/react-query'
import { PackageX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { isRefusal } from '@/lib/api/api-error'
import { isLost } from '@/lib/api/is-lost'
import { OfflinePage } from '@/shared/offline/offline-page-chunk'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { LinkButton } from '@/ui/form/link-button'
import { productsFailed } from './browse/products-failed'

type Props = {
  /** Null if the URL has no product id. */
  query: UseQueryResult | null
  /** Of the card that was pressed. */
  name?: string | undefined
}

/** The words of a product's name, which its slug has before its id. */
const wordsOf = (slug = ''): string => slug.split('-').slice(0, -1).join(' ')

export const ProductUnavailable = ({ query, name }: Props) => {
  const words = wordsOf(useParams().slug)
  if (query && isLost(query)) return <OfflinePage name={name} onConnected={query.refetch} />
  const alike = words && paths.search(words)
  return (
    <div className="page grid gap-6 py-12">
      <h1>Product</h1>
      {query === null || isRefusal(query.error, 'product/not-found') ? (
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
        <ErrorState onRetry={query.refetch} isRetrying={query.isFetching}>
          {productsFailed(query.error)}
        </ErrorState>
      )}
    </div>
  )
}
