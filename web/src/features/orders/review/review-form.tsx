import { transactionReads } from '@contract/api/orders/transaction-reads'
import { transactionEndpoints } from '@contract/api/orders/transactions'
import { hoursText, POLICY } from '@contract/escrow/policy'
import { call } from '@/lib/api/api-client'
import { toast } from '@/ui/feedback/toast'
import type { ActionProps } from '../actions/action-props'
import { type Opinion, ReviewDialog } from './review-dialog'

/** The form for a buyer's new review. */
export const ReviewForm = ({ transaction, run, onClose }: ActionProps) => {
  const { id, product_details } = transaction

  const send = async (body: Opinion) => {
    await run(async () => {
      await call(transactionEndpoints.review, { params: { id }, body })
      return call(transactionReads.get, { params: { id } })
    })
    toast.success('Thank you. Your review is on the product’s page.')
  }
  return (
    <ReviewDialog
      draft={`review_${id}`}
      title={`Review ${product_details.name}`}
      hint={`${product_details.vendor_details.name} may answer once. You can change it for ${hoursText(POLICY.edit_review_ms)}.`}
      sendText="Publish my review"
      busyText="Publishing…"
      onSend={send}
      onClose={onClose}
    />
  )
}
