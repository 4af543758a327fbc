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
import { isLive, useOffers } from './use-offers'

const OfferDialog = lazyChunk(() => import('./offer-dialog'))

type Props = { product: Product; variant_id: string | undefined; units: number }

/** The buyer's own offer, which is answered in the conversation. */
const Made = ({ offer }: { offer: Offer }) => {
  const amount = formatPrice(lastRoundOf(offer).price_minor * offer.units, 'NGN')
  const isAgreed = offer.state === 'accepted' && !offer.order_id
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-3 text-sm">
      <p>
        {offer.state === 'accepted'
          ? `You agreed on ${amount}.`
          : `${amount} is being haggled about.`}{' '}
        <Link to={paths.conversation(offer.conversation_id)} className="font-semibold underline">
          See the offer
        </Link>
      </p>
      {isAgreed && <LinkButton to={paths.offerCheckout(offer.id)}>Buy for {amount}</LinkButton>}
    </div>
  )
}

/** Lets a buyer offer less, after login if needed; or shows what was offered. */
export default function MakeOffer({ product, variant_id, units }: Props) {
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const { data: offers, isPending } = useOffers(user !== undefined)
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
