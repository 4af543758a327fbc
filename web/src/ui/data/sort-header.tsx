import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cx } from '../cx'
import type { Column, Sort, SortKey } from './data-column'

type Props<Row> = { column: Column<Row>; sort?: Sort; onSort?: (sort: Sort) => void }

const icons = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }

/** Names sort from A first, dates from the newest. */
const firstDirection = (key: SortKey) => (key === 'name' ? 'ascending' : 'descending')

export const SortHeader = <Row,>({ column, sort, onSort }: Props<Row>) => {
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
