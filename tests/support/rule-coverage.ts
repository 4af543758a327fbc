import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Node = {
  sourcePosition: { currentOffset?: string | number; endOffset?: string | number }
  values?: { count?: string | number }[]
  children?: Node[]
}
type Report = { rules: { files: { content: string }[] }; report?: Node[] }

/** Places of expressions, as `from-to` in the rules' text. */
export type Coverage = { source: string; all: string[]; evaluated: string[] }

const FOLDER = join(process.cwd(), 'test-results', 'rule-coverage')

/** A file a process, so that files side by side don't write into each other's lines. */
const append = (kind: 'jsonl' | 'collections', line: string): void => {
  mkdirSync(FOLDER, { recursive: true })
  appendFileSync(join(FOLDER, `${process.pid}.${kind}`), `${line}\n`)
}

const linesOf = (kind: 'jsonl' | 'collections'): string[] =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((name) => name.endsWith(`.${kind}`))
    .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').trim().split('\n'))

/** What a report of the emulator says about each expression. */
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
 * Writes down what was evaluated since the rules were loaded: the emulator forgets it as soon as
 * the next file loads them again. Only a whole run of the rules' tests counts.
 */
export const saveCoverage = async (project: string): Promise<void> => {
  if (process.env.OJA_TEST_PART !== 'rules') return
  const host = process.env.FIRESTORE_EMULATOR_HOST
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}:ruleCoverage`)
  append('jsonl', JSON.stringify(readReport((await answer.json()) as Report)))
}

/** Writes down the collection of a document whose cells were all tried. */
export const recordCollection = (path: string): void => {
  if (process.env.OJA_TEST_PART === 'rules') append('collections', path.split('/').at(-2) ?? '')
}

/** What all files together tried every cell of. */
export const recordedCollections = (): Set<string> => new Set(linesOf('collections'))

/** What all files together evaluated of the rules as they stand. */
export const savedCoverage = (source: string): { all: Set<string>; evaluated: Set<string> } => {
  const reports = linesOf('jsonl')
    .map((line): Coverage => JSON.parse(line))
    .filter((coverage) => coverage.source === source)
  return {
    all: new Set(reports.flatMap(({ all }) => all)),
    evaluated: new Set(reports.flatMap(({ evaluated }) => evaluated)),
  }
}
