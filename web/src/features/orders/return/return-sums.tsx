import type { ReturnAmounts } from '@contract/entities/orders/return'
import { returnTotalOf } from '@contract/escrow/return-amounts'
import { Money } from '@/ui/data/money'

type Props = { amounts: ReturnAmounts; currency: string; total: string }

/** What a return gives back, in parts and as a whole. */
export const ReturnSums = ({ amounts, currency, total }: Props) => {
  const rows = [
    { label: 'Goods', amount_minor: amounts.goods_minor },
    { label: 'Delivery', amount_minor: amounts.delivery_minor },
    { label: 'Escrow fee', amount_minor: amounts.escrow_fee_minor },
  ].filter(({ amount_minor }) => amount_minor > 0)
  return (
    <dl className="grid gap-1 text-sm">
      {rows.length > 1 &&
        rows.map(({ label, amount_minor }) => (
          <div key={label} className="pair">
            <dt className="text-muted">{label}</dt>
            <dd>
              <Money amount_minor={amount_minor} currency={currency} />
            </dd>
          </div>
        ))}
      <div className="pair font-semibold">
        <dt>{total}</dt>
        <dd>
          <Money amount_minor={returnTotalOf(amounts)} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
