import { commissionOf } from '@contract/escrow/commission'
import { escrowFeeOf } from '@contract/escrow/fee'
import { Money } from '@/ui/data/money'

/** `price` is in kobo, and undefined while the input isn't a valid price. */
type Props = { price: number | undefined; currency: string }

/** The price breakdown: what the vendor receives, the fee and what the buyer pays. */
export const PriceLines = ({ price, currency }: Props) => {
  const fee = price === undefined ? undefined : escrowFeeOf(price)
  const commission = price === undefined ? 0 : commissionOf(price)
  const lines = [
    { label: 'You receive', amount: price === undefined ? undefined : price - commission },
    ...(commission > 0 ? [{ label: 'Oja’s commission', amount: commission }] : []),
    { label: 'Escrow fee, paid by the buyer', amount: fee },
    { label: 'The buyer pays', amount: fee === undefined ? undefined : (price ?? 0) + fee },
  ]
  return (
    <dl className="divide-y divide-line border-y border-line">
      {lines.map(({ label, amount }) => (
        <div key={label} className="pair py-3">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">
            {amount === undefined ? '–' : <Money amount_minor={amount} currency={currency} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
