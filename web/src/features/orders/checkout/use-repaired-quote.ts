import type { CheckoutChange } from '@contract/api/orders/checkouts'
import type { Place } from '@contract/entities/delivery/delivery'
import { totalOf } from '@contract/escrow/fee'
import { useState } from 'react'
import { priceOf, type StoreLines } from './lines'
import { NO_REPAIRS, repairedLines, repairsOf } from './repair'
import { type Quote, useQuote, type Ways } from './use-quote'

const NONE: readonly CheckoutChange[] = []

/**
 * The quote of one line until there is a place: its product, which has just been loaded, says all that
 * the server could.
 */
const estimateOf = (stores: readonly StoreLines[]): Quote => {
  const parts = stores.map(({ vendor_id, name, lines }) => {
    const goods_minor = lines.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0)
    const escrow_fee_minor = totalOf(goods_minor) - goods_minor
    const delivery = { quote: null, times: null, delivery_fee_minor: 0 }
    return { vendor_id, name, goods_minor, escrow_fee_minor, ...delivery }
  })
  const total_minor = parts.reduce((sum, one) => sum + one.goods_minor + one.escrow_fee_minor, 0)
  return { stores: parts, changes: [], total_minor }
}

/**
 * What the lines cost that can be bought, and what was done about the others. Another place begins
 * with all of them again.
 */
export const useRepairedQuote = (
  stores: readonly StoreLines[],
  place: Place | undefined,
  ways: Ways,
  isReserved: boolean,
) => {
  const at = place ? `${place.state}/${place.city}` : ''
  const [kept, setKept] = useState({ at, repairs: NO_REPAIRS })
  const known = kept.at === at ? kept.repairs : NO_REPAIRS
  const paid = stores.map((store) => ({ ...store, lines: repairedLines(store.lines, known) }))
  const lines = paid.flatMap((store) => store.lines)
  // A deal's fee is divided, and only the server knows how it is delivered.
  const isKnown = lines.length < 2 && !lines[0]?.deal
  const isNeeded = place !== undefined || !isKnown
  // What is reserved would be missing from the stock.
  const isAsked = isNeeded && !isReserved
  const query = useQuote(lines, place, { ways, endpoint: 'offer', isAsked })
  const { data, isFetching, error, refetch, asked } = query
  const changes = isFetching ? NONE : (data?.changes ?? NONE)
  const repairs = repairsOf(stores, changes, known)
  if (repairs !== known) setKept({ at, repairs })

  /** Returns whether a refused request's changes are repaired, and asks again what it costs. */
  const repair = async (refused: readonly CheckoutChange[]): Promise<boolean> => {
    const next = repairsOf(stores, refused, repairs)
    if (next === repairs) {
      await refetch()
      return false
    }
    setKept({ at, repairs: next })
    return true
  }
  const answered = isNeeded ? data : undefined
  const quoted = answered ?? (isKnown ? estimateOf(paid) : undefined)
  return {
    lines,
    place,
    repairs,
    repair,
    /** Begins with all lines again. */
    forgive: () => setKept({ at, repairs: NO_REPAIRS }),
    /** How each store delivers, or why it doesn't; of those that are paid. */
    deliveries: place ? (data?.stores ?? []) : [],
    /** What the lines come to; undefined until it is known. */
    quoted: lines.length > 0 ? quoted : undefined,
    /** The quote as the server gave it, which can be paid. */
    payable: answered && !isFetching && lines.length > 0 ? answered : undefined,
    /** Stores that are new and can't take this order now. */
    busy: changes.filter((change) => change.kind === 'busy'),
    /** The deal's version now, if it was edited since it was seen. */
    edited: changes.find((change) => change.kind === 'terms')?.version,
    /** What was asked for, to compare with. */
    asked,
    isFetching,
    error,
    refetch,
  }
}

export type RepairedQuote = ReturnType<typeof useRepairedQuote>
