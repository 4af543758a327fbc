import { AppError } from '../../../contract/api/errors'
import { variantsOf } from '../../../contract/catalog/variants'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'
import {
  MAX_VARIANTS,
  type Option,
  type Variant,
  type VariantDraft,
} from '../../../contract/entities/catalog/variant'
import { countsOf } from './variants'

const invalid = (message: string) =>
  new AppError('product/variants-invalid', { message, fields: { variants: message } })

/** Archived variants that are kept for the vendor to see; orders have copies of their own. */
const MAX_ARCHIVED = 60

const plain = (text: string): string => text.toLowerCase()

const hasTwice = (texts: readonly string[]): boolean =>
  new Set(texts.map(plain)).size < texts.length

const nameOf = ({ values }: Pick<Variant, 'values'>): string => values.join(', ')

/** @throws AppError `product/variants-invalid` */
export const checkVariants = (
  options: readonly Option[],
  drafts: readonly VariantDraft[],
  images: Product['images'],
): void => {
  if (hasTwice(options.map(({ name }) => name))) throw invalid('Give each option a different name.')
  for (const { name, values } of options) {
    if (hasTwice(values)) throw invalid(`Name each value of ${name} once.`)
  }
  if (drafts.length > MAX_VARIANTS) {
    throw invalid(`A product has at most ${MAX_VARIANTS} combinations.`)
  }
  if (!drafts.some(({ status }) => status === 'active')) {
    throw invalid('Sell at least one of the combinations.')
  }
  for (const draft of drafts) {
    const fits =
      draft.values.length === options.length &&
      options.every(({ values }, index) => values.includes(draft.values[index] ?? ''))
    if (!fits) throw invalid(`${nameOf(draft)} is not a combination of the options.`)
    const { image_path } = draft
    if (image_path !== undefined && !images.some(({ path }) => path === image_path)) {
      throw invalid(`The image of ${nameOf(draft)} is not one of the product's.`)
    }
  }
  if (hasTwice(drafts.map(({ values }) => values.join('\n')))) {
    throw invalid('Name each combination once.')
  }
}

type Change = {
  product: Pick<Product, 'options' | 'variants'>
  stock: ProductStock
}

/** The variant of a draft: the one that it names, with its id and stock, or a new one. */
const variantOf = (
  draft: VariantDraft,
  known: ReadonlyMap<string, Variant>,
  newId: () => string,
): Variant => {
  const { id = newId(), available_items: _stock, ...rest } = draft
  if (draft.id !== undefined && !known.has(draft.id)) throw new AppError('product/variant-unknown')
  return { ...rest, id }
}

/**
 * Gives a product these options and variants. A draft with an id keeps its variant, whatever its
 * values are now. A variant that is left out is deleted, or archived if an order names it.
 * @param untouched archived variants that stay as they are
 * @throws AppError `product/variants-invalid`, `product/variant-unknown`, `product/variant-reserved`
 */
export const changeVariants = (
  product: Product,
  stock: ProductStock,
  options: readonly Option[],
  drafts: readonly VariantDraft[],
  newId: () => string,
  untouched: readonly Variant[] = [],
): Change => {
  checkVariants(options, drafts, product.images)
  const before = variantsOf(product)
  const known = new Map(before.map((variant) => [variant.id, variant]))
  const named = drafts.flatMap(({ id }) => id ?? [])
  if (new Set(named).size < named.length) throw invalid('Name each combination once.')
  const variants = drafts.map((draft) => variantOf(draft, known, newId))
  const kept = new Set([...variants, ...untouched].map(({ id }) => id))
  const left_out = before.filter(({ id }) => !kept.has(id))
  const reserved = left_out.filter((variant) => countsOf(stock, variant).reserved > 0)
  // One that is archived already isn't sold, so nobody loses a choice.
  const taken = reserved.find(({ status }) => status === 'active')
  if (taken) throw new AppError('product/variant-reserved', { values: taken.values })
  const archived = left_out
    .filter((variant) => stock.variants[variant.id]?.is_ordered && variant.values.length > 0)
    .map((variant): Variant => ({ ...variant, status: 'archived' }))
    .slice(-MAX_ARCHIVED)
  return {
    product: { options: [...options], variants: [...variants, ...untouched, ...archived] },
    stock: { ...stock, variants: countsAfter(stock, [...variants, ...untouched], drafts) },
  }
}

/** The counts of these variants as sent, and of ordered ones that are sold no more. */
const countsAfter = (
  stock: ProductStock,
  variants: readonly Variant[],
  drafts: readonly VariantDraft[],
): Record<string, VariantStock> => {
  const ordered = Object.entries(stock.variants).filter(([, { is_ordered }]) => is_ordered)
  const sent = variants.map((variant, index) => {
    const counts = countsOf(stock, variant)
    const available = drafts[index]?.available_items ?? counts.available
    return [variant.id, { ...counts, available }] as const
  })
  return Object.fromEntries([...ordered, ...sent])
}

/** Sets the available units of single variants. @throws AppError `product/variant-unknown` */
export const withAvailable = (
  product: Product,
  stock: ProductStock,
  available: Readonly<Record<string, number>>,
): ProductStock => {
  const known = new Set(variantsOf(product).map(({ id }) => id))
  const changed = Object.entries(available).map(([id, count]) => {
    if (!known.has(id)) throw new AppError('product/variant-unknown')
    return [id, { ...countsOf(stock, { id }), available: count }] as const
  })
  return { ...stock, variants: { ...stock.variants, ...Object.fromEntries(changed) } }
}

/** The price of a product with options: the lowest on sale. */
export const pricesOf = (variants: readonly Variant[]) => {
  const prices = variants.filter(({ status }) => status === 'active').map(({ price }) => price)
  const price = Math.min(...prices)
  return { price, has_higher_prices: prices.some((one) => one > price) }
}
