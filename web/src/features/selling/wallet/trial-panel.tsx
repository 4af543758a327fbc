import { isUnproven } from '@contract/escrow/limits'
import { POLICY } from '@contract/escrow/policy'
import { formatMoney } from '@contract/money'
import { DAY_MS, HOUR_MS } from '@contract/time'
import { useOwnStore } from '@/shared/store/own-store'
import { DateTime } from '@/ui/data/date-time'
import { ProgressBar } from '@/ui/feedback/progress-bar'

const { max_held_minor, pending_ms } = POLICY.limits.unproven
const naira = (amount_minor: number) => formatMoney(amount_minor, 'NGN')

/** What a store that isn't proven yet holds of what it may, until when, and what ends the limit. */
export const TrialPanel = ({ now }: { now: number }) => {
  const trial = useOwnStore().data?.vendor?.trial
  if (!isUnproven(trial, now)) return null
  const { held_minor, until, sales, proven_at } = trial
  return (
    <section aria-labelledby="trial-title" className="grid gap-3 rounded-lg bg-surface p-4">
      <h2 id="trial-title" className="font-semibold">
        Your store is new: open orders hold {naira(held_minor)} of {naira(max_held_minor)}
      </h2>
      <ProgressBar label="Of what open orders may hold" value={held_minor / max_held_minor} />
      <p className="max-w-prose text-sm">
        We refuse orders above that: buyers read that you are busy until a delivery is approved.
        {until && (
          <>
            {' '}
            The next order ends or moves on by <DateTime at={until} withTime />.
          </>
        )}{' '}
        Released money can be paid out after {pending_ms / HOUR_MS} hours.
      </p>
      <p className="max-w-prose text-sm">
        {proven_at ? (
          <>
            Your sales have proven your store: the limit ends on{' '}
            <DateTime at={proven_at} withTime />.
          </>
        ) : (
          <>
            The limit ends with {POLICY.proving_sales} completed sales to different buyers, who
            share no card, phone or bank account, {POLICY.proving_ms / DAY_MS} days after the first.
            You have {sales}.
          </>
        )}
      </p>
    </section>
  )
}
