import { describe, expect, test } from 'vitest'
import { ACTORS } from '../../../contract/entities/orders/party'
import { type Transaction, transactionSchema } from '../../../contract/entities/orders/transaction'
import { actionsFor, findTransition, LAPSES } from '../../../contract/escrow/actions'
import {
  CONDITIONS,
  ESCROW_ACTIONS,
  ESCROW_STATES,
  escrowStateOf,
} from '../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../contract/escrow/transitions'
import { millisOf } from '../../../contract/time'
import { decide } from './decide'
import { COMMAND_ACTIONS, commandFor, isCommandAction } from './testing/commands'
import { refusalOf } from './testing/refusal'
import { changed, opened, WHO } from './testing/sample'
import { KNOWN } from './testing/situations'

const STORED = ESCROW_STATES.filter((state) => state !== 'none')

/** Without applied commands nothing can count as a duplicate; those by which it lapsed stay. */
const withoutCommands = (transaction: Transaction, doing: string): Transaction => ({
  ...transaction,
  applied_commands: transaction.applied_commands.filter(
    (key) => LAPSES.includes(key) && !key.startsWith(doing),
  ),
})

/** When what could be done ends, or has ended. */
const instantsOf = ({ deadline, ended_at }: Transaction) => ({
  ...(deadline && { deadline_at: new Date(millisOf(deadline.at)).toISOString() }),
  ...(ended_at && { ended_at: new Date(millisOf(ended_at)).toISOString() }),
})

describe('every cell of state, action and actor', () => {
  for (const state of STORED) {
    const known = KNOWN.filter((one) => one.state === state)
    for (const action of COMMAND_ACTIONS) {
      for (const actor of ACTORS) {
        const rows = ESCROW_TRANSITIONS.filter(
          (row) => row.action === action && row.actor === actor && row.from.includes(state),
        )
        if (rows.length === 0) {
          test(`refuses ${action} by the ${actor} in ${state}, with what is allowed`, () => {
            expect(known.length).toBeGreaterThan(0)
            for (const { transaction, now } of known) {
              const fresh = withoutCommands(transaction, `${actor}:${action}:`)
              const command = commandFor(action, fresh, actor)
              const refusal = refusalOf(() => decide(fresh, command, WHO[actor], now))
              expect(refusal.code).toBe('transaction/action-not-allowed')
              const allowed_actions = actionsFor(fresh, actor, now)
              expect(refusal.details).toEqual({ allowed_actions, ...instantsOf(fresh) })
              expect(allowed_actions).not.toContain(action)
            }
          })
          continue
        }
        test(`allows ${action} by the ${actor} in ${state} as its row says`, () => {
          expect(rows).toHaveLength(1)
          const [row] = rows
          const fitting = known.filter(
            ({ transaction, now }) => findTransition(transaction, action, actor, now) === row,
          )
          expect(fitting.length).toBeGreaterThan(0)
          for (const { transaction, now } of fitting) {
            const command = commandFor(action, transaction, actor)
            const fresh = withoutCommands(transaction, `${actor}:${action}:`)
            const before = structuredClone(fresh)
            const { transaction: next, event } = changed(fresh, actor, command, now)
            expect(fresh).toEqual(before)
            expect(transactionSchema.parse(next)).toEqual(next)
            const by = actor === 'operator' ? { role: actor, id: 'oja' } : WHO[actor]
            expect(event).toMatchObject({ action, actor: by, from: state })
            expect(event.to).toBe(escrowStateOf(next))
            if (row?.to === 'same') expect(event.to).toBe(state)
            else if (row?.to !== 'outcome' && row?.to !== 'resumed') expect(event.to).toBe(row?.to)
            expect(next.event_count).toBe(transaction.event_count + 1)
          }
        })
        const unmet = known.filter(
          ({ transaction, now }) => !findTransition(transaction, action, actor, now),
        )
        if (unmet.length === 0 && rows.every((row) => row.when === undefined)) continue
        test(`refuses ${action} by the ${actor} in ${state} while a condition is not met`, () => {
          expect(unmet.length).toBeGreaterThan(0)
          for (const { transaction, now } of unmet) {
            const fresh = withoutCommands(transaction, `${actor}:${action}:`)
            const command = commandFor(action, fresh, actor)
            const refusal = refusalOf(() => decide(fresh, command, WHO[actor], now))
            expect(refusal.code).toBe('transaction/action-not-allowed')
          }
        })
      }
    }
  }
})

describe('the table', () => {
  test('reaches every status and every row', () => {
    const reached = new Set(ESCROW_TRANSITIONS.filter((row) => row.action === 'create'))
    const states = new Set([escrowStateOf(opened().transaction)])
    for (const { transaction, now } of KNOWN) {
      for (const action of COMMAND_ACTIONS) {
        for (const actor of ACTORS) {
          const row = findTransition(transaction, action, actor, now)
          if (row) reached.add(row)
        }
      }
      states.add(escrowStateOf(transaction))
    }
    expect([...states].sort()).toEqual([...STORED].sort())
    expect(ESCROW_TRANSITIONS.filter((row) => !reached.has(row))).toEqual([])
  })

  test('has a row for every action, and a use for every condition', () => {
    const actions = new Set(ESCROW_TRANSITIONS.map((row) => row.action))
    const conditions = new Set(ESCROW_TRANSITIONS.flatMap((row) => row.when ?? []))
    expect([...actions].sort()).toEqual([...ESCROW_ACTIONS].sort())
    expect([...conditions].sort()).toEqual([...CONDITIONS].sort())
    expect(ESCROW_ACTIONS.filter((action) => !isCommandAction(action))).toEqual(['create'])
  })

  test('has one transition at most for an action, a state and an actor', () => {
    const cells = ESCROW_TRANSITIONS.flatMap((row) =>
      row.from.map((state) => `${state} ${row.action} ${row.actor}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
  })

  test('offers nothing in an end but reviewing, keeping late money, saying where a refund goes and what can be sold again, and what the provider and its refunds bring', () => {
    const offered = ESCROW_TRANSITIONS.filter((row) =>
      row.from.some((state) => state === 'completed' || state === 'reversed'),
    )
    const byParties = offered.filter((row) => row.actor === 'buyer' || row.actor === 'vendor')
    expect(byParties.map((row) => row.action).sort()).toEqual([
      'keep',
      'mark_sellable',
      'name_refund_account',
      'review',
      'review',
    ])
    const ends = new Set(offered.map((row) => row.to))
    expect([...ends]).toEqual(['same', 'awaiting_confirmation'])
  })
})
