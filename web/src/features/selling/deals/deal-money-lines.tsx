import { Money } from '@/ui/data/money'
import type { pricedBy } from './deal-fields'
import { type DealMoney, dealMoneyOf } from './deal-money'

type Props = {
  /** Undefined while the price isn't one. */
  priced: ReturnType<typeof pricedBy>
}

const LINES: readonly { label: string; of: keyof DealMoney }[] = [
  { label: 'The buyer pays', of: 'buyer_minor' },
  { label: 'You get', of: 'vendor_minor' },
]

/** What both sides of one purchase see of its money, live while it is typed. */
export const DealMoneyLines = ({ priced }: Props) => {
  const money = priced && dealMoneyOf(priced)
  return (
    <div className="grid gap-1" role="status">
      <dl className="divide-y divide-line border-y border-line">
        {LINES.map(({ label, of }) => (
          <div key={of} className="pair py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">
              {money ? <Money amount_minor={money[of]} currency="NGN" /> : '–'}
            </dd>
          </div>
        ))}
      </dl>
      {priced?.delivery.kind === 'rates' && (
        <p className="text-sm text-muted">Your delivery rates come on top of both.</p>
      )}
    </div>
  )
}
