import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The id of a row of the reliability table: R1 to R27. */
export type RequirementId = `R${number}`

/** The number of runs of a requirement, and of failures among them. */
export type Runs = { count: number; failures: number }

/** Which time a test runs, 0 at first: a browser's test that failed is tried again. */
export type Attempt = { test: string; retry: number }

/**
 * Adds the runs of a test that makes many of them, such as a property or a race. Only `npm test`
 * counts: running a single test leaves the figures unchanged.
 * @param attempt for tests that are tried again: only what their last attempt records counts
 */
export function recordRuns(
  requirement: RequirementId,
  { count, failures }: Runs,
  attempt?: Attempt,
): void {
  const part = process.env.OJA_TEST_PART
  if (!part) return
  const folder = join(process.cwd(), 'test-results', 'counts', part)
  mkdirSync(folder, { recursive: true })
  // One file per process, so that parallel tests don't interleave their lines.
  const line = JSON.stringify({ requirement, count, failures, attempt })
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`)
}

/** `deep` in a deep run, otherwise `small`. */
export const runsOf = (small: number, deep: number): number =>
  process.env.OJA_DEEP === '1' ? deep : small

/** Makes `count` runs, continues after a failure, and fails with the first failure's message. */
export const countRuns = async (
  requirement: RequirementId,
  count: number,
  run: (index: number) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = []
  for (let index = 0; index < count; index += 1) {
    await run(index).catch((error: unknown) => failures.push(error))
  }
  recordRuns(requirement, { count, failures: failures.length })
  if (failures.length > 0) throw failures[0]
}
