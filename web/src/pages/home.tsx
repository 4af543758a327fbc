import type { ProductCard } from '@contract/entities/catalog/product'
import { CATEGORIES, type CategoryValue } from '@contract/reference/categories'
import { Suspense } from 'react'
import { paths } from '@/config/paths'
import { FavouriteButton } from '@/features/catalog/favourites/favourite-button'
import { productKeys } from '@/features/catalog/product-queries'
import { RecentSection } from '@/features/catalog/recent-section'
import { StoreSection } from '@/features/catalog/vendor/store-section'
import { CategoryLinks } from '@/features/home/category-links'
import { CategoryStrip } from '@/features/home/category-strip'
import { Hero } from '@/features/home/hero'
import { Protection } from '@/features/home/protection'
import { usePageTime } from '@/lib/initial-data'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { usePageHead } from '@/ui/navigation/use-page-head'

const CategoryIcon = lazyPart(
  () => import('@/features/layout/content/category-icon'),
  'CategoryIcon',
)
const WaitingStrip = lazyPart(() => import('@/features/orders/list/waiting-strip'))

/** Categories that get a section of their own below the newest products. */
const SHELVES: readonly CategoryValue[] = [
  'clothing_accessories',
  'home_kitchen',
  'beauty_personal_care',
  'art_collectibles',
  'food_beverages',
]

const heart = (product: ProductCard) => <FavouriteButton product={product} />

/** Its place is kept from the first paint on if somebody was signed in here (index.html). */
const Personal = () => {
  const { status } = useSession()
  const isIdle = useWhenIdle()
  return (
    <div
      className={`min-h-12 border-b border-line ${status === 'signed_out' ? 'hidden in-data-session:block' : ''}`}
    >
      <Suspense fallback={null}>{status === 'signed_in' && isIdle && <WaitingStrip />}</Suspense>
    </div>
  )
}

const Categories = () => <CategoryStrip Icon={useWhenIdle() ? CategoryIcon : undefined} />

export const initialKeys = () => [productKeys.recent()]

export default function HomePage() {
  const now = usePageTime()
  usePageHead({ kind: 'site', path: paths.home })
  return (
    <>
      <Personal />
      <Categories />
      <Hero />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-6 md:gap-14 md:py-12">
        <RecentSection title="Just in" now={now} isFirst actionFor={heart} />
        <Protection />
        <div className="max-md:hidden">
          <CategoryLinks />
        </div>
        {SHELVES.map((category) => (
          <RecentSection
            key={category}
            title={CATEGORIES.find(({ value }) => value === category)?.label ?? category}
            category={category}
            now={now}
            actionFor={heart}
          />
        ))}
        <StoreSection />
      </div>
    </>
  )
}
