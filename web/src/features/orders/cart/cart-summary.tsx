import { Money } from '@/ui/data/money'
import { quotedAmounts } from '../checkout/amounts'
import type { KnownLine } from '../checkout/lines'
import type { Quote } from '../checkout/use-quote'
import { OPEN_TOTAL } from '../details/price-lines'

type Props = { quoted: Quote; lines: readonly KnownLine[]; hasDelivery: boolean }

/** What the chosen stores come to, in one payment. */
export const CartSummary = ({ quoted, lines, hasDelivery }: Props) => {
  const { goods_minor, delivery_fee_minor, escrow_fee_minor, total_minor } = quotedAmounts(quoted)
  const isOpen = !hasDelivery && lines.some(({ product }) => product?.delivery_version)
  const rows = [
    { label: 'Goods', amount: goods_minor },
    ...(hasDelivery ? [{ label: 'Delivery', amount: delivery_fee_minor }] : []),
    { label: 'Escrow fee', amount: escrow_fee_minor },
  ]
  return (
    <dl className="grid gap-1.5 text-sm">
      {rows.map(({ label, amount }) => (
        <div key={label} className="pair">
          <dt className="text-muted">{label}</dt>
          <dd>
            <Money amount_minor={amount} currency="NGN" />
          </dd>
        </div>
      ))}
      <div className="pair mt-1 border-line border-t pt-2 font-semibold text-base">
        <dt>{isOpen ? OPEN_TOTAL : 'Total'}</dt>
        <dd>
          <Money amount_minor={total_minor} currency="NGN" />
        </dd>
      </div>
    </dl>
  )
}
