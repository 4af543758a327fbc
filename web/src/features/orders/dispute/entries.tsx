import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import type { DisputeEntry } from '@contract/entities/orders/transaction-parts'
import { formatMoney } from '@contract/money'
import { Awaited } from '@/lib/awaited'
import { useLiveDisputeEntries } from '@/lib/live/transactions'
import { PrivateImage } from '@/lib/uploads/private-image'
import { partyName } from '@/shared/parties/parties'
import { cx } from '@/ui/cx'
import { DateTime } from '@/ui/data/date-time'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { asRead } from './names'

type Props = { transaction: Transaction; party: Party }

const nameOf = (transaction: Transaction, by: DisputeEntry['by']): string =>
  by === 'carrier' ? (transaction.shipment?.carrier ?? 'The carrier') : partyName(transaction, by)

const OFFER_LABELS: Partial<Record<DisputeEntry['kind'], string>> = {
  proposal_declined: 'Declined the offer',
  proposal_withdrawn: 'Withdrew the offer',
}

const Entry = ({ entry, transaction, party }: Props & { entry: DisputeEntry }) => {
  const isMine = entry.by === party
  const who = isMine ? 'You' : nameOf(transaction, entry.by)
  return (
    <li
      className={cx(
        'grid w-full max-w-[34rem] gap-2 rounded-lg border border-line p-3',
        isMine ? 'justify-self-end bg-primary-soft' : 'bg-surface',
      )}
    >
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">{who}</span> · <DateTime at={entry.at} withTime />
      </p>
      {entry.refund_minor !== null && (
        <p>
          {OFFER_LABELS[entry.kind] ?? 'Offered'}:{' '}
          {formatMoney(entry.refund_minor, transaction.currency)} back to{' '}
          {asRead(transaction, 'buyer', party)}
        </p>
      )}
      {entry.text && <p className="whitespace-pre-line">{entry.text}</p>}
      {entry.url && (
        <a
          href={entry.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="justify-self-start underline"
        >
          See it at {new URL(entry.url).host}
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      )}
      {entry.paths.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {entry.paths.map((path, index) => (
            <li key={path}>
              <PrivateImage path={path} alt={`Evidence ${index + 1} of ${who}`} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The live messages, evidence and offers of a dispute; entries are immutable. */
export const Entries = ({ transaction, party }: Props) => {
  const entries = useLiveDisputeEntries(transaction.id)
  if (entries.status === 'loading') {
    return (
      <Awaited label="Loading the dispute">
        <Skeleton className="h-40" />
      </Awaited>
    )
  }
  if (entries.status === 'error') {
    return <ErrorState onRetry={entries.retry}>The dispute could not be loaded.</ErrorState>
  }
  if (entries.data.length === 0) {
    return <p className="text-muted">Nobody has said anything in this dispute yet.</p>
  }
  return (
    <ol className="grid gap-3" aria-label="Messages, evidence and offers">
      {entries.data.map((entry) => (
        <Entry key={entry.id} entry={entry} transaction={transaction} party={party} />
      ))}
    </ol>
  )
}
