import { recordRuns } from '../runs'
import { kindsOf, type Leak, leakIn, type Secret } from './leaks'
import { tracedEntries } from './read-logs'

/** Returns the lines that contain forbidden data, redacted. Each line counts as a run of R27. */
export const leaksOf = (lines: readonly string[], secrets: readonly Secret[]): Leak[] => {
  const known = kindsOf(secrets)
  const leaks = lines.flatMap((line) => leakIn(line, known) ?? [])
  recordRuns('R27', { count: lines.length, failures: leaks.length })
  return leaks
}

/** Returns the ledger entries that no log line explains. Each entry counts as a run of R27. */
export const untraced = (posted: readonly string[], lines: readonly string[]): string[] => {
  const traced = tracedEntries(lines)
  const missing = posted.filter((entry) => !traced.has(entry))
  recordRuns('R27', { count: posted.length, failures: missing.length })
  return missing
}
