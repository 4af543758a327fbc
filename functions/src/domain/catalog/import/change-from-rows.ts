import type { ImportRowError } from '../../../contract/catalog/product-csv'
import { variantsOf } from '../../../contract/catalog/variants'
import { MAX_STOCK } from '../../../contract/entities/catalog/price'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'
import type { Variant, VariantDraft } from '../../../contract/entities/catalog/variant'
import { valueKey } from '../../../contract/text/value-key'
import { countsOf, plainStock } from '../product/variants'
import { type ImportGroup, isNoChoice, variantRows } from './group-import-rows'
import type { ImportRow } from './read-import-row'

type Change = {
  request: {
    price?: number
    available_items?: number
    sku?: string
    weight_grams?: number
    variants?: VariantDraft[]
  }
  errors: ImportRowError[]
}

const plain = (values: readonly string[]): string => values.map(valueKey).join('\n')

/** The units that aren't available any more; with those that are, all that were ever stocked. */
export const goneUnits = ({ reserved, sold, missing = 0 }: VariantStock): number =>
  reserved + sold + missing

/**
 * The units of a row, less those that left since the file was exported: however often the file is
 * read, they don't come back. A count that is as it was exported changes nothing.
 */
const availableOf = ({ draft, seen }: ImportRow, now: VariantStock): number | undefined => {
  const { available_items: said } = draft
  if (said === undefined || seen.items === undefined) return said
  if (said === seen.items) return undefined
  const left = seen.sold === undefined ? seen.items - now.available : goneUnits(now) - seen.sold
  return Math.min(MAX_STOCK, Math.max(0, said - left))
}

const numbersOf = (row: ImportRow, now: VariantStock) => {
  const { price, sku, weight_grams } = row.draft
  const available_items = availableOf(row, now)
  const given = { price, available_items, sku, weight_grams }
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Pick<Change['request'], 'price' | 'available_items' | 'sku' | 'weight_grams'>
}

/** The variant that a row is about: by its values, otherwise by its SKU. */
const findVariant = (variants: readonly Variant[], { draft, option_values }: ImportRow) => {
  const values = plain(option_values.filter(Boolean))
  return values
    ? variants.find((one) => plain(one.values) === values)
    : variants.find(({ sku }) => sku !== undefined && sku === draft.sku)
}

/**
 * What the rows of a file change of a product that is there: prices, stock, SKUs and weights. Empty
 * cells change nothing, and texts are left alone.
 */
export const changeFromRows = (
  product: Product,
  group: ImportGroup,
  stock: ProductStock = plainStock(product),
): Change => {
  const errors = group.rows.flatMap((row) => row.errors)
  const lines = variantRows(group)
  const refuse = ({ row }: ImportRow, message: string) => errors.push({ row, column: '', message })
  if (!product.options) {
    for (const [index, line] of lines.entries()) {
      const choice = line.option_values.filter(Boolean).join(', ')
      const isChoice = choice !== '' && !isNoChoice(choice)
      if (isChoice) refuse(line, `${product.name} has no ${choice}. Add it on its page first.`)
      else if (index > 0) refuse(line, `${product.name} is there twice.`)
    }
    const counts = countsOf(stock, product)
    return { request: Object.assign({}, ...lines.map((line) => numbersOf(line, counts))), errors }
  }
  const variants = variantsOf(product)
  const changed = new Map<string, ReturnType<typeof numbersOf>>()
  for (const line of lines) {
    const variant = findVariant(variants, line)
    if (variant && changed.has(variant.id)) {
      refuse(line, `${variant.values.join(', ')} of ${product.name} is there twice.`)
    } else if (variant) changed.set(variant.id, numbersOf(line, countsOf(stock, variant)))
    else {
      const name = line.option_values.filter(Boolean).join(', ') || line.draft.sku || 'a variant'
      refuse(line, `${product.name} has no ${name}. Add it on its page first.`)
    }
  }
  const drafts = variants.map(
    (variant): VariantDraft => ({ ...variant, ...changed.get(variant.id) }),
  )
  return { request: { variants: drafts }, errors }
}

const TEXTS_STAY =
  'Changed on its page alone: the name, texts, category and states of a product that you have.'

/** Says where a file has other texts of a product than the product. */
export const changeNotes = (product: Product, { rows }: ImportGroup): ImportRowError[] => {
  const isOther = ({ draft }: ImportRow): boolean => {
    const { name, description, category, delivery_states, attributes } = draft
    const given = { name, description, category }
    return (
      Object.entries(given).some(
        ([field, text]) => text !== undefined && text !== product[field as keyof typeof given],
      ) ||
      (delivery_states !== undefined &&
        delivery_states.join() !== product.delivery_states.join()) ||
      Object.entries(attributes ?? {}).some(
        ([key, text]) => text !== product.attributes[key as keyof typeof attributes],
      )
    )
  }
  const said = rows.flatMap(({ notes }) => notes)
  const others = rows.filter(isOther).map(({ row }) => ({ row, column: '', message: TEXTS_STAY }))
  return [...said, ...others]
}
