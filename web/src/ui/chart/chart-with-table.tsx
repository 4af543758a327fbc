import type { BarChartProps } from './bar-chart'
import { ChartPlace } from './chart-place'
import { FigureTable } from './figure-table'

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
        rows={dateOf ? rows.toReversed() : rows}
        {...(dateOf && { dateOf })}
      />
    </div>
  )
}
