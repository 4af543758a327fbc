import type { BodyOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { vendorEndpoints } from '../../../contract/api/people/vendors'
import { MAX_STOCK } from '../../../contract/entities/catalog/price'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import { variantDrafts } from '../../../domain/catalog/import/variant-drafts'
import {
  changeVariants,
  pricesOf,
  withAvailable,
} from '../../../domain/catalog/product/change-variants'
import { stockFigures } from '../../../domain/catalog/product/stock-figures'

type Request = Pick<
  BodyOf<(typeof vendorEndpoints)['updateProduct']>,
  'options' | 'variants' | 'available_items' | 'price' | 'stock' | 'seen_stock'
>

const NO_CHOICE = {
  options: undefined,
  variants: undefined,
  available: undefined,
  has_higher_prices: undefined,
} satisfies Partial<Product>

const unpaired = (message: string) =>
  new AppError('product/variants-invalid', { message, fields: { variants: message } })

/** Whether a request changes what is sold or how much of it there is. */
export const changesStock = (request: Request): boolean =>
  [request.options, request.variants, request.available_items, request.stock].some(
    (sent) => sent !== undefined,
  )

const withChoice = (
  product: Product,
  stock: ProductStock,
  request: Request,
  newId: () => string,
): { product: Product; stock: ProductStock } => {
  const { options = product.options, variants } = request
  if (request.options?.length === 0) {
    const { [product.id]: own } = stock.variants
    const reserved = Object.entries(stock.variants).some(
      ([id, counts]) => id !== product.id && counts.reserved > 0,
    )
    if (reserved) throw new AppError('product/variant-reserved')
    const counts = own ?? { available: 0, reserved: 0, sold: 0 }
    const ordered = Object.entries(stock.variants).filter(([, { is_ordered }]) => is_ordered)
    return {
      product: { ...product, ...NO_CHOICE },
      stock: { ...stock, variants: { ...Object.fromEntries(ordered), [product.id]: counts } },
    }
  }
  if (!variants && !request.options) return { product, stock }
  if (!variants || !options) throw unpaired('Send the options with all their combinations.')
  const { drafts, untouched } = variantDrafts(product, variants, request.options !== undefined)
  const changed = changeVariants(product, stock, options, drafts, newId, untouched)
  return {
    product: { ...product, ...changed.product, ...pricesOf(changed.product.variants ?? []) },
    stock: changed.stock,
  }
}

/** The request with its counts as changes of what there is now, where it says what was seen. */
const withSeen = (request: Request, product_id: string, { variants }: ProductStock): Request => {
  const { seen_stock = {}, available_items, stock } = request
  const countOf = (id: string | undefined, wanted: number): number => {
    const seen = id === undefined ? undefined : seen_stock[id]
    if (id === undefined || seen === undefined) return wanted
    const now = variants[id]?.available ?? 0
    return Math.min(MAX_STOCK, Math.max(0, now + wanted - seen))
  }
  return {
    ...request,
    ...(available_items !== undefined && {
      available_items: countOf(product_id, available_items),
    }),
    ...(stock && {
      stock: Object.fromEntries(
        Object.entries(stock).map(([id, wanted]) => [id, countOf(id, wanted)]),
      ),
    }),
    ...(request.variants && {
      variants: request.variants.map((draft) =>
        draft.available_items === undefined
          ? draft
          : { ...draft, available_items: countOf(draft.id, draft.available_items) },
      ),
    }),
  }
}

/**
 * Applies the options, variants and numbers of a request. With options, price and stock are the
 * variants'; without, the product is its only variant.
 * @throws AppError `product/variants-invalid`, `product/variant-...`
 */
export const saveVariants = (
  before: Product,
  stored: ProductStock,
  sent: Request,
  newId: () => string,
): { product: Product; stock: ProductStock } => {
  const request = withSeen(sent, before.id, stored)
  const { product, stock } = withChoice(before, stored, request, newId)
  const { available_items, price } = request
  if (product.options && (available_items !== undefined || price !== undefined)) {
    throw unpaired('Give price and stock for each combination.')
  }
  const own = available_items === undefined ? {} : { [product.id]: available_items }
  const counted = withAvailable(product, stock, { ...own, ...request.stock })
  return { product: { ...product, ...stockFigures(product, counted) }, stock: counted }
}
