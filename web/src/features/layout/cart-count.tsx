import { useSyncExternalStore } from 'react'
import { useSession } from '../../lib/session/session'
import { knownAccountCount, subscribeToAccountCount } from '../../shared/cart/account-count'
import { readDeviceCart, subscribeToDeviceCart } from '../../shared/cart/device-cart'

const subscribe = (listener: () => void) => {
  const stops = [subscribeToAccountCount(listener), subscribeToDeviceCart(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** How many different things are in the cart of the account, or of this device. */
const useCartCount = (): number => {
  const { user } = useSession()
  return useSyncExternalStore(
    subscribe,
    () => (user ? knownAccountCount(user.uid) : readDeviceCart().length),
    () => 0,
  )
}

/** How many different things are in the cart; nothing if there are none. */
export default function CartCount() {
  const count = useCartCount()
  if (count === 0) return null
  return (
    <span className="min-w-5 rounded-full bg-primary px-1 text-center font-semibold text-on-primary text-xs tabular-nums leading-5">
      {count}
      <span className="sr-only"> in your cart</span>
    </span>
  )
}
