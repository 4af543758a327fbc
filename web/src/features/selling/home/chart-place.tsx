import type { SalesSummary } from '@contract/entities/sales'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { Skeleton } from '@/ui/feedback/skeleton'
import { useInView } from '@/ui/media/use-in-view'
import { useWhenIdle } from '@/ui/media/use-when-idle'

const SalesChart = lazyChunk(() => import('./sales-chart'))

const Shape = () => <Skeleton className="h-full" />

/** Reserves space for the chart, which loads once the page is idle and the chart is near. */
export const ChartPlace = ({ summary }: { summary: SalesSummary }) => {
  const isIdle = useWhenIdle()
  const [ref, isNear] = useInView<HTMLDivElement>()
  return (
    <div ref={ref} aria-hidden className="h-80 min-w-0">
      <ErrorBoundary
        fallback={
          <p className="grid h-full place-items-center rounded-lg bg-sunken p-4 text-sm text-muted">
            The chart could not be drawn. The table has the same figures.
          </p>
        }
      >
        {isIdle && isNear ? (
          <Suspense fallback={<Shape />}>
            <SalesChart summary={summary} />
          </Suspense>
        ) : (
          <Shape />
        )}
      </ErrorBoundary>
    </div>
  )
}
