import { test } from 'vitest'
import { type RequirementId, recordRuns } from './runs'

/** Defines a test that counts as one run of a requirement, passed or failed. */
export function countedTest(requirement: RequirementId, name: string, run: () => unknown): void {
  test(name, async () => {
    let failures = 1
    try {
      await run()
      failures = 0
    } finally {
      recordRuns(requirement, { count: 1, failures })
    }
  })
}
