import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { PRODUCT_TABS } from '@/features/product-editor/product-actions'
import { ProductTable } from '@/features/product-editor/product-table'
import { useLiveVendorProducts } from '@/lib/live/products'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LinkButton } from '@/ui/link-button'
import { Skeleton } from '@/ui/skeleton'
import { TabBar, useActiveTab } from '@/ui/tab-bar'
import { TextField } from '@/ui/text-field'
import { usePageTitle } from '@/ui/use-page-title'

export default function VendorProductsPage() {
  const tab = useActiveTab(PRODUCT_TABS) as (typeof PRODUCT_TABS)[number]['value']
  const live = useLiveVendorProducts(tab)
  const [text, setText] = useState('')
  usePageTitle('Your products')

  const wanted = text.trim().toLowerCase()
  const products =
    live.status === 'content'
      ? live.data.filter(
          ({ status, name }) => status !== 'removed' && name.toLowerCase().includes(wanted),
        )
      : []
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl font-semibold md:text-3xl">Your products</h1>
        <LinkButton to={paths.vendorProductNew}>
          <PackagePlus aria-hidden className="size-4" />
          Add a product
        </LinkButton>
      </div>
      <TabBar tabs={PRODUCT_TABS} label="Product status" />
      <div className="max-w-sm">
        <TextField
          label="Find a product"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {live.status === 'loading' && <Skeleton className="h-64 w-full rounded-lg" />}
      {live.status === 'error' && (
        <ErrorState onRetry={live.retry}>Your products could not be loaded.</ErrorState>
      )}
      {live.status === 'content' && products.length === 0 && (
        <EmptyState
          title="No products found"
          icon={PackagePlus}
          action={<LinkButton to={paths.vendorProductNew}>Add a product</LinkButton>}
        >
          <p>{wanted ? 'None of your products has this in its name.' : 'Nothing here yet.'}</p>
        </EmptyState>
      )}
      {products.length > 0 && <ProductTable products={products} />}
    </>
  )
}
