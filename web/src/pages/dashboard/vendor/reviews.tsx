import { VendorReviews } from '@/features/orders/review/vendor-reviews'

export default function VendorReviewsPage() {
  return <VendorReviews />
}
