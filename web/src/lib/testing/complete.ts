import * as z from 'zod/mini'

/**
 * A part of a value; what it leaves out is filled in by `complete`. A text is any text to the compiler, so
 * that samples need no `as const`; the schema decides.
 */
export type PartOf<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly PartOf<Item>[]
    : T extends Uint8Array
      ? T
      : T extends object
        ? { readonly [Key in keyof T]?: PartOf<T[Key]> | undefined }
        : T

type Schema = z.core.$ZodType
type Fields = Record<string, unknown>

/** A text or a number that nobody named is the first of these that its schema takes. */
const TEXTS = [
  ...['', 'a', 'Sample', 'k3f9qzk3f9qzk3f9qz01', '2026-01-05', '2026-01', '2026', '12:00'],
  ...['044', '123456', '0123456789', '+2348012345678', 'ada@example.com', 'https://oja.example/a'],
  ...['/a', 'a'.repeat(32), 'a'.repeat(64), 'oja-p-k3f9qzk3f9qzk3f9qz01', 'RC1234567'],
]
const NUMBERS = [0, 1, 5, 100, 10_000, 1_000_000, 2026]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTaken = (schema: Schema, value: unknown) => z.safeParse(schema, value).success

const firstTaken = (schema: Schema, values: Iterable<unknown>) => {
  for (const value of values) if (isTaken(schema, value)) return value
  return undefined
}

const completeObject = (shape: Record<string, Schema>, given: Fields, is_closed: boolean) => {
  const unknown = Object.keys(given).filter((key) => !(key in shape))
  if (is_closed && unknown.length > 0) throw new Error(`no such field: ${unknown.join(', ')}`)
  const filled = Object.entries(shape).map(([key, field]) => {
    try {
      return [key, complete(field, given[key])] as const
    } catch (error) {
      throw new Error(`${key}: ${(error as Error).message}`)
    }
  })
  return { ...given, ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)) }
}

const MAX_ITEMS = 24
/** Lists of ever more items. */
function* listsOf(element: Schema) {
  yield []
  const item = complete(element, undefined)
  for (let length = 1; length <= MAX_ITEMS; length += 1) yield Array(length).fill(item)
}

/** A record whose keys are an enum's has all of them. */
const completeRecord = ({ keyType, valueType }: z.core.$ZodRecordDef, given: Fields) => {
  const { def } = (keyType as z.core.$ZodTypes)._zod
  const keys = def.type === 'enum' ? Object.values(def.entries).map(String) : []
  const all = [...new Set([...keys, ...Object.keys(given)])]
  return Object.fromEntries(all.map((key) => [key, complete(valueType, given[key])]))
}

/** The member of a union that takes what is given, completed. */
const completeUnion = (members: readonly Schema[], given: unknown) => {
  const problems: string[] = []
  for (const member of members) {
    try {
      const value = complete(member, given)
      if (isTaken(member, value)) return value
    } catch (error) {
      problems.push((error as Error).message)
    }
  }
  if (problems.length > 0) throw new Error(problems.join(' | '))
  return given
}

/**
 * Fills in what a schema requires and the given part of a value doesn't have, with the smallest values.
 * What is optional stays out, and what may be null is null.
 * @throws Error for a field that the schema doesn't know
 */
export const complete = (schema: Schema, given: unknown): unknown => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      if (given !== undefined && !isFields(given)) return given
      return completeObject(def.shape, given ?? {}, def.catchall === undefined)
    case 'array':
      if (Array.isArray(given)) return given.map((item) => complete(def.element, item))
      if (given !== undefined) return given
      return firstTaken(schema, listsOf(def.element))
    case 'record':
      if (given !== undefined && !isFields(given)) return given
      return completeRecord(def, given ?? {})
    case 'union':
      return completeUnion(def.options, given)
    case 'nullable':
      return given == null ? null : complete(def.innerType, given)
    case 'optional':
    case 'default':
    case 'prefault':
      return given === undefined ? undefined : complete(def.innerType, given)
    case 'readonly':
    case 'nonoptional':
      return complete(def.innerType, given)
    case 'lazy':
      return complete(def.getter(), given)
    case 'pipe':
      return complete(def.in, given)
    case 'intersection':
      return isFields(given) ? given : undefined
  }
  if (given !== undefined) return given
  switch (def.type) {
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'boolean':
      return false
    case 'string':
      return firstTaken(schema, TEXTS)
    case 'number':
      return firstTaken(schema, NUMBERS)
    default:
      return firstTaken(schema, [null, ...TEXTS, ...NUMBERS])
  }
}
