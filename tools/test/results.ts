import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * `failures` names what failed and why, for the end of the output, where it is looked for;
 * `unstable` what failed and passed when it was tried again, which is among the passed.
 */
export type Summary = { passed: number; failed: number; failures: string[]; unstable: string[] }

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

/** More of them are no chance any more. */
const MAX_UNSTABLE = 3
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
    unstable: [],
  }
}

/** A flaky journey has failed and then passed: it counts as passed, and is named with its failure. */
export function summarizePlaywright({ stats, errors, suites }: PlaywrightReport): Summary {
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ]
  const specs = suites.flatMap(specsOf)
  const named = (wanted: 'unexpected' | 'flaky') =>
    specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) =>
          failure(`${file}: ${title}`, results.find(({ error }) => error)?.error?.message),
        ),
    )
  const broken = errors.map(({ message }) => failure('journeys', message))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...named('unexpected'), ...broken],
    unstable: named('flaky'),
  }
}

/** Counts unstable tests as failures where there are too many for chance. */
export function judge(summary: Summary): Summary {
  const { passed, failed, failures, unstable } = summary
  const many = unstable.length
  if (many <= MAX_UNSTABLE) return summary
  const reason = `${many} tests passed only when they were tried again: at most ${MAX_UNSTABLE} may`
  return {
    passed: passed - many,
    failed: failed + many,
    failures: [...failures, reason],
    unstable,
  }
}

/** A part or a runner that did not get as far as its tests. */
export const broken = (reason: string): Summary => ({
  passed: 0,
  failed: 1,
  failures: [reason],
  unstable: [],
})

export const sumUp = (summaries: readonly Summary[]): Summary => ({
  passed: summaries.reduce((sum, { passed }) => sum + passed, 0),
  failed: summaries.reduce((sum, { failed }) => sum + failed, 0),
  failures: summaries.flatMap(({ failures }) => failures),
  unstable: summaries.flatMap(({ unstable }) => unstable),
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
  return { ...summary, failed: 1, failures: [reason] }
}
