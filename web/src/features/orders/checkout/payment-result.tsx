import type { ResponseOf } from '@contract/api/endpoint'
import type { paymentEndpoints } from '@contract/api/endpoints/payments'
import { formatMoney } from '@contract/money'
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { paths } from '@/config/paths'
import { Card } from '@/ui/data/card'
import { LinkButton } from '@/ui/form/link-button'

type Verified = ResponseOf<typeof paymentEndpoints.verify>

type Words = { icon: LucideIcon; look: string; title: string; text: string }

const wordsOf = ({ state, transaction }: Verified): Words => {
  const amount = formatMoney(transaction.amount_paid, transaction.currency)
  const { name } = transaction.product_details.vendor_details
  switch (state) {
    case 'paid':
      return transaction.status.status === 'reversed'
        ? {
            icon: CircleX,
            look: 'text-warning',
            title: 'Paid too late',
            text: `Your payment of ${amount} came after the order had ended. It goes back to you by itself.`,
          }
        : {
            icon: CircleCheck,
            look: 'text-success',
            title: 'Your money is held safely',
            text: `${amount} is in escrow. ${name} has been asked to confirm the order; nobody is paid until you approve.`,
          }
    case 'awaiting':
      return {
        icon: Clock,
        look: 'text-warning',
        title: 'Waiting for your payment',
        text: 'The payment provider has not told us of it yet. This page looks again every few seconds; you may also leave it.',
      }
    case 'failed':
      return {
        icon: CircleX,
        look: 'text-error',
        title: 'The payment did not go through',
        text: 'You were not charged, and the items are back in stock. You can try again from the product page.',
      }
    case 'mismatched':
      return {
        icon: CircleX,
        look: 'text-error',
        title: 'The amount was not right',
        text: 'What was paid does not match the order, so it goes back to you by itself.',
      }
  }
}

/** The result of the payment, as verified by the server. */
export const PaymentResult = ({ verified }: { verified: Verified }) => {
  const { icon: Icon, look, title, text } = wordsOf(verified)
  const { transaction, state } = verified
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-4 py-10 text-center">
      <Icon aria-hidden className={`size-12 ${look}`} />
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p role="status" className="max-w-prose text-muted">
        {text}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.purchase(transaction.id)}>See your purchase</LinkButton>
        {state === 'failed' && (
          <LinkButton variant="secondary" to={paths.product(transaction.product_details.slug)}>
            Back to the product
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
