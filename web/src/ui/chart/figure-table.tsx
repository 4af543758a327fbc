import { cx } from '../cx'
import type { FigureRows } from './figure-columns'

const cellClass = (isWide: boolean | undefined, isEnd: boolean) =>
  cx(
    'px-1 py-1.5 text-right tabular-nums whitespace-nowrap sm:px-2 last:pr-3',
    isWide && 'max-sm:hidden',
    isEnd && 'max-sm:pr-3',
  )

type Props<Row> = FigureRows<Row> & {
  /** Names the table, and what each row is of. */
  label: string
  rowHeader: string
  /** Of rows by day: for machines, `2026-01-31`. */
  dateOf?: (row: Row) => string
}

/** A chart's data as a table, in the order of its rows. */
export const FigureTable = <Row,>({
  label,
  rowHeader,
  columns,
  rows,
  rowLabel,
  dateOf,
}: Props<Row>) => {
  const end = columns.map(({ isWide }) => !isWide).lastIndexOf(true)
  return (
    <section
      aria-label={`${label}: table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-80 min-w-0 overflow-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full border-collapse text-xs sm:text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-muted">
            <th
              scope="col"
              className="sticky top-0 bg-sunken py-2 pr-1 pl-3 text-left font-semibold"
            >
              {rowHeader}
            </th>
            {columns.map(({ header, isWide }, at) => (
              <th
                key={header}
                scope="col"
                className={cx(
                  cellClass(isWide, at === end),
                  'sticky top-0 bg-sunken py-2 font-semibold',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowLabel(row)} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-1 pl-3 text-left font-normal whitespace-nowrap">
                {dateOf ? <time dateTime={dateOf(row)}>{rowLabel(row)}</time> : rowLabel(row)}
              </th>
              {columns.map(({ header, value, text, isWide }, at) => (
                <td key={header} className={cellClass(isWide, at === end)}>
                  {text(value(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
