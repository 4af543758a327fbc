import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { Awaited } from '@/lib/awaited'
import { useLivePayouts } from '@/lib/live/selling'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { StatusChip } from '@/ui/data/status-chip'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { PAYOUT_LOOKS } from './wallet-labels'

const STEP = 5

/** The live list of payouts with their states. */
export const PayoutList = () => {
  const [most, setMost] = useState(STEP)
  const payouts = useLivePayouts(most)
  if (payouts.status === 'loading') {
    return (
      <Awaited label="Loading your payouts">
        <Skeleton className="h-40" />
      </Awaited>
    )
  }
  if (payouts.status === 'error') {
    return <ErrorState onRetry={payouts.retry}>Your payouts could not be loaded.</ErrorState>
  }
  if (payouts.data.length === 0) {
    return (
      <EmptyState title="No payouts yet" icon={Landmark}>
        Money that we send to your bank shows here.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid">
        {payouts.data.map((payout) => {
          const { label, tone, note } = PAYOUT_LOOKS[payout.state]
          return (
            <li
              key={payout.id}
              className="grid gap-1.5 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0"
            >
              <div className="flex flex-wrap items-center justify-between gap-3">
                <Money
                  className="font-semibold"
                  amount_minor={payout.amount_minor}
                  currency={payout.currency}
                />
                <StatusChip tone={tone} label={label} />
              </div>
              <p className="text-sm text-muted">
                {payout.bank_name} {payout.account_number_masked} ·{' '}
                <DateTime at={payout.created_at} withTime />
                {payout.is_weekly && ' · weekly'}
                {payout.cost_minor !== undefined && (
                  <>
                    {' '}
                    · cost <Money amount_minor={payout.cost_minor} currency={payout.currency} />
                  </>
                )}
              </p>
              <p className="text-sm">{note}</p>
              {payout.failure && <p className="text-sm text-error">{payout.failure}</p>}
            </li>
          )
        })}
      </ul>
      {payouts.data.length === most && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-center"
          onClick={() => setMost(most + STEP)}
        >
          Show older ones
        </Button>
      )}
    </>
  )
}
