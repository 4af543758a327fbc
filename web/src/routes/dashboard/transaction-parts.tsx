import { type ComponentProps, Suspense } from 'react'
import { lazyNamed } from '@/lib/lazy-named'
import { Skeleton } from '@/ui/skeleton'

const DisputeForm = lazyNamed(() => import('@/features/dispute/dispute-form'), 'DisputeForm')
const Room = lazyNamed(() => import('@/features/dispute/dispute-room'), 'DisputeRoom')
const Pictures = lazyNamed(() => import('@/features/dispute/pictures'), 'Pictures')
const Picture = lazyNamed(() => import('@/features/dispute/stored-picture'), 'StoredPicture')

const ReviewForm = lazyNamed(() => import('@/features/review/review-form'), 'ReviewForm')
const Review = lazyNamed(() => import('@/features/review/purchase-review'), 'PurchaseReview')

const DisputeRoom = (props: ComponentProps<typeof Room>) => (
  <Suspense fallback={<Skeleton className="h-96" />}>
    <Room {...props} />
  </Suspense>
)

const StoredPicture = (props: ComponentProps<typeof Picture>) => (
  <Suspense fallback={<Skeleton className="size-24" />}>
    <Picture {...props} />
  </Suspense>
)

const PurchaseReview = (props: ComponentProps<typeof Review>) => (
  <Suspense fallback={<Skeleton className="h-24" />}>
    <Review {...props} />
  </Suspense>
)

/** What dispute and review draw inside a transaction; each comes when it's first drawn. */
export const transactionParts = {
  DisputeForm,
  DisputeRoom,
  Pictures,
  StoredPicture,
  ReviewForm,
  PurchaseReview,
}
