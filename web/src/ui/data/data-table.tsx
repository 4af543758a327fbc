import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Link } from '../navigation/link'
import type { Column, Sort, SortKey } from './data-column'

type SortHeaderProps<Row> = { column: Column<Row>; sort?: Sort; onSort?: (sort: Sort) => void }

const icons = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }

/** Names sort from A first, dates from the newest. */
const firstDirection = (key: SortKey) => (key === 'name' ? 'ascending' : 'descending')

const SortHeader = <Row,>({ column, sort, onSort }: SortHeaderProps<Row>) => {
  const { key, header, sort: sortKey, align } = column
  const direction = sortKey && sort?.key === sortKey ? sort.direction : 'none'
  const Icon = icons[direction]
  const press = () => {
    if (!sortKey || !onSort) return
    const opposite = direction === 'ascending' ? 'descending' : 'ascending'
    onSort({ key: sortKey, direction: direction === 'none' ? firstDirection(sortKey) : opposite })
  }
  return (
    <th
      scope="col"
      aria-sort={sortKey ? direction : undefined}
      className={cx('px-3 py-2 font-semibold text-muted', align === 'end' && 'text-right')}
    >
      {key === 'actions' && <span className="sr-only">{header}</span>}
      {key !== 'actions' && !(sortKey && onSort) && header}
      {sortKey && onSort && (
        <button
          type="button"
          onClick={press}
          className="inline-flex min-h-8 items-center gap-1 rounded-sm hover:text-ink"
        >
          {header}
          <Icon aria-hidden className="size-4" />
        </button>
      )}
    </th>
  )
}

const textOf = (value: unknown): ReactNode =>
  typeof value === 'string' || typeof value === 'number' ? value : null

const contentOf = <Row extends object>(column: Column<Row>, row: Row) => {
  const fields = row as Record<string, unknown>
  const content = column.cell ? column.cell(row) : textOf(fields[column.key])
  if (column.key === 'description' && typeof fields.url === 'string') {
    return (
      <>
        <Link
          to={fields.url}
          className="inline-block py-1 font-semibold wrap-anywhere text-primary underline"
        >
          {content}
        </Link>
        {column.below?.(row)}
      </>
    )
  }
  return content
}

type DataCellProps<Row> = { column: Column<Row>; content: ReactNode }

/** A cell's content; on phones the column's header precedes it. */
const DataCell = <Row extends object>({ column, content }: DataCellProps<Row>) => {
  const isPair = column.phone === undefined
  if (column.key === 'actions' || column.key === 'description' || !isPair) return content
  return (
    <>
      <span aria-hidden className="shrink-0 font-normal text-muted md:hidden">
        {column.header}
      </span>
      <span className="min-w-0 max-md:text-right">{content}</span>
    </>
  )
}

type Group<Row> = { title?: string | undefined; rows: readonly Row[] }

type Props<Row extends object> = {
  caption: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
} & (
  | { rows: readonly Row[]; groups?: undefined }
  /** Each with a line of its own above its rows; none is shown without rows. */
  | { rows?: undefined; groups: readonly Group<Row>[] }
)

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

/** A card has no line for a pair without a value. */
const phoneCellOf = <Row,>({ key, phone }: Column<Row>, content: ReactNode) => {
  if (key === 'actions') return 'actions'
  return phone ?? (content === null ? 'hidden' : 'pair')
}

/** A table on wide screens and one card per row on phones. */
export const DataTable = <Row extends object>(props: Props<Row>) => {
  const { caption, columns, rowKey, sort, onSort } = props
  const groups: readonly Group<Row>[] = props.groups ?? [{ rows: props.rows }]
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
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <tbody
              {...roles.rowgroup}
              key={title ?? ''}
              className="grid-cols-[minmax(0,1fr)] max-md:grid max-md:gap-3"
            >
              {title && (
                <tr {...roles.row}>
                  <th
                    scope="rowgroup"
                    colSpan={columns.length}
                    className="px-3 pt-6 pb-2 text-left font-semibold text-base"
                  >
                    {title}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <tr
                  {...roles.row}
                  key={rowKey(row)}
                  className="border-line max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:rounded-lg max-md:border max-md:bg-surface max-md:p-3 md:border-b md:hover:bg-surface"
                >
                  {columns.map((column) => {
                    const content = contentOf(column, row)
                    return (
                      <td
                        {...roles.cell}
                        key={column.key}
                        className={cx(
                          'align-middle md:px-3 md:py-3',
                          PHONE_CELLS[phoneCellOf(column, content)],
                          column.align === 'end' && 'md:text-right',
                          hasActions && 'max-md:first:pr-12',
                        )}
                      >
                        <DataCell column={column} content={content} />
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          ),
      )}
    </table>
  )
}
