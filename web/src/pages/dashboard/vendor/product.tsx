import type { Product } from '@contract/entities/catalog/product'
import { vendorPaths } from '@contract/vendor-urls'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ProductDetailsView } from '@/features/catalog/product-details-view'
import { OwnProduct } from '@/features/selling/editor/own-product'
import { STATUS_WORDS } from '@/features/selling/products/product-actions'
import { Badge } from '@/ui/data/badge'
import { LinkButton } from '@/ui/form/link-button'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const VendorProduct = ({ product, now }: { product: Product; now: number }) => {
  usePageTitle(product.name)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Breadcrumbs
        links={[{ label: 'Your products', to: vendorPaths.products }]}
        current={product.name}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Badge>{STATUS_WORDS[product.status]}</Badge>
        <LinkButton variant="secondary" to={vendorPaths.productEdit(product.id)}>
          Edit
        </LinkButton>
      </div>
      <ProductDetailsView product={product} now={now} />
    </div>
  )
}

export default function VendorProductPage() {
  const [search] = useSearchParams()
  const [now] = useState(Date.now)
  usePageTitle('Product')
  return (
    <OwnProduct id={search.get('id') ?? undefined} title="Product">
      {(product) => <VendorProduct product={product} now={now} />}
    </OwnProduct>
  )
}
