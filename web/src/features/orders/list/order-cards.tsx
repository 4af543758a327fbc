import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { useDeferredValue } from 'react'
import type { ActionKind } from '../actions/available-actions'
import { OrderCard } from './order-card'
import { OTHERS_TITLE, waitingGroups, waitingTitle } from './waiting-groups'

/** As many as a phone shows at once. */
const FIRST = 4

type Props = {
  transactions: readonly Transaction[]
  party: Party
  now: number
  onDetails: (id: string) => void
  onAct: (transaction: Transaction, kind: ActionKind) => void
}

type CardsProps = Props & {
  /** Draws all cards at once, as coming back to a place further down needs. */
  isWhole?: boolean
}

type GroupProps = Props & { title: string; isAlone?: boolean }

const Group = ({ title, isAlone, transactions, onDetails, onAct, ...rest }: GroupProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className={isAlone ? 'sr-only' : 'text-base font-semibold'}>{title}</h2>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {transactions.map((transaction, index) => (
        <OrderCard
          key={transaction.id}
          transaction={transaction}
          isFar={index >= FIRST}
          onDetails={() => onDetails(transaction.id)}
          onAct={(kind) => onAct(transaction, kind)}
          {...rest}
        />
      ))}
    </ul>
  </section>
)

/**
 * The orders on phones: what waits for this party first, the most urgent on top. The first are
 * drawn before the rest, which a slow processor takes longer for than a finger waits.
 */
export const OrderCards = ({ isWhole = false, ...props }: CardsProps) => {
  const { transactions, party, now } = props
  const { mine, others } = waitingGroups(transactions, party, now)
  const first = useDeferredValue(transactions.length, isWhole ? transactions.length : FIRST)
  return (
    <>
      {mine.length > 0 && (
        <Group {...props} transactions={mine.slice(0, first)} title={waitingTitle(mine.length)} />
      )}
      {others.length > 0 && (
        <Group
          {...props}
          transactions={others.slice(0, Math.max(0, first - mine.length))}
          title={OTHERS_TITLE}
          isAlone={mine.length === 0}
        />
      )}
    </>
  )
}
