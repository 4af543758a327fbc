import { useState } from 'react'
import type { Column, Sort } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { RowActions } from '@/ui/data/row-actions'
import { StatCard } from '@/ui/data/stat-card'
import { StatusChip } from '@/ui/data/status-chip'

const rows = [
  { id: '1', description: 'Indigo adire wrapper', url: '/', amount: 12_500_00, at: 1_790_000_000 },
  { id: '2', description: 'Raffia market basket', amount: 8_000_00, at: 1_789_000_000 },
  { id: '3', description: 'Shea butter, 500 g', url: '/', amount: 4_200_00, at: 1_788_000_000 },
]
type Row = (typeof rows)[number]

const columns: Column<Row>[] = [
  { key: 'description', header: 'Product', sort: 'name' },
  {
    key: 'date',
    header: 'Date',
    sort: 'date',
    cell: ({ at }) => <DateTime at={{ seconds: at, nanoseconds: 0 }} />,
  },
  { key: 'status', header: 'Status', cell: () => <StatusChip tone="neutral" label="in escrow" /> },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Money amount_minor={amount} currency="NGN" />,
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: ({ id, description }) => (
      <RowActions
        label={`Actions for ${description}`}
        actions={
          id === '2'
            ? []
            : [
                { label: 'View Details', to: '/' },
                { label: 'Approve Transaction', onSelect: () => {} },
                { label: 'Raise Dispute', isDanger: true, onSelect: () => {} },
              ]
        }
      />
    ),
  },
]

export const DataGallery = () => {
  const [sort, setSort] = useState<Sort>({ key: 'date', direction: 'descending' })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard
          label="In escrow"
          value={<Money amount_minor={185_000_00} currency="NGN" />}
          tooltip="Paid by buyers and held until they approve."
        />
        <StatCard label="Sales" value="42" note="7 more than last month" />
        <StatCard label="Price in dollars" value={<Money amount_minor={1999} currency="USD" />} />
      </div>
      <DataTable
        caption="Purchases"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={setSort}
      />
    </>
  )
}
