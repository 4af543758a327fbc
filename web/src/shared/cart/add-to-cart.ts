import { type CartLine, cartItemId, MAX_CART_ITEMS } from '@contract/entities/orders/cart-item'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { getSession } from '../../lib/session/session-store'
import { knownAccountCount } from './account-count'
import { putIntoDeviceCart, readDeviceCart } from './device-cart'

const CART_FULL = `Your cart has ${MAX_CART_ITEMS} things. Pay or remove some first.`

const AGREED_ALREADY =
  'It is in your cart at the price that you agreed on. Pay for that, or remove it first.'

const isFull = (count: number, isKnown: boolean) => count >= MAX_CART_ITEMS && !isKnown

/**
 * Adds units to the account's cart, or to the one on this device.
 * @param most what is in stock
 * @returns why it was not added, if it wasn't
 */
export const addToCart = async (line: CartLine, most: number): Promise<string | undefined> => {
  const { user } = getSession()
  if (user) {
    if (isFull(knownAccountCount(user.uid), false)) return CART_FULL
    const account = await loadChunk(() => import('../../lib/live/cart'))
    return (await account.addToCart(user.uid, line, most)) ? undefined : AGREED_ALREADY
  }
  const lines = readDeviceCart()
  const known = lines.find((one) => cartItemId(one) === cartItemId(line))
  if (isFull(lines.length, known !== undefined)) return CART_FULL
  const quantity = Math.min((known?.quantity ?? 0) + line.quantity, most)
  putIntoDeviceCart({ ...line, quantity })
  return undefined
}
