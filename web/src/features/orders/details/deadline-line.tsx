import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { heldUntil } from '@contract/escrow/actions'
import { millisOf } from '@contract/time'
import { useCallback } from 'react'
import { Countdown } from '@/ui/data/countdown'
import { deadlineText } from './deadline-text'
import { nowFor } from './use-now'

type Props = { transaction: Transaction; party: Party; className?: string }

/** The deadline as text with the remaining time; empty if there is no deadline. */
export const DeadlineLine = ({ transaction, party, className }: Props) => {
  const text = deadlineText(transaction, party)
  const { deadline, updated_at } = transaction
  const until = party === 'vendor' ? heldUntil(transaction) : null
  const seconds = updated_at.seconds
  const now = useCallback(
    () => nowFor({ updated_at: { seconds, nanoseconds: 0 } }, Date.now()),
    [seconds],
  )
  if (!deadline || !text) return null
  const end = until ?? millisOf(deadline.at)
  return (
    <span className={className}>
      <span className="block">{text}</span>
      <span className="block text-muted">
        <Countdown until={end} passed="Due now" now={now} />
        {end > now() && ' left'}
      </span>
    </span>
  )
}
