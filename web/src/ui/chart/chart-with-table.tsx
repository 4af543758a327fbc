import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyPart } from '../chunks/lazy-part'
import { Skeleton } from '../feedback/skeleton'
import { useInView } from '../media/use-in-view'
import { useWhenIdle } from '../media/use-when-idle'
import type { BarChartProps } from './bar-chart'
import { FigureTable } from './figure-table'

const BarChart = lazyPart(() => import('./bar-chart'))

const Shape = () => <Skeleton className="h-full" />

/** Reserves space for the chart, which loads once the page is idle and the chart is near. */
const ChartPlace = <Row,>(props: BarChartProps<Row>) => {
  const isIdle = useWhenIdle()
  const [ref, isNear] = useInView<HTMLDivElement>()
  return (
    <div ref={ref} aria-hidden className="h-80 min-w-0">
      <ErrorBoundary
        fallback={
          <p className="grid h-full place-items-center rounded-lg bg-sunken p-4 text-sm text-muted">
            The chart could not be shown. The table has the same figures.
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

type Props<Row> = BarChartProps<Row> & {
  /** Names the table, and what each row is of. */
  label: string
  rowHeader: string
  /** Of rows by day or month: `2026-01-31`. Their table begins with the newest. */
  dateOf?: (row: Row) => string
}

/**
 * The same figures as a chart and, below it, as a table, whose columns need all of the width. A single
 * row needs no chart.
 */
export const ChartWithTable = <Row,>({ label, rowHeader, dateOf, ...figures }: Props<Row>) => {
  const { rows } = figures
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {rows.length > 1 && <ChartPlace {...figures} />}
      <FigureTable
        {...figures}
        label={label}
        rowHeader={rowHeader}
        rows={dateOf ? [...rows].reverse() : rows}
        {...(dateOf && { dateOf })}
      />
    </div>
  )
}
