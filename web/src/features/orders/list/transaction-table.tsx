import type { Party, Transaction } from '@contract/entities/orders/transaction'
import { goodsText } from '@contract/goods-text'
import { otherParty, partyName } from '@/lib/parties'
import type { Column, Sort } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import type { ActionKind } from '../actions/available-actions'
import { amountFor } from '../details/amount-for'
import { DeadlineLine } from '../details/deadline-line'
import { ProductImage } from '../details/product-image'
import { TransactionStepChip } from '../details/transaction-status'
import { LIST_WORDS } from './list-labels'
import { RowMenu } from './row-menu'

type Row = Transaction & { url: string }

type Props = {
  transactions: readonly Transaction[]
  party: Party
  now: number
  sort: Sort
  onSort: (sort: Sort) => void
  onDetails: (id: string) => void
  onAct: (transaction: Transaction, kind: ActionKind) => void
}

const columnsFor = ({ party, now, onDetails, onAct }: Props): Column<Row>[] => [
  {
    key: 'description',
    header: 'Product',
    sort: 'name',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <ProductImage url={row.product_details.image_url} className="w-12" />
        <span className="line-clamp-2 min-w-0">{goodsText(row)}</span>
      </span>
    ),
  },
  {
    key: 'party',
    header: LIST_WORDS[party].other,
    cell: (row) => (
      <>
        <span className="block wrap-anywhere">{partyName(row, otherParty(party))}</span>
        <span className="block text-xs text-muted md:whitespace-nowrap">{row.invoice_id}</span>
      </>
    ),
  },
  {
    key: 'date',
    header: 'Date, amount',
    sort: 'date',
    cell: (row) => (
      <>
        <span className="block md:whitespace-nowrap">
          <DateTime at={row.created_at} />
        </span>
        <Money
          className="font-semibold"
          amount_minor={amountFor(row, party)}
          currency={row.currency}
        />
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <span className="grid justify-items-end gap-1.5 md:justify-items-start">
        <TransactionStepChip transaction={row} />
        <DeadlineLine
          transaction={row}
          party={party}
          className="block min-w-40 text-left text-sm wrap-anywhere"
        />
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => (
      <RowMenu
        transaction={row}
        party={party}
        now={now}
        onDetails={() => onDetails(row.id)}
        onAct={(kind) => onAct(row, kind)}
      />
    ),
  },
]

export const TransactionTable = (props: Props) => {
  const { title, page } = LIST_WORDS[props.party]
  return (
    <DataTable
      caption={title}
      columns={columnsFor(props)}
      rows={props.transactions.map((transaction) => ({
        ...transaction,
        url: page(transaction.id),
      }))}
      rowKey={({ id }) => id}
      sort={props.sort}
      onSort={props.onSort}
    />
  )
}
