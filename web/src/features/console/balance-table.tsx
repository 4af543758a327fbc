import { formatExactMoney } from '@contract/money'
import type { Column } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { EmptyState } from '@/ui/feedback/empty-state'
import { accountName } from './account-names'

type Balances = Record<string, number>
type Row = { account: string; currency: string; opening: number; closing: number }

const amount = (key: string, header: string, of: (row: Row) => number): Column<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => (
    <span className="whitespace-nowrap tabular-nums">
      {formatExactMoney(of(row), row.currency)}
    </span>
  ),
})

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'account',
    header: 'Account',
    cell: ({ account }) => (
      <>
        {accountName(account)}
        <span className="block text-xs font-normal text-muted">{account}</span>
      </>
    ),
  },
  amount('opening', 'Opening', ({ opening }) => opening),
  amount('change', 'Change', ({ opening, closing }) => closing - opening),
  amount('closing', 'Closing', ({ closing }) => closing),
]

const rowOf = (key: string, opening: Balances, closing: Balances): Row => {
  const [account = '', currency = 'NGN'] = key.split(' ')
  return { account, currency, opening: opening[key] ?? 0, closing: closing[key] ?? 0 }
}

/** Each account at the beginning and at the end of a month; a credit is above zero. */
export const BalanceTable = ({ opening, closing }: { opening: Balances; closing: Balances }) => {
  const keys = [...new Set([...Object.keys(opening), ...Object.keys(closing)])].sort()
  if (keys.length === 0) return <EmptyState title="Nothing moved in this month" />
  return (
    <>
      <p className="text-sm text-muted">
        Above zero is a credit: money of others, or income. Below zero is a debit.
      </p>
      <DataTable
        caption="Balances at the beginning and at the end"
        columns={COLUMNS}
        rows={keys.map((key) => rowOf(key, opening, closing))}
        rowKey={({ account, currency }) => `${account} ${currency}`}
      />
    </>
  )
}
