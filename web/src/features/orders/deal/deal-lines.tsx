import { Money } from '@/ui/data/money'
import { OPEN_TOTAL } from '../details/price-lines'

type Props = {
  goods_minor: number
  /** Undefined while it depends on the place. */
  delivery_minor: number | undefined
  /** The buyer's part of the escrow fee, and the seller's. */
  fee_minor: number
  vendor_fee_minor: number
  /** The seller's name. */
  seller: string
}

/** What a deal costs its buyer, and what its seller pays of the escrow fee. */
export const DealLines = ({
  goods_minor,
  delivery_minor,
  fee_minor,
  vendor_fee_minor,
  seller,
}: Props) => {
  const rows = [
    { label: 'Price', amount: goods_minor },
    ...(delivery_minor === undefined ? [] : [{ label: 'Delivery', amount: delivery_minor }]),
    {
      label: vendor_fee_minor > 0 ? 'Your part of the escrow fee' : 'Escrow fee',
      amount: fee_minor,
    },
  ]
  return (
    <div className="grid gap-2 text-sm">
      <dl className="grid gap-1.5">
        {rows.map(({ label, amount }) => (
          <div key={label} className="pair">
            <dt className="text-muted">{label}</dt>
            <dd>
              <Money amount_minor={amount} currency="NGN" />
            </dd>
          </div>
        ))}
        <div className="mt-1 pair border-t border-line pt-2 text-base font-semibold">
          <dt>{delivery_minor === undefined ? OPEN_TOTAL : 'Total'}</dt>
          <dd>
            <Money amount_minor={goods_minor + (delivery_minor ?? 0) + fee_minor} currency="NGN" />
          </dd>
        </div>
      </dl>
      {vendor_fee_minor > 0 && (
        <p className="text-muted">
          {seller} pays <Money amount_minor={vendor_fee_minor} currency="NGN" /> of the escrow fee.
        </p>
      )}
    </div>
  )
}
