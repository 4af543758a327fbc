import type { Party } from '@contract/entities/orders/party'
import { Suspense } from 'react'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Skeleton } from '@/ui/feedback/skeleton'

const OfferCard = lazyPart(() => import('./offer-card'), 'OfferCard')

type Props = { id: string; party: Party; name: string }

/** An offer in a conversation: most have none, so its code comes with the first. */
export const OfferInThread = (props: Props) => (
  <Suspense fallback={<Skeleton className="h-32 w-72 max-w-full" />}>
    <OfferCard {...props} />
  </Suspense>
)
