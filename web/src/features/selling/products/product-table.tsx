import type { Product } from '@contract/entities/catalog/product'
import { formatMoney } from '@contract/money'
import { vendorPaths } from '@contract/vendor-urls'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { showFailure } from '@/lib/api/failure-text'
import { useAttempt } from '@/lib/use-attempt'
import { Badge } from '@/ui/data/badge'
import type { Column, Sort } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { DateTime } from '@/ui/data/date-time'
import { RowActions } from '@/ui/data/row-actions'
import type { RowAction } from '@/ui/data/row-actions-button'
import { toast } from '@/ui/feedback/toast'
import { ResponsiveImage } from '@/ui/media/responsive-image'
import { Link } from '@/ui/navigation/link'
import { DeleteProduct } from './delete-product'
import { duplicateProduct, pauseProduct, resumeProduct, STATUS_WORDS } from './product-actions'
import { StockField } from './stock-field'
import type { Selection } from './use-selection'

const tones = { active: 'success', draft: 'neutral', paused: 'warning', removed: 'error' } as const

const run = (work: Promise<unknown>, said: string) =>
  work.then(() => toast.success(said)).catch(showFailure)

type Props = {
  products: readonly Product[]
  selection: Selection
  sort: Sort
  onSort: (sort: Sort) => void
}

export const ProductTable = ({ products, selection, sort, onSort }: Props) => {
  const navigate = useNavigate()
  const [doomed, setDoomed] = useState<Product>()

  const attempt = useAttempt()
  const duplicate = async (id: string) => {
    try {
      const copy = await duplicateProduct(id, attempt.of(id))
      attempt.succeeded()
      toast.success('A copy is ready as a draft')
      navigate(vendorPaths.productEdit(copy.id))
    } catch (error) {
      showFailure(error)
    }
  }
  const actionsFor = (product: Product): RowAction[] => {
    const { id, status, slug } = product
    return [
      { label: 'Edit', to: vendorPaths.productEdit(id) },
      ...(status === 'removed' ? [] : [{ label: 'Duplicate', onSelect: () => duplicate(id) }]),
      ...(status === 'active'
        ? [
            { label: 'See it as buyers do', to: paths.product(slug) },
            { label: 'Pause', onSelect: () => run(pauseProduct(id), 'Product paused') },
          ]
        : []),
      ...(status === 'paused'
        ? [{ label: 'Resume', onSelect: () => run(resumeProduct(id), 'Product is on sale again') }]
        : []),
      { label: 'Delete', isDanger: true, onSelect: () => setDoomed(product) },
    ]
  }

  const columns: Column<Product>[] = [
    {
      key: 'description',
      header: 'Product',
      sort: 'name',
      cell: ({ id, name, images }) => (
        <span className="flex items-center gap-3 max-md:flex-wrap">
          <input
            type="checkbox"
            aria-label={`Choose ${name}`}
            checked={selection.isChosen(id)}
            onChange={() => selection.toggle(id)}
            className="size-6 shrink-0 accent-primary"
          />
          <span className="w-10 shrink-0 overflow-hidden rounded-sm">
            <ResponsiveImage image={images[0]} alt="" sizes="40px" />
          </span>
          <Link
            to={vendorPaths.product(id)}
            className="min-w-0 flex-1 basis-28 py-1 font-semibold wrap-anywhere text-primary underline"
          >
            {name}
          </Link>
        </span>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      phone: 'inline',
      cell: ({ status }) => <Badge tone={tones[status]}>{STATUS_WORDS[status]}</Badge>,
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      phone: 'inline',
      cell: ({ price, currency }) => (price > 0 ? formatMoney(price, currency) : 'Not set'),
    },
    {
      key: 'stock',
      header: 'In stock',
      phone: 'end',
      cell: (product) => <StockField product={product} />,
    },
    { key: 'sold_items', header: 'Sold', align: 'end', phone: 'hidden' },
    {
      key: 'updated_at',
      header: 'Changed',
      phone: 'hidden',
      sort: 'date',
      cell: ({ updated_at }) => <DateTime at={updated_at} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      cell: (product) => (
        <RowActions actions={actionsFor(product)} label={`Actions for ${product.name}`} />
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption="Your products"
        columns={columns}
        rows={products}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
      />
      <DeleteProduct doomed={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}
