import type { HeldDeal } from '@contract/api/orders/deals'
import { MAX_OPENED } from '@contract/entities/orders/deal'
import { timeText } from '@contract/lagos-text'
import { usesLeft } from '@contract/orders/uses-left'
import { timestampFromMillis } from '@contract/time'
import { paidUntil } from './deal-queries'

/** Counted up to a bound. */
const openedText = ({ opened = 0 }: HeldDeal): string =>
  opened < MAX_OPENED ? String(opened) : `${MAX_OPENED}+`

type Props = { deal: HeldDeal; now: number }

/** How often a deal was opened, was bought, is being paid and can be bought, and until when somebody pays. */
export const DealCounts = ({ deal, now }: Props) => {
  const until = paidUntil(deal, now)
  const counts = [
    { label: 'Opened', count: openedText(deal) },
    { label: 'Paid', count: deal.sold },
    { label: 'Being paid', count: deal.reserved },
    { label: 'Left', count: usesLeft(deal) },
  ]
  return (
    <div className="grid gap-2" aria-live="polite">
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {counts.map(({ label, count }) => (
          <div key={label} className="flex items-baseline gap-1.5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {until !== undefined && (
        <p className="text-sm">
          Someone is paying until <strong>{timeText(timestampFromMillis(until))}</strong>.
        </p>
      )}
    </div>
  )
}
