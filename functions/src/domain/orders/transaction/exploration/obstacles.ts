import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { conditionHolds } from '../../../../contract/escrow/actions'
import { type EscrowTransition, escrowStateOf } from '../../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../../contract/escrow/transitions'
import { rowName } from './order'

/** The mutant of a row in which one of its requirements is missing, or one more is made. */
export const mutantName = (row: EscrowTransition, what: string): string =>
  `${rowName(row)}: ${what}`
export const withoutCondition = (condition: string): string => `without ${condition}`
export const WHILE_FROZEN = 'while frozen'
export const NOT_WHILE_FROZEN = 'not while frozen'

/** What keeps a row from firing, as the mutants without it are called. */
const obstaclesOf = (row: EscrowTransition, transaction: Transaction, now: number): string[] => [
  ...(row.when ?? [])
    .filter((condition) => !conditionHolds(condition, transaction, row.actor, now))
    .map(withoutCondition),
  ...(transaction.dispute?.frozen && !row.whileFrozen ? [WHILE_FROZEN] : []),
]

/**
 * Where mutants can matter: the rows that hold for an order now, by name, and the mutants of a requirement
 * that would change whether one does.
 */
export const decisiveIn = (transaction: Transaction, now: number): string[] => {
  const state = escrowStateOf(transaction)
  return ESCROW_TRANSITIONS.filter(({ from }) => from.includes(state)).flatMap((row) => {
    const [obstacle, ...others] = obstaclesOf(row, transaction, now)
    if (others.length > 0) return []
    if (obstacle !== undefined) return [mutantName(row, obstacle)]
    const is_frozen = transaction.dispute?.frozen === true
    return [rowName(row), ...(is_frozen ? [mutantName(row, NOT_WHILE_FROZEN)] : [])]
  })
}
