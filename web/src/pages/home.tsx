import type { ProductCard } from '@contract/entities/product'
import { CATEGORIES, type CategoryValue } from '@contract/reference/categories'
import { paths } from '@/config/paths'
import { FavouriteButton } from '@/features/catalog/favourites/favourite-button'
import { RecentSection } from '@/features/catalog/recent-section'
import { StoreSection } from '@/features/catalog/vendor/store-section'
import { CategoryLinks } from '@/features/home/category-links'
import { Hero } from '@/features/home/hero'
import { Protection } from '@/features/home/protection'
import { usePageTime } from '@/lib/initial-data'
import { usePageHead } from '@/ui/navigation/use-page-head'

/** Categories that get a section of their own below the newest products. */
const SHELVES: readonly CategoryValue[] = [
  'clothing_accessories',
  'home_kitchen',
  'beauty_personal_care',
  'art_collectibles',
  'food_beverages',
]

const heart = (product: ProductCard) => <FavouriteButton product={product} />

export default function HomePage() {
  const now = usePageTime()
  usePageHead({ kind: 'site', path: paths.home })
  return (
    <>
      <Hero />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-14 py-12">
        <RecentSection title="Just in" now={now} isFirst actionFor={heart} />
        <Protection />
        <CategoryLinks />
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
