import type { CheckoutChange } from '@contract/api/orders/checkouts'
import { counted } from '@contract/text/counted'
import { Suspense } from 'react'
import { paths } from '@/config/paths'
import { ProductImage } from '@/shared/images/product-image'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Money } from '@/ui/data/money'
import { Button } from '@/ui/form/button'
import { Link } from '@/ui/navigation/link'
import { changeText } from '../checkout/change-text'
import { choiceOf, type KnownLine, priceOf, stockOf } from '../checkout/lines'
import { QuantityStepper } from '../purchase/quantity-stepper'
import type { Cart } from './cart'

const OfferNote = lazyPart(() => import('./offer-note'), 'OfferNote')

type Props = {
  line: KnownLine
  cart: Cart
  changes: readonly CheckoutChange[]
  /** Nothing is known of the product for lack of a connection. */
  isUnheard?: boolean
  onSaveForLater: (line: KnownLine) => void
}

/** One line of the cart, with what changed since it was added. */
export const CartLineItem = ({ line, cart, changes, isUnheard, onSaveForLater }: Props) => {
  const { product, quantity } = line
  const name = product?.name ?? 'This product'
  const choice = choiceOf(line)
  const stock = stockOf(line)
  const image = product?.images[0]?.url_320 ?? ''
  const isFixed = cart.stored_at !== undefined
  return (
    <li id={line.id} className="grid gap-3 py-4">
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <ProductImage url={image} className="w-[min(5rem,24vw)] shrink-0 self-start" />
        <div className="grid min-w-0 flex-1 basis-40 content-start gap-1">
          {product ? (
            <Link to={paths.product(product.slug)} className="font-semibold hover:underline">
              {product.name}
            </Link>
          ) : (
            <p className="font-semibold">
              {isUnheard ? counted(quantity, 'piece') : 'No longer sold'}
            </p>
          )}
          {choice && <p className="text-muted text-sm">{choice}</p>}
          <p className="font-semibold">
            <Money amount_minor={priceOf(line) * quantity} currency={product?.currency ?? 'NGN'} />
            {quantity > 1 && (
              <span className="font-normal text-muted text-sm">
                {' '}
                (<Money amount_minor={priceOf(line)} currency={product?.currency ?? 'NGN'} /> each)
              </span>
            )}
          </p>
          {line.offer_id && quantity > 1 && <p className="text-sm">{quantity} pieces, as agreed</p>}
          {isFixed && product && quantity > 1 && !line.offer_id && (
            <p className="text-sm">{quantity} pieces</p>
          )}
          {product && !line.offer_id && !isFixed && (
            <div className="pt-1 [&_legend]:sr-only">
              <QuantityStepper
                value={quantity}
                most={Math.max(1, stock)}
                onChange={(value) => cart.setQuantity(line, Math.min(value, Math.max(1, stock)))}
              />
            </div>
          )}
        </div>
      </div>
      {(line.offer_id || line.lapsed) && (
        <Suspense fallback={null}>
          <OfferNote line={line} />
        </Suspense>
      )}
      {changes.map((change) => (
        <p key={change.kind} role="status" className="rounded-md bg-warning-soft px-3 py-2 text-sm">
          {changeText(change, name)}
        </p>
      ))}
      {!isFixed && (
        <div className="-my-2 -mr-3 flex flex-wrap justify-end">
          {product && (
            <Button
              variant="quiet"
              size="sm"
              className="min-h-11"
              onClick={() => onSaveForLater(line)}
            >
              Save for later
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            aria-label={`Remove ${name}`}
            onClick={() => cart.remove(line)}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  )
}
