import type { Actor } from '../../../../contract/entities/orders/party'
import { CHECKS } from '../../../../contract/escrow/actions'
import type { Condition } from '../../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../../contract/escrow/transitions'
import { type Mutant, replaced } from './mutant'
import { mutantName, withoutCondition } from './obstacles'
import { rowName } from './order'

type Check = (typeof CHECKS)[Condition]

const otherParty = (actor: Actor): Actor => {
  if (actor === 'buyer') return 'vendor'
  return actor === 'vendor' ? 'buyer' : actor
}

/** By how many parameters a condition has: the order, who acts, and when. */
const [OF_ACTOR, OF_TIME] = [2, 3]

const bodiesOf = (check: Check): Record<string, Check> => ({
  negated: (...args) => !check(...args),
  ...(check.length === OF_ACTOR && {
    'of the other party': (order, actor, now) => check(order, otherParty(actor), now),
  }),
  ...(check.length === OF_TIME && {
    'a millisecond early': (order, actor, now) => check(order, actor, now + 1),
    'a millisecond late': (order, actor, now) => check(order, actor, now - 1),
  }),
})

/**
 * The body of every condition, altered. Always true is its guard removed, always false the row
 * removed, which are mutants of the rows.
 */
export const conditionMutants = (): Mutant[] =>
  (Object.keys(CHECKS) as Condition[]).flatMap((condition) => {
    const needs = ESCROW_TRANSITIONS.filter(({ when }) => when?.includes(condition)).flatMap(
      (row) => [rowName(row), mutantName(row, withoutCondition(condition))],
    )
    return Object.entries(bodiesOf(CHECKS[condition])).map(([what, body]) => ({
      ...replaced(CHECKS, condition, `condition ${condition}: ${what}`, body),
      needs,
    }))
  })
