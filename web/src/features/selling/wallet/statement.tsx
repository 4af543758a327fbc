import type { WalletEntry } from '@contract/entities/money/wallet'
import { vendorPaths } from '@contract/vendor-urls'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { Awaited } from '@/lib/awaited'
import { useLiveWalletEntries } from '@/lib/live/selling'
import type { Column } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { StatusChip } from '@/ui/data/status-chip'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { HeldMoney } from './held-money'
import { entryWords } from './wallet-labels'

const STEP = 10

type Row = WalletEntry & { url?: string }

const columnsFor = (currency: string): Column<Row>[] => [
  { key: 'description', header: 'What', cell: ({ description }) => description },
  { key: 'kind', header: 'Kind', phone: 'inline', cell: entryWords },
  {
    key: 'date',
    header: 'Date',
    phone: 'inline',
    cell: ({ created_at }) => (
      <span className="md:whitespace-nowrap">
        <DateTime at={created_at} />
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    phone: 'inline',
    cell: ({ state, available_at, hold, description }) =>
      state === 'available' ? (
        <span className="max-md:hidden">
          <StatusChip tone="primary" label="in your wallet" />
        </span>
      ) : hold ? (
        <HeldMoney hold={hold} until={available_at} sale={description} />
      ) : (
        <span className="inline-grid justify-items-start gap-1">
          <StatusChip tone="warning" label="pending" />
          <span className="text-muted">
            until <DateTime at={available_at} withTime />
          </span>
        </span>
      ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    phone: 'end',
    cell: ({ amount_minor }) => (
      <Money
        isExact
        className={amount_minor < 0 ? 'font-semibold' : 'font-semibold text-success'}
        amount_minor={amount_minor}
        currency={currency}
      />
    ),
  },
]

/** The wallet's entries, newest first. */
export const Statement = ({ currency }: { currency: string }) => {
  const [most, setMost] = useState(STEP)
  const entries = useLiveWalletEntries(most)
  if (entries.status === 'loading') {
    return (
      <Awaited label="Loading the statement">
        <Skeleton className="h-64" />
      </Awaited>
    )
  }
  if (entries.status === 'error') {
    return <ErrorState onRetry={entries.retry}>The statement could not be loaded.</ErrorState>
  }
  if (entries.data.length === 0) {
    return (
      <EmptyState title="Nothing here yet" icon={ReceiptText}>
        Money shows here once a buyer approves a sale, or the time to check the goods is over.
      </EmptyState>
    )
  }
  const rows = entries.data.map(
    (entry): Row =>
      entry.transaction_id ? { ...entry, url: vendorPaths.sale(entry.transaction_id) } : entry,
  )
  return (
    <>
      <DataTable
        caption="Statement"
        columns={columnsFor(currency)}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {rows.length === most && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setMost(most + STEP)}
        >
          Show older lines
        </Button>
      )}
    </>
  )
}
