import type { CheckoutChange } from '@contract/api/orders/checkouts'
import type { DeliveryMethod } from '@contract/entities/delivery/delivery'
import { paths } from '@/config/paths'
import { Card } from '@/ui/data/card'
import { Money } from '@/ui/data/money'
import { Link } from '@/ui/navigation/link'
import { DeliveryChoice } from '../checkout/delivery-choice'
import { isOfLine, type KnownLine, type StoreLines } from '../checkout/lines'
import { StoreBusy } from '../checkout/store-busy'
import type { StoreQuote } from '../checkout/use-quote'
import type { Cart } from './cart'
import { CartLineItem } from './cart-line-item'

/** The note of an ended offer says both prices. */
const isNoted = ({ kind }: CheckoutChange, { lapsed }: KnownLine): boolean =>
  kind === 'price' && lapsed !== undefined

type Props = {
  store: StoreLines
  cart: Cart
  quoted: StoreQuote | undefined
  way: DeliveryMethod | undefined
  changes: readonly CheckoutChange[]
  hasPlace: boolean
  isChosen: boolean
  isChoosable: boolean
  onToggle: () => void
  onWay: (method: DeliveryMethod) => void
  onSaveForLater: (line: KnownLine) => void
}

/** One store of the cart: its lines, how it delivers, and what that comes to. */
export const CartStore = ({
  store,
  cart,
  quoted,
  way,
  changes,
  hasPlace,
  isChosen,
  isChoosable,
  onToggle,
  onWay,
  onSaveForLater,
}: Props) => {
  const { vendor_id, name, lines } = store
  return (
    <Card id={vendor_id} className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isChosen && !isChoosable}
            onChange={onToggle}
            className="size-5 accent-primary"
          />
          <span className="sr-only">Pay </span>
          <h2 className="font-semibold text-lg">{name}</h2>
        </label>
        <Link to={paths.vendor(vendor_id)} className="text-sm underline">
          Visit store
        </Link>
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {lines.map((line) => (
          <CartLineItem
            key={line.id}
            line={line}
            cart={cart}
            changes={changes.filter((change) => isOfLine(change, line) && !isNoted(change, line))}
            onSaveForLater={onSaveForLater}
          />
        ))}
      </ul>
      {isChosen &&
        changes.map(
          (change) =>
            change.kind === 'busy' &&
            change.vendor_id === vendor_id && <StoreBusy key="busy" name={name} room={change} />,
        )}
      {isChosen && quoted && (
        <div className="grid gap-3 border-line border-t pt-3">
          {hasPlace && (
            <DeliveryChoice
              name={`way-${vendor_id}`}
              quoted={quoted}
              chosen={way}
              currency="NGN"
              onChoose={onWay}
            />
          )}
          <p className="pair font-semibold">
            <span>Subtotal{hasPlace ? ' with delivery' : ''}</span>
            <Money amount_minor={quoted.goods_minor + quoted.delivery_fee_minor} currency="NGN" />
          </p>
        </div>
      )}
    </Card>
  )
}
