import type { Product } from '@contract/entities/catalog/product'
import { vendorPaths } from '@contract/vendor-urls'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ProductCard } from '@/features/catalog/product-card'
import { ProductDetailsView } from '@/features/catalog/product-details-view'
import { Editor } from '@/features/selling/editor/editor'
import { OwnProduct } from '@/features/selling/editor/own-product'
import { toast } from '@/ui/feedback/toast'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const STEPS = 4

const stepOf = (text: string | null): number => {
  const step = Number(text)
  return Number.isInteger(step) && step >= 1 && step <= STEPS ? step : 1
}

export default function EditProductPage() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [now] = useState(Date.now)
  const id = search.get('id') ?? undefined
  usePageTitle('Edit product')

  const done = ({ status }: Product) => {
    toast.success(status === 'draft' ? 'Your product is on sale' : 'Product saved')
    navigate(vendorPaths.products)
  }
  return (
    <OwnProduct id={id} title="Edit product">
      {(product) => (
        <Editor
          product={product}
          step={stepOf(search.get('step'))}
          previews={{
            card: <ProductCard product={product} now={now} />,
            page: <ProductDetailsView product={product} now={now} />,
          }}
          onStep={(step) => setSearch({ id: product.id, step: String(step) })}
          onDone={() => done(product)}
        />
      )}
    </OwnProduct>
  )
}
