import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { expect, test } from 'vitest'
import { recordedCollections } from '../support/rules/rule-coverage'

const collections = recordedCollections()

test.each([...Object.values(COLLECTIONS), ...Object.values(SUBCOLLECTIONS)])(
  'has a row for every collection: %s',
  (name) => {
    expect(collections).toContain(name)
  },
)

test('misses a collection that has no row', () => {
  expect(collections).not.toContain('unheard_of')
})
