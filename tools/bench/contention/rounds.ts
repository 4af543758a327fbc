import type { Figure } from '../figure'

/** What a crowd got: how many bought, how many were refused, and whatever else was answered. */
export type Round = { sold: number; refused: number; others: number; left: number; took_ms: number }

export const roundOf = (statuses: readonly number[], left: number, took_ms: number): Round => {
  const count = (status: number) => statuses.filter((one) => one === status).length
  const sold = count(200)
  const refused = count(409)
  return { sold, refused, others: statuses.length - sold - refused, left, took_ms }
}

const ROW = 11
const LONGEST_S = 3

/** The figures of all rounds; a count is taken from the round that is farthest from what it must be. */
export const figuresOf = (rounds: readonly Round[], buyers: number, stock: number): Figure[] => {
  const farthest = (key: Exclude<keyof Round, 'took_ms'>, wanted: number): number =>
    rounds
      .map((round) => round[key])
      .reduce((worst, one) => (Math.abs(one - wanted) > Math.abs(worst - wanted) ? one : worst))
  const count = (what: string, key: Exclude<keyof Round, 'took_ms'>, exactly: number): Figure => ({
    row: ROW,
    what: `${buyers} buyers at once, ${stock} units: ${what}`,
    value: farthest(key, exactly),
    unit: '',
    budget: { exactly },
  })
  return [
    count('bought', 'sold', stock),
    count('refused with 409', 'refused', buyers - stock),
    count('any other answer', 'others', 0),
    count('units left', 'left', 0),
    {
      row: ROW,
      what: `the slowest of ${rounds.length} rounds`,
      value: Math.max(...rounds.map(({ took_ms }) => took_ms)) / 1_000,
      unit: 's',
      budget: { most: LONGEST_S, fails_above: LONGEST_S },
    },
  ]
}
