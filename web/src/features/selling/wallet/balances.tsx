import type { Wallet } from '@contract/entities/money/wallet'
import { hoursText, POLICY } from '@contract/escrow/policy'
import { DAY_MS, HOUR_MS } from '@contract/time'
import { Money } from '@/ui/data/money'
import { STAT_GRID, StatCard } from '@/ui/data/stat-card'

type Balances = Pick<
  Wallet,
  'currency' | 'pending_minor' | 'available_minor' | 'in_payout_minor' | 'paid_out_minor'
>

const NEW_STORE_HOURS = POLICY.limits.unproven.pending_ms / HOUR_MS

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
        tooltip="What you can pay out now. After a chargeback or a sale that failed it can be below zero."
      />
      <StatCard
        label="Pending"
        value={amount(balances.pending_minor)}
        tooltip={`Released to you recently. It becomes available automatically after ${hoursText(POLICY.limits.proven.pending_ms)}, ${NEW_STORE_HOURS} for the first sales of a new store. What you added yourself waits ${POLICY.top_up_ms / DAY_MS} days.`}
      />
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
