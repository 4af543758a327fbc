import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Node = {
  sourcePosition: { currentOffset?: string | number; endOffset?: string | number }
  values?: { count?: string | number }[]
  children?: Node[]
}
type Report = { rules: { files: { content: string }[] }; report?: Node[] }

/** Positions of expressions in the rules' text, as `from-to`. */
export type Coverage = { source: string; all: string[]; evaluated: string[] }

const FOLDER = join(process.cwd(), 'test-results', 'rule-coverage')

/** One file per process, so that test files side by side don't write into each other's lines. */
const append = (kind: 'jsonl' | 'collections', line: string): void => {
  mkdirSync(FOLDER, { recursive: true })
  appendFileSync(join(FOLDER, `${process.pid}.${kind}`), `${line}\n`)
}

const linesOf = (kind: 'jsonl' | 'collections'): string[] =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((name) => name.endsWith(`.${kind}`))
    .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').trim().split('\n'))

/** Reads which expressions the emulator's coverage report lists as evaluated. */
export const readReport = ({ rules, report = [] }: Report): Coverage => {
  const coverage: Coverage = { source: rules.files[0]?.content ?? '', all: [], evaluated: [] }
  const walk = ({ sourcePosition, values = [], children = [] }: Node): void => {
    const place = `${Number(sourcePosition.currentOffset ?? 0)}-${Number(sourcePosition.endOffset ?? 0)}`
    coverage.all.push(place)
    if (values.some(({ count }) => Number(count ?? 0) > 0)) coverage.evaluated.push(place)
    for (const child of children) walk(child)
  }
  for (const node of report) walk(node)
  return coverage
}

/**
 * Saves what was evaluated since the rules were loaded: the emulator resets its coverage when the
 * next file loads them. Only a full run of the rules tests counts.
 */
export const saveCoverage = async (project: string): Promise<void> => {
  if (process.env.OJA_TEST_PART !== 'rules') return
  const host = process.env.FIRESTORE_EMULATOR_HOST
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:ruleCoverage`)
  append('jsonl', JSON.stringify(readReport((await response.json()) as Report)))
}

/** Records the collection of a document whose every operation was tried by every actor. */
export const recordCollection = (path: string): void => {
  if (process.env.OJA_TEST_PART === 'rules') append('collections', path.split('/').at(-2) ?? '')
}

/** The collections that all test files together recorded. */
export const recordedCollections = (): Set<string> => new Set(linesOf('collections'))

/** The expressions of the current rules that all test files together evaluated. */
export const savedCoverage = (source: string): { all: Set<string>; evaluated: Set<string> } => {
  const reports = linesOf('jsonl')
    .map((line): Coverage => JSON.parse(line))
    .filter((coverage) => coverage.source === source)
  return {
    all: new Set(reports.flatMap(({ all }) => all)),
    evaluated: new Set(reports.flatMap(({ evaluated }) => evaluated)),
  }
}
