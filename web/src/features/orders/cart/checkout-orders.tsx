import { formatMoney } from '@contract/money'
import { ProductImage } from '@/shared/images/product-image'
import { Card } from '@/ui/data/card'
import { Skeleton } from '@/ui/feedback/skeleton'
import { choiceOf, type KnownLine, priceOf } from '../checkout/lines'
import type { OpenCheckout } from '../checkout/use-checkout'
import { CartSummary } from './cart-summary'
import { OfferNote } from './offer-note'

const LineText = ({ line, quantity }: { line: KnownLine; quantity: number }) => {
  const choice = choiceOf(line)
  const price = formatMoney(priceOf(line) * (quantity || line.quantity), 'NGN')
  return (
    <li className="flex flex-wrap gap-3 text-sm">
      <ProductImage url={line.product?.images[0]?.url_320} className="w-10 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {quantity < line.quantity && <del className="text-muted">{line.quantity} ×</del>}{' '}
        {quantity === 0 ? <del>{line.product?.name}</del> : `${quantity} × ${line.product?.name}`}
        {choice && ` (${choice})`}
      </span>
      {quantity === 0 ? <del>{price}</del> : <span className="tabular-nums">{price}</span>}
      {(line.offer_id || line.lapsed) && (
        <div className="w-full">
          <OfferNote line={line} />
        </div>
      )}
    </li>
  )
}

/** The goods of each store as they are paid, and what they come to. */
export const CheckoutOrders = ({ checkout }: { checkout: OpenCheckout }) => {
  const { stores, repairs, quoted, place } = checkout
  const quantityOf = ({ id, quantity }: KnownLine) => repairs[id]?.quantity ?? quantity
  const count = stores.filter(({ lines }) => lines.some((line) => quantityOf(line) > 0)).length
  return (
    <Card className="grid gap-4">
      <h2 className="font-semibold text-lg">
        {count === 1 ? 'One order' : `${count} orders, one payment`}
      </h2>
      {stores.map(({ vendor_id, name, lines }) => (
        <div key={vendor_id} className="grid gap-2">
          <h3 className="text-muted text-sm">From {name}</h3>
          <ul className="grid gap-2">
            {lines.map((line) => (
              <LineText key={line.id} line={line} quantity={quantityOf(line)} />
            ))}
          </ul>
        </div>
      ))}
      {quoted ? (
        <CartSummary
          quoted={quoted}
          lines={stores.flatMap(({ lines }) => lines)}
          hasDelivery={place !== undefined}
        />
      ) : (
        count > 0 && <Skeleton className="h-28 w-full" />
      )}
    </Card>
  )
}
