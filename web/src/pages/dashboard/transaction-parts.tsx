import { type ComponentProps, Suspense } from 'react'
import { lazyNamed } from '@/lib/lazy-named'
import { Skeleton } from '@/ui/feedback/skeleton'

const DisputeForm = lazyNamed(() => import('@/features/orders/dispute/dispute-form'), 'DisputeForm')
const Room = lazyNamed(() => import('@/features/orders/dispute/dispute-room'), 'DisputeRoom')
const Images = lazyNamed(() => import('@/features/orders/dispute/images'), 'Images')
const Image = lazyNamed(() => import('@/lib/uploads/private-image'), 'PrivateImage')

const ReviewForm = lazyNamed(() => import('@/features/orders/review/review-form'), 'ReviewForm')
const Review = lazyNamed(() => import('@/features/orders/review/purchase-review'), 'PurchaseReview')

const DisputeRoom = (props: ComponentProps<typeof Room>) => (
  <Suspense fallback={<Skeleton className="h-96" />}>
    <Room {...props} />
  </Suspense>
)

const StoredImage = (props: ComponentProps<typeof Image>) => (
  <Suspense fallback={<Skeleton className="size-24" />}>
    <Image {...props} />
  </Suspense>
)

const PurchaseReview = (props: ComponentProps<typeof Review>) => (
  <Suspense fallback={<Skeleton className="h-24" />}>
    <Review {...props} />
  </Suspense>
)

/** The dispute and review components of a transaction, each loaded when first rendered. */
export const transactionParts = {
  DisputeForm,
  DisputeRoom,
  Images: Images,
  StoredImage: StoredImage,
  ReviewForm,
  PurchaseReview,
}
