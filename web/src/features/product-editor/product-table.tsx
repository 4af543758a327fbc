import { formatMoney } from '@contract/money'
import type { Product } from '@contract/product'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { inlineFailureText, showFailure } from '@/lib/failure-text'
import { Badge } from '@/ui/badge'
import { ConfirmModal } from '@/ui/confirm-modal'
import type { Column, Sort } from '@/ui/data-column'
import { DataTable } from '@/ui/data-table'
import { Instant } from '@/ui/instant'
import { Picture } from '@/ui/picture'
import { type RowAction, RowActions } from '@/ui/row-actions'
import { toast } from '@/ui/toast'
import { deleteProduct, pauseProduct, resumeProduct, STATUS_WORDS } from './product-actions'
import { sortProducts } from './sort-products'
import { StockField } from './stock-field'

type Row = Product & { url: string }

const tones = { active: 'success', draft: 'neutral', paused: 'warning', removed: 'error' } as const

const run = (work: Promise<unknown>, said: string) =>
  work.then(() => toast.success(said)).catch(showFailure)

export const ProductTable = ({ products }: { products: readonly Product[] }) => {
  const [sort, setSort] = useState<Sort>({ key: 'date', direction: 'descending' })
  const [doomed, setDoomed] = useState<Product>()
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()

  const actionsFor = ({ id, status, slug }: Product): RowAction[] => [
    { label: 'Edit', to: paths.vendorProductEdit(id) },
    ...(status === 'active'
      ? [
          { label: 'See it as buyers do', to: paths.product(slug) },
          { label: 'Pause', onSelect: () => run(pauseProduct(id), 'Product paused') },
        ]
      : []),
    ...(status === 'paused'
      ? [{ label: 'Resume', onSelect: () => run(resumeProduct(id), 'Product is on sale again') }]
      : []),
    {
      label: 'Delete',
      isDanger: true,
      onSelect: () => setDoomed(products.find((p) => p.id === id)),
    },
  ]

  const columns: Column<Row>[] = [
    {
      key: 'description',
      header: 'Product',
      sort: 'name',
      cell: ({ name, images }) => (
        <span className="flex items-center gap-3">
          <span className="w-10 shrink-0 overflow-hidden rounded-sm">
            <Picture image={images[0]} alt="" sizes="40px" />
          </span>
          {name}
        </span>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={tones[status]}>{STATUS_WORDS[status]}</Badge>,
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      cell: ({ price, currency }) => formatMoney(price, currency),
    },
    { key: 'stock', header: 'In stock', cell: (product) => <StockField product={product} /> },
    { key: 'sold_items', header: 'Sold', align: 'end' },
    {
      key: 'updated_at',
      header: 'Changed',
      sort: 'date',
      cell: ({ updated_at }) => <Instant at={updated_at} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      cell: (product) => (
        <RowActions actions={actionsFor(product)} label={`Actions for ${product.name}`} />
      ),
    },
  ]

  const remove = async () => {
    if (!doomed) return
    setDeleting(true)
    setFailure(undefined)
    try {
      await deleteProduct(doomed.id)
      toast.success('Product deleted')
      setDoomed(undefined)
    } catch (error) {
      setFailure(inlineFailureText(error))
    } finally {
      setDeleting(false)
    }
  }
  return (
    <>
      <DataTable
        caption="Your products"
        columns={columns}
        rows={sortProducts(products, sort).map((product) => ({
          ...product,
          url: paths.vendorProduct(product.id),
        }))}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
      />
      <ConfirmModal
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={remove}
        isLoading={isDeleting}
        isDanger
        error={failure}
        title={`Delete ${doomed?.name ?? ''}?`}
        confirmText="Delete this product"
      >
        <p>Buyers will not find it any more. Orders that are open go on as they are.</p>
      </ConfirmModal>
    </>
  )
}
