import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { ProductCard } from '@/features/product/product-card'
import { Editor } from '@/features/product-editor/editor'
import { useLiveProduct } from '@/lib/live/products'
import { useSession } from '@/lib/session'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toast'
import { usePageTitle } from '@/ui/use-page-title'

const STEPS = 4

const stepOf = (text: string | null): number => {
  const step = Number(text)
  return Number.isInteger(step) && step >= 1 && step <= STEPS ? step : 1
}

export default function EditProductPage() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { user } = useSession()
  const [now] = useState(Date.now)
  const id = search.get('id') ?? undefined
  const live = useLiveProduct(id)
  usePageTitle('Edit product')

  if (id && live.status === 'loading') return <Skeleton className="h-96 w-full rounded-lg" />
  const product = live.status === 'content' ? live.data : null
  if (!id || !product || product.vendor_id !== user?.uid || product.status === 'removed') {
    return (
      <>
        <h1 className="text-2xl font-semibold">Edit product</h1>
        <EmptyState
          title="This is not one of your products"
          action={<LinkButton to={paths.vendorProducts}>Your products</LinkButton>}
        />
      </>
    )
  }
  const done = () => {
    toast.success(product.status === 'draft' ? 'Your product is on sale' : 'Product saved')
    navigate(paths.vendorProducts)
  }
  return (
    <Editor
      product={product}
      step={stepOf(search.get('step'))}
      preview={<ProductCard product={product} now={now} />}
      onStep={(step) => setSearch({ id, step: String(step) })}
      onDone={done}
    />
  )
}
