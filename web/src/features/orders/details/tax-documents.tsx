import { transactionEndpoints } from '@contract/api/orders/transactions'
import type { TaxDocument } from '@contract/entities/money/tax-document'
import type { Transaction } from '@contract/entities/orders/transaction'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { supplierFacts, taxAmounts, taxDocumentName } from '@/shared/tax/tax-facts'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { FactList } from './fact-list'

const WHAT = 'Protection of this purchase'

const Document = ({ document, purchaser }: { document: TaxDocument; purchaser: string }) => (
  <div className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
    <h3 className="font-semibold">{taxDocumentName(document)}</h3>
    <FactList
      facts={[
        ...supplierFacts(document),
        { label: 'Purchaser', value: purchaser },
        { label: 'Supplied', value: WHAT },
        ...(document.credits ? [{ label: 'Credits', value: document.credits }] : []),
        { label: 'Date of supply', value: <DateTime at={document.supplied_at} /> },
        ...taxAmounts(document),
      ]}
    />
  </div>
)

/** The buyer's receipt and credit notes with VAT; nothing of an order without. */
export const TaxDocuments = ({ transaction }: { transaction: Transaction }) => {
  const { id, event_count, vat, customer_details } = transaction
  const query = useQuery({
    queryKey: ['tax-documents', id, event_count],
    queryFn: ({ signal }) => call(transactionEndpoints.taxDocuments, { params: { id }, signal }),
    enabled: vat !== undefined,
  })
  if (!vat) return null
  const { data } = query
  return (
    <Panel title="VAT">
      {data ? (
        data.documents.length > 0 ? (
          <div className="grid gap-4">
            {data.documents.map((document) => (
              <Document key={document.id} document={document} purchaser={customer_details.name} />
            ))}
          </div>
        ) : (
          <p className="text-sm text-muted">
            {vat.due === 'release' && transaction.money.held_minor > 0
              ? 'The receipt with VAT comes once the purchase is completed.'
              : 'There is no VAT on this purchase so far.'}
          </p>
        )
      ) : query.error ? (
        <ErrorState onRetry={() => query.refetch()} isRetrying={query.isFetching}>
          The documents with VAT could not be loaded.
        </ErrorState>
      ) : (
        <Skeleton className="h-40" />
      )}
      <p className="text-sm text-muted">
        The vendor sells the goods. This document is for Oja’s service; its VAT is part of the
        escrow fee.
      </p>
    </Panel>
  )
}
