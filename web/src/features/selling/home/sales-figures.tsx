import type { SalesFigures, SalesSummary } from '@contract/entities/money/sales'
import { formatMoney, groupDigits } from '@contract/money'
import { beforeLabel } from './sales-period'

type Figure = { name: keyof SalesFigures; label: string; isMoney: boolean }

const FIGURES: readonly Figure[] = [
  { name: 'orders', label: 'Paid orders', isMoney: false },
  { name: 'items', label: 'Items sold', isMoney: false },
  { name: 'gross_minor', label: 'Sold', isMoney: true },
  { name: 'net_minor', label: 'Earned', isMoney: true },
  { name: 'refunds_minor', label: 'Refunded', isMoney: true },
  { name: 'fees_minor', label: 'Escrow fees', isMoney: true },
]
/** Most stores have none. */
const COSTS: Figure = {
  name: 'costs_minor',
  label: 'Failed sales, carriers, commission',
  isMoney: true,
}

/** The figures of the period, each compared with the previous period. */
export const SalesFigureList = ({ summary }: { summary: SalesSummary }) => {
  const { totals, before, period, currency } = summary
  const hasCosts = totals.costs_minor !== 0 || before.costs_minor !== 0
  const text = ({ isMoney }: Figure, value: number) =>
    isMoney ? formatMoney(value, currency) : groupDigits(value)
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3">
      {[...FIGURES, ...(hasCosts ? [COSTS] : [])].map((figure) => (
        <div key={figure.name} className="grid content-start gap-0.5 bg-surface p-3 md:p-4">
          <dt className="text-sm text-muted">{figure.label}</dt>
          <dd className="text-lg font-semibold tabular-nums md:text-xl">
            {text(figure, totals[figure.name])}
          </dd>
          <dd className="text-xs text-muted tabular-nums">
            {text(figure, before[figure.name])} {beforeLabel(period)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
