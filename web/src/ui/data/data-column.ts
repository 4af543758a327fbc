import type { ReactNode } from 'react'

export type SortKey = 'date' | 'name'
export type Sort = { key: SortKey; direction: 'ascending' | 'descending' }

/**
 * `key` names a field of the row unless `cell` draws it. Two keys are special: `description` is a
 * link when the row has a url, `actions` is drawn as given and has no header.
 */
export type Column<Row> = {
  key: string
  header: string
  cell?: (row: Row) => ReactNode
  sort?: SortKey
  align?: 'start' | 'end'
}
