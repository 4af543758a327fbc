import type { Offer } from '@contract/entities/orders/offer'
import { lastRoundOf } from '@contract/orders/offers'
import { Money } from '@/ui/data/money'

/** The price that stands, of one and of all units, beside what the listing said. */
export const OfferPrice = ({ offer }: { offer: Offer }) => {
  const { units, goods } = offer
  const { price_minor } = lastRoundOf(offer)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Money amount_minor={price_minor * units} currency="NGN" className="font-semibold text-lg" />
      {units > 1 && (
        <span className="text-sm">
          <Money amount_minor={price_minor} currency="NGN" /> each
        </span>
      )}
      <span className="text-sm text-muted">
        <span className="sr-only">instead of </span>
        <s>
          <Money amount_minor={goods.price_minor * units} currency="NGN" />
        </s>
      </span>
    </p>
  )
}
