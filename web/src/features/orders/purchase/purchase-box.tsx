import { isFinal } from '@contract/catalog/final-goods'
import type { ProductDetails } from '@contract/entities/catalog/product'
import { totalOf } from '@contract/escrow/fee'
import { restingOf } from '@contract/people/store-rest'
import { Suspense, useState } from 'react'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { changedMindText } from '@/shared/store/changed-mind-text'
import { RestNote } from '@/shared/store/rest-note'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Card } from '@/ui/data/card'
import { Money } from '@/ui/data/money'
import { buttonClass } from '@/ui/form/button-class'
import { LinkButton } from '@/ui/form/link-button'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { PriceLines } from '../details/price-lines'
import type { Agreed } from '../offer/use-offers'
import { BuyBar } from './buy-bar'
import { PurchaseTerms } from './purchase-terms'
import { QuantityStepper } from './quantity-stepper'

const DeliveryFee = lazyPart(() => import('../delivery/delivery-fee'))
const AddToCartButton = lazyPart(() => import('../cart/add-to-cart-button'))
const MakeOffer = lazyPart(() => import('../offer/make-offer'))

type Props = {
  product: ProductDetails
  /** The chosen variant of a product with options, whose price and stock `product` has. */
  variant_id?: string | undefined
  now: number
  /** Paused or removed since the page was rendered. */
  isGone?: boolean
}

const checkoutOf = (id: string, quantity: number, variant_id?: string): string =>
  `${paths.checkout(id)}?quantity=${quantity}${variant_id ? `&variant=${variant_id}` : ''}`

/** "size and colour" */
const optionNames = ({ options = [] }: ProductDetails): string =>
  options.map(({ name }) => name.toLowerCase()).join(' and ')

const note = 'rounded-md bg-sunken p-4 text-sm'

/** Quantity, fee, total and buyer protection. The next step asks for the delivery address. */
export const PurchaseBox = ({ product, variant_id, now, isGone = false }: Props) => {
  const { status, user } = useSession()
  const [quantity, setQuantity] = useState(1)
  const [fee_minor, setFee] = useState<number>()
  const [offered, setOffered] = useState<Agreed>()
  const isIdle = useWhenIdle()
  const isOpen = product.options && !variant_id
  const agreed = offered?.variant_id === (variant_id ?? product.id) ? offered : undefined
  const chosen = agreed?.units ?? Math.min(quantity, Math.max(1, product.available_items))
  const goods_minor = (agreed?.price_minor ?? product.price) * chosen
  const isPaid = !isOpen && product.delivery_version !== undefined
  const isUnknown = isPaid && fee_minor === undefined
  const checkout = agreed
    ? paths.offerCheckout(agreed.id)
    : checkoutOf(product.id, chosen, variant_id)

  if (user?.uid === product.vendor_id) {
    return <p className={note}>This is your own product. You can’t buy from your own store.</p>
  }
  if (isGone) {
    return (
      <p className={note}>
        Its vendor has just taken this off sale. What you have already ordered is not affected.
      </p>
    )
  }
  const resting = restingOf(product.store_rest, now)
  if (resting) return <RestNote resting={resting} />
  return (
    <Card className="grid gap-5">
      {product.available_items > 0 ? (
        <>
          <QuantityStepper
            value={chosen}
            least={agreed?.units}
            most={agreed?.units ?? product.available_items}
            onChange={setQuantity}
          />
          {!isOpen && (
            <PriceLines
              goods_minor={goods_minor}
              quantity={chosen}
              delivery_fee={fee_minor}
              isOpen={isUnknown}
              currency={product.currency}
            />
          )}
          {isIdle && isPaid && (
            <Suspense fallback={null}>
              <DeliveryFee
                product={product}
                variant_id={variant_id}
                quantity={chosen}
                onFee={setFee}
              />
            </Suspense>
          )}
          <BuyBar
            total={
              <>
                <Money
                  amount_minor={isOpen ? product.price : totalOf(goods_minor + (fee_minor ?? 0))}
                  currency={product.currency}
                />
                {isUnknown && <small className="block text-muted">without delivery</small>}
              </>
            }
          >
            {isOpen ? (
              <a href="#choice" className={buttonClass({ size: 'lg' })}>
                Choose {optionNames(product)}
              </a>
            ) : (
              <>
                {/* Straight to the login, which the checkout would refuse a visitor for. */}
                <LinkButton
                  size="lg"
                  to={status === 'signed_out' ? paths.loginThen(checkout) : checkout}
                >
                  Buy with escrow
                </LinkButton>
                {!agreed && (
                  <span className="grid min-h-13 max-md:w-13">
                    {isIdle && (
                      <Suspense fallback={null}>
                        <AddToCartButton
                          product={product}
                          variant_id={variant_id}
                          quantity={chosen}
                        />
                      </Suspense>
                    )}
                  </span>
                )}
              </>
            )}
          </BuyBar>
          {product.takes_offers && !isOpen && (
            <div className="grid min-h-11">
              {isIdle && (
                <Suspense fallback={null}>
                  <MakeOffer
                    product={product}
                    variant_id={variant_id}
                    units={chosen}
                    agreed={agreed}
                    onAgreed={setOffered}
                  />
                </Suspense>
              )}
            </div>
          )}
        </>
      ) : (
        <p className={note}>
          {variant_id ? 'This choice' : 'This'} is out of stock. Add it to your favourites to find
          it again when it is back.
        </p>
      )}
      <PurchaseTerms
        now={now}
        returns={changedMindText(product.store?.return_policy, isFinal(product))}
      />
    </Card>
  )
}
