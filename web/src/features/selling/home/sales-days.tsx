import type { SalesSummary } from '@contract/entities/sales'
import { formatPrice } from '@contract/money'
import { dayLabel, shortMoney } from '@/lib/chart-labels'
import { ChartWithTable } from '@/ui/chart/chart-with-table'
import type { FigureColumn } from '@/ui/chart/figure-columns'

type Day = SalesSummary['days'][number]

const columnsIn = (currency: string): readonly FigureColumn<Day>[] => {
  const text = (minor: number) => formatPrice(minor, currency)
  return [
    { header: 'Orders', value: ({ orders }) => orders, text: String },
    { header: 'Items', value: ({ items }) => items, text: String, isWide: true },
    { header: 'Sold', value: ({ gross_minor }) => gross_minor, text, colour: 'primary' },
    { header: 'Earned', value: ({ net_minor }) => net_minor, text, colour: 'accent' },
    { header: 'Refunded', value: ({ refunds_minor }) => refunds_minor, text, isWide: true },
  ]
}

/** The days of the period as a chart and, the newest first, as a table. */
export const SalesDays = ({ summary: { days, currency } }: { summary: SalesSummary }) => (
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
