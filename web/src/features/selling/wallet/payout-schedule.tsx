import { vendorEndpoints } from '@contract/api/people/vendors'
import type { PayoutSchedule as Schedule } from '@contract/entities/people/vendor'
import { maxPayoutOf, payoutCostOf } from '@contract/escrow/payout-cost'
import { nextPayoutAt } from '@contract/escrow/payout-week'
import { POLICY } from '@contract/escrow/policy'
import { formatMoney } from '@contract/money'
import { call } from '@/lib/api/api-client'
import { queryClient } from '@/lib/api/query-client'
import { useAction } from '@/lib/use-action'
import { ownStoreQuery } from '@/shared/store/own-store'
import { DateTime } from '@/ui/data/date-time'
import { FormAlert } from '@/ui/feedback/form-alert'
import type { Payable } from './payout-eligibility'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const HOUR = `${String(POLICY.payout_hour).padStart(2, '0')}:00`

const CHOICES: readonly (readonly [Schedule, string])[] = [
  ['weekly', `Every ${WEEKDAYS[POLICY.payout_weekday]} at ${HOUR}, automatically`],
  ['on_request', 'Only when I ask'],
]

type Props = { schedule: Schedule; payable: Payable; currency: string; now: number }

/** What the next weekly payout brings of what is available now, or what asking for it costs. */
const Next = ({ payable, currency, now }: Omit<Props, 'schedule'>) => {
  const { available_minor, isLater } = payable
  const naira = (amount_minor: number) => formatMoney(amount_minor, currency)
  if (available_minor >= POLICY.free_payout_from_minor) {
    return (
      <p className="text-sm text-muted">
        Next: <DateTime at={nextPayoutAt(now)} />. Of what is available now you receive{' '}
        {naira(available_minor)}. It is free.
      </p>
    )
  }
  const less_minor = maxPayoutOf(available_minor, isLater)
  const cost_minor = payoutCostOf(less_minor, isLater).total_minor
  return (
    <p className="text-sm text-muted">
      Paid each week from {naira(POLICY.free_payout_from_minor)}.{' '}
      {less_minor < POLICY.min_payout_minor
        ? 'Nothing to pay yet.'
        : `Ask for less at any time: ${naira(less_minor)} now for ${naira(cost_minor)}.`}
    </p>
  )
}

/** Whether money is paid out every week by itself, or only when the vendor asks. */
export const PayoutSchedule = ({ schedule, ...next }: Props) => {
  const { run, isPending, failure } = useAction(async (chosen: Schedule) => {
    await call(vendorEndpoints.payoutSchedule, { body: { schedule: chosen } })
    await queryClient.invalidateQueries({ queryKey: ownStoreQuery.queryKey })
  })
  return (
    <fieldset className="grid gap-1 border-t border-line pt-4" disabled={isPending}>
      <legend className="sr-only">When we pay you</legend>
      <p aria-hidden className="text-sm font-semibold">
        When we pay you
      </p>
      {CHOICES.map(([value, label]) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="payout-schedule"
            checked={schedule === value}
            onChange={() => void run(value)}
            className="size-5 accent-primary"
          />
          {label}
        </label>
      ))}
      {schedule === 'weekly' && <Next {...next} />}
      <p className="text-sm text-muted">
        One payout a week from {formatMoney(POLICY.free_payout_from_minor, next.currency)} is free.
        For any other payout you pay what the bank transfer costs.
      </p>
      <FormAlert>{failure}</FormAlert>
    </fieldset>
  )
}
