import type { ProductDetails } from '@contract/entities/catalog/product'
import { Store } from 'lucide-react'
import { paths } from '@/config/paths'
import { Card } from '@/ui/data/card'
import { countText } from '@/ui/data/count-text'
import { RatingStars } from '@/ui/data/rating-stars'
import { useInView } from '@/ui/media/use-in-view'
import { Link } from '@/ui/navigation/link'

type Props = { vendor: ProductDetails['vendor_details']; store?: ProductDetails['store'] }

const Standing = ({
  city,
  state,
  rating,
  rating_count,
  sales_count,
}: NonNullable<Props['store']>) => (
  <>
    <RatingStars rating={rating} count={rating_count} />
    <p className="text-sm text-muted">
      {city}, {state}
      {sales_count > 0 && ` · ${countText(sales_count)} ${sales_count === 1 ? 'sale' : 'sales'}`}
    </p>
  </>
)

/** A logo is larger than all that is above it on a phone: it is requested once it is near. */
export const VendorCard = ({ vendor, store }: Props) => {
  const [place, isNear] = useInView<HTMLSpanElement>('100px')
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span
        ref={place}
        className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-full bg-primary-soft"
      >
        {vendor.logo && isNear ? (
          <img src={vendor.logo} alt="" width={56} height={56} className="size-14 object-cover" />
        ) : (
          <Store aria-hidden className="size-6 text-primary" />
        )}
      </span>
      <div className="grid min-w-0 flex-1 basis-40 justify-items-start">
        <p className="text-sm text-muted">Made and sold by</p>
        <Link to={paths.vendor(vendor.vendor_id)} className="font-semibold text-ink">
          {vendor.name}
        </Link>
        {store && <Standing {...store} />}
      </div>
    </Card>
  )
}
