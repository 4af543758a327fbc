import type { ReactNode } from 'react'

export type SortKey = 'date' | 'name'
export type Sort = { key: SortKey; direction: 'ascending' | 'descending' }

/**
 * `key` names a field of the row unless `cell` renders it. Two keys are special: `description` is a
 * link if the row has a `url`; `actions` is rendered as given and has no visible header.
 */
export type Column<Row> = {
  key: string
  header: string
  cell?: (row: Row) => ReactNode
  /** Of `description`: what stands below its link. */
  below?: (row: Row) => ReactNode
  sort?: SortKey
  align?: 'start' | 'end'
  /**
   * On phones: `plain` is a line without its header, `inline` shares a line with its neighbours, `end`
   * is the last of such a line, `hidden` is left out.
   */
  phone?: 'plain' | 'inline' | 'end' | 'hidden'
}
