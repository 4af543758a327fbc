import { transactionEndpoints } from '@contract/api/orders/transactions'
import type { Review } from '@contract/entities/orders/review'
import { POLICY } from '@contract/escrow/policy'
import { millisOf } from '@contract/time'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { DateTime } from '@/ui/data/date-time'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { type Opinion, ReviewDialog } from './review-dialog'

type Props = { review: Review; product_name: string; now: number }

/** Lets the buyer edit a review within `edit_review_ms` (a day); empty after that. */
export const EditReview = ({ review, product_name, now }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const until = millisOf(review.created_at) + POLICY.edit_review_ms
  if (now >= until && !isOpen) return null

  const send = async (body: Opinion) => {
    await call(transactionEndpoints.editReview, { params: { id: review.id }, body })
    toast.success('Your review is changed')
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        Change my review
      </Button>
      <p className="text-sm text-muted">
        Possible until <DateTime at={until} withTime />
      </p>
      {isOpen && (
        <ReviewDialog
          draft={`review_${review.id}`}
          title={`Change your review of ${product_name}`}
          hint={
            review.reply
              ? 'The vendor’s answer stays, marked as written before your change.'
              : 'Others see that it was changed, and when.'
          }
          opinion={review}
          sendText="Publish my changes"
          busyText="Publishing…"
          onSend={send}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
