/**
 * What a figure may be. `most` is the aim; a run fails above `fails_above`, or where there is
 * `exactly` and the figure is another. An aim without `fails_above` is only reported, and so is
 * `least`, the aim of what should be high.
 */
export type Budget =
  | { most: number; fails_above?: number }
  | { exactly: number }
  | { least: number }

/** One measured number, under its row in the table of budgets. */
export type Figure = { row: number; what: string; value: number; unit: string; budget?: Budget }

export type Verdict = 'within' | 'over' | 'below' | 'broken' | 'reported'

export const verdictOf = ({ value, budget }: Figure): Verdict => {
  if (!budget) return 'reported'
  if ('exactly' in budget) return value === budget.exactly ? 'within' : 'broken'
  if ('least' in budget) return value >= budget.least ? 'within' : 'below'
  if (value <= budget.most) return 'within'
  return budget.fails_above !== undefined && value > budget.fails_above ? 'broken' : 'over'
}

/** A budget whose breach fails the run. */
export const atMost = (most: number): Budget => ({ most, fails_above: most })

export const brokenOf = (figures: readonly Figure[]): Figure[] =>
  figures.filter((figure) => verdictOf(figure) === 'broken')
