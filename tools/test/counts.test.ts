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
    ['R2', { count: 4, failures: 4 }],
    ['R10', { count: 1000, failures: 0 }],
  ])
  expect(writeCounts(join(folder, 'none'), join(folder, 'counts.json'))).toEqual({})
})
