/**
 * The limits of a figure. A run fails if the figure is above `fails_above`, below `fails_below` or
 * differs from `exactly`. `most` and `least` are only reported.
 */
export type Budget =
  | { most: number; fails_above?: number }
  | { exactly: number }
  | { least: number; fails_below?: number }

/** A measured number and its row in the table of budgets. */
export type Figure = { row: number; what: string; value: number; unit: string; budget?: Budget }

export type PartOptions = {
  offset: number
  /** The size of the catalogue, for parts that can vary it. */
  products?: number | undefined
  say: (line: string) => void
  signal: AbortSignal
}
export type Part = (options: PartOptions) => Promise<Figure[]>

/** The figures of one part, with place and time of measurement. */
export type Result = { part: string; measured_on: string; machine: string; figures: Figure[] }

export const figure = (
  row: number,
  what: string,
  [value, unit]: [value: number, unit: string],
  budget?: Budget,
): Figure => ({ row, what, value, unit, ...(budget && { budget }) })

/** A budget that fails the run when exceeded. */
export const atMost = (most: number): Budget => ({ most, fails_above: most })

/** A budget that fails the run when not reached. */
export const atLeast = (least: number): Budget => ({ least, fails_below: least })

/** The smallest value that `percent` of the values don't exceed (nearest rank). */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const found = sorted[Math.ceil((percent / 100) * sorted.length) - 1]
  if (found === undefined) throw new Error(`There is no percentile ${percent} of ${values.length}.`)
  return found
}

export const verdictOf = ({ value, budget }: Figure) => {
  if (!budget) return 'reported'
  if ('exactly' in budget) return value === budget.exactly ? 'within' : 'broken'
  if ('least' in budget) {
    if (value >= budget.least) return 'within'
    return budget.fails_below !== undefined && value < budget.fails_below ? 'broken' : 'below'
  }
  if (value <= budget.most) return 'within'
  return budget.fails_above !== undefined && value > budget.fails_above ? 'broken' : 'over'
}

export const brokenOf = (figures: readonly Figure[]): Figure[] =>
  figures.filter((one) => verdictOf(one) === 'broken')

const shown = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1)

const budgetText = (budget: Budget, unit: string): string => {
  const withUnit = (value: number) => `${shown(value)}${unit && ` ${unit}`}`
  if ('exactly' in budget) return `exactly ${withUnit(budget.exactly)}`
  if ('least' in budget) return `at least ${withUnit(budget.least)}`
  const { most, fails_above = most } = budget
  return `${withUnit(most)}${fails_above === most ? '' : `, fails above ${shown(fails_above)}`}`
}

/** Figures as table rows, below a header. */
export const rowsOf = (figures: readonly Figure[]): string[][] => [
  ['Row', 'What', 'Measured', 'Budget', 'Verdict'],
  ...figures.map((one) => [
    String(one.row),
    one.what,
    `${shown(one.value)}${one.unit && ` ${one.unit}`}`,
    one.budget ? budgetText(one.budget, one.unit) : '',
    verdictOf(one),
  ]),
]

/** Renders rows as a table, with a line below the first row. */
export const markdownTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .toSpliced(1, 0, rows[0]?.map(() => '---') ?? [])
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const section = ({ part, measured_on, machine, figures }: Result): string =>
  `## ${part}\n\n${measured_on}, ${machine}: \`npm run bench -- ${part}\`\n\n${markdownTable(rowsOf(figures))}`

/** Renders the page that `npm run bench` writes. */
export const benchmarksPage = (results: readonly Result[]): string => `# Benchmarks

Written by \`npm run bench\`. Bytes, requests, reads, writes, layout shifts and accessibility fail the run where a budget is broken, and so does a crowd that isn’t served rightly and in time; other times are only reported, because machines differ. The emulator has no composite indexes: what a store’s page takes over many products says nothing about production, where each query has its own (\`npm run check\` proves it). Of the parts that weren’t run again, the figures stay as they were measured.

${results.map(section).join('\n\n')}
`
