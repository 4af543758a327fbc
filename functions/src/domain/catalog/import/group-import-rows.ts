import { AppError } from '../../../contract/api/errors'
import { type ProductDraft, productDraftSchema } from '../../../contract/api/people/vendors'
import type { KnownColumns } from '../../../contract/catalog/import-columns'
import { groupRows } from '../../../contract/catalog/import-groups'
import { type ImportRowError, NEEDED_CSV_COLUMNS } from '../../../contract/catalog/product-csv'
import {
  MAX_OPTION_VALUES,
  MAX_OPTIONS,
  MAX_VARIANTS,
  type Option,
} from '../../../contract/entities/catalog/variant'
import { valueKey } from '../../../contract/text/value-key'
import { checkVariants } from '../product/change-variants'
import { feedRows } from './feed-rows'
import { isYes, NAME } from './import-cells'
import { type ImportRow, type RawRow, readImportRow } from './read-import-row'
import { namingRow, otherNames, sharedFacts, unreadFacts } from './shared-facts'
import { woocommerceRows } from './woocommerce-rows'

/** The rows of one product in a file. */
export type ImportGroup = { handle: string; rows: ImportRow[] }

/** What a file calls a product: its handle, or in WooCommerce its SKU or id. */
const handleOf = (rows: readonly ImportRow[]): string => {
  const handle = rows.find((row) => row.handle)?.handle
  const [first] = rows
  const id = first?.foreign.id
  return handle ?? (first?.foreign.kind ? (first.draft.sku ?? (id ? `id:${id}` : '')) : '')
}

/** The rows of a product as rows of our own, where a format has others. */
const OWN_ROWS: Partial<Record<KnownColumns['format'], (rows: ImportRow[]) => ImportRow[]>> = {
  woocommerce: woocommerceRows,
  feed: feedRows,
}

/** Reads the rows of a file, together with those of the same product. */
export const groupImportRows = (
  columns: KnownColumns,
  rows: readonly RawRow[],
  textOfHtml?: (html: string) => string,
): ImportGroup[] =>
  groupRows(columns, rows).map((own) => {
    const read = own.map((row) => readImportRow(columns, row, textOfHtml))
    const handle = handleOf(read)
    return { handle, rows: OWN_ROWS[columns.format]?.(read) ?? read }
  })

/** How Shopify writes that there is nothing to choose. */
const NO_CHOICE = 'default title'
export const isNoChoice = (value: string): boolean => valueKey(value) === NO_CHOICE
/** How Square does. */
const ONLY_CHOICE = 'regular'
const isNoOption = (name: string | undefined, values: readonly string[]): boolean =>
  name === undefined
    ? values.every((value) => valueKey(value) === ONLY_CHOICE)
    : valueKey(name) === 'title' && values.every(isNoChoice)
/** The name of an option of which a file has the values alone. */
const UNNAMED = 'Choice'

/** The rows that say something of a variant; others have only further images. */
export const variantRows = ({ rows }: ImportGroup): ImportRow[] =>
  rows.filter(
    ({ draft, option_values, errors }) =>
      option_values.some(Boolean) ||
      [draft.price, draft.available_items, draft.sku].some((cell) => cell !== undefined) ||
      errors.some(({ column }) => column === 'price' || column === 'available_items'),
  )

type Choice = Option & { at: number }

/** The options of a group, with the values of all rows, by position. */
const optionsOf = (group: ImportGroup): Choice[] => {
  const rows = [namingRow(group.rows), ...group.rows].flatMap((row) => row ?? [])
  return Array.from({ length: MAX_OPTIONS }, (_, at) => at).flatMap((at) => {
    const name = rows.map(({ option_names }) => option_names[at]).find(Boolean)
    const values = new Map<string, string>()
    for (const { option_values } of group.rows) {
      const value = option_values[at]
      if (value && !values.has(valueKey(value))) values.set(valueKey(value), value)
    }
    const all = [...values.values()]
    if (all.length === 0 || isNoOption(name, all)) return []
    return [{ name: name ?? UNNAMED, values: all, at }]
  })
}

