import { paths } from '@/config/paths'
import { Skeleton } from '@/ui/feedback/skeleton'
import { useInView } from '@/ui/media/use-in-view'
import { Link } from '@/ui/navigation/link'
import { useVendorPage } from './vendor-queries'
import { VendorTile } from './vendor-tile'

const SHOWN = 6
const PLACES = Array.from({ length: SHOWN }, (_, place) => place)

/** The stores with the most sales. Renders nothing if they can't be loaded. */
export const StoreSection = () => {
  const [root, isNear] = useInView<HTMLElement>()
  const { data, error } = useVendorPage(1, SHOWN, isNear)
  if (error && !data) return null
  return (
    <section ref={root} aria-labelledby="stores-title" className="grid gap-5">
      <div className="flex items-baseline justify-between gap-x-4">
        <h2 id="stores-title" className="text-xl font-semibold md:text-2xl">
          Stores people buy from
        </h2>
        <Link to={paths.vendors} className="shrink-0 font-semibold">
          See all<span className="sr-only"> stores</span>
        </Link>
      </div>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {data
          ? data.items.map((vendor) => (
              <li key={vendor.vendor_id}>
                <VendorTile vendor={vendor} />
              </li>
            ))
          : PLACES.map((place) => (
              <li key={place}>
                <Skeleton className="h-36 w-full rounded-lg" />
              </li>
            ))}
      </ul>
    </section>
  )
}
