import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXPIRING_COLLECTIONS } from '../../functions/src/contract/index-exemptions'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { ROOT } from '../emulators/project'

const PAGE = readFileSync(join(ROOT, 'docs/register-of-processing.md'), 'utf8')
const ROWS = PAGE.split('\n').filter((line) => line.startsWith('| `'))

const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w/*-]+)`/g)].map(([, name = '']) => name)

test('every collection has a row, or is said to hold nobody', () => {
  const named = new Set(namedIn(PAGE).map((name) => name.split('/')[0]))
  expect(Object.values(COLLECTIONS).filter((name) => !named.has(name))).toEqual([])
})

test('what has a time to live says so', () => {
  const expiring = ROWS.filter((row) => row.includes('TTL on `expires_at`')).flatMap(namedIn)
  expect(EXPIRING_COLLECTIONS.filter((name) => !expiring.includes(name))).toEqual([])
})

test('what enforces a row is in the code', () => {
  const enforcing = ROWS.flatMap((row) => namedIn(row.split('|').at(-2) ?? ''))
  expect(enforcing.length).toBeGreaterThan(20)
  const words = ['-ohwE', [...new Set(enforcing)].join('|')]
  const found = execFileSync('git', ['grep', ...words, '--', 'functions/src', ':!*.test.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(enforcing.filter((name) => !found.split('\n').includes(name))).toEqual([])
})
