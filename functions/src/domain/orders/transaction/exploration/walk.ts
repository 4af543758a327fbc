import { ACTORS, type Actor } from '../../../../contract/entities/orders/party'
import { actionsFor, conditionHolds, findTransition } from '../../../../contract/escrow/actions'
import { CONDITIONS, type Condition } from '../../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../../contract/escrow/transitions'
import { millisOf } from '../../../../contract/time'
import type { CommandAction } from '../decision'
import { dueCommand } from '../due-command'
import { commandFor, isCommandAction } from '../testing/commands'
import { START } from '../testing/sample'
import { type Bounds, startOf } from './bounds'
import { COMMANDS } from './commands-to-try'
import type { Event, Property } from './event'
import { decisiveIn } from './obstacles'
import { type Act, act, type Order, type Outcome, openedOrder, type Step, waited } from './order'
import { PROPERTIES } from './properties'
import { situationOf } from './state-key'
import { waitsOf } from './waits'

export type Violation = { property: string; problem: string; path: Step[] }

export type Walk = {
  states: number
  transitions: number
  /** Numbers of the rows of the table that fired. */
  rows: number[]
  /** Conditions that held somewhere, and that failed somewhere. */
  held: Condition[]
  failed: Condition[]
  /** Where mutants can matter, see `decisiveIn`. */
  decisive: string[]
  /** For what is waited where no scheduled command goes on, with the number of such states. */
  waits: Record<string, number>
  /** False if it stopped at a violation or at its limit. */
  is_whole: boolean
  violation: Violation | null
}

/** A state that was reached: from where and how, and where it goes if nobody does anything. */
type Reached = {
  parent: number
  step: Step | null
  silent: number | null
  waits: readonly string[]
}

class Violated extends Error {
  constructor(
    readonly property: string,
    readonly problem: string,
    readonly state: number,
    readonly step: Step | null,
  ) {
    super(`${property}: ${problem}`)
  }
}

/** The actions of the table with whoever may ever take them. */
const knownPairs = (): [Actor, CommandAction][] => {
  const pairs = new Map<string, [Actor, CommandAction]>()
  for (const { actor, action } of ESCROW_TRANSITIONS) {
    if (isCommandAction(action)) pairs.set(`${actor} ${action}`, [actor, action])
  }
  return [...pairs.values()]
}

type Named = { name: string; problemOf: Property['problemOf'] }

const propertiesByKind = (): Record<Event['kind'], Named[]> => {
  const by: Record<Event['kind'], Named[]> = {
    state: [],
    move: [],
    repetition: [],
    offered: [],
    offers: [],
    not_offered: [],
    due: [],
  }
  for (const [name, { kind, problemOf }] of Object.entries(PROPERTIES)) {
    by[kind].push({ name, problemOf })
  }
  return by
}

export type Options = {
  /** Stops after so many states. */
  most_states?: number
  /** Plants a fault into what a command leads to. */
  tamper?: (order: Order, step: Act) => Order
}

