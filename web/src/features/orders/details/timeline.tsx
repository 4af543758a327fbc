import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { Awaited } from '@/lib/awaited'
import { useLiveTransactionEvents } from '@/lib/live/transactions'
import { eventWords } from '@/shared/orders/event-labels'
import { cx } from '@/ui/cx'
import { DateTime } from '@/ui/data/date-time'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'

/** What concerns the vendor's money alone. */
const VENDORS: readonly string[] = ['adjust_carrier', 'credit_carrier', 'settle_claim']

type Props = { transaction: Transaction; party: Party }

/** The live events of a transaction, oldest first. */
export const Timeline = ({ transaction, party }: Props) => {
  const events = useLiveTransactionEvents(transaction.id)
  if (events.status === 'loading') {
    return (
      <Awaited label="Loading the timeline">
        <Skeleton className="h-48" />
      </Awaited>
    )
  }
  if (events.status === 'error') {
    return <ErrorState onRetry={events.retry}>The timeline could not be loaded.</ErrorState>
  }
  const shown = events.data.filter(({ action }) => party === 'vendor' || !VENDORS.includes(action))
  const last = shown.length - 1
  return (
    <ol className="grid">
      {shown.map((event, index) => {
        const { title, who, amount, note } = eventWords(event, transaction, party)
        return (
          <li key={event.id} className="relative grid gap-0.5 pb-5 pl-7 last:pb-0">
            <span
              aria-hidden
              className={cx(
                'absolute top-1.5 left-0 size-3 rounded-full border-2',
                index === last ? 'border-primary bg-primary' : 'border-edge bg-surface',
              )}
            />
            {index < last && (
              <span aria-hidden className="absolute top-5 bottom-0 left-[5px] w-0.5 bg-line" />
            )}
            <p className="font-semibold">
              {title}
              {amount && <span className="font-normal">, {amount}</span>}
            </p>
            {note && <p className="text-sm whitespace-pre-line">“{note}”</p>}
            <p className="text-sm text-muted">
              {who} · <DateTime at={event.at} withTime />
            </p>
          </li>
        )
      })}
    </ol>
  )
}
