import type { Product } from '@contract/entities/catalog/product'
import { type CartLine, MAX_CART_QUANTITY } from '@contract/entities/orders/cart-item'
import type { MergeNote } from './merge-notes'

type Sold = Pick<Product, 'name' | 'vendor_id' | 'available' | 'available_items' | 'status'>

/**
 * What a visitor's line becomes in the account's cart: the larger quantity of both, at most what is
 * in stock. What the account has by an offer stays as it was agreed. One's own goods and what is no longer sold are
 * dropped. Each with what is said of it.
 */
export const mergedLine = (
  line: CartLine,
  known: CartLine | undefined,
  product: Sold | undefined,
  uid: string,
): { line: CartLine | undefined; note: MergeNote | undefined } => {
  const note = (kind: MergeNote['kind'], quantity = 0): MergeNote => ({
    kind,
    name: product?.name ?? 'Something',
    quantity,
  })
  if (product?.status !== 'active') return { line: undefined, note: note('gone') }
  if (product.vendor_id === uid) return { line: undefined, note: note('own') }
  if (known?.offer_id) return { line: known, note: undefined }
  const stock = product.available?.[line.variant_id] ?? product.available_items
  const wanted = Math.max(line.quantity, known?.quantity ?? 0)
  const quantity = Math.max(1, Math.min(wanted, stock, MAX_CART_QUANTITY))
  if (quantity < wanted) return { line: { ...line, quantity }, note: note('fewer', quantity) }
  const isLarger = known !== undefined && known.quantity !== line.quantity
  return { line: { ...line, quantity }, note: isLarger ? note('larger', quantity) : undefined }
}
