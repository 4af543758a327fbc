import type { Books } from './books'

/** Something that is not as it must be. */
export type Finding = { id: string; problem: string }

/** A rule that holds at every instant; `check` gives what it looked at and what breaks it. */
export type Invariant = {
  number: string
  name: string
  check: (books: Books) => { checked: number; findings: Finding[] }
}

/** Checks each item by itself: the problem's text, or undefined where there is none. */
export const each = <T>(
  items: readonly T[],
  idOf: (item: T) => string,
  problemOf: (item: T) => string | undefined,
): { checked: number; findings: Finding[] } => ({
  checked: items.length,
  findings: items.flatMap((item) => {
    const problem = problemOf(item)
    return problem === undefined ? [] : [{ id: idOf(item), problem }]
  }),
})

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0)

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
