import { expect, test } from 'vitest'
import { memoryTable, nameOf, parseRollup } from './memory'

test('a process is named by its function or by its program and file', () => {
  const runtime = ['/usr/bin/node', '/oja/firebase-tools/lib/emulator/functionsEmulatorRuntime']
  expect(nameOf(runtime, ['A=1', 'FUNCTION_TARGET=api'])).toBe('functions: api')
  expect(nameOf(['java', '-Xmx1g', '-jar', '/cache/firestore.jar'], [])).toBe('java firestore.jar')
})

test('what several processes share counts once in the sum of their parts', () => {
  const rollup = 'Rss:              124000 kB\nPss:               61440 kB\nPss_Anon:  1 kB\n'
  expect(parseRollup(rollup)).toEqual({ rss_kb: 124_000, pss_kb: 61_440 })
  expect(parseRollup('')).toEqual({ rss_kb: 0, pss_kb: 0 })
})

test('processes of one name are one row, the largest first, and all are summed', () => {
  const small = { name: 'node a.ts', pss_kb: 1024, rss_kb: 2048 }
  const rows = memoryTable([small, { name: 'java', pss_kb: 8192, rss_kb: 9216 }, small])
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/))
  expect(rows.slice(2)).toEqual([
    ['java', '1', '8', '9'],
    ['node a.ts', '2', '2', '4'],
    ['All', '3', '10', '13'],
  ])
})
