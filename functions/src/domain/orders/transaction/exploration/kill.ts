import { expectAgreement } from '../testing/agreement'
import type { Bounds } from './bounds'
import type { Mutant } from './mutant'
import { summaryOf } from './summary'
import { type Walk, walk } from './walk'

/**
 * What killed a mutant: the property that failed, what the walks together didn't cover, or the second
 * escrow, which random commands are played in as well.
 */
export type Kill = { mutant: string; by: string | null; problem: string }

/** The same runs for each mutant: the escrow as it is agrees in them. */
const SEED = 1
export const FEW_RUNS = 300
const MANY_RUNS = 4_000

/** What the second escrow says of the table as it is now; undefined if it agrees. */
export const disagreement = (runs: number): string | undefined => {
  try {
    expectAgreement(runs, SEED, true)
    return undefined
  } catch (error) {
    return lineOf(error)
  }
}

/** In what they differ, in a line, without the order in which they do. */
const lineOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const lines = String(cause instanceof Error ? cause.message : cause).split('\n')
  const different = lines.filter((line) => /^[+-] {2}/.test(line)).map((line) => line.trim())
  return different.slice(0, 2).join(' ') || (lines[0] ?? '')
}

/** Whether a mutant can change anything in this walk. */
export const mattersIn = ({ needs }: Pick<Mutant, 'needs'>, { decisive }: Walk): boolean =>
  needs?.some((name) => decisive.includes(name)) ?? true

/** A walk of the escrow as it is. */
export type Baseline = { bounds: Bounds; walked: Walk }

/** Walks where the mutant can matter, the smallest first; elsewhere it leaves what was walked. */
const byWalks = (mutant: Mutant, baselines: readonly Baseline[]) => {
  const walks: Walk[] = []
  const sorted = baselines.toSorted((a, b) => a.walked.states - b.walked.states)
  for (const { bounds, walked } of sorted) {
    const one = mattersIn(mutant, walked) ? walk(bounds) : walked
    if (one.violation) return { by: one.violation.property, problem: one.violation.problem }
    walks.push(one)
  }
  const [problem] = summaryOf(walks).problems
  return problem === undefined ? undefined : { by: 'everythingIsCovered', problem }
}

const byModel = (runs: number): Omit<Kill, 'mutant'> | undefined => {
  const problem = disagreement(runs)
  return problem === undefined ? undefined : { by: 'theSecondEscrowAgrees', problem }
}

/** Looks for what notices a mutant, the quickest first. */
export const kill = (mutant: Mutant, baselines: readonly Baseline[]): Kill => {
  const { name, make } = mutant
  const undo = make()
  try {
    const found = byModel(FEW_RUNS) ?? byWalks(mutant, baselines) ?? byModel(MANY_RUNS)
    return { mutant: name, ...(found ?? { by: null, problem: '' }) }
  } finally {
    undo()
  }
}
