import type { Product } from '@contract/entities/catalog/product'
import type { Offer } from '@contract/entities/orders/offer'
import { formatMoney } from '@contract/money'
import { answererOf, lastRoundOf } from '@contract/orders/offers'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { OfferStatus } from './offer-status'
import { OfferToCart } from './offer-to-cart'
import { isLive, useOffers } from './use-offers'

const OfferDialog = lazyChunk(() => import('./offer-dialog'))

type Props = { product: Product; variant_id: string | undefined; units: number }

const saidOf = (offer: Offer, amount: string): string => {
  if (offer.state === 'accepted') return `You agreed on ${amount}.`
  return answererOf(offer) === 'buyer' ? `The store asks ${amount}.` : `You offered ${amount}.`
}

/** The buyer's own offer, which is answered in the conversation. */
const Made = ({ offer, store }: { offer: Offer; store: string }) => {
  const amount = formatMoney(lastRoundOf(offer).price_minor * offer.units, 'NGN')
  const isAgreed = offer.state === 'accepted' && !offer.order_id
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-3 text-sm">
      <p>
        <span className="font-semibold">{saidOf(offer, amount)}</span>{' '}
        <OfferStatus offer={offer} party="buyer" name={store} />{' '}
        <Link to={paths.conversation(offer.conversation_id)} className="font-semibold underline">
          See the offer
        </Link>
      </p>
      {isAgreed && (
        <div className="flex flex-wrap gap-2">
          <LinkButton to={paths.offerCheckout(offer.id)}>Buy for {amount}</LinkButton>
          <OfferToCart offer={offer} />
        </div>
      )}
    </div>
  )
}

/** Lets a buyer offer less, after login if needed; or shows what was offered. */
export default function MakeOffer({ product, variant_id, units }: Props) {
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const { data: offers, isLoading } = useOffers(user !== undefined)
  const made = offers?.find(
    (one) => one.party === 'buyer' && one.product_id === product.id && isLive(one),
  )
  if (status === 'signed_out') {
    return (
      <LinkButton variant="secondary" to={paths.loginThen(`${pathname}${search}`)}>
        Make an offer
      </LinkButton>
    )
  }
  if (made) return <Made offer={made} store={product.vendor_details.name} />
  return (
    <>
      <Button variant="secondary" disabled={!user || isLoading} onClick={() => setIsOpen(true)}>
        Make an offer
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OfferDialog
            product={product}
            variant_id={variant_id}
            units={units}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
