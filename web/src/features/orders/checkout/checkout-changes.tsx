import type { CheckoutChange } from '@contract/api/orders/checkouts'
import { Money } from '@/ui/data/money'
import { Link } from '@/ui/navigation/link'
import { DELIVERY_REFUSAL_TEXT } from '../delivery/refusal-text'
import { type Amounts, quotedAmounts } from './amounts'
import { changeText } from './change-text'
import { isOfLine, type StoreLines } from './lines'
import type { OpenCheckout } from './use-checkout'

const nameOf = (change: CheckoutChange, stores: readonly StoreLines[]): string => {
  if ('vendor_id' in change) {
    return stores.find(({ vendor_id }) => vendor_id === change.vendor_id)?.name ?? 'The store'
  }
  const lines = stores.flatMap((store) => store.lines)
  return lines.find((line) => isOfLine(change, line))?.product?.name ?? 'A product'
}

const whyNot = (change: CheckoutChange, name: string): string =>
  change.kind === 'delivery'
    ? `${name} does not deliver there. ${DELIVERY_REFUSAL_TEXT[change.quote.refusal ?? 'no_rate']}`
    : changeText(change, name)

const ROWS = [
  ['goods_minor', 'Goods'],
  ['delivery_fee_minor', 'Delivery'],
  ['escrow_fee_minor', 'Escrow fee'],
  ['total_minor', 'Total'],
] as const

const AmountTable = ({ before, now }: { before: Amounts; now: Amounts }) => (
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
            <Money amount_minor={before[name]} currency="NGN" />
          </td>
          <td className="text-right font-semibold">
            <Money amount_minor={now[name]} currency="NGN" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const titleOf = (changes: readonly CheckoutChange[], isRepaired: boolean): string => {
  const total = changes.find((change) => change.kind === 'total')
  const isPrice = changes.every(({ kind }) => kind === 'price' || kind === 'total')
  if (!total || !isPrice || isRepaired) return 'This changed since you looked'
  return total.now_minor > total.before_minor
    ? 'The price went up while you were here'
    : 'Good news: the price went down'
}

type Props = {
  checkout: OpenCheckout
  /** Where what is bought can be changed. */
  back: { to: string; text: string }
}

/** What differs from what was shown, what was done about it, and the way back to change it. */
export const CheckoutChanges = ({ checkout, back }: Props) => {
  const { stores, repairs, lines, quoted, payment } = checkout
  const { changes = [], before, now = quoted && quotedAmounts(quoted) } = payment.changed ?? {}
  const wanted = stores.flatMap((store) => store.lines)
  const repaired = wanted.flatMap((line) => {
    const { change, quantity = line.quantity } = repairs[line.id] ?? {}
    if (!change || quantity >= line.quantity) return []
    const name = nameOf(change, stores)
    if (quantity > 0) return `Only ${quantity} of ${name} are left. You pay for ${quantity}.`
    return `${whyNot(change, name)}${lines.length > 0 ? ' You don’t pay for it now.' : ''}`
  })
  const isCompared = before && now && changes.some(({ kind }) => kind === 'total')
  const others = changes
    .filter(({ kind }) => !(isCompared && kind === 'total'))
    .map((change) => changeText(change, nameOf(change, stores)))
  const texts = [...new Set([...repaired, ...others])]
  if (texts.length === 0 && !isCompared) return null
  return (
    <section
      role="alert"
      aria-labelledby="changes-title"
      className="grid gap-3 rounded-lg border border-edge bg-surface p-4"
    >
      <h2 id="changes-title" className="font-semibold">
        {titleOf(changes, repaired.length > 0)}
      </h2>
      {texts.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {isCompared && <AmountTable before={before} now={now} />}
      <Link to={back.to} className="w-fit font-semibold text-sm underline">
        {back.text}
      </Link>
    </section>
  )
}
