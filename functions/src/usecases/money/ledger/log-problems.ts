import type { LedgerProblem } from '../../../domain/money/ledger/chain-problems'
import type { Deps } from '../../deps'

const MAX_LINES = 100

/** Logs what an operator must look at; an alert watches for these lines. */
export const logProblems = ({ log }: Deps, problems: readonly LedgerProblem[]): void => {
  for (const problem of problems.slice(0, MAX_LINES)) log.error('The ledger is broken', problem)
}
