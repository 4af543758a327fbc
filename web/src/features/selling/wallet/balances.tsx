import type { Wallet } from '@contract/entities/money/wallet'
import { Money } from '@/ui/data/money'
import { STAT_GRID, StatCard } from '@/ui/data/stat-card'
import { AVAILABLE_TEXT, PENDING_TEXT } from './wallet-labels'

type Balances = Pick<
  Wallet,
  'currency' | 'pending_minor' | 'available_minor' | 'in_payout_minor' | 'paid_out_minor'
>

const EMPTY: Balances = {
  currency: 'NGN',
  pending_minor: 0,
  available_minor: 0,
  in_payout_minor: 0,
  paid_out_minor: 0,
}

/** The wallet's four balances; all zero before the first sale. */
export const BalanceCards = ({ wallet }: { wallet: Wallet | null }) => {
  const { currency, ...balances } = wallet ?? EMPTY
  const amount = (amount_minor: number) => <Money amount_minor={amount_minor} currency={currency} />
  return (
    <div className={STAT_GRID}>
      <StatCard
        label="Available"
        value={amount(balances.available_minor)}
        tooltip={AVAILABLE_TEXT}
      />
      <StatCard label="Pending" value={amount(balances.pending_minor)} tooltip={PENDING_TEXT} />
      <StatCard
        label="Being paid out"
        value={amount(balances.in_payout_minor)}
        tooltip="On its way to your bank."
      />
      <StatCard
        label="Paid out"
        value={amount(balances.paid_out_minor)}
        tooltip="What your bank has received so far."
      />
    </div>
  )
}
