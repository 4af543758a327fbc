import { existsSync, readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** A file that fails outside its tests, such as at import or in a hook, counts as a failure. */
export function tallyVitest(report: VitestReport): Tally {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
  }
}

/** A flaky journey is a failed one: it didn't hold once. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** What a runner wrote; one that wrote nothing, ran too little or ended badly has failed. */
export function readTally<Report>(
  file: string,
  exit_code: number,
  tally: (report: Report) => Tally,
  least_passed = 1,
): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = tally(JSON.parse(readFileSync(file, 'utf8')))
  const hidden = failed === 0 && (exit_code !== 0 || passed < least_passed)
  return { passed, failed: hidden ? 1 : failed }
}
