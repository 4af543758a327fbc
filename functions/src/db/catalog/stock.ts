import type { ProductStock, VariantStock } from '../../contract/entities/catalog/product-stock'
import type { Deal } from '../../contract/entities/orders/deal'
import { COLLECTIONS } from '../../contract/paths'
import { millisOf, timestampFromMillis } from '../../contract/time'
import {
  NO_STOCK,
  requireCounts,
  sumMovements,
  withMoved,
} from '../../domain/catalog/product/stock-counts'
import { withStocked } from '../../domain/catalog/product/stocked-units'
import type { StockMovement } from '../../domain/orders/transaction/decision'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  firestore,
  plus,
  readDocument,
  type Versioned,
} from '../firestore'

const stocks = () => collectionOf<ProductStock>(COLLECTIONS.productStock)

export const readStock = (product_id: string): Promise<Versioned<ProductStock> | undefined> =>
  readDocument(stocks().doc(product_id))

/** Reads the stock of these products, one read each; missing ones are skipped. */
export const readStocks = async (product_ids: readonly string[]): Promise<ProductStock[]> => {
  if (product_ids.length === 0) return []
  const found = await firestore().getAll(...product_ids.map((id) => stocks().doc(id)))
  return found.flatMap((document) => {
    const stock = document.data()
    return stock ? [stock as ProductStock] : []
  })
}

export const addStocks = (batch: Batch, added: readonly ProductStock[]): void => {
  for (const stock of added) saveStock(batch, stock, undefined)
}

/**
 * Replaces a stock, only if it is unchanged since it was read, or still missing.
 * @throws AppError `product/out-of-stock`, Error if a count would be below zero
 */
export const saveStock = (
  batch: Batch,
  stock: ProductStock,
  stored: Versioned<ProductStock> | undefined,
): void => correctStock(batch, withStocked(stock, stored?.data), stored)

/** Like `saveStock`, with the units that were ever stocked as they are given. */
export const correctStock = (
  batch: Batch,
  stock: ProductStock,
  stored: Versioned<ProductStock> | undefined,
): void => {
  requireCounts(stock, stored?.data)
  const ref = stocks().doc(stock.product_id)
  if (!stored) batch.create(ref, stock)
  else batch.update(ref, fieldsOf<ProductStock>(stock), { lastUpdateTime: stored.updated })
}

/** The stock that a reservation was decided on. */
export type ReadStock = {
  stock: ProductStock
  stored: Versioned<ProductStock> | undefined
  /** The deal whose uses it is. */
  deal?: Versioned<Deal>
}

/** The stocks of a reservation, and until when it holds (epoch ms). */
export type Reservation = { stocks: readonly ReadStock[]; held_until: number | null }

const byProduct = (moves: readonly StockMovement[]): Map<string, StockMovement[]> =>
  moves.reduce(
    (groups, move) => groups.set(move.product_id, [...(groups.get(move.product_id) ?? []), move]),
    new Map<string, StockMovement[]>(),
  )

/** A shorter reservation doesn't end a longer one. */
const latest = (was: VariantStock['held_until'], held_until: number | null) =>
  held_until === null
    ? {}
    : { held_until: timestampFromMillis(Math.max(held_until, was ? millisOf(was) : 0)) }

const reserved = (
  stock: ProductStock,
  moves: readonly StockMovement[],
  held_until: number | null,
  now: number,
): ProductStock => {
  const moved = withMoved(stock, moves)
  const variants = { ...moved.variants }
  for (const { variant_id } of moves) {
    variants[variant_id] = {
      ...(variants[variant_id] ?? NO_STOCK),
      is_ordered: true,
      ...latest(variants[variant_id]?.held_until, held_until),
    }
  }
  return { ...moved, variants, updated_at: timestampFromMillis(now) }
}

/** Returns units without reading them: the counts of a variant change by the movement's. */
const returned = (moves: readonly StockMovement[], now: number) => ({
  updated_at: timestampFromMillis(now),
  ...Object.fromEntries(
    sumMovements(moves).flatMap(({ variant_id, product_id: _, ...counts }) =>
      Object.entries(counts).map(([name, change]) => [
        `variants.${variant_id}.${name}`,
        plus(change),
      ]),
    ),
  ),
})

/**
 * The stocks after units were taken, for `saveStock`: a reservation may find too few units, so each
 * must be as it was read.
 * @param now epoch milliseconds
 * @throws AppError `product/out-of-stock` if there are too few; Error if the stock of a reservation
 * wasn't read
 */
export const takeUnits = (
  moves: readonly StockMovement[],
  { stocks, held_until }: Reservation,
  now: number,
): ReadStock[] =>
  [...byProduct(moves)].map(([product_id, own]) => {
    const read = stocks.find(({ stock }) => stock.product_id === product_id)
    if (!read) throw new Error(`Product ${product_id} is reserved unread`)
    return { ...read, stock: reserved(read.stock, own, held_until, now) }
  })

/** Moves units that need no check, since they return, one write for each product. */
export const returnUnits = (batch: Batch, moves: readonly StockMovement[], now: number): void => {
  for (const [product_id, own] of byProduct(moves)) {
    batch.update(stocks().doc(product_id), fieldsOf<ProductStock>(returned(own, now)))
  }
}
