/** A value of Firestore's REST protocol, an expression included. */
export type Value =
  | { fieldReferenceValue: string }
  | { referenceValue: string }
  | { stringValue: string }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Fields } }
  | { functionValue: { name: string; args: Value[] } }
export type Fields = Record<string, Value>

/** One step of a pipeline; an execution runs them in order. */
export type Stage = { name: string; options: Fields; args: Value[] }
export type Pipeline = readonly Stage[]

type Plain = string | number | boolean | readonly string[]

const constant = (plain: Plain): Value => {
  if (typeof plain === 'string') return { stringValue: plain }
  if (typeof plain === 'boolean') return { booleanValue: plain }
  if (typeof plain === 'number') {
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain }
  }
  return { arrayValue: { values: plain.map(constant) } }
}

const call = (name: string, ...args: Value[]): Value => ({ functionValue: { name, args } })
const map = (fields: Fields): Value => ({ mapValue: { fields } })
const stage = (name: string, args: Value[] = [], options: Fields = {}): Stage => ({
  name,
  options,
  args,
})

export const field = (name: string): Value => ({ fieldReferenceValue: name })

export const is = (name: string, plain: Plain): Value => call('equal', field(name), constant(plain))
export const isNot = (name: string, plain: Plain): Value =>
  call('not_equal', field(name), constant(plain))
export const atLeast = (name: string, least: number): Value =>
  call('greater_than_or_equal', field(name), constant(least))
export const atMost = (name: string, most: number): Value =>
  call('less_than_or_equal', field(name), constant(most))
export const hasAnyOf = (name: string, values: readonly string[]): Value =>
  call('array_contains_any', field(name), constant(values))

export const count = (): Value => call('count')
export const countIf = (condition: Value): Value => call('count_if', condition)

export const collection = (path: string): Stage =>
  stage('collection', [{ referenceValue: `/${path}` }])

/** The name that a document's score has in the stages after a search. */
export const RELEVANCE = 'relevance'

/** Must be the first stage after the collection. `query` is in the search's own language. */
export const search = (query: string): Stage =>
  stage('search', [], {
    query: call('document_matches', constant(query)),
    add_fields: map({ [RELEVANCE]: call('score') }),
  })

export const where = (conditions: readonly [Value, Value, ...Value[]]): Stage =>
  stage('where', [call('and', ...conditions)])

export type Order = readonly [name: string, direction: 'ascending' | 'descending']

export const sort = (...orders: readonly Order[]): Stage =>
  stage(
    'sort',
    orders.map(([name, direction]) =>
      map({ direction: constant(direction), expression: field(name) }),
    ),
  )

export const offset = (many: number): Stage => stage('offset', [constant(many)])
export const limit = (most: number): Stage => stage('limit', [constant(most)])

export const select = (...names: readonly string[]): Stage =>
  stage('select', [map(Object.fromEntries(names.map((name) => [name, field(name)])))])

/** A row for each element of an array, under its new name. */
export const unnest = (array: string, name: string): Stage =>
  stage('unnest', [field(array), field(name)])

/** What is counted of all rows, or of those of each group. */
export const aggregate = (counted: Fields, ...groups: readonly string[]): Stage =>
  stage('aggregate', [
    map(counted),
    map(Object.fromEntries(groups.map((name) => [name, field(name)]))),
  ])
