import { currencySchema } from '@contract/amount'
import type { ProductCard } from '@contract/entities/catalog/product'
import * as z from 'zod/mini'
import { parseStored, readStored, writeStored } from '../../lib/local-storage'

/** A favourite's price and availability when it was saved, as the security rules accept them. */
export const favouriteSeenSchema = z.object({
  price_minor: z.int().check(z.nonnegative()),
  currency: currencySchema,
  in_stock: z.boolean(),
})
export type FavouriteSeen = z.infer<typeof favouriteSeenSchema>

const KEY = 'favourites_seen'
const MAX_ENTRIES = 100

const seenSchema = z.record(z.string(), favouriteSeenSchema)
type AllSeen = z.infer<typeof seenSchema>

const readAll = (): AllSeen => {
  const parsed = seenSchema.safeParse(parseStored(readStored(KEY)))
  return parsed.success ? parsed.data : {}
}

const writeAll = (seen: AllSeen): void => {
  const newest = Object.entries(seen).slice(-MAX_ENTRIES)
  writeStored(KEY, newest.length === 0 ? null : JSON.stringify(Object.fromEntries(newest)))
}

export const seenOf = ({
  price,
  currency,
  available_items,
}: Pick<ProductCard, 'price' | 'currency' | 'available_items'>): FavouriteSeen => ({
  price_minor: price,
  currency,
  in_stock: available_items > 0,
})

/** The stored price and availability of a favourite on this device. */
export const readLocalSeen = (product_id: string): FavouriteSeen | undefined =>
  readAll()[product_id]

export const keepLocalSeen = (product_id: string, seen: FavouriteSeen): void =>
  writeAll({ ...readAll(), [product_id]: seen })

export const forgetLocalSeen = (product_id: string): void => {
  const { [product_id]: _gone, ...rest } = readAll()
  writeAll(rest)
}

export const clearLocalSeen = (): void => writeAll({})
