import {
  Bar,
  CartesianGrid,
  BarChart as Chart,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { ChartColour, FigureRows } from './figure-columns'

const AXIS_WIDTH_PX = 44
/** Written out: the theme has only the variables that its build finds in the code. */
const FILLS: Record<ChartColour, string> = {
  primary: 'var(--color-primary)',
  accent: 'var(--color-accent)',
  error: 'var(--color-error)',
  neutral: 'var(--color-neutral)',
}
const NAMES_WIDTH_PX = 128
const TICKS = { tick: { fill: 'var(--color-muted)', fontSize: 12 }, tickLine: false } as const

export type BarChartProps<Row> = FigureRows<Row> & {
  /** A value of the axis; in short, since it has little room. */
  axisText: (value: number) => string
  /** For rows with long names: they stand on the left, and the bars lie. */
  isLying?: true
}

/** Bars for each row. Hidden from screen readers, because the table next to it has the same data. */
export default function BarChart({
  columns,
  rows,
  rowLabel,
  axisText,
  isLying,
}: BarChartProps<unknown>) {
  const shown = columns.filter(({ colour }) => colour)
  const data = rows.map((row) => [rowLabel(row), ...shown.map(({ value }) => value(row))])
  const names = {
    dataKey: '0',
    type: 'category',
    axisLine: { stroke: 'var(--color-edge)' },
  } as const
  const values = {
    type: 'number',
    tickFormatter: axisText,
    axisLine: false,
    allowDecimals: false,
  } as const
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Chart
        data={data}
        layout={isLying ? 'vertical' : 'horizontal'}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid
          vertical={isLying ?? false}
          horizontal={!isLying}
          stroke="var(--color-line)"
        />
        <XAxis
          {...(isLying ? values : names)}
          {...TICKS}
          interval="preserveStartEnd"
          minTickGap={16}
        />
        <YAxis
          {...(isLying ? names : values)}
          {...TICKS}
          width={isLying ? NAMES_WIDTH_PX : AXIS_WIDTH_PX}
          {...(isLying && { interval: 0 })}
        />
        <Tooltip
          cursor={{ fill: 'var(--color-sunken)' }}
          formatter={(value, _, { dataKey }) => shown[Number(dataKey) - 1]?.text(Number(value))}
          contentStyle={{
            background: 'var(--color-surface)',
            border: '1px solid var(--color-line)',
            borderRadius: 8,
            color: 'var(--color-ink)',
          }}
          itemStyle={{ color: 'var(--color-ink)' }}
        />
        <Legend itemSorter="dataKey" wrapperStyle={{ fontSize: 13, color: 'var(--color-ink)' }} />
        {shown.map(({ header, colour }, index) => (
          <Bar
            key={header}
            dataKey={String(index + 1)}
            name={header}
            fill={FILLS[colour ?? 'neutral']}
            radius={isLying ? [0, 3, 3, 0] : [3, 3, 0, 0]}
            isAnimationActive={false}
          />
        ))}
      </Chart>
    </ResponsiveContainer>
  )
}
