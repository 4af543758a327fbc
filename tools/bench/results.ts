import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../emulators/project'
import { benchmarksPage, type Result } from './figure'

/** The results of every part's last run, from which the page is rendered. */
const RESULTS = join(ROOT, 'docs/benchmarks.json')
export const PAGE = join(ROOT, 'docs/benchmarks.md')

// An earlier run of the benchmarks has written it.
export const readResults = (): Result[] => JSON.parse(readFileSync(RESULTS, 'utf8')) as Result[]

/** Replaces the results of one part and keeps the others, in the order of these names. */
export const saveResult = (newer: Result, names: readonly string[]): void => {
  const results = [...readResults().filter(({ part }) => part !== newer.part), newer].sort(
    (a, b) => names.indexOf(a.part) - names.indexOf(b.part),
  )
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(PAGE, benchmarksPage(results))
}
