import type { Transaction } from '@contract/entities/orders/transaction'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { LiveWidget } from '@/ui/live-widget'
import { Link } from '@/ui/navigation/link'
import type { KnownLine } from './lines'
import { PayLink } from './pay-link'
import { putBack } from './put-back'

type Props = {
  order: Transaction
  /** What is being bought again; the rest of the checkout goes back into the cart. */
  wanted: readonly KnownLine[]
  onCancelled: () => void
}

/** An unpaid order for what is being bought: pay it, or cancel it for a new one. */
export const UnpaidOrder = ({ order, wanted, onCancelled }: Props) => {
  const navigate = useNavigate()
  const order_path = paths.purchase(order.id)
  const cancel = useAction(async () => {
    const isPaid = await putBack(order.payment.reference, wanted)
    if (isPaid) navigate(order_path)
    else onCancelled()
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
          <PayLink transaction={order} />
        </LiveWidget>
        <Button variant="secondary" loading={cancel.isPending} onClick={() => cancel.run()}>
          Start again
        </Button>
        <Link to={order_path} className="underline">
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
