import type { Model } from './model'

/** Units by what they are; false for those that can't go back. */
export type Named = Readonly<Record<string, number>> | false

type Asked = readonly { variant_id: string; quantity: number }[]

/** The units that are named, if each is the order's, named once, and wasn't asked for before. */
export const unitsNamed = (m: Model, lines: Asked): Named => {
  const units = Object.fromEntries(lines.map(({ variant_id, quantity }) => [variant_id, quantity]))
  const isOwn = lines.every(({ variant_id: id, quantity }) => {
    const line = m.lines.find((one) => one.id === id)
    return line !== undefined && quantity <= line.units && !m.askedFor.includes(id)
  })
  return lines.length > 0 && Object.keys(units).length === lines.length && isOwn && units
}

/**
 * An amount by weight: each the whole part of what is theirs, and one more for the largest rests, of
 * equal ones for the first by name.
 */
const shared = (amount: number, weights: Readonly<Record<string, number>>) => {
  const all = BigInt(Object.values(weights).reduce((sum, weight) => sum + weight, 0))
  const parts = Object.entries(weights).map(([id, weight]) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { id, part: Number(exact / all), rest: Number(exact % all) }
  })
  const over = amount - parts.reduce((sum, { part }) => sum + part, 0)
  const first = parts.toSorted((a, b) => b.rest - a.rest || (a.id < b.id ? -1 : 1)).slice(0, over)
  return Object.fromEntries(
    parts.map((one) => [one.id, one.part + (first.includes(one) ? 1 : 0)] as const),
  )
}

/** What these units cost: the goods alone, or with their shares of the fee and of what delivery took. */
export const goodsBackOf = (
  m: Model,
  units: Readonly<Record<string, number>>,
  isFault: boolean,
) => {
  const lines = m.lines.map((line) => ({ ...line, back: units[line.id] ?? 0 }))
  const isAll = lines.every((line) => line.back === line.units)
  const goods = lines.reduce((sum, { price, back }) => sum + price * back, 0)
  if (!isFault) return { isAll, sum: goods, feeBack: 0 }
  if (isAll) return { isAll, sum: m.all, feeBack: m.fee }
  const weights = Object.fromEntries(m.lines.map(({ id, price, units: all }) => [id, price * all]))
  // What no carrier got comes back by itself.
  const delivery = shared(m.delivery + m.carried - m.wayBack, weights)
  const part = (whole: number, of: { back: number; units: number }) =>
    Math.ceil((whole * of.back) / of.units)
  const feeBack = lines.reduce((sum, line) => sum + part(line.fee, line), 0)
  const way = lines.reduce((sum, line) => sum + part(delivery[line.id] ?? 0, line), 0)
  return { isAll, sum: goods + feeBack + way, feeBack }
}
