import { asVariant, goodsIdOf, variantsOnSale } from '@contract/catalog/variants'
import type { Product } from '@contract/entities/catalog/product'
import type { Variant } from '@contract/entities/catalog/variant'
import { restingOf, restingText } from '@contract/people/store-rest'
import { PackageX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useProduct } from '@/features/catalog/product-queries'
import { ProductUnavailable } from '@/features/catalog/product-unavailable'
import { CheckoutForm } from '@/features/orders/checkout/checkout-form'
import { CheckoutFrame } from '@/features/orders/checkout/checkout-frame'
import { CheckoutSummary } from '@/features/orders/checkout/checkout-summary'
import { byStore } from '@/features/orders/checkout/lines'
import { useCheckout } from '@/features/orders/checkout/use-checkout'
import { useUnpaidOrders } from '@/features/orders/checkout/use-unpaid-orders'
import { useFreshPage } from '@/features/orders/list/use-fresh-page'
import { PurchaseTerms } from '@/features/orders/purchase/purchase-terms'
import { deferUntilIdle } from '@/lib/after-first-paint'
import { useSession } from '@/lib/session/session'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const quantityOf = (text: string | null, most: number): number => {
  const wanted = Number(text ?? 1)
  return Number.isSafeInteger(wanted) ? Math.min(Math.max(1, wanted), Math.max(1, most)) : 1
}

type NotNowProps = { title: string; slug: string; children: string }

/** Why it can't be bought as it is. */
const NotNow = ({ title, slug, children }: NotNowProps) => (
  <>
    <h1>Checkout</h1>
    <EmptyState
      title={title}
      icon={PackageX}
      action={<LinkButton to={paths.product(slug)}>Back to the product</LinkButton>}
    >
      <p>{children}</p>
    </EmptyState>
  </>
)

type PurchaseProps = {
  /** As its variant is sold. */
  product: Product
  variant: Variant
  name: string
  now: number
}

/** A checkout with one line, whose quantity is in the URL. */
const Purchase = ({ product, variant, name, now }: PurchaseProps) => {
  const [search, setSearch] = useSearchParams()
  const [price_minor] = useState(product.price)
  const wanted = quantityOf(search.get('quantity'), product.available_items)
  const line = { product_id: product.id, variant_id: variant.id, quantity: wanted, price_minor }
  const { stores } = byStore([line], [product])
  const unpaid = useUnpaidOrders()
  const checkout = useCheckout({ stores, unpaid, name, draft: `checkout_${product.id}` })
  const quantity = checkout.lines[0]?.quantity ?? wanted
  const left = checkout.repairs[goodsIdOf(line)]?.quantity || product.available_items
  const [quoted] = checkout.quoted?.stores ?? []
  const delivery_fee = quoted?.method && quoted.delivery_fee_minor
  const choose = (units: number) => {
    search.set('quantity', String(units))
    setSearch(search, { replace: true })
  }
  return (
    <CheckoutFrame
      summary={
        <CheckoutSummary
          product={product}
          choice={variant.values.join(', ')}
          goods_minor={quoted?.goods_minor ?? product.price * quantity}
          quantity={quantity}
          most={Math.min(product.available_items, left)}
          isFewer={Number(search.get('quantity')) > product.available_items}
          onQuantity={choose}
          delivery_fee={delivery_fee}
          now={now}
        />
      }
    >
      <div className="grid gap-8">
        <CheckoutForm
          checkout={checkout}
          back={{ to: paths.product(product.slug), text: 'Back to the product' }}
        />
        <div className="lg:hidden">
          <PurchaseTerms now={now} isPromised={delivery_fee !== undefined} />
        </div>
      </div>
    </CheckoutFrame>
  )
}

export default function CheckoutPage() {
  const { product_id } = useParams()
  const [search] = useSearchParams()
  const { user } = useSession()
  const query = useProduct(product_id)
  const { data: whole, error, isFetching, fetchStatus } = query
  const [now] = useState(Date.now)
  usePageTitle('Checkout')
  useFreshPage()
  const isAwaited = isFetching && !whole
  useEffect(() => (isAwaited ? deferUntilIdle() : undefined), [isAwaited])

  if (error || (!whole && fetchStatus === 'paused')) return <ProductUnavailable query={query} />
  if (!whole || !user) return <Skeleton className="h-96 w-full rounded-lg" />

  const variant_id = search.get('variant') ?? undefined
  const variant = variantsOnSale(whole).find(({ id }) => id === (variant_id ?? whole.id))
  if (!variant) {
    return (
      <NotNow title="Choose what you want" slug={whole.slug}>
        {variant_id
          ? 'What you had chosen is no longer sold.'
          : 'This product has several sizes or colours, each with its price.'}
      </NotNow>
    )
  }
  const product = whole.options ? asVariant(whole, variant) : whole

  if (product.available_items === 0) {
    return (
      <NotNow title="This is out of stock" slug={product.slug}>
        Add it to your favourites there, and you find it again when it is back.
      </NotNow>
    )
  }
  const resting = restingOf(product.store_rest, now)
  if (resting) {
    return (
      <NotNow title={restingText(resting)} slug={product.slug}>
        The store takes no new orders at the moment. Nothing was charged.
      </NotNow>
    )
  }
  return (
    <>
      <h1>Checkout</h1>
      <Purchase product={product} variant={variant} name={user.name} now={now} />
    </>
  )
}
