import { transactionEndpoints } from '@contract/api/orders/transactions'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { LiveWidget } from '@/ui/live-widget'
import { PayLink } from './pay-link'
import { putBack } from './put-back'

type Props = {
  transaction_id: string
  /** Of the checkout of a cart: all of it is cancelled, and its goods go back into the cart. */
  reference?: string
  onCancelled: () => void
}

/** An unpaid order for the product that is being bought: pay it, or cancel it for a new one. */
export const UnpaidOrder = ({ transaction_id, reference, onCancelled }: Props) => {
  const cancel = useAction(async () => {
    if (reference) await putBack(reference)
    else await call(transactionEndpoints.cancel, { params: { id: transaction_id }, body: {} })
    onCancelled()
  })
  return (
    <section
      role="alert"
      aria-labelledby="unpaid-title"
      className="grid gap-3 rounded-lg border border-warning/40 bg-warning-soft p-4"
    >
      <p id="unpaid-title" className="font-semibold">
        You have an unpaid order for this.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <LiveWidget>
          <PayLink transaction_id={transaction_id} text="Pay it" />
        </LiveWidget>
        <Button variant="secondary" loading={cancel.isPending} onClick={() => cancel.run()}>
          Start again
        </Button>
        <Link to={paths.purchase(transaction_id)} className="underline">
          See the order
        </Link>
      </div>
      <p className="text-sm">
        Starting again cancels the unpaid order. Its items are offered to others until you pay.
      </p>
      <FormAlert>{cancel.failure}</FormAlert>
    </section>
  )
}
