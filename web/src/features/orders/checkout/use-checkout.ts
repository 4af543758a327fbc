import { ALL_STATES } from '@contract/catalog/product-facts'
import type { Product } from '@contract/entities/catalog/product'
import type { CartLine } from '@contract/entities/orders/cart-item'
import { useMemo, useState } from 'react'
import { useDestination } from './destination/use-destination'
import type { StoreLines } from './lines'
import { useChannels } from './use-channels'
import { usePayment } from './use-payment'
import type { Ways } from './use-quote'
import { useRepairedQuote } from './use-repaired-quote'
import { type UnpaidOrders, unpaidOf } from './use-unpaid-orders'

/** The states to which all goods are delivered; of any of them if there is none. */
const destinationsOf = (products: readonly Product[]): string[] => {
  const limited = products.filter(({ delivery_states }) => !delivery_states.includes(ALL_STATES))
  const [first, ...others] = limited
  if (!first) return [ALL_STATES]
  const shared = first.delivery_states.filter((state) =>
    others.every(({ delivery_states }) => delivery_states.includes(state)),
  )
  // If no state is reached by all, what isn't delivered to the chosen one is left out.
  return shared.length > 0
    ? shared
    : [...new Set(limited.flatMap(({ delivery_states }) => delivery_states))]
}

type Wanted = {
  stores: readonly StoreLines[]
  unpaid: UnpaidOrders
  /** The buyer's. */
  name: string
  /** What the typed address is kept as on this device. */
  draft: string
  /** Called once the goods are reserved, before the page is left. */
  onReserved?: (lines: readonly CartLine[]) => Promise<void>
}

/** One address and one payment for the lines of one store or several. The server sets every price. */
export const useCheckout = ({ stores, unpaid, name, draft, onReserved }: Wanted) => {
  const [ways, setWays] = useState<Ways>({})
  const [isReserved, setReserved] = useState(false)
  const lines = stores.flatMap((store) => store.lines)
  const states = destinationsOf(lines.flatMap(({ product }) => product ?? [])).join(',')
  const destinations = useMemo(() => ({ delivery_states: states.split(',') }), [states])
  const destination = useDestination(destinations, name, draft)
  const channels = useChannels(destination.form)
  const [state, city] = destination.form.watch(['state', 'city'])
  const place = state && city ? { state, city } : undefined
  const quote = useRepairedQuote(stores, place, ways, isReserved)
  const payment = usePayment({
    quote,
    destination,
    channels,
    unpaid,
    onReserved: async (bought) => {
      setReserved(true)
      await onReserved?.(bought)
    },
  })
  return {
    ...quote,
    stores,
    destinations,
    destination,
    channels,
    payment,
    /** What is unpaid of these goods is paid or cancelled first. */
    unpaid: isReserved ? undefined : unpaidOf(unpaid.orders, lines),
    startAgain: () => {
      payment.startAgain()
      void unpaid.refetch()
    },
    ways,
    chooseWay: (vendor_id: string, method: Ways[string]) =>
      setWays({ ...ways, [vendor_id]: method }),
  }
}

export type OpenCheckout = ReturnType<typeof useCheckout>
