import { PERIOD_DAYS, SALES_PERIODS, type SalesPeriod } from '@contract/entities/money/sales'
import { useActiveTab } from '@/ui/navigation/tab-bar'

export const PERIOD_PARAM = 'period'

const labelOf = (period: SalesPeriod): string =>
  period === 'today' ? 'Today' : `${PERIOD_DAYS[period]} days`

export const PERIOD_TABS = SALES_PERIODS.map((value) => ({ value, label: labelOf(value) }))

/** Returns the period from the URL, by default the first, which has a chart. */
export const useSalesPeriod = (): SalesPeriod => {
  const active = useActiveTab(PERIOD_TABS, PERIOD_PARAM)
  return SALES_PERIODS.find((period) => period === active) ?? SALES_PERIODS[0]
}

/** Returns the label of the period that this one is compared with. */
export const beforeLabel = (period: SalesPeriod): string =>
  period === 'today' ? 'yesterday' : `in the ${PERIOD_DAYS[period]} days before`
