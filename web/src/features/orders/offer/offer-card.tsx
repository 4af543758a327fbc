import type { Party } from '@contract/entities/orders/party'
import { offerGoods } from '@contract/orders/offer-words'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { OfferActions } from './offer-actions'
import { OfferPrice } from './offer-price'
import { OfferStatus } from './offer-status'
import { useOffer } from './use-offers'

type Props = { id: string; party: Party; name: string }

/** How an offer stands, and what its reader can do about it, below its last message. */
export const OfferCard = ({ id, party, name }: Props) => {
  const { offer, isThere, error, refetch } = useOffer(id)
  // What it said is above; it ended long ago.
  if (isThere && !offer) return null
  if (error && !offer) {
    return <ErrorState onRetry={() => void refetch()}>The offer could not be loaded.</ErrorState>
  }
  if (!offer) return <Skeleton className="h-32 w-72 max-w-full" />
  return (
    <section
      aria-label={`Offer for ${offerGoods(offer)}`}
      className="grid gap-2 rounded-lg border border-line bg-surface p-3"
    >
      <p className="text-sm wrap-anywhere">{offerGoods(offer)}</p>
      <OfferPrice offer={offer} />
      <p role="status" className="text-sm text-muted">
        <OfferStatus offer={offer} party={party} name={name} />
      </p>
      <OfferActions offer={offer} party={party} />
    </section>
  )
}
