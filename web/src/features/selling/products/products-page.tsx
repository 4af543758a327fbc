import { vendorPaths } from '@contract/vendor-urls'
import { Download, FileUp, PackagePlus, Search } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '@/lib/api/failure-text'
import { useLiveVendorProducts } from '@/lib/live/selling'
import { saveFile } from '@/lib/save-file'
import { useAction } from '@/lib/use-action'
import { useComing } from '@/lib/use-online'
import { useQueryParams } from '@/ui/data/use-query-params'
import { ErrorState } from '@/ui/feedback/error-state'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { TextField } from '@/ui/form/text-field'
import { LiveWidget } from '@/ui/live-widget'
import { TabBar, useActiveTab } from '@/ui/navigation/tab-bar'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { UnlistedNote } from '../store/unlisted-note'
import { BulkBar } from './bulk-bar'
import { exportProducts } from './product-actions'
import { ProductTable } from './product-table'
import { ProductsEmpty, ProductsLoading, ProductsNoMatch, ProductsNotHere } from './products-states'
import { PRODUCT_TABS, type ProductTab, shownProducts } from './products-view'
import { useSelection } from './use-selection'

const ExportButton = ({ format, label }: { format: 'oja' | 'shopify'; label: string }) => {
  const { run, isPending } = useAction(
    async () => saveFile(`${format}-products.csv`, await exportProducts(format)),
    { onFailure: showFailure },
  )
  return (
    <Button variant="quiet" size="sm" onClick={() => run()} loading={isPending}>
      <Download aria-hidden className="size-4" />
      {label}
    </Button>
  )
}

const ExportProducts = () => (
  <div className="flex flex-wrap gap-3">
    <ExportButton format="oja" label="Export" />
    <ExportButton format="shopify" label="For Shopify" />
  </div>
)

const STEP = 50
/** How many products a search loads, so that it also finds those that aren't shown yet. */
const MAX_SEARCHED = 1_000

const WORDS: Record<ProductTab, string | undefined> = {
  all: undefined,
  active: 'on sale',
  draft: 'a draft',
  paused: 'paused',
}

const List = () => {
  const tab = useActiveTab(PRODUCT_TABS) as ProductTab
  const view = useQueryParams()
  const [most, setMost] = useState(STEP)
  const looked = view.q.trim() ? MAX_SEARCHED : most
  const live = useLiveVendorProducts(tab, looked)
  const isComing = useComing(live.status === 'loading')
  const shown = live.status === 'content' ? shownProducts(live.data.slice(0, looked), view) : []
  const selection = useSelection(shown)

  if (live.status === 'loading') return isComing ? <ProductsLoading /> : <ProductsNotHere />
  if (live.status === 'error') {
    return (
      <ErrorState onRetry={live.retry}>
        Your products could not be loaded. Nothing about them has changed.
      </ErrorState>
    )
  }
  const isSearched = view.q.trim() !== '' && live.data.length > 0
  return (
    <>
      {shown.length === 0 && isSearched && (
        <ProductsNoMatch q={view.q} onClear={() => view.setQ('')} />
      )}
      {shown.length === 0 && !isSearched && <ProductsEmpty tab={WORDS[tab]} />}
      {shown.length > 0 && (
        <>
          <BulkBar selection={selection} shown={shown.length} />
          <ProductTable
            products={shown}
            selection={selection}
            sort={view.sort}
            onSort={view.setSort}
          />
          <ExportProducts />
        </>
      )}
      {live.data.length >= looked && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setMost(most + STEP)}
        >
          Show older ones
        </Button>
      )}
    </>
  )
}

/** The live table of the vendor's products, with price and stock. */
export const ProductsPage = () => {
  const { q, setQ } = useQueryParams()
  usePageTitle('Your products')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1>Your products</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="secondary" to={vendorPaths.productImport}>
            <FileUp aria-hidden className="size-4" />
            Import
          </LinkButton>
          <LinkButton to={vendorPaths.productNew}>
            <PackagePlus aria-hidden className="size-4" />
            Add a product
          </LinkButton>
        </div>
      </header>
      <UnlistedNote />
      <TabBar tabs={PRODUCT_TABS} label="Product status" />
      <div className="max-w-sm [&_label]:sr-only">
        <TextField
          label="Find a product"
          placeholder="Find a product"
          type="search"
          prefix={<Search aria-hidden className="size-4" />}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
      </div>
      <LiveWidget>
        <List />
      </LiveWidget>
    </div>
  )
}
