import { AppError } from '../../../contract/api/errors'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { POLICY } from '../../../contract/escrow/policy'
import { millisOf, type Timestamp } from '../../../contract/time'
import { idsInStock } from '../../../db/catalog/products'
import { readStocks } from '../../../db/catalog/stock'
import { maxLastOnes } from '../../../domain/orders/checkout/new-buyer'

export type LastOnes = NonNullable<Vendor['last_ones']>

/** A store as earlier checkouts of the same commit leave it, and as it is stored. */
type Store = { vendor_id: string; known: LastOnes; stored: LastOnes }

const isSame = (a: Timestamp | undefined, b: Timestamp | undefined): boolean =>
  a !== undefined && b !== undefined && millisOf(a) === millisOf(b)

/** Leaves out what was paid or is free again since; only what is stored can be looked up. */
const stillHeld = async (held: LastOnes, stored: LastOnes): Promise<LastOnes> => {
  const ids = Object.keys(held).filter((id) => isSame(held[id], stored[id]))
  const ended = (await readStocks(ids)).filter(({ variants }) => {
    const counts = Object.values(variants)
    const isFree = counts.some(({ available }) => available > 0)
    return isFree || counts.every(({ unproven = 0 }) => unproven === 0)
  })
  const free = new Set(ended.map(({ product_id }) => product_id))
  return Object.fromEntries(Object.entries(held).filter(([id]) => !free.has(id)))
}

const earliest = (held: LastOnes): Timestamp | undefined =>
  Object.values(held).toSorted((a, b) => millisOf(a) - millisOf(b))[0]

/**
 * Counts products whose last unit an order of somebody new takes. All new buyers together may hold so
 * at most half of a store's products; what is sold out doesn't count among these. The first of a store
 * costs no read.
 * @returns what the store then holds, or why not
 */
export const reserveLastOnes = async (
  { vendor_id, known, stored }: Store,
  taken: Readonly<Record<string, Timestamp>>,
  now: number,
): Promise<{ last_ones: LastOnes } | { refusal: AppError }> => {
  const live = Object.entries(known).filter(([id, at]) => !(id in taken) && millisOf(at) > now)
  const held: LastOnes = Object.fromEntries(live)
  const wanted = Object.keys(taken)
  if (live.length + wanted.length <= 1) return { last_ones: { ...held, ...taken } }
  const enough = Math.ceil((live.length + wanted.length) / POLICY.new_buyers_share)
  const in_stock = await idsInStock(vendor_id, enough)
  const isAllowed = (one: LastOnes): boolean => {
    const ids = new Set([...in_stock, ...Object.keys(one), ...wanted])
    return Object.keys(one).length + wanted.length <= maxLastOnes(ids.size)
  }
  if (isAllowed(held)) return { last_ones: { ...held, ...taken } }
  const left = await stillHeld(held, stored)
  if (isAllowed(left)) return { last_ones: { ...left, ...taken } }
  const held_until = earliest(left)
  return {
    refusal: new AppError('product/held', {
      product_id: wanted[0],
      left_items: 0,
      ...(held_until && { held_until }),
    }),
  }
}
