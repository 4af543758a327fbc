import type { SalesSummary } from '@contract/entities/sales'
import { ChartColumn, WifiOff } from 'lucide-react'
import { paths } from '@/config/paths'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOnline } from '@/lib/use-online'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { LinkButton } from '@/ui/form/link-button'
import { TabBar } from '@/ui/navigation/tab-bar'
import { BestProducts } from './best-products'
import { FiguresLoading } from './home-loading'
import { SalesDays } from './sales-days'
import { SalesFigureList } from './sales-figures'
import { PERIOD_PARAM, PERIOD_TABS } from './sales-period'
import { StoreRating } from './store-rating'
import type { useSalesSummary } from './use-sales-summary'

const isGhost = ({ totals, before }: SalesSummary): boolean =>
  [totals, before].every((figures) => Object.values(figures).every((value) => value === 0))

const NoSales = () => (
  <EmptyState
    title="No sales in these days"
    icon={ChartColumn}
    action={
      <LinkButton variant="secondary" to={paths.vendorProducts}>
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
