import type { Currency } from '@contract/money'
import { Price } from '@/ui/data/price'
import type { CheckoutPrice } from './checkout-price'

type Props = { before: CheckoutPrice; now: CheckoutPrice; currency: Currency }

const ROWS = [
  ['price', 'Price of one'],
  ['delivery_fee', 'Delivery'],
  ['escrow_fee', 'Escrow fee'],
  ['total_minor', 'Total'],
] as const

/** Shows the old and the new price. The buyer must confirm again before paying. */
export const PriceChange = ({ before, now, currency }: Props) => (
  <section
    role="alert"
    aria-labelledby="price-change-title"
    className="grid gap-3 rounded-lg border border-edge bg-surface p-4"
  >
    <h2 id="price-change-title" className="font-semibold">
      {now.total_minor > before.total_minor
        ? 'The price went up while you were here'
        : 'Good news: the price went down'}
    </h2>
    <table className="w-full text-sm">
      <thead>
        <tr>
          <td />
          <th scope="col" className="text-right font-normal text-muted">
            Before
          </th>
          <th scope="col" className="text-right font-normal text-muted">
            Now
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.filter(([name]) => before[name] + now[name] > 0).map(([name, label]) => (
          <tr key={name}>
            <th scope="row" className="text-left font-normal">
              {label}
            </th>
            <td className="text-right text-muted line-through">
              <Price amount_minor={before[name]} currency={currency} />
            </td>
            <td className="text-right font-semibold">
              <Price amount_minor={now[name]} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
