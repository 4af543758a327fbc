import { type Budget, type Figure, verdictOf } from './figure'

/** What one part measured, and where and when. */
export type Result = {
  part: string
  measured_on: string
  machine: string
  command: string
  figures: Figure[]
}

const number = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1)

const withUnit = (value: number, unit: string) => `${number(value)}${unit && ` ${unit}`}`

const budgetText = (budget: Budget | undefined, unit: string): string => {
  if (!budget) return ''
  if ('exactly' in budget) return `exactly ${withUnit(budget.exactly, unit)}`
  if ('least' in budget) return `at least ${withUnit(budget.least, unit)}`
  const { most, fails_above } = budget
  const failing = fails_above !== undefined && fails_above !== most
  return `${withUnit(most, unit)}${failing ? `, fails above ${number(fails_above)}` : ''}`
}

/** A row of cells: budget row, what, figure, budget, verdict. */
export const cellsOf = (figure: Figure): string[] => [
  String(figure.row),
  figure.what,
  withUnit(figure.value, figure.unit),
  budgetText(figure.budget, figure.unit),
  verdictOf(figure),
]

export const HEAD = ['Row', 'What', 'Measured', 'Budget', 'Verdict']

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const section = ({ part, measured_on, machine, command, figures }: Result): string =>
  [
    `## ${part}`,
    '',
    `${measured_on}, ${machine}: \`${command}\``,
    '',
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...figures.map((figure) => line(cellsOf(figure))),
  ].join('\n')

/** The page that `npm run bench` writes. */
export const benchmarksPage = (results: readonly Result[]): string =>
  [
    '# Benchmarks',
    '',
    'Written by `npm run bench`. Bytes, requests, reads, writes, layout shifts and accessibility fail the run where a budget is broken, and so does a crowd that isn’t served rightly and in time; other times are only reported, because machines differ. The emulator has no composite indexes: what a store’s page takes over many products says nothing about production, where each query has its own (`npm run check` proves it). Of the parts that weren’t run again, the figures stay as they were measured.',
    '',
    results.map(section).join('\n\n'),
    '',
  ].join('\n')

/** Newly measured parts in place of their older figures; the other parts as they were. */
export const merged = (older: readonly Result[], newer: readonly Result[], order: string[]) =>
  [...older.filter(({ part }) => !newer.some((one) => one.part === part)), ...newer].sort(
    (a, b) => order.indexOf(a.part) - order.indexOf(b.part),
  )
