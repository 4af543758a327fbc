import type { VendorInvoice } from '@contract/api/money/wallet'
import { vendorEndpoints } from '@contract/api/people/vendors'
import { monthText } from '@contract/month-text'
import { vendorPaths } from '@contract/vendor-urls'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { taxDocumentKind } from '@/shared/tax/tax-facts'
import { Card } from '@/ui/data/card'
import type { Column } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { Money } from '@/ui/data/money'
import { StatusChip } from '@/ui/data/status-chip'
import { ErrorState } from '@/ui/feedback/error-state'
import { Link } from '@/ui/navigation/link'

const COLUMNS: readonly Column<VendorInvoice>[] = [
  {
    key: 'number',
    header: 'Document',
    cell: (document) => (
      <Link
        className="font-semibold whitespace-nowrap text-primary underline"
        to={vendorPaths.invoice(document.id)}
      >
        {document.number}
      </Link>
    ),
  },
  { key: 'kind', header: 'Kind', cell: taxDocumentKind },
  { key: 'month', header: 'Month', cell: ({ month }) => monthText(month) },
  {
    key: 'state',
    header: 'State',
    cell: ({ is_final }) =>
      is_final ? (
        <StatusChip tone="primary" label="final" />
      ) : (
        <StatusChip tone="neutral" label="until the month is over" />
      ),
  },
  {
    key: 'vat',
    header: 'VAT',
    align: 'end',
    cell: ({ vat_minor, currency }) => (
      <Money isExact amount_minor={vat_minor} currency={currency} />
    ),
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ gross_minor, currency }) => (
      <Money isExact className="font-semibold" amount_minor={gross_minor} currency={currency} />
    ),
  },
]

/** What Oja invoices the store with VAT, by month; nothing if it never did. */
export const InvoiceList = () => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['vendor-invoices'],
    queryFn: ({ signal }) => call(vendorEndpoints.invoices, { signal }),
  })
  if (!data && error) {
    return (
      <ErrorState onRetry={refetch} isRetrying={isFetching}>
        The invoices from Oja could not be loaded.
      </ErrorState>
    )
  }
  if (!data || data.documents.length === 0) return null
  return (
    <section aria-labelledby="invoices-title" className="min-w-0">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="invoices-title" className="text-lg">
          Invoices from Oja
        </h2>
        <p className="max-w-prose text-sm text-muted">
          What you have paid Oja, VAT included. It has already been taken from your wallet, so there
          is nothing to transfer. Your accountant may need these.
        </p>
        <DataTable
          caption="Invoices from Oja"
          columns={COLUMNS}
          rows={data.documents}
          rowKey={({ id }) => id}
        />
      </Card>
    </section>
  )
}
