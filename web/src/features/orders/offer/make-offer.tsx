import type { Product } from '@contract/entities/catalog/product'
import type { Offer } from '@contract/entities/orders/offer'
import { formatMoney } from '@contract/money'
import { answererOf, lastRoundOf } from '@contract/orders/offers'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { Link } from '@/ui/navigation/link'
import { OfferStatus } from './offer-status'
import { OfferToCart } from './offer-to-cart'
import { type Agreed, isLive, useOffers } from './use-offers'

const OfferDialog = lazyPart(() => import('./offer-dialog'))

type Props = {
  product: Product
  variant_id: string | undefined
  units: number
  /** What the page sells at the agreed price now. */
  agreed: Agreed | undefined
  onAgreed: (agreed?: Agreed) => void
}

const saidOf = (offer: Offer, amount: string): string => {
  if (offer.state === 'accepted') return `You agreed on ${amount}.`
  return answererOf(offer) === 'buyer' ? `The store asks ${amount}.` : `You offered ${amount}.`
}

type MadeProps = Pick<Props, 'agreed' | 'onAgreed'> & { offer: Offer; store: string }

/** The buyer's own offer, which is answered in the conversation. What was agreed on is what the page sells. */
const Made = ({ offer, store, agreed, onAgreed }: MadeProps) => {
  const { id, variant_id, units, state, order_id } = offer
  const { price_minor } = lastRoundOf(offer)
  const amount = formatMoney(price_minor * units, 'NGN')
  const isAgreed = state === 'accepted' && !order_id
  const said = <span className="font-semibold">{saidOf(offer, amount)}</span>
  useEffect(() => {
    onAgreed(isAgreed ? { id, variant_id, units, price_minor } : undefined)
    return () => onAgreed()
  }, [isAgreed, id, variant_id, units, price_minor, onAgreed])
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-3 text-sm">
      <p>
        {state !== 'accepted' && <>{said} </>}
        <OfferStatus offer={offer} party="buyer" name={store} agreed={said} />{' '}
        <Link to={paths.conversation(offer.conversation_id)} className="font-semibold underline">
          See the offer
        </Link>
      </p>
      {isAgreed && (
        <div className="flex flex-wrap gap-2">
          {agreed ? (
            <Button variant="quiet" onClick={() => onAgreed()}>
              Buy at the full price instead
            </Button>
          ) : (
            <LinkButton to={paths.offerCheckout(id)}>Buy for {amount}</LinkButton>
          )}
          <OfferToCart offer={offer} />
        </div>
      )}
    </div>
  )
}

/** Lets a buyer offer less, after login if needed; or shows what was offered. */
export default function MakeOffer({ product, variant_id, units, agreed, onAgreed }: Props) {
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
  if (made) {
    const { name } = product.vendor_details
    return <Made offer={made} store={name} agreed={agreed} onAgreed={onAgreed} />
  }
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
