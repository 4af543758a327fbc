import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { goodsText } from '@contract/goods-text'
import { ProductImage } from '@/shared/images/product-image'
import { otherParty, partyName } from '@/shared/parties/parties'
import type { Column, Sort } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import type { ActionKind } from '../actions/available-actions'
import { amountFor } from '../details/amount-for'
import { consequenceText } from '../details/deadline-text'
import { dutyText } from '../details/duty-text'
import { TransactionStepChip } from '../details/transaction-status'
import { LIST_WORDS } from './list-labels'
import { NextButton } from './next-button'
import { RowMenu } from './row-menu'
import { OTHERS_TITLE, waitingGroups, waitingTitle } from './waiting-groups'

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
        <span className="line-clamp-2 min-w-32 wrap-anywhere">{goodsText(row)}</span>
      </span>
    ),
    below: (row) => (
      <span className="block text-xs wrap-anywhere text-muted">
        {partyName(row, otherParty(party))} · <span>{row.invoice_id}</span>
      </span>
    ),
  },
  {
    key: 'date',
    header: 'Date',
    sort: 'date',
    cell: (row) => (
      <span className="md:whitespace-nowrap">
        <DateTime at={row.created_at} />
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (row) => (
      <Money
        className="font-semibold"
        amount_minor={amountFor(row, party)}
        currency={row.currency}
      />
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <span className="grid min-w-40 justify-items-start gap-1.5 wrap-anywhere">
        <TransactionStepChip transaction={row} />
        <span className="block">{dutyText(row, party, now, false)}</span>
        <span className="block text-xs text-muted">{consequenceText(row, party)}</span>
      </span>
    ),
  },
  {
    key: 'next',
    header: 'Next step',
    cell: (row) => (
      <span className="block min-w-40">
        <NextButton transaction={row} party={party} now={now} onAct={(kind) => onAct(row, kind)} />
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

/** The orders on wide screens, in the same groups as on phones. */
export const TransactionTable = (props: Props) => {
  const { transactions, party, now, sort, onSort } = props
  const { title, page } = LIST_WORDS[party]
  const { mine, others } = waitingGroups(transactions, party, now)
  const rowOf = (transaction: Transaction) => ({ ...transaction, url: page(transaction.id) })
  return (
    <DataTable
      caption={title}
      columns={columnsFor(props)}
      groups={[
        { title: waitingTitle(mine.length), rows: mine.map(rowOf) },
        { title: mine.length > 0 ? OTHERS_TITLE : undefined, rows: others.map(rowOf) },
      ]}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  )
}
