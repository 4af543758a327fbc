import { POLICY } from '@contract/escrow/policy'
import { formatMoney } from '@contract/money'
import { HOUR_MS } from '@contract/time'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Countdown } from '@/ui/data/countdown'
import { DateTime } from '@/ui/data/date-time'
import type { PayoutBlocker as Known } from './payout-eligibility'

type Props = { blocker: Known; currency: string }

const Words = ({ blocker: obstacle, currency }: Props) => {
  switch (obstacle.kind) {
    case 'no_account':
      return (
        <>
          Add the bank account your money should go to.{' '}
          <Link to={paths.vendorSettings} className="font-semibold underline">
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
      return <>A buyer’s bank took a payment back, so your next sales settle that first.</>
    case 'too_little':
      return <>The smallest payout is {formatMoney(POLICY.min_payout_minor, currency)}.</>
  }
}

/** Explains why payouts are blocked and what to do about it. */
export const PayoutBlocker = (props: Props) => (
  <p className="flex items-start gap-2 rounded-md bg-warning-soft p-3 text-sm text-warning">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>
      <Words {...props} />
    </span>
  </p>
)
