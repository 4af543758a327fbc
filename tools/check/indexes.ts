import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  EXPIRING_COLLECTIONS,
  UNINDEXED_FIELDS,
} from '../../functions/src/contract/index-exemptions'
import type { ListQuery } from '../../functions/src/contract/queries/query'
import { ROOT } from '../emulators/project'

type IndexField = { fieldPath: string; order?: string; arrayConfig?: string }
type Index = { collectionGroup: string; queryScope: string; fields: IndexField[] }
type FieldOverride = { collectionGroup: string; fieldPath: string; ttl?: true; indexes: object[] }
export type Indexes = { indexes: Index[]; fieldOverrides: FieldOverride[] }

const INDEX_FILE = join(ROOT, 'firestore.indexes.json')
const QUERIES = join(ROOT, 'functions/src/contract/queries')
const DIRECTIONS = { asc: 'ASCENDING', desc: 'DESCENDING' } as const
const EQUALITIES: readonly string[] = ['==', 'in']

/** What Firestore makes for a field that has no exemption, and what a group needs besides. */
const EVERY_FIELD = [
  { order: 'ASCENDING', queryScope: 'COLLECTION' },
  { order: 'DESCENDING', queryScope: 'COLLECTION' },
  { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
]
const GROUP_ORDER = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }

const subsetsOf = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsetsOf(rest).flatMap((subset) => [subset, [first, ...subset]])

/**
 * A field by which all collections of a name are asked, without another: an exemption, since a
 * composite index has two fields.
 */
export const groupFieldOf = ({ path, is_group, where = [], filters = [], order }: ListQuery) => {
  const fields = new Set([...where, ...filters].map(([field]) => field))
  if (order) fields.add(order[0])
  const [fieldPath, ...others] = fields
  if (!is_group || fieldPath === undefined || others.length > 0) return undefined
  return { collectionGroup: path, fieldPath, indexes: [...EVERY_FIELD, GROUP_ORDER] }
}

/**
 * The composite indexes that a query needs with any combination of its filters. Queries with
 * equalities only are served by merging single-field indexes, and every index ends with the
 * document's id.
 * @throws if no index can serve the query
 */
export const indexesOf = (name: string, query: ListQuery): Index[] => {
  if (groupFieldOf(query)) return []
  const collectionGroup = query.path.split('/').at(-1) ?? ''
  return subsetsOf(query.filters ?? []).flatMap((filters) => {
    const conditions = [...(query.where ?? []), ...filters]
    const fieldsWith = (operators: readonly string[]) =>
      conditions.filter(([, operator]) => operators.includes(operator)).map(([field]) => field)
    const equal = fieldsWith(EQUALITIES)
    const containing = fieldsWith(['array-contains'])
    const [range, ...others] = new Set(fieldsWith(['<', '<=', '>', '>=']))
    const [ordered, direction] = query.order ?? [range, 'asc' as const]
    if (others.length > 0 || (range !== undefined && range !== ordered)) {
      throw new Error(
        `${name} compares ${[range, ...others].join(', ')} in the order of ${ordered}`,
      )
    }
    const sorted = ordered === undefined || ordered === '__name__' ? [] : [ordered]
    const needsComposite =
      query.is_group || (sorted.length > 0 && equal.length + containing.length > 0)
    const exempted = UNINDEXED_FIELDS[collectionGroup] ?? []
    const unserved = [...equal, ...containing, ...sorted].filter((one) => exempted.includes(one))
    if (!needsComposite && unserved.length > 0) {
      throw new Error(`${name} asks for ${unserved.join(', ')}, which has no index`)
    }
    if (!needsComposite) return []
    const fields = [
      ...equal.map((fieldPath) => ({ fieldPath, order: DIRECTIONS.asc })),
      ...containing.map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' })),
      ...sorted.map((fieldPath) => ({ fieldPath, order: DIRECTIONS[direction] })),
    ]
    return [
      { collectionGroup, queryScope: query.is_group ? 'COLLECTION_GROUP' : 'COLLECTION', fields },
    ]
  })
}

const FIELD_OVERRIDES: FieldOverride[] = [
  ...Object.entries(UNINDEXED_FIELDS).flatMap(([collectionGroup, fields]) =>
    fields.map((fieldPath) => ({ collectionGroup, fieldPath, indexes: [] })),
  ),
  ...EXPIRING_COLLECTIONS.map((collectionGroup) => ({
    collectionGroup,
    fieldPath: 'expires_at',
    ttl: true as const,
    indexes: [],
  })),
]

const isListQuery = (value: unknown): value is ListQuery =>
  typeof value === 'object' && value !== null && 'path' in value

/** Every query of the contract, with its name. */
const readQueries = async (): Promise<[name: string, query: ListQuery][]> => {
  const files = readdirSync(QUERIES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(pathToFileURL(join(QUERIES, file)).href)),
  )
  return modules.flatMap((exports) =>
    Object.entries(exports).filter((entry): entry is [string, ListQuery] => isListQuery(entry[1])),
  )
}

/** The contents that `firestore.indexes.json` must have. */
const generate = async (): Promise<string> => {
  const queries = await readQueries()
  const needed = queries.flatMap(([name, query]) => indexesOf(name, query))
  const different = new Map(needed.map((index) => [JSON.stringify(index), index]))
  const indexes = [...different].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, index]) => index)
  const fieldOverrides = [
    ...FIELD_OVERRIDES,
    ...queries.flatMap(([, query]) => groupFieldOf(query) ?? []),
  ]
  return `${JSON.stringify({ indexes, fieldOverrides }, null, 2)}\n`
}

export const readIndexes = (): Indexes => JSON.parse(readFileSync(INDEX_FILE, 'utf8'))

export const areIndexesCurrent = async (): Promise<boolean> =>
  readFileSync(INDEX_FILE, 'utf8') === (await generate())

export const writeIndexes = async (): Promise<void> => {
  writeFileSync(INDEX_FILE, await generate())
}
