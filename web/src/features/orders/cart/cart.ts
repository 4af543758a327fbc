import type { CartLine } from '@contract/entities/orders/cart-item'

/** A cart with what changes it, of an account or of this device. */
export type Cart = {
  lines: readonly CartLine[]
  setQuantity: (line: CartLine, quantity: number) => void
  remove: (line: CartLine) => void
  /** Takes out what was bought; never rejects. */
  empty: (lines: readonly CartLine[]) => Promise<void>
}
