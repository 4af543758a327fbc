import type { SalesSummary } from '@contract/entities/money/sales'
import { formatMoney } from '@contract/money'
import { vendorPaths } from '@contract/vendor-urls'
import { ChartColumn, WifiOff } from 'lucide-react'
import { inlineFailureText } from '@/lib/api/failure-text'
import { dayLabel, shortMoney } from '@/lib/chart-labels'
import { useOnline } from '@/lib/use-online'
import { ChartWithTable } from '@/ui/chart/chart-with-table'
import type { FigureColumn } from '@/ui/chart/figure-columns'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { LinkButton } from '@/ui/form/link-button'
import { TabBar } from '@/ui/navigation/tab-bar'
import { BestProducts } from './best-products'
import { FiguresLoading } from './home-loading'
import { SalesFigureList } from './sales-figures'
import { PERIOD_PARAM, PERIOD_TABS } from './sales-period'
import { StoreRating } from './store-rating'
import type { useSalesSummary } from './use-sales-summary'

type Day = SalesSummary['days'][number]

const columnsIn = (currency: string): readonly FigureColumn<Day>[] => {
  const text = (minor: number) => formatMoney(minor, currency)
  return [
    { header: 'Orders', value: ({ orders }) => orders, text: String },
    { header: 'Items', value: ({ items }) => items, text: String, isWide: true },
    { header: 'Sold', value: ({ gross_minor }) => gross_minor, text, colour: 'primary' },
    { header: 'Earned', value: ({ net_minor }) => net_minor, text, colour: 'accent' },
    { header: 'Refunded', value: ({ refunds_minor }) => refunds_minor, text, isWide: true },
  ]
}

/** The days of the period as a chart and, the newest first, as a table. */
const SalesDays = ({ summary: { days, currency } }: { summary: SalesSummary }) => (
  <ChartWithTable
    label="Sales by day, the newest first"
    rowHeader="Day"
    columns={columnsIn(currency)}
    rows={days}
    rowLabel={({ day }) => dayLabel(day)}
    dateOf={({ day }) => day}
    axisText={shortMoney}
  />
)

const isGhost = ({ totals, before }: SalesSummary): boolean =>
  [totals, before].every((figures) => Object.values(figures).every((value) => value === 0))

const NoSales = () => (
  <EmptyState
    title="No sales in these days"
    icon={ChartColumn}
    action={
      <LinkButton variant="secondary" to={vendorPaths.products}>
        See your products
      </LinkButton>
    }
  >
    Each day’s orders show here once a buyer has paid.
  </EmptyState>
)

const Content = ({ summary }: { summary: SalesSummary }) => (
  <>
    {isGhost(summary) ? (
      <NoSales />
    ) : (
      <>
        <SalesFigureList summary={summary} />
        {summary.days.length > 1 && <SalesDays summary={summary} />}
      </>
    )}
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <BestProducts best={summary.best} currency={summary.currency} />
      <StoreRating rating={summary.rating} rating_count={summary.rating_count} />
    </div>
  </>
)

const Figures = ({ summary }: { summary: ReturnType<typeof useSalesSummary> }) => {
  const { data, error, isFetching, refetch } = summary
  const isOnline = useOnline()
  if (data) return <Content summary={data} />
  if (!isOnline) {
    return (
      <EmptyState title="You are offline" icon={WifiOff}>
        Your sales show here as soon as there is a connection again.
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorState onRetry={refetch} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    )
  }
  return <FiguresLoading />
}

/** Figures, chart, best products and rating. The period is in the URL. */
export const SalesSection = ({ summary }: { summary: ReturnType<typeof useSalesSummary> }) => (
  <section aria-labelledby="sales-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <h2 id="sales-title" className="text-xl font-semibold">
      Sales
    </h2>
    <TabBar tabs={PERIOD_TABS} label="Period" param={PERIOD_PARAM} />
    <Figures summary={summary} />
    <p className="max-w-prose text-sm text-muted">
      An order counts as sold on the day its payment arrives, with the price of the goods: buyers
      pay the escrow fee on top of it. What you earned, refunds and escrow fees count on the day an
      order is completed or refunded. Days begin at midnight in Lagos.
    </p>
  </section>
)
