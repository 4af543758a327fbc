import type { HeldDeal } from '@contract/api/orders/deals'
import type { Transaction } from '@contract/entities/orders/transaction'
import { timeText } from '@contract/lagos-text'
import { vendorPaths } from '@contract/vendor-urls'
import { Awaited } from '@/lib/awaited'
import { Money } from '@/ui/data/money'
import { StatusChip } from '@/ui/data/status-chip'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Link } from '@/ui/navigation/link'
import { useShowSales } from './live-queries'

const chipOf = ({ payment, deadline }: Transaction) =>
  payment.paid_at
    ? ({ label: 'paid', tone: 'success' } as const)
    : ({
        label: deadline ? `paying until ${timeText(deadline.at)}` : 'paying',
        tone: 'warning',
      } as const)

/** Fills by itself as people pay. */
export const ShowSales = ({ deal }: { deal: HeldDeal }) => {
  const sales = useShowSales(deal)
  if (sales.status === 'loading') {
    return (
      <Awaited>
        <Skeleton className="h-20 rounded-lg" />
      </Awaited>
    )
  }
  if (sales.status === 'error') return <p>The sales can’t be shown now.</p>
  if (sales.data.length === 0) return <p className="text-muted">Nobody has begun to pay yet.</p>
  return (
    <ol aria-label="Who pays" aria-live="polite" className="grid gap-2">
      {sales.data.map((sale) => (
        <li
          key={sale.id}
          className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line px-3 py-2"
        >
          <Link to={vendorPaths.sale(sale.id)} className="min-w-0 font-semibold wrap-anywhere">
            {sale.customer_details.name}
          </Link>
          <span className="flex items-center gap-3">
            <Money amount_minor={sale.product_details.price} currency={sale.currency} />
            <StatusChip {...chipOf(sale)} />
          </span>
        </li>
      ))}
    </ol>
  )
}
