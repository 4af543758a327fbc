import { vendorPaths } from '@contract/vendor-urls'
import { paths } from '@/config/paths'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/navigation/link'
import type { StoreKind } from './onboarding-schema'

const CHOICES: readonly { kind: StoreKind; title: string; text: string; to: string }[] = [
  {
    kind: 'store',
    title: 'A public store',
    text: 'Your products in the market, on a page of your own.',
    to: paths.vendorOnboarding,
  },
  {
    kind: 'deals',
    title: 'Sell by deals only',
    text: 'For what you agree on in chats: links that are paid safely.',
    to: vendorPaths.onboardingDeals,
  },
]

/** Whether everybody sees the store; what was typed stays. */
export const StoreKindChoice = ({ kind }: { kind: StoreKind }) => (
  <nav aria-label="How you sell" className="grid gap-3 sm:grid-cols-2">
    {CHOICES.map((choice) => (
      <Link
        key={choice.kind}
        to={choice.to}
        replace
        aria-current={choice.kind === kind ? 'true' : undefined}
        className={cx(
          'grid content-start gap-1 rounded-lg border p-4 text-ink no-underline',
          choice.kind === kind
            ? 'border-primary bg-primary-soft'
            : 'border-edge bg-surface hover:bg-sunken',
        )}
      >
        <span className="font-semibold">{choice.title}</span>
        <span className="text-sm text-muted">{choice.text}</span>
      </Link>
    ))}
  </nav>
)
