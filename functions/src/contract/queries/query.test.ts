import { expect, test } from 'vitest'
import { bind, type ListQuery } from './query'

const query = {
  path: 'users/{uid}/notifications',
  where: [
    ['read', '==', false],
    ['owner', '==', '{uid}'],
  ],
  filters: [
    ['kind', '==', '{kind}'],
    ['created_at', '>', '{since}'],
  ],
  order: ['created_at', 'desc'],
  page_size: 21,
} as const satisfies ListQuery

test('puts values where the query names its parameters, in the path too', () => {
  const since = { seconds: 1, nanoseconds: 0 }
  expect(bind(query, { uid: 'ada', kind: 'sale', since })).toEqual({
    path: 'users/ada/notifications',
    conditions: [
      ['read', '==', false],
      ['owner', '==', 'ada'],
      ['kind', '==', 'sale'],
      ['created_at', '>', since],
    ],
    order: ['created_at', 'desc'],
    page_size: 21,
  })
})

test('leaves out a filter without a value, and takes another page size', () => {
  const { conditions, page_size } = bind(query, { uid: 'ada', kind: undefined }, 5)
  expect([conditions.map(([field]) => field), page_size]).toEqual([['read', 'owner'], 5])
})

test('needs every parameter but those of filters', () => {
  // @ts-expect-error the path names a user
  expect(bind(query, {}).path).toBe('users/undefined/notifications')
})
