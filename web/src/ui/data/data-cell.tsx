import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Column } from './data-column'

const textOf = (value: unknown): ReactNode =>
  typeof value === 'string' || typeof value === 'number' ? value : null

const contentOf = <Row extends object>(column: Column<Row>, row: Row) => {
  const fields = row as Record<string, unknown>
  const content = column.cell ? column.cell(row) : textOf(fields[column.key])
  if (column.key === 'description' && typeof fields.url === 'string') {
    return (
      <Link
        to={fields.url}
        className="inline-block py-1 font-semibold wrap-anywhere text-primary underline"
      >
        {content}
      </Link>
    )
  }
  return content
}

type Props<Row> = { column: Column<Row>; row: Row }

/** A cell's content; on phones the column's header precedes it. */
export const DataCell = <Row extends object>({ column, row }: Props<Row>) => {
  const content = contentOf(column, row)
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
