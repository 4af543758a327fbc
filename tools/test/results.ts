import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** `failures` names what failed and why, for the end of the output, where it is looked for. */
export type Summary = { passed: number; failed: number; failures: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

const MAX_FAILURE_LENGTH = 1_200

const failure = (name: string, reason = ''): string => {
  const text = stripVTControlCharacters(reason).slice(0, MAX_FAILURE_LENGTH)
  return `${name}\n${text}`.trimEnd().replaceAll('\n', '\n    ')
}

/** A file that fails outside its tests, such as during import or in a hook, counts as a failure. */
export function summarizeVitest(report: VitestReport): Summary {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => failure(`${relative('', name)}: ${test.fullName}`, test.failureMessages[0])),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    failures: [
      ...failedTests,
      ...brokenFiles.map(({ name, message }) => failure(relative('', name), message)),
    ],
  }
}

/** A flaky journey counts as failed: it failed once. */
export function summarizePlaywright({ stats, errors, suites }: PlaywrightReport): Summary {
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ]
  const failedTests = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          failure(`${file}: ${title}`, results.find(({ error }) => error)?.error?.message),
        ),
    )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failedTests, ...errors.map(({ message }) => failure('journeys', message))],
  }
}

/** A part or a runner that did not get as far as its tests. */
export const broken = (reason: string): Summary => ({ passed: 0, failed: 1, failures: [reason] })

export const sumUp = (summaries: readonly Summary[]): Summary => ({
  passed: summaries.reduce((sum, { passed }) => sum + passed, 0),
  failed: summaries.reduce((sum, { failed }) => sum + failed, 0),
  failures: summaries.flatMap(({ failures }) => failures),
})

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
  if (!existsSync(file)) return broken(`No report: ${file}`)
  const summary = summarize(JSON.parse(readFileSync(file, 'utf8')))
  const { passed, failed } = summary
  if (failed > 0 || (exit_code === 0 && passed >= min_passed)) return summary
  const reason = `${passed} passed, none failed, exit code ${exit_code}: ${file}`
  return { passed, failed: 1, failures: [reason] }
}
