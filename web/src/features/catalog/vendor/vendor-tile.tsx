import type { Vendor } from '@contract/entities/people/vendor'
import { MapPin } from 'lucide-react'
import { paths } from '@/config/paths'
import { RatingStars } from '@/ui/data/rating-stars'
import { Link } from '@/ui/navigation/link'
import { VendorLogo } from './vendor-logo'

export const VendorTile = ({ vendor }: { vendor: Vendor }) => (
  <article className="group relative flex flex-wrap h-full gap-4 rounded-lg border border-line bg-surface p-4">
    <VendorLogo vendor={vendor} />
    <div className="grid min-w-0 flex-1 basis-40 content-start gap-1">
      <h3 className="font-semibold">
        <Link
          to={paths.vendor(vendor.vendor_id)}
          className="text-ink no-underline after:absolute after:inset-0 group-hover:underline"
        >
          {vendor.name}
        </Link>
      </h3>
      <p className="flex items-center gap-1 text-sm text-muted">
        <MapPin aria-hidden className="size-4 shrink-0" />
        {vendor.city}, {vendor.state}
      </p>
      <RatingStars rating={vendor.rating} count={vendor.rating_count} />
      <p className="line-clamp-2 text-sm text-muted">{vendor.description}</p>
    </div>
  </article>
)
