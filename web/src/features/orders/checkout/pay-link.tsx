import type { Transaction } from '@contract/entities/orders/transaction'
import { formatMoney } from '@contract/money'
import { useLiveBuyerSecret } from '@/lib/live/transactions'
import { type ButtonLook, buttonClass } from '@/ui/form/button-class'

const isWebAddress = (text: string) => /^https?:\/\//.test(text)

/** A payment for several orders is made at once: it is more than this order’s amount. */
const payText = ({ payment: { orders = 1 }, amount_paid, currency }: Transaction): string =>
  orders > 1 ? `Pay for ${orders} orders together` : `Pay ${formatMoney(amount_paid, currency)}`

type Props = { transaction: Transaction; size?: ButtonLook['size'] }

/** A link back to the provider's checkout of an unpaid order. */
export const PayLink = ({ transaction, size }: Props) => {
  const secret = useLiveBuyerSecret(transaction.id)
  const url = secret.data?.authorization_url
  if (!url || !isWebAddress(url)) return null
  return (
    <a href={url} className={buttonClass({ size })}>
      {payText(transaction)}
    </a>
  )
}
