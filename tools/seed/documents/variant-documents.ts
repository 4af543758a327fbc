import { variantsOf } from '../../../functions/src/contract/catalog/variants'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { ProductStock } from '../../../functions/src/contract/entities/catalog/product-stock'
import type { Variant } from '../../../functions/src/contract/entities/catalog/variant'
import { pricesOf } from '../../../functions/src/domain/catalog/product/change-variants'
import { stockFigures } from '../../../functions/src/domain/catalog/product/stock-figures'
import { plainStock } from '../../../functions/src/domain/catalog/product/variants'
import type { StockMovement } from '../../../functions/src/domain/orders/transaction/decision'
import { DEMO_CHOICES } from '../catalogue/variants'
import { seededId, seededShare } from '../seeded'

const KOBO = 100

const demoVariantId = (name: string, values: readonly string[]): string =>
  seededId('variant', `${name}/${values.join('/')}`)

/** Options and variants of a demo product, if it has some, with the pictures of their values. */
export const demoVariants = (
  { name, price }: Pick<Product, 'name' | 'price'>,
  pathOf: (picture: number) => string,
): Pick<Product, 'options' | 'variants' | 'price' | 'has_higher_prices'> | undefined => {
  const choices = DEMO_CHOICES[name]
  if (!choices) return undefined
  const { options, dearer = {}, pictures = {} } = choices
  const combinations = options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
  const variants = combinations.map((values): Variant => {
    const [picture] = values.flatMap((value) => pictures[value] ?? [])
    return {
      id: demoVariantId(name, values),
      values,
      price: price + KOBO * values.reduce((sum, value) => sum + (dearer[value] ?? 0), 0),
      weight_grams: 400,
      ...(picture !== undefined && { image_path: pathOf(picture) }),
      status: 'active',
    }
  })
  return { options, variants, ...pricesOf(variants) }
}

/** The variant that a demo buyer chose, or a derived one. */
export const boughtVariant = (
  product: Product,
  { key, values }: { key: string; values?: readonly string[] | undefined },
): Variant | undefined => {
  const variants = variantsOf(product)
  if (values) return variants.find(({ id }) => id === demoVariantId(product.name, values))
  return variants[Math.floor(seededShare(`${key}/variant`) * variants.length)]
}

/** A stock from which every demo sale of a product can be made. */
export const stockForSales = (product: Product): ProductStock => ({
  ...plainStock(product),
  variants: Object.fromEntries(
    variantsOf(product).map(({ id }) => [
      id,
      { available: product.available_items, reserved: 0, sold: 0 },
    ]),
  ),
})

/** Splits what is left between the variants, unevenly, so that some are sold out. */
const leftOf = (product: Product, left: number): number[] => {
  const shares = variantsOf(product).map(({ id }) => Math.max(0, seededShare(`${id}/left`) - 0.2))
  const sum = shares.reduce((total, share) => total + share, 0) || 1
  const counts = shares.map((share) => Math.floor((left * share) / sum))
  const rest = left - counts.reduce((total, count) => total + count, 0)
  const most = shares.indexOf(Math.max(...shares))
  return counts.map((count, index) => count + (index === most ? rest : 0))
}

/** A product with the stock that its demo sales leave. */
export const afterSales = (
  product: Product,
  left: number,
  moves: readonly StockMovement[],
): { product: Product; stock: ProductStock } => {
  const counts = leftOf(product, left)
  const variants = variantsOf(product).map(({ id }, index) => {
    const own = moves.filter(({ variant_id }) => variant_id === id)
    const sum = (name: 'reserved' | 'sold' | 'missing') =>
      own.reduce((total, move) => total + (move[name] ?? 0), 0)
    const count = {
      available: counts[index] ?? 0,
      reserved: sum('reserved'),
      sold: sum('sold'),
      ...(own.some(({ missing }) => missing) && { missing: sum('missing') }),
      ...(own.length > 0 && { is_ordered: true }),
    }
    return [id, count] as const
  })
  const stock = { ...plainStock(product), variants: Object.fromEntries(variants) }
  return { product: { ...product, ...stockFigures(product, stock) }, stock }
}
