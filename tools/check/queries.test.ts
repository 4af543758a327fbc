import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../emulators/project'
import { conditionsIn, isServed, type QueryShape, readIndexes, sourcesIn } from './queries'
import { QUERIES } from './query-registry'

const indexes = readIndexes()
const written = Object.fromEntries(
  ['functions/src/store', 'web/src/lib/live']
    .flatMap(sourcesIn)
    .map((path) => [path, conditionsIn(readFileSync(join(ROOT, path), 'utf8'))] as const)
    .filter(([, conditions]) => conditions.length > 0),
)

test('every file that asks with conditions has a row, and every row a file', () => {
  expect(Object.keys(QUERIES).toSorted()).toEqual(Object.keys(written).toSorted())
})

test.each(Object.entries(QUERIES))('%s asks what its row says', (path, { conditions }) => {
  expect(written[path]).toEqual(conditions)
})

test.each(Object.entries(QUERIES))('every query of %s has an index', (_path, { queries }) => {
  expect(queries.filter((shape) => !isServed(shape, indexes))).toEqual([])
})

describe('a query without an index', () => {
  const unserved: Record<string, QueryShape> = {
    'an order beside an equality': {
      collection: 'payouts',
      equal: ['state'],
      order: ['created_at', 'DESCENDING'],
    },
    'the other direction': {
      collection: 'payouts',
      equal: ['vendor_id'],
      order: ['created_at', 'ASCENDING'],
    },
    'a collection group whose index is for one collection': {
      collection: 'payouts',
      is_group: true,
      equal: ['vendor_id'],
      order: ['created_at', 'DESCENDING'],
    },
    'an array beside an order': {
      collection: 'products',
      contains: 'tags',
      order: ['updated_at', 'DESCENDING'],
    },
    'a field whose own index is switched off': { collection: 'products', equal: ['slug'] },
  }
  test.each(Object.entries(unserved))('is found: %s', (_why, shape) => {
    expect(isServed(shape, indexes)).toBe(false)
  })
})

test('conditions are found across lines, in templates and with their direction', () => {
  const source = [
    'a.where(`$' + '{role}_id`, "==", uid)',
    "  .orderBy(\n    'at',\n    'desc',\n  )",
    "  .where(field, '<', now())",
  ].join('\n')
  expect(conditionsIn(source)).toEqual(['where {role}_id', 'orderBy at desc', 'where field'])
})
