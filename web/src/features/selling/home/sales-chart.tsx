import type { SalesSummary } from '@contract/entities/sales'
import { formatMoney } from '@contract/money'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { dayLabel } from './day-label'

const MINOR_UNITS = 100
const AXIS_WIDTH_PX = 44
const SHORT = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 })
const axisText = { fill: 'var(--color-muted)', fontSize: 12 }

/** A bar per day. Hidden from screen readers, because the table next to it has the same data. */
export default function SalesChart({ summary }: { summary: SalesSummary }) {
  const { days, currency } = summary
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={days}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="day"
          tickFormatter={dayLabel}
          tick={axisText}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-edge)' }}
          interval="preserveStartEnd"
          minTickGap={16}
        />
        <YAxis
          width={AXIS_WIDTH_PX}
          tickFormatter={(minor: number) => SHORT.format(minor / MINOR_UNITS)}
          tick={axisText}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          cursor={{ fill: 'var(--color-sunken)' }}
          labelFormatter={(day) => dayLabel(String(day))}
          formatter={(minor) => formatMoney(Number(minor), currency)}
          contentStyle={{
            background: 'var(--color-surface)',
            border: '1px solid var(--color-line)',
            borderRadius: 8,
            color: 'var(--color-ink)',
          }}
          itemStyle={{ color: 'var(--color-ink)' }}
        />
        <Legend itemSorter="dataKey" wrapperStyle={{ fontSize: 13, color: 'var(--color-ink)' }} />
        <Bar
          dataKey="gross_minor"
          name="Sold"
          fill="var(--color-primary)"
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
        <Bar
          dataKey="net_minor"
          name="Became yours"
          fill="var(--color-accent)"
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
