import { variantsOnSale } from '../../../contract/catalog/variants'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'
import { millisOf } from '../../../contract/time'
import { countsOf } from './variants'

type Varied = Pick<Product, 'id' | 'price' | 'options' | 'variants'>

export type StockFigures = Pick<
  Product,
  'available_items' | 'available' | 'reserved_items' | 'sold_items' | 'sales_count' | 'held_until'
>

const sum = (counts: readonly VariantStock[], of: keyof VariantStock & string): number =>
  counts.reduce((total, one) => total + Number(one[of] ?? 0), 0)

const latestHold = (counts: readonly VariantStock[]): StockFigures['held_until'] =>
  counts
    .flatMap(({ held_until }) => held_until ?? [])
    .toSorted((a, b) => millisOf(a) - millisOf(b))
    .at(-1)

/** What the public product says of its stock: what can be bought now, and what was sold ever. */
export const stockFigures = (product: Varied, stock: ProductStock): StockFigures => {
  const all = Object.values(stock.variants)
  const on_sale = variantsOnSale(product).map((variant) => ({
    id: variant.id,
    available: Math.max(0, countsOf(stock, variant).available),
  }))
  const sold_items = sum(all, 'sold')
  const held_until = latestHold(all)
  return {
    available_items: on_sale.reduce((total, { available }) => total + available, 0),
    ...(product.options && {
      available: Object.fromEntries(on_sale.map(({ id, available }) => [id, available])),
    }),
    reserved_items: sum(all, 'reserved'),
    sold_items,
    sales_count: sold_items,
    ...(held_until && { held_until }),
  }
}

/** Numbers up to this are followed exactly. */
const EXACT = 20
/** Above it, a change of about a twentieth is. */
const STEPS_PER_E = 20

const stepOf = (count: number): number =>
  count <= EXACT ? count : EXACT + Math.floor(STEPS_PER_E * Math.log(count / EXACT))

/**
 * True if the product says something else than its stock that people would notice. A reservation of
 * goods in plenty thus doesn't rewrite a document that many listen to.
 */
export const isOutdated = (said: StockFigures, now: StockFigures): boolean => {
  const ids = new Set([...Object.keys(said.available ?? {}), ...Object.keys(now.available ?? {})])
  return (
    stepOf(said.available_items) !== stepOf(now.available_items) ||
    stepOf(said.sold_items) !== stepOf(now.sold_items) ||
    [...ids].some((id) => stepOf(said.available?.[id] ?? -1) !== stepOf(now.available?.[id] ?? -1))
  )
}
