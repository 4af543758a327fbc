import { Heart } from 'lucide-react'
import { useState } from 'react'
import { FavouriteButton } from '@/features/catalog/favourites/favourite-button'
import { ProductList } from '@/features/catalog/favourites/product-list'
import { SavedNote } from '@/features/catalog/favourites/saved-note'
import { ProductGrid, ProductGridSkeleton } from '@/features/catalog/product-grid'
import { useLiveFavourites, useLiveProducts } from '@/lib/live/products'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const EMPTY = {
  title: 'No favourites yet',
  text: 'Tap the heart on a product. Its price and stock are kept up to date here.',
  icon: Heart,
}

export default function FavouritesPage() {
  const [now] = useState(Date.now)
  const favourites = useLiveFavourites()
  const ids = favourites.status === 'content' ? favourites.data.map(({ id }) => id) : []
  const live = useLiveProducts(ids)
  usePageTitle('Favourites')

  const failed = [favourites, live].find(({ status }) => status === 'error')
  const isLoading = favourites.status === 'loading' || (ids.length > 0 && live.status === 'loading')
  const products =
    live.status === 'content' && ids.length > 0
      ? ids.flatMap((id) => live.data.find((product) => product.id === id) ?? [])
      : []
  return (
    <>
      <h1>Favourites</h1>
      <ProductList
        products={products}
        isLoading={isLoading}
        isFailed={failed !== undefined}
        onRetry={() => failed?.status === 'error' && failed.retry()}
        empty={EMPTY}
      >
        {isLoading ? (
          <ProductGridSkeleton count={4} />
        ) : (
          <ProductGrid
            products={products}
            now={now}
            actionFor={(product) => <FavouriteButton product={product} />}
            noteFor={(product) => (
              <SavedNote
                product={product}
                favourite={favourites.data?.find(({ id }) => id === product.id)}
              />
            )}
          />
        )}
      </ProductList>
    </>
  )
}
