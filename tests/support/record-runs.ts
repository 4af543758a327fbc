import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** A row of the reliability table: R1 to R27. */
export type RequirementId = `R${number}`

/** How often a requirement was tried in one go, and how often it didn't hold. */
export type Runs = { count: number; failures: number }

/**
 * Adds runs that one test made many of, such as a property's or a race's. Only `npm test` counts:
 * a test that is run by itself leaves the figures as they were.
 */
export function recordRuns(requirement: RequirementId, { count, failures }: Runs): void {
  const part = process.env.OJA_TEST_PART
  if (!part) return
  const folder = join(process.cwd(), 'test-results', 'counts', part)
  mkdirSync(folder, { recursive: true })
  // A file a process, so that tests side by side don't write into each other's lines.
  const line = JSON.stringify({ requirement, count, failures })
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`)
}