type Read = { draft: ProductDraft | undefined; errors: ImportRowError[] }

/** The rows whose value of an option is one too many. */
const beyondValues = (group: ImportGroup, { name, values, at }: Choice): ImportRowError[] => {
  const extra = new Set(values.slice(MAX_OPTION_VALUES).map(valueKey))
  return group.rows
    .filter(({ option_values }) => extra.has(valueKey(option_values[at] ?? '')))
    .map(({ row }) => ({
      row,
      column: `option${at + 1}_value`,
      message: `${name} has ${values.length} values. An option has at most ${MAX_OPTION_VALUES} values.`,
    }))
}

/** The rows that have a value of another option where the first has this one's. */
const ofOtherOption = (group: ImportGroup, { name, at }: Choice): ImportRowError[] =>
  group.rows.flatMap(({ row, option_names }) => {
    const own = option_names[at] ?? ''
    if (own === '' || valueKey(own) === valueKey(name)) return []
    const message = `“${own}” is “${name}” in another row. Give each option columns of its own.`
    return [{ row, column: `option${at + 1}_name`, message }]
  })

/** The rows that write a value otherwise than an earlier row. */
const writtenOtherwise = (group: ImportGroup, { at }: Choice): ImportRowError[] => {
  const first = new Map<string, { value: string; row: number }>()
  return group.rows.flatMap(({ row, option_values }) => {
    const value = option_values[at]
    if (!value) return []
    const known = first.get(valueKey(value))
    if (!known) first.set(valueKey(value), { value, row })
    if (!known || known.value === value) return []
    const message = `“${value}” is “${known.value}” in row ${known.row}. Write both in the same way.`
    return [{ row, column: `option${at + 1}_value`, message }]
  })
}

/** Why the form wouldn't take a draft; undefined if it would. */
const draftProblem = (draft: ProductDraft): string | undefined => {
  const issue = productDraftSchema.safeParse(draft).error?.issues[0]
  if (issue) return `${issue.path.join(' ')}: ${issue.message}`
  try {
    if (draft.options) checkVariants(draft.options, draft.variants ?? [], [])
  } catch (error) {
    if (error instanceof AppError) return String(error.details?.message ?? error.message)
    throw error
  }
  return undefined
}

/** A draft as the form takes it, unless its rows have errors already. */
const checkedDraft = (group: ImportGroup, draft: ProductDraft, errors: ImportRowError[]): Read => {
  const row = namingRow(group.rows)?.row ?? 0
  const said = new Set(errors.map((error) => error.row))
  errors.push(...otherNames(group.rows).filter((error) => !said.has(error.row)))
  const message = errors.length > 0 ? undefined : draftProblem(draft)
  if (message) errors.push({ row, column: '', message })
  return { draft: errors.length > 0 ? undefined : draft, errors }
}

const isGiftCard = ({ foreign }: ImportRow): boolean =>
  isYes(foreign.gift_card) ||
  [foreign.product_type, foreign.product_category].some((kind) =>
    /gift cards?$/.test(valueKey(kind ?? '')),
  )

