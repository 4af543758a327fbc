import type { Wallet } from '@contract/entities/wallet'
import { WALLET_PENDING_HOURS } from '@contract/entities/wallet'
import { Money } from '@/ui/data/money'
import { StatCard } from '@/ui/data/stat-card'

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
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatCard
        label="Available"
        value={amount(balances.available_minor)}
        tooltip="What you can pay out now. After a chargeback it can be below zero."
      />
      <StatCard
        label="Pending"
        value={amount(balances.pending_minor)}
        tooltip={`Released to you less than ${WALLET_PENDING_HOURS} hours ago. It becomes available by itself.`}
      />
      <StatCard
        label="In payout"
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
