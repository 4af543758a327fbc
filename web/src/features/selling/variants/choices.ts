import { variantsOf } from '@contract/catalog/variants'
import { MAX_STOCK, MIN_PRICE_MINOR } from '@contract/entities/catalog/price'
import type { Product } from '@contract/entities/catalog/product'
import {
  MAX_OPTION_LENGTH,
  MAX_OPTION_VALUES,
  MAX_VARIANTS,
  MAX_WEIGHT_GRAMS,
  type Option,
  type VariantChange,
  type VariantDraft,
} from '@contract/entities/catalog/variant'
import { formatMoney, groupDigits } from '@contract/money'
import { minorFromText, textFromMinor, wholeFromText } from '@contract/text/typed-amount'
import { valueKey } from '@contract/text/value-key'

/** One combination in the form; numbers are text as typed. */
export type Row = {
  /** Of a variant that is saved; `''` for a new one. */
  id: string
  values: string[]
  price: string
  stock: string
  sku: string
  weight: string
  is_sold: boolean
}
export type Choices = { options: { name: string; values: string[] }[]; rows: Row[] }
/** The fields that are typed for each combination. */
export type RowField = 'price' | 'stock' | 'sku' | 'weight'

export const NO_CHOICES: Choices = { options: [], rows: [] }

const numberText = (value: number | undefined): string => (value ? String(value) : '')

export const choicesOf = (product: Product | undefined): Choices => {
  if (!product?.options) return NO_CHOICES
  const { options, available = {} } = product
  const fits = (values: readonly string[]) =>
    options.every((option, index) => option.values.includes(values[index] ?? ''))
  return {
    options: options.map(({ name, values }) => ({ name, values: [...values] })),
    rows: variantsOf(product)
      .filter(({ status, values }) => status === 'active' || fits(values))
      .map(({ id, values, price, sku = '', weight_grams, status }) => ({
        id,
        values: [...values],
        price: textFromMinor(price),
        stock: String(available[id] ?? 0),
        sku,
        weight: numberText(weight_grams),
        is_sold: status === 'active',
      })),
  }
}

/** Instead of a value where an option has none yet, so that each value keeps its place in a row. */
const NO_VALUE = ''

const combinations = (options: Choices['options']): string[][] =>
  options.reduce<string[][]>(
    (rows, { values }) =>
      rows.flatMap((row) =>
        (values.length > 0 ? values : [NO_VALUE]).map((value) => [...row, value]),
      ),
    [[]],
  )

export const nameOf = ({ values }: Pick<Row, 'values'>): string =>
  values.filter((value) => value !== NO_VALUE).join(', ')

const sameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index])

/** The row that has most values of a new one: a further colour of a size costs what the size does. */
const nearest = (rows: readonly Row[], values: readonly string[]): Row | undefined => {
  const same = (row: Row) => row.values.filter((value) => values.includes(value)).length
  const most = Math.max(...rows.map(same))
  return rows.find((row) => same(row) === most)
}

/**
 * A row for each combination of the options. Rows that are there stay as they are; new ones begin
 * with the numbers of the one that is most like them.
 */
export const withOptions = (
  { rows }: Choices,
  options: Choices['options'],
  begin: Partial<Row> = {},
): Choices => {
  if (options.length === 0) return NO_CHOICES
  const made = combinations(options).map((values): Row => {
    const known = rows.find((row) => sameValues(row.values, values))
    if (known) return known
    const { price = '', stock = '1', weight = '' } = { ...begin, ...nearest(rows, values) }
    return { id: '', values, price, stock, sku: '', weight, is_sold: true }
  })
  return { options, rows: made }
}

/** Renames a value in its option and in each row, which keeps its id and its stock. */
export const renamed = (choices: Choices, option: number, at: number, value: string): Choices => {
  const before = choices.options[option]?.values[at]
  return {
    options: choices.options.map((one, index) =>
      index === option
        ? { ...one, values: one.values.map((old, place) => (place === at ? value : old)) }
        : one,
    ),
    rows: choices.rows.map((row) =>
      row.values[option] === before
        ? { ...row, values: row.values.map((old, index) => (index === option ? value : old)) }
        : row,
    ),
  }
}

/** Sets a field of every row, or of those with one value. */
export const filled = (
  choices: Choices,
  field: RowField,
  text: string,
  only?: { option: number; value: string },
): Choices => ({
  ...choices,
  rows: choices.rows.map((row) =>
    !only || row.values[only.option] === only.value ? { ...row, [field]: text } : row,
  ),
})

/** What a field depends on: nothing, one option by its index, or the whole combination. */
export type Scope = 'all' | 'each' | number

const textsOf = ({ rows }: Choices, field: RowField, only?: { option: number; value: string }) => {
  const sold = rows.filter(({ is_sold }) => is_sold)
  return (sold.length > 0 ? sold : rows)
    .filter((row) => !only || row.values[only.option] === only.value)
    .map((row) => row[field])
}

const isSame = (texts: readonly string[]): boolean => new Set(texts).size <= 1

/** The least that a field depends on, as it is filled in. */
export const scopeOf = (choices: Choices, field: RowField): Scope => {
  if (isSame(textsOf(choices, field))) return 'all'
  const option = choices.options.findIndex(
    ({ values }, index) =>
      values.length > 0 &&
      values.every((value) => isSame(textsOf(choices, field, { option: index, value }))),
  )
  return option < 0 ? 'each' : option
}

/** What is filled in for all combinations, or for those with one value: the first of them. */
export const textOf = (
  choices: Choices,
  field: RowField,
  only?: { option: number; value: string },
): string => textsOf(choices, field, only)[0] ?? ''

