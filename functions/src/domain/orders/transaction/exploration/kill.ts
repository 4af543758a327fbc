import type { Bounds } from './bounds'
import type { Mutant } from './mutants'
import { summaryOf } from './summary'
import { type Walk, walk } from './walk'

/** What killed a mutant: the property that failed, or what the walks together didn't cover. */
export type Kill = { mutant: string; by: string | null; problem: string }

/** Walks the bounds with a mutant until something notices it. */
export const kill = ({ name, make }: Mutant, all: readonly Bounds[]): Kill => {
  const undo = make()
  try {
    const walks: Walk[] = []
    for (const bounds of all) {
      const one = walk(bounds)
      if (one.violation) {
        return { mutant: name, by: one.violation.property, problem: one.violation.problem }
      }
      walks.push(one)
    }
    const [problem] = summaryOf(walks).problems
    return {
      mutant: name,
      by: problem === undefined ? null : 'everythingIsCovered',
      problem: problem ?? '',
    }
  } finally {
    undo()
  }
}
