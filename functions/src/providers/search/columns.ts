import { ALL_STATES } from '../../contract/catalog/product-facts'
import type { Product } from '../../contract/entities/catalog/product'
import { CATEGORY_VALUES } from '../../contract/reference/categories'
import { STATES } from '../../contract/reference/states'

const INITIAL_CAPACITY = 1_024

/** The 37 states need more than 32 bits, so they are stored in two integers. */
const LOW_BITS = 32
export const EVERY_STATE = { low: 0xffff_ffff, high: 2 ** (STATES.length - LOW_BITS) - 1 }

const STATE_INDEX = new Map<string, number>(STATES.map((state, index) => [state, index]))
const CATEGORY_INDEX = new Map<string, number>(
  CATEGORY_VALUES.map((value, index) => [value, index]),
)
const NO_CATEGORY = 255

export type StateBits = { low: number; high: number }

export const stateBits = (states: readonly string[]): StateBits => {
  if (states.includes(ALL_STATES)) return EVERY_STATE
  const bits = { low: 0, high: 0 }
  for (const state of states) {
    const index = STATE_INDEX.get(state)
    if (index === undefined) continue
    if (index < LOW_BITS) bits.low = (bits.low | (1 << index)) >>> 0
    else bits.high |= 1 << (index - LOW_BITS)
  }
  return bits
}

export const categoryIndex = (value: string): number => CATEGORY_INDEX.get(value) ?? NO_CATEGORY

const make = (room: number) => ({
  alive: new Uint8Array(room),
  price: new Float64Array(room),
  /** Seconds since the epoch. */
  created: new Uint32Array(room),
  sales: new Uint32Array(room),
  rating: new Float32Array(room),
  category: new Uint8Array(room),
  /** The vendor's number in the catalogue, from 1. */
  vendor: new Uint32Array(room),
  states_low: new Uint32Array(room),
  states_high: new Uint8Array(room),
})

export type Columns = ReturnType<typeof make>

export const makeColumns = (): Columns => make(INITIAL_CAPACITY)

/** Grows the columns if `slot` doesn't fit. */
export const withRoom = (columns: Columns, slot: number): Columns => {
  if (slot < columns.alive.length) return columns
  const larger = make(columns.alive.length * 2)
  for (const name of Object.keys(columns) as (keyof Columns)[]) larger[name].set(columns[name])
  return larger
}

export type SearchedFields = Pick<
  Product,
  'price' | 'created_at' | 'sales_count' | 'rating' | 'category' | 'delivery_states'
>

/** @param vendor the vendor's number in the catalogue */
export const writeColumns = (
  columns: Columns,
  slot: number,
  product: SearchedFields,
  vendor: number,
): void => {
  const bits = stateBits(product.delivery_states)
  columns.alive[slot] = 1
  columns.price[slot] = product.price
  columns.created[slot] = product.created_at.seconds
  columns.sales[slot] = product.sales_count
  columns.rating[slot] = product.rating
  columns.category[slot] = categoryIndex(product.category)
  columns.vendor[slot] = vendor
  columns.states_low[slot] = bits.low
  columns.states_high[slot] = bits.high
}
