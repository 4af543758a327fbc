import { existsSync, readFileSync } from 'node:fs'

export type Summary = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** A file that fails outside its tests, such as during import or in a hook, counts as a failure. */
export function summarizeVitest(report: VitestReport): Summary {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
  }
}

/** A flaky journey counts as failed: it failed once. */
export function summarizePlaywright({ stats, errors }: PlaywrightReport): Summary {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * Reads a runner's report. A runner without a report, with fewer than `min_passed` tests or with an
 * error exit code has failed.
 */
export function readSummary<Report>(
  file: string,
  exit_code: number,
  summarize: (report: Report) => Summary,
  min_passed = 1,
): Summary {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = summarize(JSON.parse(readFileSync(file, 'utf8')))
  const hidden = failed === 0 && (exit_code !== 0 || passed < min_passed)
  return { passed, failed: hidden ? 1 : failed }
}
