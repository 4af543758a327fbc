import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useProduct } from '@/features/catalog/product-queries'
import { ProductUnavailable } from '@/features/catalog/product-unavailable'
import { CheckoutForm } from '@/features/orders/checkout/checkout-form'
import { CheckoutSummary } from '@/features/orders/checkout/checkout-summary'
import { PurchaseTerms } from '@/features/orders/checkout/purchase-terms'
import { useFreshPage } from '@/features/orders/list/use-fresh-page'
import { useSession } from '@/lib/session/session'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const quantityOf = (text: string | null, most: number): number => {
  const wanted = Number(text ?? 1)
  return Number.isSafeInteger(wanted) ? Math.min(Math.max(1, wanted), Math.max(1, most)) : 1
}

export default function CheckoutPage() {
  const { product_id } = useParams()
  const [search] = useSearchParams()
  const { user } = useSession()
  const { data: product, error, refetch, isFetching } = useProduct(product_id)
  const [now] = useState(Date.now)
  usePageTitle('Checkout')
  useFreshPage()

  if (error) return <ProductUnavailable error={error} onRetry={refetch} isRetrying={isFetching} />
  if (!product || !user) return <Skeleton className="h-96 w-full rounded-lg" />

  if (product.available_items === 0) {
    return (
      <EmptyState
        title="This is out of stock"
        icon={PackageX}
        action={<LinkButton to={paths.product(product.slug)}>Back to the product</LinkButton>}
      >
        <p>Add it to your favourites there, and you find it again when it is back.</p>
      </EmptyState>
    )
  }
  const quantity = quantityOf(search.get('quantity'), product.available_items)
  return (
    <>
      <h1 className="text-2xl font-semibold md:text-3xl">Checkout</h1>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-12">
        <CheckoutForm product={product} quantity={quantity} name={user.name} />
        <div className="max-lg:order-first">
          <CheckoutSummary product={product} quantity={quantity} now={now} />
        </div>
        <div className="lg:hidden">
          <PurchaseTerms now={now} />
        </div>
      </div>
    </>
  )
}
