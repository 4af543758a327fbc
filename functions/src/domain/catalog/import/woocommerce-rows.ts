import { attributeColumns } from '../../../contract/catalog/import-columns'
import { isVariation } from '../../../contract/catalog/import-groups'
import { MAX_OPTIONS } from '../../../contract/entities/catalog/variant'
import { valueKey } from '../../../contract/text/value-key'
import { handleCell, optionCell } from './import-cells'
import type { ImportRow } from './read-import-row'

const kindOf = ({ foreign }: ImportRow): string =>
  valueKey(foreign.kind ?? 'simple').split(/,\s?/)[0] ?? ''

type Attribute = { name: string; value: string; column: string }

/** The attributes of a row; a comma inside a value has a backslash. */
const attributesOf = ({ foreign }: ImportRow): Attribute[] =>
  attributeColumns.flatMap(({ name, value }) => {
    const named = foreign[name]
    return named
      ? [{ name: named, value: (foreign[value] ?? '').replaceAll('\\,', ','), column: value }]
      : []
  })

const refused = (row: ImportRow, message: string): ImportRow => ({
  ...row,
  errors: [...row.errors, { row: row.row, column: '', message }],
})

/** The options of a product: what its variations differ in, whatever else it has. */
const optionsOf = (variations: readonly ImportRow[]): string[] => {
  const names = new Map<string, string>()
  for (const { name } of variations.flatMap(attributesOf)) {
    if (!names.has(valueKey(name))) names.set(valueKey(name), name)
  }
  return [...names.values()]
}

/** A variation with its values in the order of the options; its name is the shop's, its weight may be the product's. */
const asVariant = (row: ImportRow, parent: ImportRow, options: readonly string[]): ImportRow => {
  const { name: _name, description: _text, ...own_draft } = row.draft
  const { weight_grams } = parent.draft
  const draft = { ...(weight_grams !== undefined && { weight_grams }), ...own_draft }
  const own = attributesOf(row)
  const errors = row.errors.filter(({ column }) => column !== 'name' && column !== 'description')
  const named = handleCell(row.foreign.parent ?? '')
  if ('message' in named) {
    errors.push({ row: row.row, column: 'parent', message: named.message })
  }
  const option_values: string[] = []
  for (const [at, option] of options.entries()) {
    const found = own.find(({ name }) => valueKey(name) === valueKey(option))
    if (!found?.value) {
      const message = `This variation is for any ${option}. Give each ${option} a row of its own.`
      errors.push({ row: row.row, column: `option${at + 1}_value`, message })
      continue
    }
    const read = optionCell(found.value)
    if ('value' in read) option_values[at] = read.value
    else errors.push({ row: row.row, column: `option${at + 1}_value`, message: read.message })
  }
  return { ...row, draft, option_values, errors }
}

/** The product that variations belong to: price, stock and SKU are theirs, which name it by its own. */
const asParent = (row: ImportRow, options: readonly string[]): ImportRow => {
  const { price: _price, available_items: _stock, sku: _sku, ...draft } = row.draft
  const of_variants = ['price', 'available_items']
  const option_names: string[] = []
  const errors = row.errors.filter(({ column }) => !of_variants.includes(column))
  for (const [at, option] of options.slice(0, MAX_OPTIONS).entries()) {
    const read = optionCell(option)
    if ('value' in read) option_names[at] = read.value
    else errors.push({ row: row.row, column: `option${at + 1}_name`, message: read.message })
  }
  const notes = row.notes.filter(({ column }) => !of_variants.includes(column))
  const parent = { ...row, draft, option_names, notes, errors }
  return options.length > MAX_OPTIONS
    ? refused(
        parent,
        `Its variations differ in ${options.join(', ')}. A product has at most ${MAX_OPTIONS} options.`,
      )
    : parent
}

/** The rows of a product of WooCommerce as rows of our own. */
export const woocommerceRows = (rows: readonly ImportRow[]): ImportRow[] => {
  const variations = rows.filter(({ foreign }) => isVariation(foreign.kind ?? ''))
  const parent = rows.find((row) => !variations.includes(row))
  if (!parent) {
    return variations.map((row) =>
      refused(
        row,
        `Its product, ${row.foreign.parent || 'named under Parent'}, is not in this file.`,
      ),
    )
  }
  const kind = kindOf(parent)
  if (kind !== 'simple' && kind !== 'variable') {
    return [
      refused(
        parent,
        `This is a product of the type “${kind.slice(0, 40)}”, which can’t be imported.`,
      ),
    ]
  }
  if (variations.length === 0) return [kind === 'variable' ? asParent(parent, []) : parent]
  const options = optionsOf(variations)
  return [asParent(parent, options), ...variations.map((row) => asVariant(row, parent, options))]
}
