import { VendorReviews } from '@/features/review/vendor-reviews'

export default function VendorReviewsPage() {
  return <VendorReviews />
}
