import { PARTIES, type Party } from '../../../../contract/entities/orders/party'
import { LAPSES } from '../../../../contract/escrow/actions'
import type { Condition, EscrowTransition } from '../../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../../contract/escrow/transitions'
import { TASKS } from '../build-decision'
import { EFFECTS } from '../decide'
import type { Command } from '../decision'
import { type DecisionContext, type EffectResult, nothingMore } from '../effects/effect-result'
import { POSTING_RULES } from '../posting/posting-rules'
import { conditionMutants } from './condition-mutants'
import { type Mutant, replaced } from './mutant'
import { mutantName, NOT_WHILE_FROZEN, WHILE_FROZEN, withoutCondition } from './obstacles'
import { rowName } from './order'

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

type AnyEffect = (command: Command, context: DecisionContext) => EffectResult

/** What an effect decides where its row leaves it open, decided otherwise. */
const otherwise = (
  row: EscrowTransition,
  what: string,
  change: (result: EffectResult, context: DecisionContext) => EffectResult,
): Mutant => ({
  name: mutantName(row, what),
  make: () => {
    const effects = EFFECTS as Record<string, AnyEffect>
    const before = effects[row.action]
    if (!before) throw new Error(`no effect of ${row.action}`)
    effects[row.action] = (command, context) => {
      const result = before(command, context)
      return context.row === row ? change(result, context) : result
    }
    return () => {
      effects[row.action] = before
    }
  },
})

const withoutMoney = (row: EscrowTransition): Mutant =>
  row.money === 'outcome'
    ? otherwise(row, 'moves no money', (result) => ({ ...result, effect: 'none' }))
    : changedRow(row, 'moves no money', { money: 'none' })

const withoutTarget = (row: EscrowTransition): Mutant =>
  row.to === 'outcome' || row.to === 'resumed'
    ? otherwise(row, 'leads nowhere', (result, { from }) => ({
        ...result,
        to: from === 'none' ? 'pending' : from,
      }))
    : changedRow(row, 'leads nowhere', { to: 'same' })

const atOurCost = (row: EscrowTransition): Mutant =>
  otherwise(row, 'the platform bears the cost', (result) => ({
    ...result,
    money: { ...result.money, cost_by: 'platform' },
  }))

const withoutNotice =
  (row: EscrowTransition) =>
  (party: Party): Mutant[] => {
    const { [party]: type, ...others } = row.notify
    return type ? [changedRow(row, `doesn't tell the ${party}`, { notify: others })] : []
  }

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
    ...(money === 'none' ? [] : [withoutMoney(row)]),
    ...(cost_by || money === 'outcome' ? [atOurCost(row)] : []),
    ...(to === 'same' ? [] : [withoutTarget(row)]),
    ofRequirement(
      whileFrozen
        ? changedRow(row, NOT_WHILE_FROZEN, { whileFrozen: undefined as never })
        : changedRow(row, WHILE_FROZEN, { whileFrozen: true }),
    ),
    ...(repeats ? [changedRow(row, 'not repeated', { repeats: undefined as never })] : []),
    ...(lapses ? [withoutLapse(row)] : []),
    ...PARTIES.flatMap(withoutNotice(row)),
  ].map(whereItHolds(row))
}

/** Every row, guard, condition, effect, posting rule and task, each removed or altered once. */
export const mutants = (): Mutant[] => [
  ...ROWS.filter(({ action }) => action !== 'create').flatMap(ofRow),
  ...(Object.keys(EFFECTS) as (keyof typeof EFFECTS)[])
    .filter((action) => EFFECTS[action] !== nothingMore)
    .map((action) => ({
      ...replaced(EFFECTS, action, `effect ${action}: nothing`, nothingMore),
      needs: ROWS.filter((row) => row.action === action).map(rowName),
    })),
  ...(Object.keys(POSTING_RULES) as (keyof typeof POSTING_RULES)[])
    .filter((rule) => rule !== 'none')
    .map((rule) => replaced(POSTING_RULES, rule, `posting ${rule}: nothing`, POSTING_RULES.none)),
  ...conditionMutants(),
  ...(Object.keys(TASKS) as (keyof typeof TASKS)[]).map((task) =>
    replaced(TASKS, task, `task ${task}: not asked`, () => null),
  ),
  ...ROWS.filter(({ action }) => action === 'payment_late').map((row) =>
    otherwise(row, 'is sent back at once', ({ tasks_at: _, ...result }) => result),
  ),
]
