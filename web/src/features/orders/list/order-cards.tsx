import type { Party, Transaction } from '@contract/entities/orders/transaction'
import type { ActionKind } from '../actions/available-actions'
import { availableActions } from '../actions/available-actions'
import { OrderCard } from './order-card'

type Props = {
  transactions: readonly Transaction[]
  party: Party
  now: number
  onDetails: (id: string) => void
  onAct: (transaction: Transaction, kind: ActionKind) => void
}

type GroupProps = Props & { title: string; isAlone?: boolean }

const Group = ({ title, isAlone, transactions, onDetails, onAct, ...rest }: GroupProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className={isAlone ? 'sr-only' : 'text-base font-semibold'}>{title}</h2>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {transactions.map((transaction) => (
        <OrderCard
          key={transaction.id}
          transaction={transaction}
          onDetails={() => onDetails(transaction.id)}
          onAct={(kind) => onAct(transaction, kind)}
          {...rest}
        />
      ))}
    </ul>
  </section>
)

/** The orders on phones: what waits for this party first, the most urgent on top. */
export const OrderCards = (props: Props) => {
  const { transactions, party, now } = props
  const isMine = (transaction: Transaction) => availableActions(transaction, party, now).isMyTurn
  const mine = transactions
    .filter(isMine)
    .sort((a, b) => (a.deadline?.at.seconds ?? 0) - (b.deadline?.at.seconds ?? 0))
  const others = transactions.filter((transaction) => !isMine(transaction))
  return (
    <>
      {mine.length > 0 && (
        <Group {...props} transactions={mine} title={`Waiting for you (${mine.length})`} />
      )}
      {others.length > 0 && (
        <Group
          {...props}
          transactions={others}
          title="Everything else"
          isAlone={mine.length === 0}
        />
      )}
    </>
  )
}
