import { endNews } from '@contract/orders/offer-words'
import { Handshake } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useProduct } from '@/features/catalog/product-queries'
import { ProductUnavailable } from '@/features/catalog/product-unavailable'
import { useFreshPage } from '@/features/orders/list/use-fresh-page'
import { OfferedCheckout } from '@/features/orders/offer/offered-checkout'
import { useOffer } from '@/features/orders/offer/use-offers'
import { useSession } from '@/lib/session/session'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

type NotNowProps = { title: string; to: string; link: string; children: string }

const NotNow = ({ title, to, link, children }: NotNowProps) => (
  <EmptyState title={title} icon={Handshake} action={<LinkButton to={to}>{link}</LinkButton>}>
    {children}
  </EmptyState>
)

const waiting = <Skeleton className="h-96 w-full rounded-lg" />

const Content = ({ id, name }: { id: string; name: string }) => {
  const { offer, isThere, error, refetch } = useOffer(id)
  const product = useProduct(offer?.product_id)
  if (isThere && !offer) {
    return (
      <NotNow title="There is no such offer" to={paths.messages} link="See your messages">
        It may belong to another account. Check which account you are logged in with.
      </NotNow>
    )
  }
  if (error && !offer) {
    return <ErrorState onRetry={() => void refetch()}>The offer could not be loaded.</ErrorState>
  }
  if (!offer) return waiting
  if (offer.state === 'bought' && offer.order_id) {
    return (
      <NotNow title="You have bought this" to={paths.purchase(offer.order_id)} link="See the order">
        The order shows how it goes on.
      </NotNow>
    )
  }
  if (offer.state !== 'accepted') {
    const to = paths.conversation(offer.conversation_id)
    const isOver = offer.state !== 'open' && offer.state !== 'countered'
    return (
      <NotNow title="This price can’t be paid now" to={to} link="See the offer">
        {isOver ? `The offer has ended: ${endNews(offer)}.` : 'You haven’t agreed on it yet.'}
      </NotNow>
    )
  }
  if (product.error || (!product.data && product.fetchStatus === 'paused')) {
    return <ProductUnavailable query={product} />
  }
  if (!product.data) return waiting
  return <OfferedCheckout offer={offer} product={product.data} name={name} />
}

/** Pays what a haggle agreed on. */
export default function OfferCheckoutPage() {
  const { offer_id = '' } = useParams()
  const { user } = useSession()
  usePageTitle('Checkout')
  useFreshPage()
  return (
    <>
      <h1>Checkout</h1>
      {user ? <Content id={offer_id} name={user.name} /> : waiting}
    </>
  )
}
