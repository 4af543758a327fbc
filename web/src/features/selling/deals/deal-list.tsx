import type { HeldDeal } from '@contract/api/orders/deals'
import { vendorPaths } from '@contract/vendor-urls'
import { TriangleAlert } from 'lucide-react'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { StatusChip } from '@/ui/data/status-chip'
import { Link } from '@/ui/navigation/link'
import { DealCounts } from './deal-counts'
import { DEAL_STATE_WORDS } from './deal-words'

type RowProps = { deal: HeldDeal; now: number }

const DealRow = ({ deal, now }: RowProps) => {
  const { id, code, terms, expires_at, flags, state } = deal
  return (
    <li className="relative grid gap-2 rounded-lg border border-line bg-surface p-4 has-[a:active]:bg-sunken">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 font-sans text-base font-semibold">
          <Link to={vendorPaths.deal(id)} className="wrap-anywhere after:absolute after:inset-0">
            {terms.title}
          </Link>
        </h2>
        <StatusChip {...DEAL_STATE_WORDS[state]} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Money amount_minor={terms.price_minor} currency="NGN" className="font-semibold text-ink" />
        <span>{code}</span>
        <span>
          {state === 'expired' ? 'Ended' : 'Open until'} <DateTime at={expires_at} withTime />
        </span>
      </p>
      <DealCounts deal={deal} now={now} />
      {flags.length > 0 && (
        <p className="flex items-center gap-2 text-sm text-warning">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          Buyers see a warning beside its text.
        </p>
      )}
    </li>
  )
}

type Props = { deals: readonly HeldDeal[]; now: number }

export const DealList = ({ deals, now }: Props) => (
  <ul className="grid gap-3">
    {deals.map((deal) => (
      <DealRow key={deal.id} deal={deal} now={now} />
    ))}
  </ul>
)
