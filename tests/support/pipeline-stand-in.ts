import type { Product } from '../../functions/src/contract/product'
import { millisOf } from '../../functions/src/contract/time'
import type {
  Fields,
  Pipeline,
  Stage,
  Value,
} from '../../functions/src/providers/search/firestore/pipeline'

type Plain = string | number | boolean | Plain[] | undefined
type Row = Record<string, Plain>

const rowOf = ({ id, created_at, ...product }: Product): Row => ({
  ...(product as unknown as Row),
  id,
  __name__: id,
  created_at: millisOf(created_at),
})

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const call = (name: string, args: readonly Value[], row: Row): Plain => {
  const [a, b] = args.map((arg) => evaluate(arg, row))
  if (name === 'and') return args.every((arg) => evaluate(arg, row) === true)
  if (name === 'equal') return a === b
  if (name === 'not_equal') return a !== b
  if (name === 'greater_than_or_equal') return Number(a) >= Number(b)
  if (name === 'less_than_or_equal') return Number(a) <= Number(b)
  if (name === 'array_contains_any')
    return (b as Plain[]).some((one) => (a as Plain[]).includes(one))
  throw new Error(`The stand-in knows no function ${name}.`)
}

function evaluate(value: Value, row: Row): Plain {
  if ('fieldReferenceValue' in value) return row[value.fieldReferenceValue]
  if ('integerValue' in value) return Number(value.integerValue)
  if ('functionValue' in value) return call(value.functionValue.name, value.functionValue.args, row)
  if ('arrayValue' in value) return value.arrayValue.values.map((one) => evaluate(one, row))
  if ('mapValue' in value) throw new Error('A map stands for no plain value.')
  return Object.values(value)[0]
}

const fieldsOf = (value: Value | undefined): Fields =>
  value && 'mapValue' in value ? value.mapValue.fields : {}
const nameIn = (value: Value | undefined): string =>
  value && 'fieldReferenceValue' in value ? value.fieldReferenceValue : ''

const accumulate = (value: Value, rows: readonly Row[]): Plain => {
  if (!('functionValue' in value)) throw new Error('Only functions are counted.')
  const { name, args } = value.functionValue
  if (name === 'count') return rows.length
  const [condition] = args
  if (name !== 'count_if' || !condition) throw new Error(`The stand-in counts no ${name}.`)
  return rows.filter((row) => evaluate(condition, row) === true).length
}

const compare = (a: Plain, b: Plain): number => {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** Words are all needed, or any of those between OR; a name counts once a word. */
const searchRows = ({ options }: Stage, rows: readonly Row[]): Row[] => {
  const { query } = options
  if (!query || !('functionValue' in query)) throw new Error('There is nothing to search for.')
  const text = String(evaluate(query.functionValue.args[0] ?? query, {}))
  const any = text.split(' OR ')
  const all = text.split(' ')
  return rows.flatMap((row) => {
    const own = new Set(words(String(row.name)))
    const met = any.filter((word) => own.has(word)).length
    const is_found = any.length > 1 ? met > 0 : all.every((word) => own.has(word))
    return is_found ? [{ ...row, relevance: any.length > 1 ? met : 1 }] : []
  })
}

const aggregateRows = ([counted, groups]: readonly Value[], rows: readonly Row[]): Row[] => {
  const names = Object.keys(fieldsOf(groups))
  const grouped = new Map<string, Row[]>()
  for (const row of rows) {
    const key = JSON.stringify(names.map((name) => row[name]))
    grouped.set(key, [...(grouped.get(key) ?? []), row])
  }
  if (names.length === 0 && grouped.size === 0) grouped.set('', [])
  return [...grouped.values()].map((members) => ({
    ...Object.fromEntries(names.map((name) => [name, members[0]?.[name]])),
    ...Object.fromEntries(
      Object.entries(fieldsOf(counted)).map(([name, value]) => [name, accumulate(value, members)]),
    ),
  }))
}

const STAGES: Record<string, (stage: Stage, rows: readonly Row[]) => Row[]> = {
  collection: (_stage, rows) => [...rows],
  search: searchRows,
  where: ({ args: [condition] }, rows) =>
    rows.filter((row) => condition && evaluate(condition, row) === true),
  sort: ({ args }, rows) =>
    rows.toSorted((a, b) => {
      for (const { expression, direction } of args.map(fieldsOf)) {
        const name = nameIn(expression)
        const order = compare(a[name], b[name])
        const sign =
          direction && 'stringValue' in direction && direction.stringValue === 'ascending'
        if (order !== 0) return sign ? order : -order
      }
      return 0
    }),
  offset: ({ args: [many] }, rows) => rows.slice(Number(many && evaluate(many, {}))),
  limit: ({ args: [most] }, rows) => rows.slice(0, Number(most && evaluate(most, {}))),
  select: ({ args: [names] }, rows) =>
    rows.map((row) =>
      Object.fromEntries(Object.keys(fieldsOf(names)).map((name) => [name, row[name]])),
    ),
  unnest: ({ args: [array, name] }, rows) =>
    rows.flatMap((row) =>
      ((array ? evaluate(array, row) : []) as Plain[]).map((one) => ({
        ...row,
        [nameIn(name)]: one,
      })),
    ),
  aggregate: ({ args }, rows) => aggregateRows(args, rows),
}

const written = (plain: Plain): Value =>
  typeof plain === 'number' ? { integerValue: String(plain) } : { stringValue: String(plain) }

/**
 * Runs the stages that our pipelines use over products in memory. It stands in for a database that
 * can't be had here, and proves what our pipelines mean, not what Firestore makes of them.
 */
export const standInFor =
  (products: readonly Product[]) =>
  async (pipeline: Pipeline): Promise<Fields[]> => {
    const rows = pipeline.reduce<Row[]>((left, stage) => {
      const run = STAGES[stage.name]
      if (!run) throw new Error(`The stand-in knows no stage ${stage.name}.`)
      return run(stage, left)
    }, products.map(rowOf))
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, plain]) => [name, written(plain)])),
    )
  }
