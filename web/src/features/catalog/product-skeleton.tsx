import type { ProductCard } from '@contract/entities/catalog/product'
import { Money } from '@/ui/data/money'
import { RatingStars } from '@/ui/data/rating-stars'
import { Skeleton } from '@/ui/feedback/skeleton'
import { ResponsiveImage } from '@/ui/media/responsive-image'

/** From 768 pixels on, a product’s images and what is said of it stand beside what it costs. */
export const PRODUCT_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-x-12'

const imageClass = 'w-full rounded-lg max-md:aspect-auto max-md:h-[45svh]'

const Known = ({ card }: { card: ProductCard }) => (
  <>
    {/* No heading: the focus waits for the product's own. */}
    <p className="font-heading text-2xl leading-[1.15] font-semibold text-pretty md:text-3xl">
      {card.name}
    </p>
    <p className="text-2xl font-semibold md:text-3xl">
      {card.has_higher_prices && 'From '}
      <Money amount_minor={card.price} currency={card.currency} />
    </p>
    {card.rating_count > 0 && <RatingStars rating={card.rating} count={card.rating_count} />}
  </>
)

const Unknown = () => (
  <>
    <Skeleton className="h-9 w-4/5" />
    <Skeleton className="h-9 w-2/5" />
    <Skeleton className="h-5 w-1/2" />
  </>
)

/** @param card the card that was pressed, which shows until the product is here */
export const ProductSkeleton = ({ card }: { card?: ProductCard }) => (
  <div
    role="status"
    aria-label="Loading the product"
    className={`page min-h-dvh content-start gap-4 py-3 md:pt-21 ${PRODUCT_COLUMNS}`}
  >
    {card ? (
      // The same rendition as on the card, which the browser has already.
      <ResponsiveImage
        image={card.images[0]}
        alt=""
        sizes="160px"
        priority
        className={imageClass}
      />
    ) : (
      <Skeleton className={`aspect-4/5 ${imageClass}`} />
    )}
    <div className="grid content-start gap-4">
      {card ? <Known card={card} /> : <Unknown />}
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  </div>
)
