import type { Product } from '@contract/entities/product'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Card } from '@/ui/data/card'

type Props = { vendor: Product['vendor_details']; children?: ReactNode }

export const VendorCard = ({ vendor, children }: Props) => (
  <Card className="flex items-center gap-4">
    {vendor.logo ? (
      <img
        src={vendor.logo}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className="size-14 rounded-full border border-line object-cover"
      />
    ) : (
      <span className="grid size-14 place-items-center rounded-full bg-primary-soft">
        <Store aria-hidden className="size-6 text-primary" />
      </span>
    )}
    <div className="min-w-0 flex-1">
      <p className="text-sm text-muted">Made and sold by</p>
      <Link to={paths.vendor(vendor.vendor_id)} className="font-semibold text-ink">
        {vendor.name}
      </Link>
    </div>
    {children}
  </Card>
)