/** Fills a field so that it depends on no more than the scope: with the first text of each part. */
export const narrowed = (choices: Choices, field: RowField, scope: Scope): Choices => {
  if (scope === 'each') return choices
  if (scope === 'all') return filled(choices, field, textOf(choices, field))
  const values = choices.options[scope]?.values ?? []
  return values.reduce((before, value) => {
    const only = { option: scope, value }
    return filled(before, field, textOf(choices, field, only), only)
  }, choices)
}

/** Values as they are typed or pasted: “S, M, L” is three. Those that are there aren't added again. */
export const addedValues = (values: readonly string[], text: string): string[] => {
  const known = new Set(values.map(valueKey))
  const added = text.split(/[,;\n]/).flatMap((part) => {
    const value = part.trim().replace(/\s+/g, ' ')
    const key = valueKey(value)
    if (key === '' || known.has(key)) return []
    known.add(key)
    return value
  })
  return [...values, ...added]
}

const isWhole = (text: string, most: number): boolean => wholeFromText(text) <= most

const hasTwice = (texts: readonly string[]): boolean =>
  new Set(texts.map(valueKey)).size < texts.length

const problemOfOptions = (options: Choices['options']): string | undefined => {
  if (hasTwice(options.map(({ name }) => name))) return 'Give each option a different name.'
  for (const { name, values } of options) {
    const texts = [name, ...values]
    if (values.length === 0) return `Add what there is of ${name.trim() || 'each option'}.`
    if (texts.some((text) => text.trim() === '' || text.trim().length > MAX_OPTION_LENGTH)) {
      return `Name each option and value in 1 to ${MAX_OPTION_LENGTH} characters.`
    }
    if (values.length > MAX_OPTION_VALUES)
      return `${name} has more than ${MAX_OPTION_VALUES} values.`
    if (hasTwice(values)) return `Name each value of ${name} once.`
  }
  return undefined
}

/** What is wrong with the choices, for the vendor; undefined if they can be saved. */
export const problemOf = (
  { options, rows }: Choices,
  isPrice: (text: string) => boolean,
): string | undefined => {
  if (options.length === 0) return undefined
  const problem = problemOfOptions(options)
  if (problem) return problem
  if (rows.length > MAX_VARIANTS) return `A product has at most ${MAX_VARIANTS} combinations.`
  if (!rows.some(({ is_sold }) => is_sold)) return 'Sell at least one of the combinations.'
  for (const row of rows) {
    const { price, stock, weight } = row
    const name = nameOf(row)
    if (!isPrice(price))
      return `Enter a price for ${name}, from ${formatMoney(MIN_PRICE_MINOR, 'NGN')}.`
    if (!isWhole(stock, MAX_STOCK)) return `Enter a whole number of pieces for ${name}.`
    if (weight.trim() && !isWhole(weight, MAX_WEIGHT_GRAMS)) {
      return `Enter the weight of ${name} in whole grams, up to ${groupDigits(MAX_WEIGHT_GRAMS)}.`
    }
  }
  return undefined
}

const optionsBody = ({ options }: Choices) =>
  options.map(({ name, values }) => ({
    name: name.trim(),
    values: values.map((value) => value.trim()),
  }))

const newVariant = ({ values, price, stock, sku, weight, is_sold }: Row): VariantDraft => ({
  values: values.map((value) => value.trim()),
  price: minorFromText(price) ?? 0,
  available_items: wholeFromText(stock),
  ...(sku.trim() && { sku: sku.trim() }),
  ...(weight.trim() && { weight_grams: wholeFromText(weight) }),
  status: is_sold ? 'active' : 'archived',
})

/** What was changed of a saved variant; an empty SKU and a weight of 0 take it away. */
const variantChange = (row: Row, before: Row): VariantChange => {
  const { values, price, available_items, sku, weight_grams, status } = newVariant(row)
  return {
    id: row.id,
    ...(!sameValues(row.values, before.values) && { values }),
    ...(row.price !== before.price && { price }),
    ...(row.stock !== before.stock && { available_items }),
    ...(row.sku !== before.sku && { sku: sku ?? '' }),
    ...(row.weight !== before.weight && { weight_grams: weight_grams ?? 0 }),
    ...(row.is_sold !== before.is_sold && { status }),
  }
}

/** The options and variants of a new product. */
export const newChoicesBody = (
  choices: Choices,
): { options?: Option[]; variants?: VariantDraft[] } =>
  choices.options.length === 0
    ? {}
    : { options: optionsBody(choices), variants: choices.rows.map(newVariant) }

/**
 * The options and variants of a request that changes a product: what differs from what the form was
 * filled with. With options that stay as they are, only the variants that were touched; without
 * options, an empty list takes them away.
 */
export const choicesBody = (
  choices: Choices,
  product: Product,
  filled = choicesOf(product),
): { options?: Option[]; variants?: VariantChange[] } => {
  if (choices.options.length === 0) return product.options ? { options: [] } : {}
  const before = new Map(filled.rows.map((row) => [row.id, row]))
  const isAll = JSON.stringify(choices.options) !== JSON.stringify(filled.options)
  const variants = choices.rows.flatMap((row): VariantChange[] => {
    const known = row.id ? before.get(row.id) : undefined
    if (!known) return [{ ...newVariant(row), ...(row.id && { id: row.id }) }]
    const change = variantChange(row, known)
    return isAll || Object.keys(change).length > 1 ? [change] : []
  })
  return { ...(isAll && { options: optionsBody(choices) }), variants }
}
