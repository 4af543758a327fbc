import type { CheckoutChange } from '@contract/api/orders/checkouts'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { isOfLine, type StoreLines } from './cart'
import { changeText } from './change-text'
import type { Repairs } from './repair'

const nameOf = (change: CheckoutChange, stores: readonly StoreLines[]): string => {
  if ('vendor_id' in change) {
    return stores.find(({ vendor_id }) => vendor_id === change.vendor_id)?.name ?? 'The store'
  }
  const lines = stores.flatMap((store) => store.lines)
  return lines.find((line) => isOfLine(change, line))?.product?.name ?? 'A product'
}

/** Says what became of a line's units. */
const repairText = (change: CheckoutChange, quantity: number, name: string): string => {
  if (quantity > 0) return `Only ${quantity} of ${name} are left. You pay for ${quantity}.`
  const why =
    change.kind === 'delivery' ? `${name} does not deliver there.` : changeText(change, name)
  return `${why} You don’t pay for it now.`
}

type Props = {
  stores: readonly StoreLines[]
  repairs: Repairs
  /** What else the buyer must agree to. */
  changes: readonly CheckoutChange[]
}

/** What differs from the cart, what was done about it, and the way back to change it. */
export const CheckoutChanges = ({ stores, repairs, changes }: Props) => {
  const repaired = Object.values(repairs).map(({ change, quantity }) =>
    repairText(change, quantity, nameOf(change, stores)),
  )
  const others = changes.map((change) => changeText(change, nameOf(change, stores)))
  const texts = [...new Set([...repaired, ...others])]
  if (texts.length === 0) return null
  return (
    <section
      role="alert"
      aria-labelledby="changes-title"
      className="grid gap-2 rounded-lg border border-edge bg-surface p-4"
    >
      <h2 id="changes-title" className="font-semibold">
        This changed since you looked
      </h2>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Link to={paths.cart} className="w-fit font-semibold text-sm underline">
        Change the cart
      </Link>
    </section>
  )
}
