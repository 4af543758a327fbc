import { kindsOf, type Leak, leakIn, type Secret } from '../../tools/test/leaks'
import { tracedEntries } from '../../tools/test/read-logs'
import { recordRuns } from './record-runs'

/** Returns the lines that contain forbidden data, redacted. Each line counts as a run of R27. */
export const leaksOf = (lines: readonly string[], secrets: readonly Secret[]): Leak[] => {
  const known = kindsOf(secrets)
  const leaks = lines.flatMap((line) => leakIn(line, known) ?? [])
  recordRuns('R27', { count: lines.length, failures: leaks.length })
  return leaks
}

/** Returns the ledger entries that no log line explains. Each entry counts as a run of R27. */
export const untraced = (booked: readonly string[], lines: readonly string[]): string[] => {
  const traced = tracedEntries(lines)
  const missing = booked.filter((entry) => !traced.has(entry))
  recordRuns('R27', { count: booked.length, failures: missing.length })
  return missing
}
