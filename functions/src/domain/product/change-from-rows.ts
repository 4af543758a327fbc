import type { ImportRowError } from '../../contract/csv/product-csv'
import type { Product } from '../../contract/entities/catalog/product'
import type { Variant, VariantDraft } from '../../contract/entities/catalog/variant'
import { variantsOf } from '../../contract/variants'
import { type ImportGroup, NO_CHOICE, variantRows } from './group-import-rows'
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

const plain = (values: readonly string[]): string => values.join('\n').toLowerCase()

const numbersOf = ({ draft }: ImportRow) => {
  const { price, available_items, sku, weight_grams } = draft
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
export const changeFromRows = (product: Product, group: ImportGroup): Change => {
  const errors = group.rows.flatMap((row) => row.errors)
  const lines = variantRows(group)
  const refuse = ({ row }: ImportRow, message: string) => errors.push({ row, column: '', message })
  if (!product.options) {
    for (const [index, line] of lines.entries()) {
      const choice = line.option_values.filter(Boolean).join(', ')
      const isChoice = choice !== '' && choice !== NO_CHOICE
      if (isChoice) refuse(line, `${product.name} has no ${choice}. Add it on its page first.`)
      else if (index > 0) refuse(line, `${product.name} is there twice.`)
    }
    return { request: Object.assign({}, ...lines.map(numbersOf)), errors }
  }
  const variants = variantsOf(product)
  const changed = new Map<string, ReturnType<typeof numbersOf>>()
  for (const line of lines) {
    const variant = findVariant(variants, line)
    if (variant) changed.set(variant.id, numbersOf(line))
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
