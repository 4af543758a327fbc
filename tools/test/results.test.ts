import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { judge, readSummary, type Summary, summarizePlaywright, summarizeVitest } from './results'

describe('the summary of a vitest report', () => {
  const file = (status: string, ...tests: string[]) => ({
    name: 'orders.test.ts',
    status,
    message: 'no such module',
    assertionResults: tests.map((testStatus, nth) => ({
      status: testStatus,
      fullName: `order ${nth}`,
      failureMessages: testStatus === 'failed' ? ['\u001b[31m1 is not 2\u001b[39m'] : [],
    })),
  })

  test('takes the numbers of the report', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed')]
    const report = { numPassedTests: 2, numFailedTests: 1, testResults }
    const failures = ['orders.test.ts: order 1\n    1 is not 2']
    expect(summarizeVitest(report)).toEqual({ passed: 2, failed: 1, failures, unstable: [] })
  })

  test('counts a file that broke before its tests', () => {
    const report = { numPassedTests: 0, numFailedTests: 0, testResults: [file('failed')] }
    const failures = ['orders.test.ts\n    no such module']
    expect(summarizeVitest(report)).toEqual({ passed: 0, failed: 1, failures, unstable: [] })
  })
})

test('the summary of a Playwright report names what broke, and what passed only when tried again', () => {
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    file: 'cart.spec.ts',
    title,
    tests: [
      {
        status,
        results: messages.map((message) => ({
          error: message === undefined ? undefined : { message },
        })),
      },
    ],
  })
  const inner = { specs: [spec('pays', 'flaky', 'late', undefined), spec('shows', 'expected')] }
  const broken = spec('adds', 'unexpected', 'no button', 'no cart')
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: [{ message: 'no browser' }],
    suites: [{ specs: [broken], suites: [inner] }],
  }
  expect(summarizePlaywright(report)).toEqual({
    passed: 6,
    failed: 2,
    failures: ['cart.spec.ts: adds\n    no button', 'journeys\n    no browser'],
    unstable: ['cart.spec.ts: pays\n    late'],
  })
})

describe('the judgement of a run', () => {
  const run = (unstable: string[]) => ({ passed: 9, failed: 0, failures: [], unstable })

  test('lets three tests pass that passed only when tried again', () => {
    expect(judge(run(['a', 'b', 'c']))).toEqual(run(['a', 'b', 'c']))
  })

  test('counts four of them as failures', () => {
    expect(judge(run(['a', 'b', 'c', 'd']))).toMatchObject({
      passed: 5,
      failed: 4,
      failures: [expect.stringContaining('4 tests')],
    })
  })
})

describe('a runner', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oja-results-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const report = (passed: number, failed: number) => {
    const path = join(folder, 'report.json')
    writeFileSync(path, JSON.stringify({ passed, failed, failures: [], unstable: [] }))
    return path
  }
  const asItIs = (summary: Summary) => summary

  test('that wrote no report has failed', () => {
    expect(readSummary(join(folder, 'none.json'), 0, asItIs)).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })

  test('that ran nothing has failed', () => {
    expect(readSummary(report(0, 0), 0, asItIs).failed).toBe(1)
  })

  test('that ends badly after passing tests has failed', () => {
    expect(readSummary(report(3, 0), 1, asItIs)).toMatchObject({
      passed: 3,
      failed: 1,
    })
  })

  test('that ends well is believed', () => {
    expect(readSummary(report(3, 0), 0, asItIs)).toMatchObject({
      passed: 3,
      failed: 0,
    })
  })
})
