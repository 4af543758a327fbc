import type { SoldDeal } from '@contract/api/orders/deals'
import { useEffect, useMemo } from 'react'
import { useCheckout } from '../checkout/use-checkout'
import { useUnpaidOrders } from '../checkout/use-unpaid-orders'
import { storeOfDeal } from './deal-goods'

/** The one checkout with a deal in it, and the ways to pay that its seller's deals can be paid by. */
export const useDealCheckout = (shown: SoldDeal, name: string) => {
  const stores = useMemo(() => [storeOfDeal(shown)], [shown])
  const unpaid = useUnpaidOrders()
  const checkout = useCheckout({ stores, unpaid, name, draft: `checkout_${shown.deal.id}` })
  const { channels, destination, quoted } = checkout
  const { form } = destination
  const allowed = quoted?.stores[0]?.channels
  const offered = channels.channels.filter((one) => allowed?.includes(one) ?? true)
  const [first] = offered
  const chosen = form.watch('channel')
  const { setValue } = form
  useEffect(() => {
    if (first && !offered.includes(chosen)) setValue('channel', first)
  }, [first, offered, chosen, setValue])
  return {
    checkout: { ...checkout, channels: { ...channels, channels: offered } },
    isTransferOnly: allowed?.length === 1,
  }
}
