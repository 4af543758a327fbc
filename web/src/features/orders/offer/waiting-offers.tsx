import type { Offer } from '@contract/entities/orders/offer'
import { offerGoods } from '@contract/orders/offer-words'
import { answererOf, lastRoundOf } from '@contract/orders/offers'
import { vendorPaths } from '@contract/vendor-urls'
import { ProductImage } from '@/shared/images/product-image'
import { Countdown } from '@/ui/data/countdown'
import { Money } from '@/ui/data/money'
import { ErrorState } from '@/ui/feedback/error-state'
import { Link } from '@/ui/navigation/link'
import { useOffers } from './use-offers'

const Waiting = ({ offer }: { offer: Offer }) => {
  const { goods, units, conversation_id, expires_at } = offer
  return (
    <li>
      <Link
        to={vendorPaths.conversation(conversation_id)}
        className="flex items-center gap-3 p-3 text-ink no-underline hover:bg-sunken md:p-4"
      >
        <ProductImage url={goods.image_url} className="w-12 self-start" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold">
              Answer the offer: {offerGoods(offer)}
            </span>
            <span className="text-sm text-muted">
              <Money amount_minor={lastRoundOf(offer).price_minor * units} currency="NGN" /> instead
              of <Money amount_minor={goods.price_minor * units} currency="NGN" />
            </span>
          </span>
          <span className="text-sm font-semibold text-warning">
            <Countdown until={expires_at} after=" left" passed="Time is up" />
          </span>
        </span>
      </Link>
    </li>
  )
}

/** The offers that wait for the vendor's answer; nothing if none do. */
export const WaitingOffers = () => {
  const { data, error, isFetching, refetch } = useOffers()
  if (!data && error) {
    return (
      <ErrorState onRetry={refetch} isRetrying={isFetching}>
        The offers that wait for you could not be loaded.
      </ErrorState>
    )
  }
  const waiting = (data ?? []).filter(
    (offer) => offer.party === 'vendor' && answererOf(offer) === 'vendor',
  )
  if (waiting.length === 0) return null
  return (
    <ul
      aria-label="Offers that wait for you"
      className="divide-y divide-line rounded-lg border border-line bg-surface"
    >
      {waiting.map((offer) => (
        <Waiting key={offer.id} offer={offer} />
      ))}
    </ul>
  )
}
