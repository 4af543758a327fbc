import { vendorPaths } from '@contract/vendor-urls'
import { Awaited } from '@/lib/awaited'
import { useLiveProduct } from '@/lib/live/products'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Link } from '@/ui/navigation/link'

const THUMB = 48

/** The vendor's own product that a review is of. */
export const ReviewedProduct = ({ id }: { id: string }) => {
  const live = useLiveProduct(id)
  if (live.status === 'loading') {
    return (
      <Awaited instead={null}>
        <Skeleton className="h-12 w-64 max-w-full" />
      </Awaited>
    )
  }
  const product = live.status === 'content' ? live.data : null
  if (!product) return <p className="text-sm text-muted">A product that isn’t there any more</p>
  const [image] = product.images
  return (
    <Link
      to={vendorPaths.product(id)}
      className="flex min-w-0 items-center gap-3 font-semibold hover:underline"
    >
      {image && (
        <img
          src={image.url_320}
          alt=""
          width={THUMB}
          height={THUMB}
          loading="lazy"
          className="size-12 shrink-0 rounded-md object-cover"
        />
      )}
      <span className="min-w-0 wrap-anywhere">{product.name}</span>
    </Link>
  )
}
