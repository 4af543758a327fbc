import type { Product } from '@contract/entities/catalog/product'
import type { Offer } from '@contract/entities/orders/offer'
import { formatPrice } from '@contract/money'
import { lastRoundOf } from '@contract/orders/offers'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { useLiveOffers } from './use-offers'

const OfferDialog = lazyChunk(() => import('./offer-dialog'))

type Props = { product: Product; variant_id: string | undefined; units: number }

/** The buyer's own offer, which is answered in the conversation. */
const Made = ({ offer }: { offer: Offer }) => {
  const amount = formatPrice(lastRoundOf(offer).price_minor * offer.units, 'NGN')
  const isAgreed = offer.state === 'accepted' && !offer.order_id
  return (
    <p className="rounded-md bg-sunken p-3 text-sm">
      {offer.state === 'accepted'
        ? `You agreed on ${amount}.`
        : `${amount} is being haggled about.`}{' '}
      {isAgreed && (
        <>
          <Link to={paths.offerCheckout(offer.id)}>Buy for {amount}</Link>{' '}
        </>
      )}
      <Link to={paths.conversation(offer.conversation_id)}>See the offer</Link>
    </p>
  )
}

/** Lets a buyer offer less, after login if needed; or shows what was offered. */
export default function MakeOffer({ product, variant_id, units }: Props) {
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const { data: offers, isPending } = useLiveOffers('buyer', product.id, user !== undefined)
  const [made] = offers ?? []
  if (status === 'signed_out') {
    return (
      <LinkButton variant="secondary" to={paths.loginThen(`${pathname}${search}`)}>
        Make an offer
      </LinkButton>
    )
  }
  if (made) return <Made offer={made} />
  return (
    <>
      <Button variant="secondary" disabled={!user || isPending} onClick={() => setIsOpen(true)}>
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
