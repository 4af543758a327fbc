import { useLiveWallet } from '@/lib/live/selling'
import { useOnline } from '@/lib/use-online'
import { Money } from '@/ui/data/money'
import { STAT_GRID, StatCard } from '@/ui/data/stat-card'
import { ErrorState } from '@/ui/feedback/error-state'
import { AVAILABLE_TEXT, PENDING_TEXT } from '../wallet/wallet-labels'
import { MoneyLoading } from './home-loading'
import type { useSalesSummary } from './use-sales-summary'

/** The vendor's money: held in escrow, and the wallet's balances. */
export const MoneyCards = ({ summary }: { summary: ReturnType<typeof useSalesSummary> }) => {
  const live = useLiveWallet()
  const isOnline = useOnline()
  const hasFailed = live.status === 'error' || (summary.isError && !summary.data)
  if (hasFailed) {
    const retry = () => {
      if (live.status === 'error') live.retry()
      if (summary.isError) void summary.refetch()
    }
    return (
      <ErrorState onRetry={retry} isRetrying={summary.isFetching}>
        Your money could not be loaded. It is safe. Please try again.
      </ErrorState>
    )
  }
  if (live.status === 'loading' || !summary.data) {
    if (isOnline) return <MoneyLoading />
    return <p className="text-muted">Your money shows here once you are online again.</p>
  }
  const wallet = live.data
  const cards = [
    {
      label: 'In escrow',
      amount: summary.data.held_minor,
      tooltip: 'Paid orders that are not finished. The money is yours when the buyer approves.',
    },
    {
      label: 'Pending',
      amount: wallet?.pending_minor ?? 0,
      tooltip: PENDING_TEXT,
    },
    {
      label: 'Available',
      amount: wallet?.available_minor ?? 0,
      tooltip: AVAILABLE_TEXT,
    },
    {
      label: 'Paid out',
      amount: wallet?.paid_out_minor ?? 0,
      tooltip: 'What has reached your bank account so far.',
    },
  ]
  return (
    <div className={STAT_GRID}>
      {cards.map(({ label, amount, tooltip }) => (
        <StatCard
          key={label}
          label={label}
          tooltip={tooltip}
          value={<Money amount_minor={amount} currency={summary.data.currency} />}
        />
      ))}
    </div>
  )
}
