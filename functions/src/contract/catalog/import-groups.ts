import { idFromSlug } from '../text/slug'
import { valueKey } from '../text/value-key'
import type { KnownColumns, ReadColumn } from './import-columns'

type Row = { cells: readonly string[] }

/** The handle of an own product by its id, so that an old address of it means the same. */
const handleKey = (handle: string): string => {
  const key = valueKey(handle)
  return key && `handle ${idFromSlug(key) ?? key}`
}

const nameKey = (name: string): string => name && `name ${valueKey(name)}`

const skuKey = (sku: string): string => sku && `sku ${sku}`

/** Whether a row of WooCommerce is a variation of another row's product. */
export const isVariation = (kind: string): boolean => valueKey(kind).startsWith('variation')

/**
 * The rows of each product over a whole file, in whatever order they stand: those with the same
 * handle, or a parent of WooCommerce with its variations, which name it by SKU or as `id:12`. Other
 * rows are a product each.
 */
export const groupRows = <R extends Row>(
  { format, columns }: KnownColumns,
  rows: readonly R[],
): R[][] => {
  const at = new Map(columns.map((column, index) => [column, index]))
  const cell = (row: Row, column: ReadColumn) => row.cells[at.get(column) ?? -1] ?? ''
  const groups: R[][] = []
  const known = new Map<string, R[]>()
  const begin = (row: R, names: readonly string[]): void => {
    const group = [row]
    groups.push(group)
    for (const name of names) if (name && !known.has(name)) known.set(name, group)
  }
  const add = (row: R, name: string): void => {
    const group = known.get(name)
    if (group) group.push(row)
    else begin(row, [name])
  }
  if (format !== 'woocommerce') {
    // Without handles, choices are of what has the same name.
    const isByName = columns.includes('option1_value') && !columns.includes('handle')
    // Jumia's variations name the SKU of the first of them, which may name none.
    const own = (row: R) => (format === 'jumia' ? cell(row, 'sku') : '')
    const keyOf = (row: R) =>
      isByName ? nameKey(cell(row, 'name')) : handleKey(cell(row, 'handle') || own(row))
    for (const row of rows) add(row, keyOf(row))
    return groups
  }
  const [variations, others] = [true, false].map((wanted) =>
    rows.filter((row) => isVariation(cell(row, 'kind')) === wanted),
  )
  for (const row of others ?? []) {
    const id = valueKey(cell(row, 'id'))
    begin(row, [id && `id ${id}`, skuKey(valueKey(cell(row, 'sku')))])
  }
  for (const row of variations ?? []) {
    const parent = valueKey(cell(row, 'parent'))
    const [, id] = /^id:\s?(\d{1,20})$/.exec(parent) ?? []
    add(row, id === undefined ? skuKey(parent) : `id ${id}`)
  }
  return groups
}
