import type { Wallet } from '@contract/entities/wallet'
import { isPaidThisWeek } from '@contract/escrow/payout-week'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOwnStore } from '@/lib/own-store'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { PayoutBlocker } from './payout-blocker'
import { blockerOf } from './payout-eligibility'
import { PayoutForm } from './payout-form'
import { PayoutSchedule } from './payout-schedule'

type Props = { wallet: Wallet | null; currency: string; now: number }

/** The payout account, with the payout form or the reason why payouts are blocked. */
export const PayoutPanel = ({ wallet, currency, now }: Props) => {
  const { data, error, isFetching, refetch } = useOwnStore()
  if (!data && error) {
    return (
      <ErrorState onRetry={() => refetch()} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton className="h-40" />
  const { payout_account } = data.private
  const available_minor = wallet?.available_minor ?? 0
  const payable = { available_minor, isLater: isPaidThisWeek(wallet ?? {}, now) }
  const blocker = blockerOf(data.private, payable, now)
  return (
    <div className="grid gap-4">
      {payout_account && (
        <p className="text-sm">
          To {payout_account.account_name}, {payout_account.bank_name}{' '}
          <span className="tabular-nums">{payout_account.account_number_masked}</span>
        </p>
      )}
      {blocker && <PayoutBlocker blocker={blocker} currency={currency} />}
      {!blocker && payout_account && (
        <PayoutForm account={payout_account} payable={payable} currency={currency} />
      )}
      {payout_account && !data.private.payouts_blocked && (
        <PayoutSchedule
          schedule={data.private.payout_schedule ?? 'weekly'}
          {...{ payable, currency, now }}
        />
      )}
    </div>
  )
}
