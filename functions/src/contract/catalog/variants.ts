import type { Product } from '../entities/catalog/product'
import type { Variant } from '../entities/catalog/variant'
import type { TransactionItem } from '../entities/orders/transaction-item'

type Varied = Pick<Product, 'id' | 'price' | 'variants' | 'sku' | 'weight_grams'>

/** The variants of a product; without options the product itself is the only one. */
export const variantsOf = ({ id, price, variants, sku, weight_grams }: Varied): Variant[] =>
  variants ?? [
    {
      id,
      values: [],
      price,
      status: 'active',
      ...(sku === undefined ? {} : { sku }),
      ...(weight_grams === undefined ? {} : { weight_grams }),
    },
  ]

/** Names what is bought by what it resolves to: a product without options is its only variant. */
export const goodsIdOf = ({
  product_id,
  variant_id = product_id,
}: {
  product_id: string
  variant_id?: string | undefined
}): string => `${product_id}~${variant_id}`

type Counted = Pick<TransactionItem, 'product_id' | 'variant_id' | 'quantity' | 'escrow_fee_minor'>

/** An order's items, those of one variant added up: orders from before may name it twice. */
export const itemsByGoods = <Item extends Counted>(items: readonly Item[]): Item[] => {
  const sums = new Map<string, Item>()
  for (const item of items) {
    const known = sums.get(goodsIdOf(item))
    const escrow_fee_minor = (known?.escrow_fee_minor ?? 0) + item.escrow_fee_minor
    const quantity = (known?.quantity ?? 0) + item.quantity
    sums.set(goodsIdOf(item), { ...item, ...known, quantity, escrow_fee_minor })
  }
  return [...sums.values()]
}

export const variantsOnSale = (product: Varied): Variant[] =>
  variantsOf(product).filter(({ status }) => status === 'active')

type Shown = Varied &
  Pick<Product, 'images' | 'available' | 'available_items' | 'has_higher_prices'>

/** The product as one of its variants is sold: with that price and stock, its image first. */
export const asVariant = <P extends Shown>(product: P, { id, price, image_path }: Variant): P => ({
  ...product,
  price,
  has_higher_prices: false,
  available_items: product.available?.[id] ?? product.available_items,
  images: [...product.images].sort(
    (a, b) => Number(b.path === image_path) - Number(a.path === image_path),
  ),
})
