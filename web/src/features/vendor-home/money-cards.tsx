import type { Transaction } from '@contract/transaction'
import { WALLET_PENDING_HOURS } from '@contract/wallet'
import { useLiveWallet } from '@/lib/live/wallet'
import { ErrorState } from '@/ui/error-state'
import { Money } from '@/ui/money'
import { Skeleton } from '@/ui/skeleton'
import { StatCard } from '@/ui/stat-card'
import { heldFor } from './store-figures'

/** Where the store's money is, the wallet's four places and the escrow. */
export const MoneyCards = ({ sales }: { sales: readonly Transaction[] }) => {
  const live = useLiveWallet()
  if (live.status === 'loading') return <Skeleton className="h-28 w-full rounded-lg" />
  if (live.status === 'error') {
    return <ErrorState onRetry={live.retry}>Your wallet could not be loaded.</ErrorState>
  }
  const wallet = live.data
  const cards = [
    {
      label: 'In escrow',
      amount: heldFor(sales),
      tooltip: 'Held for orders that run. It becomes yours when the buyer approves.',
    },
    {
      label: 'Pending',
      amount: wallet?.pending_minor ?? 0,
      tooltip: `Released to you less than ${WALLET_PENDING_HOURS} hours ago.`,
    },
    {
      label: 'Available',
      amount: wallet?.available_minor ?? 0,
      tooltip: 'You can have this paid out to your bank account now.',
    },
    {
      label: 'Paid out',
      amount: wallet?.paid_out_minor ?? 0,
      tooltip: 'What has reached your bank account so far.',
    },
  ]
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map(({ label, amount, tooltip }) => (
        <StatCard
          key={label}
          label={label}
          tooltip={tooltip}
          value={<Money amount_minor={amount} currency="NGN" />}
        />
      ))}
    </div>
  )
}
