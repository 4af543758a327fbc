import type { SalesSummary } from '@contract/entities/sales'
import { formatMoney } from '@contract/money'
import { cx } from '@/ui/cx'
import { dayLabel } from './day-label'

type Day = SalesSummary['days'][number]

type Column = { header: string; text: (day: Day, currency: string) => string; isWide?: true }

const COLUMNS: readonly Column[] = [
  { header: 'Orders', text: ({ orders }) => String(orders) },
  { header: 'Items', text: ({ items }) => String(items), isWide: true },
  { header: 'Sold', text: ({ gross_minor }, currency) => formatMoney(gross_minor, currency) },
  { header: 'Yours', text: ({ net_minor }, currency) => formatMoney(net_minor, currency) },
  {
    header: 'Refunded',
    text: ({ refunds_minor }, currency) => formatMoney(refunds_minor, currency),
    isWide: true,
  },
]

const cellClass = (isWide: boolean | undefined) =>
  cx('px-1 py-1.5 text-right tabular-nums last:pr-3 sm:px-2', isWide && 'max-sm:hidden')

/** The chart's data as a table, newest day first. */
export const SalesDaysTable = ({ summary }: { summary: SalesSummary }) => (
  <section
    aria-label="Sales by day"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
    className="max-h-80 overflow-auto rounded-lg border border-line bg-surface"
  >
    <table className="w-full border-collapse text-xs sm:text-sm">
      <caption className="sr-only">Sales by day, the newest first</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="sticky top-0 bg-sunken py-2 pr-1 pl-3 text-left font-semibold">
            Day
          </th>
          {COLUMNS.map(({ header, isWide }) => (
            <th
              key={header}
              scope="col"
              className={cx(cellClass(isWide), 'sticky top-0 bg-sunken py-2 font-semibold')}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summary.days.toReversed().map((day) => (
          <tr key={day.day} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-1 pl-3 text-left font-normal whitespace-nowrap">
              <time dateTime={day.day}>{dayLabel(day.day)}</time>
            </th>
            {COLUMNS.map(({ header, text, isWide }) => (
              <td key={header} className={cellClass(isWide)}>
                {text(day, summary.currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
