import { accounts } from '@contract/entities/ledger'
import { formatMoney } from '@contract/money'
import type { Column } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { EmptyState } from '@/ui/feedback/empty-state'

type Balances = Record<string, number>
type Row = { account: string; currency: string; opening: number; closing: number }

/** What an accountant calls an account, by its name in the ledger. */
const NAMES: Record<string, string> = {
  escrow: 'Held for buyers',
  refund: 'Refunds on their way',
  payout: 'Payouts on their way',
  carrier: 'Carrier’s wallet',
  'vendor:payable': 'Owed to vendors',
  [accounts.providerClearing]: 'Balance at the provider',
  [accounts.providerFees]: 'Provider’s fees',
  [accounts.platformFees]: 'Escrow fees',
  [accounts.commission]: 'Commission',
  [accounts.vatInFees]: 'VAT inside of fees',
  [accounts.vatDeferred]: 'VAT, deferred',
  [accounts.vatPayable]: 'VAT, payable',
  [accounts.transferFees]: 'Transfer fees',
  [accounts.stampDuty]: 'Stamp duty',
  [accounts.chargebackCosts]: 'Chargebacks',
  [accounts.unplaced]: 'Money without a place',
  [accounts.platformLosses]: 'Other losses',
  [accounts.badDebt]: 'Bad debt',
}

const amount = (key: string, header: string, of: (row: Row) => number): Column<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => (
    <span className="whitespace-nowrap tabular-nums">{formatMoney(of(row), row.currency)}</span>
  ),
})

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'account',
    header: 'Account',
    cell: ({ account }) => (
      <>
        {NAMES[account] ?? NAMES[account.split(':')[0] ?? ''] ?? account}
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
