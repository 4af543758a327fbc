import { figureEndpoints } from '@contract/api/console/console-figures'
import type { FiguresList } from '@contract/entities/money/figures'
import type { FiguresBy } from '@contract/entities/money/figures-range'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { call } from '@/lib/api/api-client'
import { dayLabel } from '@/lib/chart-labels'
import { DateTime } from '@/ui/data/date-time'
import { useQueryParams } from '@/ui/data/use-query-params'
import { EmptyState } from '@/ui/feedback/empty-state'
import { TabBar, useActiveTab } from '@/ui/navigation/tab-bar'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { Loaded } from '../loaded'
import { FigurePanels } from './figure-panels'
import { OldestItem } from './oldest-item'
import { PeriodForm } from './period-form'

const TABS = [
  { value: 'day', label: 'By day' },
  { value: 'month', label: 'By month' },
]
const BY = 'by'
const ENDPOINTS = { day: figureEndpoints.figureDays, month: figureEndpoints.figureMonths }
const PERIODS: Record<FiguresBy, RegExp> = { day: /^\d{4}-\d\d-\d\d$/, month: /^\d{4}-\d\d$/ }

/** What the URL asks for. The other tab's dates are none of this one. */
const useAsked = () => {
  const by: FiguresBy = useActiveTab(TABS, BY) === 'month' ? 'month' : 'day'
  const { search, change } = useQueryParams()
  const dateIn = (name: string): string => {
    const value = search.get(name) ?? ''
    return PERIODS[by].test(value) ? value : ''
  }
  return { by, from: dateIn('from'), until: dateIn('until'), change }
}

const CountedAt = ({ updated_at, counted_until }: FiguresList) =>
  updated_at && counted_until ? (
    <p className="text-sm text-muted">
      Counted on <DateTime at={updated_at} withTime />, up to {dayLabel(counted_until)}; what was
      decided since is not in it. Days begin at midnight in Lagos. Money is what the ledger says, as
      in the books.
    </p>
  ) : null

/** How the company does: money, orders, disputes and times, by day or by month. */
export const FiguresPage = () => {
  usePageTitle('Figures')
  const { by, from, until, change } = useAsked()
  const query = useQuery({
    queryKey: ['console', 'figures', by, from, until],
    queryFn: ({ signal }) =>
      call(ENDPOINTS[by], {
        query: { ...(from && { from }), ...(until && { until }) },
        signal,
      }),
  })
  const shown = { from: query.data?.from ?? from, until: query.data?.until ?? until }
  return (
    <>
      <h1>Figures</h1>
      <OldestItem />
      <TabBar tabs={TABS} label="Periods" param={BY} />
      <PeriodForm
        key={`${by} ${shown.from} ${shown.until}`}
        by={by}
        shown={shown}
        onChoose={(range) => change(range, false)}
      />
      <Loaded query={query} label="the figures">
        {(figures) =>
          figures.periods.length === 0 ? (
            <EmptyState title="Nothing was counted in this time" icon={ChartColumn}>
              Every hour the figures of today and yesterday are counted. Choose another time.
            </EmptyState>
          ) : (
            <>
              <CountedAt {...figures} />
              <FigurePanels by={by} figures={figures} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
