import type { CartLine } from '@contract/entities/orders/cart-item'
import type { ShownLine } from '../checkout/lines'

/** A cart with what changes it, of an account or of this device. */
export type Cart = {
  lines: readonly ShownLine[]
  /** When this device stored it (ms, 0 if unknown), if nothing newer came: it can't be changed then. */
  stored_at?: number | undefined
  setQuantity: (line: CartLine, quantity: number) => void
  remove: (line: CartLine) => void
  /** Takes out what was bought; never rejects. */
  empty: (lines: readonly CartLine[]) => Promise<void>
  /** Shows a line as the store sells it to everyone, since the server refused its offer. */
  lapse: (offer_id: string) => void
}
