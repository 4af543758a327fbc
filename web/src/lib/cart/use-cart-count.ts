import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session'
import { knownAccountCount, subscribeToAccountCount } from './account-count'
import { readDeviceCart, subscribeToDeviceCart } from './device-cart'

const subscribe = (listener: () => void) => {
  const stops = [subscribeToAccountCount(listener), subscribeToDeviceCart(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** How many different things are in the cart of the account, or of this device. */
export const useCartCount = (): number => {
  const { user } = useSession()
  return useSyncExternalStore(
    subscribe,
    () => (user ? knownAccountCount(user.uid) : readDeviceCart().length),
    () => 0,
  )
}
