import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyChunk } from '../chunks/lazy-chunk'
import { Skeleton } from '../feedback/skeleton'
import { useInView } from '../media/use-in-view'
import { useWhenIdle } from '../media/use-when-idle'
import type { BarChartProps } from './bar-chart'

const BarChart = lazyChunk(() => import('./bar-chart'))

const Shape = () => <Skeleton className="h-full" />

/** Reserves space for the chart, which loads once the page is idle and the chart is near. */
export const ChartPlace = <Row,>(props: BarChartProps<Row>) => {
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
            <BarChart {...(props as BarChartProps<unknown>)} />
          </Suspense>
        ) : (
          <Shape />
        )}
      </ErrorBoundary>
    </div>
  )
}
