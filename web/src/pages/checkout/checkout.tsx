import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useProduct } from '@/features/catalog/product-queries'
import { ProductUnavailable } from '@/features/catalog/product-unavailable'
import { CheckoutForm } from '@/features/orders/checkout/checkout-form'
import { CheckoutSummary } from '@/features/orders/checkout/checkout-summary'
import { useFreshPage } from '@/features/orders/list/use-fresh-page'
import { useSession } from '@/lib/session/session'
import { Skeleton } from '@/ui/feedback/skeleton'
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

  const quantity = quantityOf(search.get('quantity'), product.available_items)
  return (
    <>
      <h1 className="text-2xl font-semibold md:text-3xl">Checkout</h1>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-12">
        <CheckoutForm product={product} quantity={quantity} name={user.name} />
        <div className="max-lg:order-first">
          <CheckoutSummary product={product} quantity={quantity} now={now} />
        </div>
      </div>
    </>
  )
}
