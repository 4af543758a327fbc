import { escrowFeeOf } from '@contract/escrow/fee'
import { PURCHASE_POLICY } from '@contract/escrow/purchase-policy'
import { formatMoney } from '@contract/money'
import { DAY_MS, HOUR_MS } from '@contract/time'
import { paths } from '@/config/paths'
import { Link } from '@/ui/navigation/link'

/** An example price, in kobo. */
const EXAMPLE_MINOR = 2_500_000

const steps = () => {
  const example = formatMoney(EXAMPLE_MINOR, 'NGN')
  const fee = formatMoney(escrowFeeOf(EXAMPLE_MINOR), 'NGN')
  return [
    {
      title: 'You pay, we hold',
      text: `For goods of ${example} you pay ${fee} on top for protection. The vendor sees that the money is there and can’t touch it.`,
    },
    {
      title: 'The vendor sends',
      text: `They have ${PURCHASE_POLICY.confirm_ms / HOUR_MS} hours to say yes, and ship by the day that they promised you, or within ${PURCHASE_POLICY.ship_ms / DAY_MS} days. If they do not, everything comes back to you, the fee too.`,
    },
    {
      title: 'You look, then approve',
      text: `Give the courier your six-digit code at the door. You then have ${PURCHASE_POLICY.inspection_ms / DAY_MS} days to approve, or to dispute, which pauses the deadline.`,
    },
  ]
}

export const Protection = () => (
  <section aria-labelledby="protection-title" className="grid gap-5">
    <div className="flex items-baseline justify-between gap-x-4">
      <h2 id="protection-title" className="text-xl font-semibold md:text-2xl">
        How your money is protected
      </h2>
      <Link to={paths.howEscrowWorks} className="shrink-0 font-semibold">
        All the rules
      </Link>
    </div>
    <ol className="grid gap-4 md:grid-cols-3">
      {steps().map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 md:grid-cols-1 md:gap-y-2 md:rounded-lg md:border md:border-line md:p-5"
        >
          <span
            aria-hidden
            className="grid size-8 place-items-center max-md:row-span-2 rounded-full bg-primary text-sm font-semibold text-on-primary"
          >
            {index + 1}
          </span>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
