import { asVariant, goodsIdOf, variantsOnSale } from '@contract/catalog/variants'
import type { Product } from '@contract/entities/catalog/product'
import type { Offer } from '@contract/entities/orders/offer'
import { lastRoundOf } from '@contract/orders/offers'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { Countdown } from '@/ui/data/countdown'
import { Money } from '@/ui/data/money'
import { CheckoutForm } from '../checkout/checkout-form'
import { CheckoutFrame } from '../checkout/checkout-frame'
import { CheckoutSummary } from '../checkout/checkout-summary'
import { useCheckout } from '../checkout/use-checkout'
import { useUnpaidOrders } from '../checkout/use-unpaid-orders'
import { PurchaseTerms } from '../purchase/purchase-terms'

/** The product with the agreed price for the variant that was agreed on. */
const atAgreedPrice = (product: Product, offer: Offer): Product => {
  const { price_minor: price } = lastRoundOf(offer)
  const variants = product.variants?.map((variant) =>
    variant.id === offer.variant_id ? { ...variant, price } : variant,
  )
  return variants ? { ...product, variants } : { ...product, price }
}

type Props = { offer: Offer; product: Product; name: string }

/** A checkout of what was agreed on: its units and price are fixed. */
export const OfferedCheckout = ({ offer, product: listed, name }: Props) => {
  const { product_id, variant_id, units, goods, expires_at } = offer
  const { price_minor } = lastRoundOf(offer)
  const [now] = useState(Date.now)
  const whole = atAgreedPrice(listed, offer)
  const variant = variantsOnSale(whole).find(({ id }) => id === variant_id)
  const product = variant && whole.options ? asVariant(whole, variant) : whole
  const line = { product_id, variant_id, quantity: units, price_minor, offer_id: offer.id }
  const { vendor_id, name: store } = whole.vendor_details
  const lines = [{ ...line, id: goodsIdOf(line), product: whole }]
  const unpaid = useUnpaidOrders()
  const checkout = useCheckout({
    stores: [{ vendor_id, name: store, lines }],
    unpaid,
    name,
    draft: `checkout_${product_id}`,
  })
  const [quoted] = checkout.quoted?.stores ?? []
  const delivery_fee = quoted?.method && quoted.delivery_fee_minor
  return (
    <CheckoutFrame
      summary={
        <div className="grid gap-4">
          <p className="rounded-md bg-primary-soft p-3 text-sm">
            Agreed: <Money amount_minor={price_minor} currency="NGN" />
            {units > 1 && ' each'} instead of{' '}
            <Money amount_minor={goods.price_minor} currency="NGN" />.{' '}
            <Countdown until={expires_at} after=" left to buy." passed="The time to buy is over." />{' '}
            Nothing is reserved until you pay.
          </p>
          <CheckoutSummary
            product={product}
            choice={goods.choice.join(', ')}
            goods_minor={quoted?.goods_minor ?? price_minor * units}
            quantity={units}
            most={1}
            isFewer={false}
            onQuantity={() => {}}
            delivery_fee={delivery_fee}
            now={now}
          />
        </div>
      }
    >
      <div className="grid gap-8">
        <CheckoutForm
          checkout={checkout}
          back={{ to: paths.conversation(offer.conversation_id), text: 'Back to the offer' }}
        />
        <div className="lg:hidden">
          <PurchaseTerms now={now} isPromised={delivery_fee !== undefined} />
        </div>
      </div>
    </CheckoutFrame>
  )
}
