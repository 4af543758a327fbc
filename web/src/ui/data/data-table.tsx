import { cx } from '../cx'
import { DataCell } from './data-cell'
import type { Column, Sort } from './data-column'
import { SortHeader } from './sort-header'

type Props<Row extends object> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
}

/** Some browsers drop the table semantics if CSS changes `display`, so roles are explicit. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
}

/** How a cell lies in its row's card. */
const PHONE_CELLS = {
  actions: 'max-md:absolute max-md:top-2 max-md:right-2 md:w-14',
  pair: 'max-md:flex max-md:basis-full max-md:justify-between max-md:gap-4 max-md:py-1 max-md:first:font-semibold',
  plain: 'max-md:block max-md:basis-full max-md:py-1',
  inline: 'max-md:block max-md:min-w-0',
  end: 'max-md:ml-auto max-md:block max-md:min-w-0',
  hidden: 'max-md:hidden',
}

/** A table on wide screens and one card per row on phones. */
export const DataTable = <Row extends object>(props: Props<Row>) => {
  const { caption, columns, rows, rowKey, sort, onSort } = props
  const hasActions = columns.some(({ key }) => key === 'actions')
  return (
    <table {...roles.table} className="w-full border-collapse text-left text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.rowgroup} className="border-b border-line max-md:sr-only">
        <tr {...roles.row}>
          {columns.map((column) => (
            <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            {...roles.row}
            key={rowKey(row)}
            className="border-line max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:rounded-lg max-md:border max-md:bg-surface max-md:p-3 md:border-b md:hover:bg-surface"
          >
            {columns.map((column) => (
              <td
                {...roles.cell}
                key={column.key}
                className={cx(
                  'align-middle md:px-3 md:py-3',
                  PHONE_CELLS[column.key === 'actions' ? 'actions' : (column.phone ?? 'pair')],
                  column.align === 'end' && 'md:text-right',
                  hasActions && 'max-md:first:pr-12',
                )}
              >
                <DataCell column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
