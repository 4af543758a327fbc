import type { Product } from '@contract/product'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { ProductFace } from '@/features/product/product-face'
import { OwnProduct } from '@/features/product-editor/own-product'
import { STATUS_WORDS } from '@/features/product-editor/product-actions'
import { Badge } from '@/ui/badge'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { LinkButton } from '@/ui/link-button'
import { usePageTitle } from '@/ui/use-page-title'

const VendorProduct = ({ product, now }: { product: Product; now: number }) => {
  usePageTitle(product.name)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Breadcrumbs
        links={[{ label: 'Your products', to: paths.vendorProducts }]}
        current={product.name}
      />
      <div className="flex items-center justify-between gap-4">
        <Badge>{STATUS_WORDS[product.status]}</Badge>
        <LinkButton variant="secondary" to={paths.vendorProductEdit(product.id)}>
          Edit
        </LinkButton>
      </div>
      <ProductFace product={product} now={now} />
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
