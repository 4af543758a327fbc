import type { StoreRest } from '@contract/entities/people/store-rest'
import type { Vendor } from '@contract/entities/people/vendor'
import { restingOf } from '@contract/people/store-rest'
import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePageTime } from '@/lib/initial-data'
import { RestNote } from '@/shared/store/rest-note'
import { DateTime } from '@/ui/data/date-time'
import { RatingStars } from '@/ui/data/rating-stars'
import { watchLater } from '../../../lib/live/use-live-offer'
import { wantsSaveData } from '../../../lib/preferences'
import { useSession } from '../../../lib/session/session'
import { StoreCover } from './store-cover'
import { VendorLogo } from './vendor-logo'

/**
 * A store's rest, kept up to date for signed-in users. Signed-out visitors and people who save data
 * load nothing for it.
 */
const useLiveRest = ({ vendor_id, rest }: Vendor): StoreRest | null | undefined => {
  const [live, setLive] = useState<{ of: string; rest: StoreRest | null }>()
  const uid = useSession().user?.uid
  useEffect(() => {
    if (uid === undefined || wantsSaveData()) return
    return watchLater(({ watchRest }) =>
      watchRest(vendor_id, (now) => setLive({ of: vendor_id, rest: now })),
    )
  }, [uid, vendor_id])
  return live?.of === vendor_id ? live.rest : rest
}

/** A store's public profile, with its rating and sales figures. */
export const VendorHeader = ({ vendor }: { vendor: Vendor }) => {
  const resting = restingOf(useLiveRest(vendor), usePageTime())
  return (
    <header className="grid gap-5 border-b border-line pb-8">
      <StoreCover cover={vendor.cover} />
      <div className="flex flex-wrap items-center gap-5">
        <VendorLogo vendor={vendor} size="lg" />
        <div className="grid min-w-0 flex-1 basis-40 gap-1.5">
          <h1>{vendor.name}</h1>
          <p className="flex items-center gap-1.5 text-muted">
            <MapPin aria-hidden className="size-4 shrink-0" />
            {vendor.city}, {vendor.state}
          </p>
          <a href="#reviews" className="flex min-h-6 w-fit items-center no-underline">
            <RatingStars rating={vendor.rating} count={vendor.rating_count} />
          </a>
        </div>
      </div>
      <p className="max-w-prose whitespace-pre-line">{vendor.description}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <div className="flex gap-1.5">
          <dt className="text-muted">Products</dt>
          <dd className="font-semibold tabular-nums">{vendor.product_count}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-muted">Completed sales</dt>
          <dd className="font-semibold tabular-nums">{vendor.sales_count}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-muted">On Oja since</dt>
          <dd className="font-semibold">
            <DateTime at={vendor.joined_at} />
          </dd>
        </div>
      </dl>
      {resting && <RestNote resting={resting} />}
    </header>
  )
}
