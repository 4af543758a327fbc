import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { AttributesTable } from '@/features/product/attributes-table'
import { Gallery } from '@/features/product/gallery'
import { ProductSummary } from '@/features/product/product-summary'
import { STATUS_WORDS } from '@/features/product-editor/product-actions'
import { useLiveProduct } from '@/lib/live/products'
import { useSession } from '@/lib/session'
import { Badge } from '@/ui/badge'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { Skeleton } from '@/ui/skeleton'
import { usePageTitle } from '@/ui/use-page-title'

export default function VendorProductPage() {
  const [search] = useSearchParams()
  const { user } = useSession()
  const [now] = useState(Date.now)
  const id = search.get('id') ?? undefined
  const live = useLiveProduct(id)
  const product = live.status === 'content' ? live.data : null
  usePageTitle(product?.name ?? 'Product')

  if (id && live.status === 'loading') return <Skeleton className="h-96 w-full rounded-lg" />
  if (!product || product.vendor_id !== user?.uid) {
    return (
      <>
        <h1 className="text-2xl font-semibold">Product</h1>
        <EmptyState
          title="This is not one of your products"
          action={<LinkButton to={paths.vendorProducts}>Your products</LinkButton>}
        />
      </>
    )
  }
  return (
    <>
      <Breadcrumbs
        links={[{ label: 'Your products', to: paths.vendorProducts }]}
        current={product.name}
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <Gallery product={product} />
        <div className="grid content-start gap-6">
          <div className="flex items-center justify-between gap-4">
            <Badge>{STATUS_WORDS[product.status]}</Badge>
            <LinkButton variant="secondary" to={paths.vendorProductEdit(product.id)}>
              Edit
            </LinkButton>
          </div>
          <ProductSummary product={product} now={now} />
          <p className="whitespace-pre-line">{product.description}</p>
          <AttributesTable attributes={product.attributes} />
        </div>
      </div>
    </>
  )
}
