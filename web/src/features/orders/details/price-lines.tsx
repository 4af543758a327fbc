import { escrowFeeOf } from '@contract/escrow/fee'
import type { Currency } from '@contract/money'
import { counted } from '@contract/text/counted'
import { Money } from '@/ui/data/money'

type Props = {
  goods_minor: number
  quantity: number
  /** Undefined if delivery is included, or isn't known yet. */
  delivery_fee?: number | undefined
  /** Delivery is paid on top, but what it costs depends on the place. */
  isOpen?: boolean
  currency: Currency
}

/** The label of a total while it isn't known where the goods go. */
export const OPEN_TOTAL = 'Total without delivery'

/** The price breakdown before a purchase. */
export const PriceLines = ({ goods_minor, quantity, delivery_fee, isOpen, currency }: Props) => {
  const base_minor = goods_minor + (delivery_fee ?? 0)
  const fee_minor = escrowFeeOf(base_minor)
  const rows = [
    { label: `Goods, ${counted(quantity, 'piece')}`, amount: goods_minor },
    ...(delivery_fee === undefined ? [] : [{ label: 'Delivery', amount: delivery_fee }]),
    { label: 'Escrow fee', amount: fee_minor },
  ]
  return (
    <dl className="grid gap-1.5 text-sm">
      {rows.map(({ label, amount }) => (
        <div key={label} className="pair">
          <dt className="text-muted">{label}</dt>
          <dd>
            <Money amount_minor={amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div className="mt-1 pair border-t border-line pt-2 text-base font-semibold">
        <dt>{isOpen ? OPEN_TOTAL : 'Total'}</dt>
        <dd>
          <Money amount_minor={base_minor + fee_minor} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
