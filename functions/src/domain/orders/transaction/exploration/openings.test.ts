import { expect, test } from 'vitest'
import { ESCROW_TRANSITIONS } from '../../../../contract/escrow/transitions'
import { opened, START } from '../testing/sample'
import { openTo, reportable } from './openings'

/** The buyer's first step, and what the schedule says again. */
const WITHOUT = ['buyer create', 'system remind']

test('the openings name each actor and action of the table, and no others', () => {
  const { transaction } = opened()
  const openings = [...reportable(transaction), ...openTo(transaction, START)]
  const named = openings.flatMap(([, actors, actions]) =>
    actors.flatMap((actor) => actions.map((action) => `${actor} ${action}`)),
  )
  const offered = ESCROW_TRANSITIONS.map(({ actor, action }) => `${actor} ${action}`)
  expect([...new Set([...named, ...WITHOUT])].sort()).toEqual([...new Set(offered)].sort())
})
