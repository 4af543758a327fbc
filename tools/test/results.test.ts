import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSummary, summarizePlaywright, summarizeVitest } from './results'

describe('the summary of a vitest report', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((testStatus) => ({ status: testStatus })),
  })

  test('takes the numbers of the report', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed')]
    const report = { numPassedTests: 2, numFailedTests: 1, testResults }
    expect(summarizeVitest(report)).toEqual({ passed: 2, failed: 1 })
  })

  test('counts a file that broke before its tests', () => {
    const report = { numPassedTests: 0, numFailedTests: 0, testResults: [file('failed')] }
    expect(summarizeVitest(report)).toEqual({ passed: 0, failed: 1 })
  })
})

test('the summary of a Playwright report counts what is flaky or broken as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 }
  expect(summarizePlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 })
})

describe('a runner', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oja-results-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const report = (summary: { passed: number; failed: number }) => {
    const path = join(folder, 'report.json')
    writeFileSync(path, JSON.stringify(summary))
    return path
  }
  const asItIs = (summary: { passed: number; failed: number }) => summary

  test('that wrote no report has failed', () => {
    expect(readSummary(join(folder, 'none.json'), 0, asItIs)).toEqual({ passed: 0, failed: 1 })
  })

  test('that ran nothing has failed', () => {
    expect(readSummary(report({ passed: 0, failed: 0 }), 0, asItIs).failed).toBe(1)
  })

  test('that ends badly after passing tests has failed', () => {
    expect(readSummary(report({ passed: 3, failed: 0 }), 1, asItIs)).toEqual({
      passed: 3,
      failed: 1,
    })
  })

  test('that ends well is believed', () => {
    expect(readSummary(report({ passed: 3, failed: 0 }), 0, asItIs)).toEqual({
      passed: 3,
      failed: 0,
    })
  })
})
