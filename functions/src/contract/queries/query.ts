import type { Timestamp } from '../time'

type Operator = '==' | 'in' | 'array-contains' | '<' | '<=' | '>' | '>='
type Plain = string | number | boolean | null
type Value = Plain | readonly Plain[] | Timestamp

/** Compares a field with a value, or with a parameter written as `{name}`. */
type Condition = readonly [field: string, operator: Operator, value: Plain | readonly Plain[]]

/**
 * A Firestore list query as data. The server and the browser's live queries are built from it, and
 * `firestore.indexes.json` is generated from it. This module has only type imports, so that a
 * browser loads only the queries that it uses.
 */
export type ListQuery = {
  /** Parent ids are parameters: `users/{uid}/addresses`. */
  path: string
  /** A collection group query. */
  is_group?: true
  where?: readonly Condition[]
  /** Conditions that apply only if their parameter is given. */
  filters?: readonly Condition[]
  order?: readonly [field: string, direction: 'asc' | 'desc']
  /** Absent if the caller chooses. */
  page_size?: number
  /** Reads the last page of the order instead of the first (`limitToLast`). */
  is_from_end?: true
}

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type ParameterOf<Conditions> = Conditions extends readonly Condition[]
  ? NamesIn<Conditions[number][2]>
  : never

export type Parameters<Query extends ListQuery> = Record<NamesIn<Query['path']>, string> &
  Record<ParameterOf<Query['where']>, Value> &
  Partial<Record<ParameterOf<Query['filters']>, Value | undefined>>

/** A query with its parameter values, for either SDK. */
export type BoundQuery = Pick<ListQuery, 'path' | 'is_group' | 'order' | 'is_from_end'> & {
  conditions: readonly (readonly [field: string, operator: Operator, value: Value])[]
  page_size: number | undefined
}

export const bind = <const Query extends ListQuery>(
  query: Query,
  parameters: Parameters<Query>,
  page_size: number | undefined = query.page_size,
): BoundQuery => {
  const given: Partial<Record<string, Value | undefined>> = parameters
  const givenFor = (value: Condition[2]): Value | undefined =>
    typeof value === 'string' && value.startsWith('{') ? given[value.slice(1, -1)] : value
  const conditions = [...(query.where ?? []), ...(query.filters ?? [])].flatMap(
    ([field, operator, written]) => {
      const value = givenFor(written)
      return value === undefined ? [] : [[field, operator, value] as const]
    },
  )
  return {
    path: query.path.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name])),
    conditions,
    page_size,
    ...(query.is_group && { is_group: true }),
    ...(query.order && { order: query.order }),
    ...(query.is_from_end && { is_from_end: true }),
  }
}
