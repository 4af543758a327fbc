/** `amount × part ÷ whole` in whole minor units, rounded down: exact however large they are. */
export const proportionOf = (amount_minor: number, part: number, whole: number): number => {
  const product = amount_minor * part
  return product > Number.MAX_SAFE_INTEGER
    ? Number((BigInt(amount_minor) * BigInt(part)) / BigInt(whole))
    : Math.floor(product / whole)
}

/** A receiver of a part: the higher its weight, the larger the part. */
export type Weighted = { id: string; weight: number }

/**
 * Divides an amount in minor units in proportion to the weights, which are whole numbers of at
 * least 0: rounded down, and what is left goes one by one to the largest remainders, ties by id.
 * The parts are in the order given and sum to the amount exactly. If all weights are 0, all of it
 * goes to the first id.
 */
export const allocate = (amount_minor: number, receivers: readonly Weighted[]): number[] => {
  const byId = (a: Weighted, b: Weighted): number => (a.id < b.id ? -1 : 1)
  const total = receivers.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  const isWeightless = total === 0n
  const [first] = [...receivers].sort(byId)
  const shares = receivers.map((receiver, index) => {
    const weight = isWeightless ? (receiver === first ? 1n : 0n) : BigInt(receiver.weight)
    const divisor = isWeightless ? 1n : total
    const product = BigInt(amount_minor) * weight
    return { ...receiver, index, part: product / divisor, remainder: product % divisor }
  })
  const given = shares.reduce((sum, { part }) => sum + part, 0n)
  const parts = shares.map(({ part }) => Number(part))
  const left = Number(BigInt(amount_minor) - given)
  const ranked = shares.sort((a, b) =>
    a.remainder === b.remainder ? byId(a, b) : a.remainder > b.remainder ? -1 : 1,
  )
  for (const { index } of ranked.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
