import { type ProductDraft, productDraftSchema } from '../../contract/api/endpoints/vendors'
import { AppError } from '../../contract/api/errors'
import type { ImportRowError } from '../../contract/csv/product-csv'
import {
  MAX_OPTION_VALUES,
  MAX_OPTIONS,
  MAX_VARIANTS,
  type Option,
} from '../../contract/entities/catalog/variant'
import { checkVariants } from './change-variants'
import type { ImportRow } from './read-import-row'

/** The rows of one product in a file. */
export type ImportGroup = { handle: string; rows: ImportRow[] }

/** Rows with the same handle are one product; a row without one is a product by itself. */
export const groupImportRows = (rows: readonly ImportRow[]): ImportGroup[] => {
  const groups: ImportGroup[] = []
  const known = new Map<string, ImportGroup>()
  for (const row of rows) {
    const group = row.handle ? known.get(row.handle.toLowerCase()) : undefined
    if (group) {
      group.rows.push(row)
      continue
    }
    const begun = { handle: row.handle, rows: [row] }
    groups.push(begun)
    if (row.handle) known.set(row.handle.toLowerCase(), begun)
  }
  return groups
}

/** How Shopify writes that there is nothing to choose. */
export const NO_CHOICE = 'Default Title'
const isNoOption = (name: string, values: readonly string[]): boolean =>
  name.toLowerCase() === 'title' && values.every((value) => value === NO_CHOICE)

/** The rows that say something of a variant; others have only further images. */
export const variantRows = ({ rows }: ImportGroup): ImportRow[] =>
  rows.filter(
    ({ draft, option_values }) =>
      option_values.some(Boolean) ||
      [draft.price, draft.available_items, draft.sku].some((cell) => cell !== undefined),
  )

/** The options of a group's first row, with the values of all rows, by position. */
const optionsOf = (group: ImportGroup): (Option & { at: number })[] => {
  const [first] = group.rows
  return Array.from({ length: MAX_OPTIONS }, (_, at) => at).flatMap((at) => {
    const name = first?.option_names[at]
    const values = [...new Set(group.rows.flatMap(({ option_values }) => option_values[at] ?? []))]
    return !name || values.length === 0 || isNoOption(name, values) ? [] : [{ name, values, at }]
  })
}

type Read = { draft: ProductDraft | undefined; errors: ImportRowError[] }

/** The rows whose value of an option is one too many. */
const beyondValues = (group: ImportGroup, { name, values, at }: Option & { at: number }) => {
  const extra = new Set(values.slice(MAX_OPTION_VALUES))
  return group.rows
    .filter(({ option_values }) => extra.has(option_values[at] ?? ''))
    .map(({ row }) => ({
      row,
      column: `option${at + 1}_value`,
      message: `${name} has ${values.length} values. An option has at most ${MAX_OPTION_VALUES} values.`,
    }))
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
const checkedDraft = (draft: ProductDraft, row: number, errors: ImportRowError[]): Read => {
  const message = errors.length > 0 ? undefined : draftProblem(draft)
  if (message) errors.push({ row, column: '', message })
  return { draft: errors.length > 0 ? undefined : draft, errors }
}

/** A group as the draft of a new product, or its errors by row and column. */
export const draftOf = (group: ImportGroup): Read => {
  const errors = group.rows.flatMap((row) => row.errors)
  const [first] = group.rows
  const refuse = (row: number, column: string, message: string) =>
    errors.push({ row, column, message })
  if (!first) return { draft: undefined, errors }
  const { name, price, available_items, sku, weight_grams, ...rest } = first.draft
  if (name === undefined) {
    if (!first.errors.some(({ column }) => column === 'name')) {
      const message = 'Enter a name of 3 to 120 characters.'
      errors.unshift({ row: first.row, column: 'name', message })
    }
    return { draft: undefined, errors }
  }
  const options = optionsOf(group)
  if (options.length === 0) {
    const numbers = Object.entries({ price, available_items, sku, weight_grams }).filter(
      ([, value]) => value !== undefined,
    )
    const draft = { name, ...Object.fromEntries(numbers), ...rest }
    return checkedDraft(draft, first.row, errors)
  }
  const lines = variantRows(group)
  if (lines.length > MAX_VARIANTS) {
    const message = `${name} has ${lines.length} variants. A product has at most ${MAX_VARIANTS}.`
    refuse(first.row, '', message)
  } else {
    errors.push(...options.flatMap((option) => beyondValues(group, option)))
  }
  const seen = new Set<string>()
  const variants = lines.map(({ row, draft, option_values }) => {
    const values = options.map(({ at }) => option_values[at] ?? '')
    const missing = options.find(({ at }) => !option_values[at])
    if (missing) refuse(row, `option${missing.at + 1}_value`, `Enter the ${missing.name}.`)
    if (draft.price === undefined) refuse(row, 'price', 'Enter the price of this variant.')
    const key = values.join('\n').toLowerCase()
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
  const draft = {
    name,
    ...rest,
    options: options.map(({ name: option, values }) => ({ name: option, values })),
    variants,
  }
  return checkedDraft(draft, first.row, errors)
}