/** Walks every state that an order reaches within the bounds, the nearest ones first. */
export const walk = (bounds: Bounds, { most_states = Infinity, tamper }: Options = {}): Walk => {
  const reached: Reached[] = []
  const numbers = new Map<string, number>()
  const waiting: ({ order: Order; next_stop: number | null } | undefined)[] = []
  const rows = new Set(
    ESCROW_TRANSITIONS.flatMap(({ action }, index) => (action === 'create' ? index : [])),
  )
  const held = new Set<Condition>()
  const failed = new Set<Condition>()
  const decisive = new Set<string>()
  const pairs = knownPairs()
  const properties = propertiesByKind()
  let transitions = 0
  let current = 0

  const check = (event: Event, step: Step | null): void => {
    for (const { name, problemOf } of properties[event.kind]) {
      const problem = problemOf(event)
      if (problem !== undefined) throw new Violated(name, problem, current, step)
    }
  }

  const add = (order: Order, step: Step | null): number => {
    const { key, next_stop } = situationOf(order.transaction, order.now, bounds)
    const known = numbers.get(key)
    if (known !== undefined) return known
    const number = reached.length
    numbers.set(key, number)
    reached.push({ parent: step === null ? -1 : current, step, silent: null, waits: [] })
    waiting.push({ order, next_stop })
    check({ kind: 'state', order }, step)
    return number
  }

  const attempt = (order: Order, step: Act): Outcome => {
    try {
      const outcome = act(order, step)
      if (!tamper || outcome.kind !== 'changed') return outcome
      return { ...outcome, order: tamper(outcome.order, step) }
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      throw new Violated('nothingBreaks', text, current, step)
    }
  }

  /** Tries what an actor may do by the table; returns the state that the first change led to. */
  const tryOffered = (order: Order, actor: Actor, action: CommandAction): number | null => {
    const { transaction, now } = order
    const row = findTransition(transaction, action, actor, now)
    const outcomes: Outcome[] = []
    let first: number | null = null
    for (const command of COMMANDS[action]({ transaction, actor, bounds, now })) {
      const step = { actor, command }
      const outcome = attempt(order, step)
      outcomes.push(outcome)
      if (outcome.kind !== 'changed') continue
      transitions += 1
      if (row) rows.add(ESCROW_TRANSITIONS.indexOf(row))
      check(
        { kind: 'move', before: order, step, after: outcome.order, decision: outcome.decision },
        step,
      )
      const again = attempt(outcome.order, step)
      check({ kind: 'repetition', order: outcome.order, step, again, row }, step)
      const number = add(outcome.order, step)
      first ??= number
    }
    check({ kind: 'offered', order, actor, action, outcomes }, null)
    return first
  }

  const lookAtConditions = ({ transaction, now }: Order): void => {
    for (const condition of CONDITIONS) {
      if (held.has(condition) && failed.has(condition)) continue
      for (const actor of ACTORS) {
        if (conditionHolds(condition, transaction, actor, now)) held.add(condition)
        else failed.add(condition)
      }
    }
  }

  const expand = (order: Order, next_stop: number | null): void => {
    const { transaction, now } = order
    const here = reached[current]
    if (!here) throw new Error('no such state')
    lookAtConditions(order)
    for (const name of decisiveIn(transaction, now)) decisive.add(name)
    const isDue = transaction.due_at !== null && millisOf(transaction.due_at) <= now
    const due = isDue ? dueCommand(transaction, now) : undefined
    check({ kind: 'due', order, isDue, due }, null)
    const next = due?.action === 'remind' && !bounds.reminders ? undefined : due
    const offers = new Map(ACTORS.map((actor) => [actor, actionsFor(transaction, actor, now)]))
    check({ kind: 'offers', order, offers }, null)
    for (const [actor, action] of pairs) {
      if (offers.get(actor)?.includes(action)) {
        const to = tryOffered(order, actor, action)
        if (actor === 'system' && action === next?.action) here.silent = to
      } else if (actor === 'buyer' || actor === 'vendor') {
        const step = { actor, command: commandFor(action, transaction, actor) }
        check({ kind: 'not_offered', order, step, outcome: attempt(order, step) }, step)
      }
    }
    if (next_stop !== null && !bounds.still) {
      const to = add(waited(order, next_stop), { until: next_stop })
      if (!next) here.silent = to
    }
    if (here.silent !== null) return
    const waits = waitsOf(transaction)
    if (waits === undefined && !bounds.still)
      throw new Violated('silenceEnds', 'it waits for nobody', current, null)
    here.waits = waits ?? []
  }

  const pathTo = (number: number): Step[] => {
    const steps: Step[] = []
    for (let at = reached[number]; at?.step; at = reached[at.parent]) steps.unshift(at.step)
    return steps
  }

  /** From every state, silence must end somewhere: no way of it may come back to itself. */
  const followSilence = (): void => {
    const ends = new Uint8Array(reached.length)
    for (let start = 0; start < reached.length; start += 1) {
      const way: number[] = []
      let at: number | null = start
      while (at !== null && ends[at] === 0) {
        ends[at] = 2
        way.push(at)
        at = reached[at]?.silent ?? null
      }
      if (at !== null && ends[at] === 2) {
        throw new Violated('silenceEnds', 'scheduled commands go round for ever', start, null)
      }
      for (const number of way) ends[number] = 1
    }
  }

  const countWaits = (): Record<string, number> => {
    const waits: Record<string, number> = {}
    for (const wait of reached.flatMap((one) => one.waits)) waits[wait] = (waits[wait] ?? 0) + 1
    return waits
  }

  const result = (violation: Violation | null): Walk => ({
    states: reached.length,
    transitions,
    rows: [...rows],
    held: [...held],
    failed: [...failed],
    decisive: [...decisive],
    waits: countWaits(),
    is_whole: violation === null && current === reached.length,
    violation,
  })

  try {
    add(openedOrder(startOf(bounds), START), null)
    for (; current < reached.length && current < most_states; current += 1) {
      const next = waiting[current]
      waiting[current] = undefined
      if (next) expand(next.order, next.next_stop)
    }
    if (current === reached.length) followSilence()
    return result(null)
  } catch (error) {
    if (!(error instanceof Violated)) throw error
    const { property, problem, state, step } = error
    return result({ property, problem, path: [...pathTo(state), ...(step ? [step] : [])] })
  }
}
