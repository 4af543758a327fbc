import { History } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FavouriteButton } from '@/features/catalog/favourites/favourite-button'
import { ProductList } from '@/features/catalog/favourites/product-list'
import { ProductGrid, ProductGridSkeleton } from '@/features/catalog/product-grid'
import { useProductsById } from '@/features/catalog/use-products-by-id'
import { useSession } from '@/lib/session/session'
import { useLocalList } from '@/lib/use-local-list'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const AccountViewedIds = lazyPart(() => import('@/features/catalog/favourites/account-viewed-ids'))

const SHOWN = 24
const NOTHING: readonly string[] = []
const EMPTY = {
  title: 'Nothing viewed yet',
  text: 'What you look at is kept here, so that you find it again.',
  icon: History,
}

const Viewed = ({ ids }: { ids: readonly string[] | undefined }) => {
  const [now] = useState(Date.now)
  const { products, isLoading, isFailed, retry } = useProductsById((ids ?? NOTHING).slice(0, SHOWN))
  const isWaiting = ids === undefined || (isLoading && products.length === 0)
  return (
    <ProductList
      products={products}
      isLoading={isWaiting || isLoading}
      isFailed={isFailed}
      onRetry={retry}
      empty={EMPTY}
    >
      {isWaiting ? (
        <ProductGridSkeleton />
      ) : (
        <ProductGrid
          products={products}
          now={now}
          actionFor={(product) => <FavouriteButton product={product} />}
        />
      )}
    </ProductList>
  )
}

export default function HistoryPage() {
  const session = useSession()
  const status = useHydrated() ? session.status : 'loading'
  const local = useLocalList('viewed_products')
  usePageTitle('You Just Viewed')
  return (
    <div className="page grid min-h-dvh content-start gap-6 py-8">
      <h1>You Just Viewed</h1>
      {status === 'signed_in' ? (
        <Suspense fallback={<ProductGridSkeleton />}>
          <AccountViewedIds>{(ids) => <Viewed ids={ids} />}</AccountViewedIds>
        </Suspense>
      ) : (
        <Viewed ids={status === 'loading' ? undefined : local} />
      )}
    </div>
  )
}
