import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../emulators/project'

type Direction = 'ASCENDING' | 'DESCENDING'

/** What of a query decides which index serves it. */
export type QueryShape = {
  collection: string
  /** Whether it looks at every collection of that name, at any depth. */
  is_group?: true
  /** Fields compared with `==` or `in`. */
  equal?: readonly string[]
  /** The field asked for with `array-contains`. */
  contains?: string
  /** What the answer is ordered by, which is also what a range is on. */
  order?: readonly [field: string, direction: Direction]
}

type IndexField = { fieldPath: string; order?: Direction; arrayConfig?: 'CONTAINS' }
export type Indexes = {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexField[] }[]
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[]
}

export const readIndexes = (): Indexes =>
  JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8'))

const textOf = ({ fieldPath, order, arrayConfig }: IndexField) =>
  `${fieldPath} ${order ?? arrayConfig}`

/** Equalities alone are served by merging the indexes that every field has by itself. */
const needsComposite = ({ is_group, equal = [], contains, order }: QueryShape): boolean =>
  is_group === true || (order !== undefined && (equal.length > 0 || contains !== undefined))

const hasComposite = (shape: QueryShape, { indexes }: Indexes): boolean => {
  const { collection, is_group, equal = [], contains, order } = shape
  const first = [
    ...equal.map((field) => `${field} ASCENDING`),
    ...(contains ? [`${contains} CONTAINS`] : []),
  ].toSorted()
  const last = order ? [`${order[0]} ${order[1]}`] : []
  return indexes.some(({ collectionGroup, queryScope, fields }) => {
    if (collectionGroup !== collection) return false
    if (queryScope !== (is_group ? 'COLLECTION_GROUP' : 'COLLECTION')) return false
    const texts = fields.map(textOf)
    const wanted = [...first, ...last]
    const given = [...texts.slice(0, first.length).toSorted(), ...texts.slice(first.length)]
    return given.length === wanted.length && wanted.every((text, at) => given[at] === text)
  })
}

const fieldsOf = ({ equal = [], contains, order }: QueryShape): string[] => [
  ...equal,
  ...(contains ? [contains] : []),
  ...(order ? [order[0]] : []),
]

/** Fields whose own index was switched off can't serve a query by themselves. */
const usesExempted = (shape: QueryShape, { fieldOverrides }: Indexes): boolean =>
  fieldOverrides.some(
    ({ collectionGroup, fieldPath, indexes }) =>
      collectionGroup === shape.collection &&
      indexes.length === 0 &&
      fieldsOf(shape).includes(fieldPath),
  )

/** Whether production would answer this query instead of asking for an index. */
export const isServed = (shape: QueryShape, indexes: Indexes): boolean =>
  needsComposite(shape) ? hasComposite(shape, indexes) : !usesExempted(shape, indexes)

const CONDITION = /\b(where|orderBy)\(\s*([^,()]+(?:\(\))?)(?:,\s*'(asc|desc)')?/g

/** Every `where` and `orderBy` of a source text, in order: what they name, quotes left out. */
export const conditionsIn = (source: string): string[] =>
  [...source.matchAll(CONDITION)].map(([, call, named = '', direction]) => {
    const field = named
      .trim()
      .replace(/^['`]|['`]$/g, '')
      .replaceAll('${', '{')
    return direction === 'desc' ? `${call} ${field} desc` : `${call} ${field}`
  })

/** Source files below a folder, tests left out, as paths from the root. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => /[.]tsx?$/.test(name) && !/[.]test[.]tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
