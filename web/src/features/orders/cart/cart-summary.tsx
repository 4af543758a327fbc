import { Price } from '@/ui/data/price'
import { OPEN_TOTAL } from '../details/price-lines'
import type { KnownLine } from './cart'
import type { StoreQuote } from './cart-store'

type Props = {
  stores: readonly StoreQuote[]
  lines: readonly KnownLine[]
  total_minor: number
  hasDelivery: boolean
}

const sum = (stores: readonly StoreQuote[], amountOf: (store: StoreQuote) => number): number =>
  stores.reduce((all, store) => all + amountOf(store), 0)

/** What the chosen stores come to, in one payment. */
export const CartSummary = ({ stores, lines, total_minor, hasDelivery }: Props) => {
  const isOpen = !hasDelivery && lines.some(({ product }) => product?.delivery_version)
  const rows = [
    { label: 'Goods', amount: sum(stores, ({ goods_minor }) => goods_minor) },
    ...(hasDelivery
      ? [{ label: 'Delivery', amount: sum(stores, ({ delivery_fee_minor }) => delivery_fee_minor) }]
      : []),
    { label: 'Escrow fee', amount: sum(stores, ({ escrow_fee_minor }) => escrow_fee_minor) },
  ]
  return (
    <dl className="grid gap-1.5 text-sm">
      {rows.map(({ label, amount }) => (
        <div key={label} className="pair">
          <dt className="text-muted">{label}</dt>
          <dd>
            <Price amount_minor={amount} currency="NGN" />
          </dd>
        </div>
      ))}
      <div className="pair mt-1 border-line border-t pt-2 font-semibold text-base">
        <dt>{isOpen ? OPEN_TOTAL : 'Total'}</dt>
        <dd>
          <Price amount_minor={total_minor} currency="NGN" />
        </dd>
      </div>
    </dl>
  )
}
