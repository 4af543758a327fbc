import { type CartLine, cartItemId } from '@contract/entities/orders/cart-item'
import { type ReactNode, useSyncExternalStore } from 'react'
import {
  putIntoDeviceCart,
  readDeviceCart,
  removeFromDeviceCart,
  subscribeToDeviceCart,
} from '@/shared/cart/device-cart'
import type { Cart } from './cart'

type Props = { children: (cart: Cart) => ReactNode }

const NONE: CartLine[] = []

/** A visitor's cart, on this device. */
export const DeviceCart = ({ children }: Props) => {
  const lines = useSyncExternalStore(subscribeToDeviceCart, readDeviceCart, () => NONE)
  return children({
    lines,
    setQuantity: (line, quantity) => putIntoDeviceCart({ ...line, quantity }),
    remove: (line) => removeFromDeviceCart(cartItemId(line)),
    // Nobody agrees on a price without an account.
    lapse: () => {},
    empty: async (bought) => {
      for (const line of bought) removeFromDeviceCart(cartItemId(line))
    },
  })
}
