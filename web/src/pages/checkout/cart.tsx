import { ShoppingCart } from 'lucide-react'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useProductsById } from '@/features/catalog/use-products-by-id'
import type { Cart } from '@/features/orders/cart/cart'
import { CheckoutOrders } from '@/features/orders/cart/checkout-orders'
import { useLapse } from '@/features/orders/cart/use-lapse'
import { CheckoutForm } from '@/features/orders/checkout/checkout-form'
import { CheckoutFrame } from '@/features/orders/checkout/checkout-frame'
import { byStore } from '@/features/orders/checkout/lines'
import { useCheckout } from '@/features/orders/checkout/use-checkout'
import { useUnpaidOrders } from '@/features/orders/checkout/use-unpaid-orders'
import { useFreshPage } from '@/features/orders/list/use-fresh-page'
import { useSession } from '@/lib/session/session'
import { readDeviceCart, subscribeToDeviceCart } from '@/shared/cart/device-cart'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { LiveWidget } from '@/ui/live-widget'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const AccountCart = lazyPart(() => import('@/features/orders/cart/account-cart'))

/** How long the way to the payment waits for the cart, which the server empties as well. */
const MAX_EMPTYING_MS = 1_500

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const waiting = <Skeleton className="h-96 w-full rounded-lg" />

const hasDeviceCart = () => readDeviceCart().length > 0

type PayableProps = Omit<Parameters<typeof useCheckout>[0], 'draft'> & Pick<Cart, 'lapse'>

const Payable = ({ lapse, ...props }: PayableProps) => {
  const checkout = useCheckout({ ...props, draft: 'checkout_cart' })
  useLapse(checkout.error ?? checkout.payment.refusal, lapse)
  if (props.stores.length === 0 && !checkout.unpaid) {
    return (
      <EmptyState
        title="Nothing to pay here"
        icon={ShoppingCart}
        action={<LinkButton to={paths.cart}>See your cart</LinkButton>}
      />
    )
  }
  const form = (
    <CheckoutForm checkout={checkout} back={{ to: paths.cart, text: 'Change the cart' }} />
  )
  if (checkout.unpaid) return form
  return <CheckoutFrame summary={<CheckoutOrders checkout={checkout} />}>{form}</CheckoutFrame>
}

const Chosen = ({ cart, name }: { cart: Cart; name: string }) => {
  const [search] = useSearchParams()
  // What is reserved leaves the cart and stays on this page. Until then a visitor's goods may still
  // be on their way into the account.
  const [reserved, setReserved] = useState<Cart['lines']>()
  const unpaid = useUnpaidOrders()
  const lines = reserved ?? cart.lines
  const { products, isLoading, isFailed, retry } = useProductsById([
    ...new Set(lines.map(({ product_id }) => product_id)),
  ])
  const isMerging = useSyncExternalStore(subscribeToDeviceCart, hasDeviceCart)
  if (isLoading && products.length === 0) return waiting
  if (isFailed) return <ErrorState onRetry={retry}>Your cart could not be loaded.</ErrorState>
  const wanted = search.get('stores')?.split(',')
  const stores = byStore(lines, products).stores.filter(
    ({ vendor_id }) => !wanted || wanted.includes(vendor_id),
  )
  if (unpaid.isLoading || (stores.length === 0 && isMerging)) return waiting
  return (
    <Payable
      stores={stores}
      unpaid={unpaid}
      name={name}
      lapse={cart.lapse}
      onReserved={async (bought) => {
        setReserved(lines)
        await Promise.race([cart.empty(bought), delay(MAX_EMPTYING_MS)])
      }}
    />
  )
}

/** One payment for what is in the cart of the stores in the URL, or of all of them. */
export default function CartCheckoutPage() {
  const { user } = useSession()
  usePageTitle('Checkout')
  useFreshPage()
  if (!user) return waiting
  return (
    <>
      <h1>Checkout</h1>
      <LiveWidget>
        <Suspense fallback={waiting}>
          <AccountCart>{(cart) => <Chosen cart={cart} name={user.name} />}</AccountCart>
        </Suspense>
      </LiveWidget>
    </>
  )
}
