import type { CheckoutChange } from '@contract/api/orders/checkouts'
import type { Place } from '@contract/entities/delivery/delivery'
import { useState } from 'react'
import type { StoreLines } from './cart'
import { NO_REPAIRS, repairedLines, repairsOf } from './repair'
import { useCartQuote, type Ways } from './use-cart-quote'

const NONE: readonly CheckoutChange[] = []

/**
 * What the lines cost that can be bought, and what was done about the others. Another place begins
 * with the whole cart again.
 */
export const useRepairedQuote = (
  stores: readonly StoreLines[],
  place: Place | undefined,
  ways: Ways,
) => {
  const at = place ? `${place.state}/${place.city}` : ''
  const [kept, setKept] = useState({ at, repairs: NO_REPAIRS })
  const known = kept.at === at ? kept.repairs : NO_REPAIRS
  const lines = stores.flatMap((store) => repairedLines(store.lines, known))
  const quote = useCartQuote(lines, place, ways, 'offer')
  const changes = quote.isPlaceholderData ? NONE : (quote.data?.changes ?? NONE)
  const repairs = repairsOf(stores, changes, known)
  if (repairs !== known) setKept({ at, repairs })

  /** Returns whether a refused request's changes are repaired, and asks again what it costs. */
  const repair = async (refused: readonly CheckoutChange[]): Promise<boolean> => {
    const next = repairsOf(stores, refused, repairs)
    if (next === repairs) {
      await quote.refetch()
      return false
    }
    setKept({ at, repairs: next })
    return true
  }
  return { quote, quoted: lines.length > 0 ? quote.data : undefined, lines, repairs, repair }
}
