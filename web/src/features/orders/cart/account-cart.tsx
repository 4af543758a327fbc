import { cartItemId } from '@contract/entities/orders/cart-item'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { changeCartQuantity, removeFromCart, useLiveCart } from '@/lib/live/cart'
import { useSession } from '@/lib/session/session'
import { useComing } from '@/lib/use-online'
import { noteAccountCount } from '@/shared/cart/account-count'
import { ErrorState } from '@/ui/feedback/error-state'
import { NotHere } from '@/ui/feedback/not-here'
import { Skeleton } from '@/ui/feedback/skeleton'
import { toast } from '@/ui/feedback/toast'
import { useNow } from '../details/use-now'
import { forgetOffers, useOffers } from '../offer/use-offers'
import type { Cart } from './cart'
import { shownLine } from './shown-line'

const failed = () => toast.error('Something went wrong. Please try again.')

/** The cart of a signed-in user, live: a change shows before the server has it. */
export default function AccountCart({ children }: { children: (cart: Cart) => ReactNode }) {
  const { user } = useSession()
  const cart = useLiveCart()
  const count = cart.data?.length
  const isComing = useComing(cart.status === 'loading')
  const now = useNow()
  const { data: offers } = useOffers(cart.data?.some(({ offer_id }) => offer_id) ?? false)
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const lapse = useCallback((offer_id: string) => {
    setRefused((known) => new Set([...known, offer_id]))
    forgetOffers()
  }, [])
  useEffect(() => {
    if (user && count !== undefined) noteAccountCount(user.uid, count)
  }, [user, count])
  if (cart.status === 'error') {
    return <ErrorState onRetry={cart.retry}>Your cart could not be loaded.</ErrorState>
  }
  if (cart.status === 'loading' && !isComing) return <NotHere />
  if (cart.status === 'loading' || !user) return <Skeleton className="h-72 w-full rounded-lg" />
  const { uid } = user
  return children({
    stored_at: cart.stored_at,
    lines: cart.data.map((line) => shownLine(line, { offers, refused }, now)),
    lapse,
    setQuantity: (line, quantity) => {
      changeCartQuantity(uid, cartItemId(line), quantity).catch(failed)
    },
    remove: (line) => {
      removeFromCart(uid, [cartItemId(line)]).catch(failed)
    },
    // The server empties it too, so that a failure is nobody's concern.
    empty: (lines) => removeFromCart(uid, lines.map(cartItemId)).catch(() => {}),
  })
}
