import { getSession, subscribeToSession } from '@/lib/session/session-store'
import { knownAccountCount, subscribeToAccountCount } from '@/shared/cart/account-count'
import { readDeviceCart, subscribeToDeviceCart } from '@/shared/cart/device-cart'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { whenIdle } from '@/ui/media/when-idle'
import { publicPages } from '../public-modules'

const kept = { page: false, account: false }

const load = (part: keyof typeof kept, loadPart: () => Promise<unknown>) => {
  if (kept[part]) return
  kept[part] = true
  whenIdle(() =>
    loadPart().catch((error: unknown) => {
      kept[part] = false
      console.error(error)
    }),
  )
}

const keep = () => {
  const { user } = getSession()
  if (user ? knownAccountCount(user.uid) === 0 : readDeviceCart().length === 0) return
  load('page', () => publicPages.load('cart'))
  if (user)
    load('account', () => loadInBackground(() => import('@/features/orders/cart/account-cart')))
}

/** Has the code of the cart on this device as soon as there is something in it: it opens offline then. */
export const keepCart = (): void => {
  for (const follow of [subscribeToSession, subscribeToAccountCount, subscribeToDeviceCart]) {
    follow(keep)
  }
  keep()
}
