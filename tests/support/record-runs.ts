import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The id of a row of the reliability table: R1 to R27. */
export type RequirementId = `R${number}`

/** The number of runs of a requirement, and of failures among them. */
export type Runs = { count: number; failures: number }

/**
 * Adds the runs of a test that makes many of them, such as a property or a race. Only `npm test`
 * counts: running a single test leaves the figures unchanged.
 */
export function recordRuns(requirement: RequirementId, { count, failures }: Runs): void {
  const part = process.env.OJA_TEST_PART
  if (!part) return
  const folder = join(process.cwd(), 'test-results', 'counts', part)
  mkdirSync(folder, { recursive: true })
  // One file per process, so that parallel tests don't interleave their lines.
  const line = JSON.stringify({ requirement, count, failures })
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`)
}
