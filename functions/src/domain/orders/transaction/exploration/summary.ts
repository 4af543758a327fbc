import { CONDITIONS } from '../../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../../contract/escrow/transitions'
import { rowName } from './order'
import { WAITS } from './waits'
import type { Walk } from './walk'

export type Summary = {
  states: number
  transitions: number
  rows: { fired: number; all: number }
  conditions: { both: number; all: number }
  waits: Record<string, number>
  /** What several walks together should have come across, and didn't; or did, and shouldn't. */
  problems: string[]
}

const total = (walks: readonly Walk[], of: (walk: Walk) => number): number =>
  walks.reduce((sum, walk) => sum + of(walk), 0)

const waitsOf = (walks: readonly Walk[]): Record<string, number> => {
  const waits: Record<string, number> = {}
  for (const [wait, count] of walks.flatMap((one) => Object.entries(one.waits))) {
    waits[wait] = (waits[wait] ?? 0) + count
  }
  return waits
}

/** What walks cover together: every row and both sides of every condition, and the waits that are known. */
export const summaryOf = (walks: readonly Walk[]): Summary => {
  const fired = new Set(walks.flatMap(({ rows }) => rows))
  const held = new Set(walks.flatMap((walk) => walk.held))
  const failed = new Set(walks.flatMap((walk) => walk.failed))
  const waits = waitsOf(walks)
  const quiet = ESCROW_TRANSITIONS.filter((_, index) => !fired.has(index))
  return {
    states: total(walks, ({ states }) => states),
    transitions: total(walks, ({ transitions }) => transitions),
    rows: { fired: fired.size, all: ESCROW_TRANSITIONS.length },
    conditions: {
      both: CONDITIONS.filter((one) => held.has(one) && failed.has(one)).length,
      all: CONDITIONS.length,
    },
    waits,
    problems: [
      ...quiet.map((row) => `never fires: ${rowName(row)}`),
      ...CONDITIONS.filter((one) => !held.has(one)).map((one) => `never true: ${one}`),
      ...CONDITIONS.filter((one) => !failed.has(one)).map((one) => `never false: ${one}`),
      ...Object.keys(waits)
        .filter((wait) => !WAITS.includes(wait))
        .map((wait) => `waits and isn't listed: ${wait}`),
      ...WAITS.filter((wait) => !(wait in waits)).map((wait) => `never waits: ${wait}`),
    ],
  }
}
