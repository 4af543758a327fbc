import type { Wallet } from '@contract/entities/money/wallet'
import { isPaidThisWeek } from '@contract/escrow/payout-week'
import { POLICY } from '@contract/escrow/policy'
import { formatMoney } from '@contract/money'
import { HOUR_MS } from '@contract/time'
import { vendorPaths } from '@contract/vendor-urls'
import { TriangleAlert } from 'lucide-react'
import { paths } from '@/config/paths'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOwnStore } from '@/shared/store/own-store'
import { Countdown } from '@/ui/data/countdown'
import { DateTime } from '@/ui/data/date-time'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Link } from '@/ui/navigation/link'
import { blockerOf, type PayoutBlocker as Known } from './payout-eligibility'
import { PayoutForm } from './payout-form'
import { PayoutSchedule } from './payout-schedule'

type PayoutBlockerProps = { blocker: Known; currency: string }

const Words = ({ blocker: obstacle, currency }: PayoutBlockerProps) => {
  switch (obstacle.kind) {
    case 'no_account':
      return (
        <>
          Add the bank account your money should go to.{' '}
          <Link to={vendorPaths.settings} className="font-semibold underline">
            Store settings
          </Link>
        </>
      )
    case 'blocked':
      return (
        <>Payouts of your store are stopped. Your money stays in your wallet. Please contact us.</>
      )
    case 'account_waiting':
      return (
        <>
          Your bank account was changed. For your safety a changed account waits{' '}
          {POLICY.changed_account_ms / HOUR_MS} hours: it can be paid from{' '}
          <DateTime at={obstacle.usable_from} withTime /> (
          <Countdown until={obstacle.usable_from} passed="now" /> left). If you did not change it,{' '}
          <Link to={paths.security} className="font-semibold underline">
            secure your account
          </Link>
          .
        </>
      )
    case 'owing':
      return <>Your balance is below zero, so your next sales settle that first.</>
    case 'debt':
      return <>Payouts wait until what is owed for your bank account is paid. Pay it above.</>
    case 'too_little':
      return <>The smallest payout is {formatMoney(POLICY.min_payout_minor, currency)}.</>
  }
}

/** Explains why payouts are blocked and what to do about it. */
const PayoutBlocker = (props: PayoutBlockerProps) => (
  <p className="flex items-start gap-2 rounded-md bg-warning-soft p-3 text-sm text-warning">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>
      <Words {...props} />
    </span>
  </p>
)

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
  const unpaid_minor = (wallet?.written_off_minor ?? 0) + (data.others_owe_minor ?? 0)
  const payable = { available_minor, isLater: isPaidThisWeek(wallet ?? {}, now), unpaid_minor }
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
