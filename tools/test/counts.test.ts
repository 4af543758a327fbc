import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeCounts } from './counts'

test('the file of counts sums what the parts’ processes recorded, R2 before R10', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oja-counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['rules', 'api']) {
    mkdirSync(join(folder, part))
    const lines = [
      { requirement: 'R10', count: 500, failures: 0 },
      { requirement: 'R2', count: 1, failures: 1 },
    ].map((line) => JSON.stringify(line))
    writeFileSync(join(folder, part, '1.jsonl'), `${lines.join('\n')}\n${lines[1]}\n`)
  }
  writeCounts(folder, join(folder, 'counts.json'))
  const written = JSON.parse(readFileSync(join(folder, 'counts.json'), 'utf8'))
  expect(Object.entries(written)).toEqual([
    ['R2', { count: 4, failures: 4, unstable: 0 }],
    ['R10', { count: 1000, failures: 0, unstable: 0 }],
  ])
  expect(writeCounts(join(folder, 'none'), join(folder, 'counts.json'))).toEqual({})
})

test('a test that is tried again counts once, by its last attempt, as unstable if only that passed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oja-counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const line = (name: string, retry: number, failures: number) =>
    JSON.stringify({ requirement: 'R20', count: 1, failures, attempt: { test: name, retry } })
  const record = (pid: number, lines: string[]) =>
    writeFileSync(join(folder, `${pid}.jsonl`), `${lines.join('\n')}\n`)
  record(1, [line('steady', 0, 0), line('by chance', 0, 1), line('broken', 0, 1)])
  record(2, [line('by chance', 1, 0), line('broken', 1, 1)])
  expect(writeCounts(folder, join(folder, 'counts.json'))).toEqual({
    R20: { count: 3, failures: 1, unstable: 1 },
  })
})