const plainDraft = (group: ImportGroup, first: ImportRow, errors: ImportRowError[]) => {
  const [line = first, ...others] = variantRows(group)
  for (const { row } of others) {
    const message = `Has the handle of row ${line.row} and nothing to choose by. Give it an option, or another handle.`
    errors.push({ row, column: 'handle', message })
  }
  const { price, available_items, sku, weight_grams } = line.draft
  return Object.fromEntries(
    Object.entries({ price, available_items, sku, weight_grams }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

const variantDrafts = (
  lines: readonly ImportRow[],
  options: readonly Choice[],
  errors: ImportRowError[],
) => {
  const refuse = (row: number, column: string, message: string): void => {
    const isSaid = errors.some((one) => one.row === row && one.column === column)
    if (!isSaid) errors.push({ row, column, message })
  }
  const spelled = options.map(
    ({ values }) => new Map(values.map((value) => [valueKey(value), value])),
  )
  const seen = new Set<string>()
  return lines.map(({ row, draft, option_values }) => {
    const values = options.map(({ at }, index) => {
      const value = option_values[at] ?? ''
      return spelled[index]?.get(valueKey(value)) ?? value
    })
    const missing = options.find(({ at }) => !option_values[at])
    if (missing) refuse(row, `option${missing.at + 1}_value`, `Enter the ${missing.name}.`)
    if (draft.price === undefined) refuse(row, 'price', 'Enter the price of this variant.')
    const key = valueKey(values.join('\n'))
    if (seen.has(key)) refuse(row, '', `${values.join(', ')} is there twice.`)
    seen.add(key)
    return {
      values,
      price: draft.price ?? 0,
      status: 'active' as const,
      available_items: draft.available_items ?? 0,
      ...(draft.sku === undefined ? {} : { sku: draft.sku }),
      ...(draft.weight_grams === undefined ? {} : { weight_grams: draft.weight_grams }),
    }
  })
}

const SUM = /^(?:(?:grand|sub)[ -]?)?totals?:?$/

/** What a row is that isn't about goods; undefined if it may be. */
const otherRow = (name: string): string | undefined => {
  const key = valueKey(name)
  if (SUM.test(key)) return `“${name}” reads like the sum below a table. Leave this row out.`
  return NEEDED_CSV_COLUMNS.some((column) => column === key)
    ? `“${name}” is the name of a column. Write each product in a row of its own.`
    : undefined
}

/** A group as the draft of a new product, or its errors by row and column. */
export const draftOf = (group: ImportGroup): Read => {
  const errors = group.rows.flatMap((row) => row.errors)
  const first = namingRow(group.rows)
  if (!first) return { draft: undefined, errors }
  const { name } = first.draft
  if (name === undefined) {
    const isSaid = errors.some(({ column }) => column === 'name' || column === '')
    if (!isSaid) {
      errors.unshift({ row: first.row, column: 'name', message: NAME })
    }
    return { draft: undefined, errors }
  }
  const message = otherRow(name)
  if (message) {
    errors.push({ row: first.row, column: 'name', message })
    return { draft: undefined, errors }
  }
  if (group.rows.some(isGiftCard)) {
    const message = `“${name}” is a gift card. Gift cards can’t be sold here.`
    errors.push({ row: first.row, column: '', message })
    return { draft: undefined, errors }
  }
  const shared = sharedFacts(group.rows)
  const options = optionsOf(group)
  if (options.length === 0) {
    return checkedDraft(group, { name, ...plainDraft(group, first, errors), ...shared }, errors)
  }
  const lines = variantRows(group)
  if (lines.length > MAX_VARIANTS) {
    const message = `${name} has ${lines.length} variants. A product has at most ${MAX_VARIANTS}.`
    errors.push({ row: first.row, column: '', message })
  } else {
    errors.push(...options.flatMap((option) => beyondValues(group, option)))
  }
  errors.push(...options.flatMap((option) => writtenOtherwise(group, option)))
  errors.push(...options.flatMap((option) => ofOtherOption(group, option)))
  const draft = {
    name,
    ...shared,
    options: options.map(({ name: option, values }) => ({ name: option, values })),
    variants: variantDrafts(lines, options, errors),
  }
  return checkedDraft(group, draft, errors)
}

const UNCOUNTED = 'Not counted in this file: 0 pieces until you enter how many there are.'
const ETSY_CHOICES = 'Its choices are not read: add them on its page, with their prices and stock.'

/** What is read differently from how it stands in the rows of a new product. */
export const draftNotes = (group: ImportGroup): ImportRowError[] => {
  const said = group.rows.flatMap(({ notes }) => notes)
  const lines = variantRows(group)
  const first = namingRow(group.rows)
  const uncounted = (lines.length > 0 ? lines : first ? [first] : [])
    .filter(({ draft, errors }) => draft.available_items === undefined && errors.length === 0)
    .map(({ row }) => ({ row, column: 'available_items', message: UNCOUNTED }))
  const choices = group.rows
    .filter(({ foreign }) => foreign.choices)
    .map(({ row }) => ({ row, column: '', message: ETSY_CHOICES }))
  return [...said, ...uncounted, ...choices, ...unreadFacts(group.rows)]
}
