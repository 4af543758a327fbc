import { LAPSES } from '../../../../contract/escrow/actions'
import type { Condition, EscrowTransition } from '../../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../../contract/escrow/transitions'
import { EFFECTS } from '../decide'
import { POSTING_RULES } from '../posting/posting-rules'
import { mutantName, NOT_WHILE_FROZEN, WHILE_FROZEN, withoutCondition } from './obstacles'
import { rowName } from './order'

/** One change of the escrow, made in place so that production has no seam for it. */
export type Mutant = {
  name: string
  /** It changes nothing in a walk that has none of these in `decisive`; anywhere, if it isn't said. */
  needs?: readonly string[]
  /** Makes the change and returns what takes it back. */
  make: () => () => void
}

type Changeable<T> = { -readonly [K in keyof T]: T[K] }

const ROWS = ESCROW_TRANSITIONS as EscrowTransition[]

const withoutRow = (row: EscrowTransition): Mutant => ({
  name: `${rowName(row)}: removed`,
  make: () => {
    const index = ROWS.indexOf(row)
    ROWS.splice(index, 1)
    return () => ROWS.splice(index, 0, row)
  },
})

const changedRow = (
  row: EscrowTransition,
  what: string,
  change: Partial<EscrowTransition>,
): Mutant => ({
  name: mutantName(row, what),
  make: () => {
    const before = { ...row }
    Object.assign(row, change)
    return () => {
      for (const key of Object.keys(row)) delete (row as Record<string, unknown>)[key]
      Object.assign(row, before)
    }
  },
})

const withoutGuard = (row: EscrowTransition, guard: Condition): Mutant =>
  changedRow(row, withoutCondition(guard), {
    when: (row.when ?? []).filter((one) => one !== guard),
  })

const withoutLapse = (row: EscrowTransition): Mutant => ({
  name: `${rowName(row)}: doesn't lapse`,
  make: () => {
    const lapses = LAPSES as string[]
    const index = lapses.indexOf(`${row.actor}:${row.action}:`)
    const removed = lapses.splice(index, 1)
    return () => lapses.splice(index, 0, ...removed)
  },
})

const ofRequirement = (mutant: Mutant): Mutant => ({ ...mutant, needs: [mutant.name] })

const whereItHolds =
  (row: EscrowTransition) =>
  (mutant: Mutant): Mutant => ({ needs: [rowName(row)], ...mutant })

const ofRow = (row: EscrowTransition): Mutant[] => {
  const { when = [], money, cost_by, whileFrozen, repeats, lapses, to } = row
  return [
    withoutRow(row),
    ...when.map((guard) => ofRequirement(withoutGuard(row, guard))),
    ...(money === 'none' ? [] : [changedRow(row, 'moves no money', { money: 'none' })]),
    ...(cost_by ? [changedRow(row, 'the platform bears the cost', { cost_by: 'platform' })] : []),
    ...(to === 'same' ? [] : [changedRow(row, 'leads nowhere', { to: 'same' })]),
    ofRequirement(
      whileFrozen
        ? changedRow(row, NOT_WHILE_FROZEN, { whileFrozen: undefined as never })
        : changedRow(row, WHILE_FROZEN, { whileFrozen: true }),
    ),
    ...(repeats ? [changedRow(row, 'not repeated', { repeats: undefined as never })] : []),
    ...(lapses ? [withoutLapse(row)] : []),
  ].map(whereItHolds(row))
}

/** Replaces a function of a table by one that does nothing of its own. */
const replaced = <T extends object, K extends keyof T & string>(
  table: T,
  key: K,
  what: string,
  nothing: T[K],
): Mutant => ({
  name: `${what} ${key}: nothing`,
  make: () => {
    const changeable = table as Changeable<T>
    const before = changeable[key]
    changeable[key] = nothing
    return () => {
      changeable[key] = before
    }
  },
})

/** Every row, guard, effect and posting rule, each removed or altered once. */
export const mutants = (): Mutant[] => [
  ...ROWS.filter(({ action }) => action !== 'create').flatMap(ofRow),
  ...(Object.keys(EFFECTS) as (keyof typeof EFFECTS)[]).map((action) => ({
    ...replaced(EFFECTS, action, 'effect', () => ({})),
    needs: ROWS.filter((row) => row.action === action).map(rowName),
  })),
  ...(Object.keys(POSTING_RULES) as (keyof typeof POSTING_RULES)[])
    .filter((rule) => rule !== 'none')
    .map((rule) => replaced(POSTING_RULES, rule, 'posting', POSTING_RULES.none)),
]
