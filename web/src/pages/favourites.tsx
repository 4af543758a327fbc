import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { FavouriteButton } from '@/features/catalog/favourites/favourite-button'
import { ProductList } from '@/features/catalog/favourites/product-list'
import { ProductGrid, ProductGridSkeleton } from '@/features/catalog/product-grid'
import { useProductsById } from '@/features/catalog/use-products-by-id'
import { useSession } from '@/lib/session/session'
import { useLocalList } from '@/lib/use-local-list'
import { LinkButton } from '@/ui/form/link-button'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const EMPTY = {
  title: 'No favourites yet',
  text: 'Tap the heart on a product, and you find it again here.',
  icon: Heart,
}

/** What a visitor liked on this device; logging in moves it into the account. */
export default function GuestFavouritesPage() {
  const { status } = useSession()
  const isHydrated = useHydrated()
  const [now] = useState(Date.now)
  const ids = useLocalList('favourites')
  const { products, isLoading, isFailed, retry } = useProductsById(ids)
  usePageTitle('Favourites')
  if (status === 'signed_in') return <Navigate to={paths.favourites} replace />
  return (
    <div className="page grid min-h-dvh content-start gap-6 py-8">
      <h1>Favourites</h1>
      {ids.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken p-4">
          <p className="flex-1 basis-60">They are on this device alone.</p>
          <LinkButton to={paths.loginThen(paths.favourites)}>Log in to keep these</LinkButton>
        </div>
      )}
      <ProductList
        products={products}
        isLoading={isLoading || !isHydrated}
        isFailed={isFailed}
        onRetry={retry}
        empty={EMPTY}
      >
        {isLoading || !isHydrated ? (
          <ProductGridSkeleton count={4} />
        ) : (
          <ProductGrid
            products={products}
            now={now}
            actionFor={(product) => <FavouriteButton product={product} />}
          />
        )}
      </ProductList>
    </div>
  )
}
