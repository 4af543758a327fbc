import { ShoppingCart } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { paths } from '@/config/paths'
import { saveForLater } from '@/features/catalog/favourites/save-for-later'
import { useProductsById } from '@/features/catalog/use-products-by-id'
import type { Cart } from '@/features/orders/cart/cart'
import { DeviceCart } from '@/features/orders/cart/cart-sources'
import { CartView } from '@/features/orders/cart/cart-view'
import { bootSession } from '@/lib/session/restore-session'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { LiveWidget } from '@/ui/live-widget'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const AccountCart = lazyPart(() => import('@/features/orders/cart/account-cart'))

const waiting = <Skeleton className="h-72 w-full rounded-lg" />

const Goods = ({ cart }: { cart: Cart }) => {
  const { products, unheard, isLoading } = useProductsById([
    ...new Set(cart.lines.map(({ product_id }) => product_id)),
  ])
  const { user } = useSession()
  if (cart.lines.length === 0) {
    return (
      <EmptyState
        title="Your cart is empty"
        icon={ShoppingCart}
        action={<LinkButton to={paths.marketplace}>Go to the marketplace</LinkButton>}
      >
        <p>Add things from several stores and pay for them together.</p>
      </EmptyState>
    )
  }
  if (isLoading) return waiting
  return (
    <CartView
      cart={cart}
      products={products}
      unheard={unheard}
      onSaveForLater={(line) => {
        if (!line.product) return
        void saveForLater(line.product, user?.uid).then((isSaved) => isSaved && cart.remove(line))
      }}
    />
  )
}

/** What the buyer wants, by store: an account's cart, or a visitor's on this device. */
export default function CartPage() {
  const session = useSession()
  const status = useHydrated() ? session.status : 'loading'
  useEffect(() => void bootSession(), [])
  usePageTitle('Cart')
  return (
    <div className="page grid min-h-dvh content-start gap-6 py-8">
      <h1>Cart</h1>
      {status === 'loading' && waiting}
      {status === 'signed_out' && <DeviceCart>{(cart) => <Goods cart={cart} />}</DeviceCart>}
      {status === 'signed_in' && (
        <LiveWidget>
          <Suspense fallback={waiting}>
            <AccountCart>{(cart) => <Goods cart={cart} />}</AccountCart>
          </Suspense>
        </LiveWidget>
      )}
    </div>
  )
}
