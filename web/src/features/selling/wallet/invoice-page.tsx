import type { VendorInvoice } from '@contract/api/money/wallet'
import { vendorEndpoints } from '@contract/api/people/vendors'
import type { TaxDocumentLine } from '@contract/entities/money/tax-document'
import type { Supply } from '@contract/escrow/vat'
import { monthText } from '@contract/month-text'
import { vendorPaths } from '@contract/vendor-urls'
import { useQuery } from '@tanstack/react-query'
import { site } from '@/config/site'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { PrintHeader } from '@/shared/brand/print-header'
import { supplierFacts, taxAmounts, taxDocumentName } from '@/shared/tax/tax-facts'
import { Card } from '@/ui/data/card'
import type { Column } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const SUPPLIED: Record<Supply, string> = {
  protection: 'Protection',
  commission: 'Commission on goods',
  failed_sale_cost: 'Payment fee of a sale that failed',
}

const columnsFor = (currency: string): Column<TaxDocumentLine>[] => {
  const money = (amount_minor: number) => (
    <Money isExact amount_minor={amount_minor} currency={currency} />
  )
  return [
    { key: 'supply', header: 'Supplied', cell: ({ supply }) => SUPPLIED[supply] },
    { key: 'order', header: 'Order', cell: ({ invoice_id }) => invoice_id },
    { key: 'date', header: 'Date', cell: ({ supplied_at }) => <DateTime at={supplied_at} /> },
    { key: 'net', header: 'Net', align: 'end', cell: ({ net_minor }) => money(net_minor) },
    { key: 'vat', header: 'VAT', align: 'end', cell: ({ vat_minor }) => money(vat_minor) },
    { key: 'total', header: 'Total', align: 'end', cell: ({ gross_minor }) => money(gross_minor) },
  ]
}

type Shown = { document: VendorInvoice; lines: readonly TaxDocumentLine[] }

const Invoice = ({ document, lines }: Shown) => {
  const facts = [
    ...supplierFacts(document),
    { label: 'Purchaser', value: document.purchaser_name ?? '' },
    { label: 'Month of supply', value: monthText(document.month) },
    ...taxAmounts(document),
  ]
  return (
    <article className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <PrintHeader title={taxDocumentName(document)} back={vendorPaths.wallet}>
        {document.is_final
          ? 'Already taken from your wallet: there is nothing to transfer.'
          : 'It can still grow until the month is over. Already taken from your wallet.'}
      </PrintHeader>
      <Card>
        <dl className="grid gap-2 text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4 last:font-semibold">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 wrap-anywhere text-right tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <DataTable
          caption="Lines"
          columns={columnsFor(document.currency)}
          rows={lines}
          rowKey={({ id }) => id}
        />
        {lines.length < document.line_count && (
          <p className="mt-3 text-sm text-muted">
            The first {lines.length} of {document.line_count} lines; ask us for the others.
          </p>
        )}
      </Card>
      <p className="text-sm text-muted">
        Questions? {site.emails.info}, {site.phone}
      </p>
    </article>
  )
}

/** A printable invoice or credit note of a month, of what the store pays Oja. */
export const InvoicePage = ({ id = '' }: { id: string | undefined }) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['vendor-invoices', id],
    queryFn: ({ signal }) => call(vendorEndpoints.invoice, { params: { id }, signal }),
  })
  usePageTitle(data ? taxDocumentName(data.document) : 'Invoice')
  if (data) return <Invoice {...data} />
  if (isRefusal(error, 'vendor/invoice-not-found') || isRefusal(error, 'request/invalid')) {
    return (
      <EmptyState
        title="There is no such invoice"
        action={<LinkButton to={vendorPaths.wallet}>See your wallet</LinkButton>}
      >
        Your wallet lists what Oja has invoiced.
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorState onRetry={() => refetch()} isRetrying={isFetching}>
        The invoice could not be loaded.
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label="Loading the invoice">
      <Skeleton className="mx-auto h-[36rem] max-w-4xl" />
    </div>
  )
}
