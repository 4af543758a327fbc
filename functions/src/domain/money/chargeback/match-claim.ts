import { allocate } from '../../../contract/allocate'

/** An order of a charge that a bank contests. */
export type Claimable = {
  id: string
  /** What the buyer has paid and not got back, in minor units. */
  left_minor: number
  /** The lowest is contested first. */
  rank: number
}

type Orders = readonly Claimable[]

const leftOf = (orders: Orders): number =>
  orders.reduce((sum, { left_minor }) => sum + left_minor, 0)

/** A charge is of five orders at most. */
const subsetsOf = (orders: Orders): Orders[] => {
  const sets: Orders[] = [[]]
  for (const order of orders) sets.push(...sets.map((set) => [...set, order]))
  return sets
}

const highestRank = (set: Orders): number => Math.max(...set.map(({ rank }) => rank))

/** The orders that a claim is of to the kobo; undefined if there are none or several such sets. */
const exactSet = (amount_minor: number, orders: Orders): Orders | undefined => {
  const sets = subsetsOf(orders.filter(({ left_minor }) => left_minor > 0)).filter(
    (set) => set.length > 0 && leftOf(set) === amount_minor,
  )
  const single = sets.filter(({ length }) => length === 1)
  const found = single.length > 0 ? single : sets
  const lowest = Math.min(...found.map(highestRank))
  const [first, ...others] = found.filter((set) => highestRank(set) === lowest)
  return others.length === 0 ? first : undefined
}

/** Divides a claim that equals what is left of one order or one set; undefined if it doesn't. */
export const matchExactly = (amount_minor: number, orders: Orders): number[] | undefined => {
  const exact = exactSet(amount_minor, orders)
  return exact && orders.map((order) => (exact.includes(order) ? order.left_minor : 0))
}

/**
 * Divides a claim over the orders of its charge. It is that of the orders whose amounts it equals,
 * if these are one order or one set; several alike are told apart by rank. Otherwise each rank is
 * asked for all that is left before the next one, and within a rank it is allocated over what is
 * left of each.
 * @returns amounts in the order given, none above what is left; they sum to the claim unless it is
 * above all that is left
 */
export const matchClaim = (amount_minor: number, orders: Orders): number[] => {
  const exact = matchExactly(amount_minor, orders)
  if (exact) return exact
  const amounts = new Map<Claimable, number>()
  let open_minor = amount_minor
  for (const rank of [...new Set(orders.map((order) => order.rank))].sort((a, b) => a - b)) {
    const alike = orders.filter((order) => order.rank === rank)
    const part_minor = Math.min(open_minor, leftOf(alike))
    const parts = allocate(
      part_minor,
      alike.map(({ id, left_minor }) => ({ id, weight: left_minor })),
    )
    for (const [index, order] of alike.entries()) amounts.set(order, parts[index] ?? 0)
    open_minor -= part_minor
  }
  return orders.map((order) => amounts.get(order) ?? 0)
}
