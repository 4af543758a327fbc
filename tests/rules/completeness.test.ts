import { readdirSync, readFileSync } from 'node:fs'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { expect, test } from 'vitest'

const rows = readdirSync('tests/rules')
  .filter((file) => file.endsWith('.test.ts') && file !== 'completeness.test.ts')
  .map((file) => readFileSync(`tests/rules/${file}`, 'utf8'))
  .join('\n')

const constantOf = (name: string) =>
  Object.entries(COLLECTIONS).find(([, value]) => value === name)?.[0] ?? name

const hasRow = (name: string): boolean =>
  rows.includes(`COLLECTIONS.${constantOf(name)}`) ||
  new RegExp(`collection: ['\`][^'\`]*\\b${name}\\b`).test(rows) ||
  new RegExp(`(ProductList\\(|\\[)'${name}'`).test(rows)

test.each([...Object.values(COLLECTIONS), ...Object.values(SUBCOLLECTIONS)])(
  'has a row for every collection: %s',
  (name) => {
    expect(hasRow(name)).toBe(true)
  },
)

test('misses a collection that has no row', () => {
  expect(hasRow('unheard_of')).toBe(false)
})
