import type { Indexes } from '../check/indexes'

type Documented = Record<string, unknown>

const isMap = (value: unknown): value is Documented =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isInstant(value)

/** `{seconds, nanoseconds}` is one value in the database. */
const isInstant = (value: object): boolean => 'seconds' in value && 'nanoseconds' in value

/** An ascending and a descending entry; an array has one for each distinct element. */
const entriesOfField = (value: unknown): number =>
  Array.isArray(value) ? new Set(value.map((one) => JSON.stringify(one))).size : 2

const valueAt = (document: Documented, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isMap(value) ? value[name] : undefined), document)

/**
 * The number of index entries of one document: those of the single-field indexes, unless the field
 * is exempted, and those of the composite indexes that it belongs to.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export const indexEntries = (
  collection: string,
  document: Documented,
  { indexes, fieldOverrides }: Indexes,
): number => {
  const exempted = new Map(
    fieldOverrides
      .filter(({ collectionGroup }) => collectionGroup === collection)
      .map((override) => [override.fieldPath, override.indexes.length]),
  )
  const single = (fields: Documented, before: string): number =>
    Object.entries(fields).reduce((sum, [name, value]) => {
      const path = `${before}${name}`
      const own = exempted.get(path)
      if (own !== undefined) return sum + own
      return sum + (isMap(value) ? single(value, `${path}.`) : entriesOfField(value))
    }, 0)
  const composite = indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .map(({ fields }) => {
      const values = fields.map(({ fieldPath }) => valueAt(document, fieldPath))
      if (values.some((value) => value === undefined)) return 0
      return values.reduce<number>(
        (many, value) => many * (Array.isArray(value) ? entriesOfField(value) : 1),
        1,
      )
    })
  return single(document, '') + composite.reduce((sum, many) => sum + many, 0)
}
