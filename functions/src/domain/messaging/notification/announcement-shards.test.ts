import { expect, test } from 'vitest'
import { shardsOf } from './announcement-shards'

const shards = shardsOf('fair', { seconds: 1, nanoseconds: 0 })

/** Compares as Firestore does: by bytes. */
const holds = (uid: string) =>
  shards.filter(
    ({ from, until }) => (from === null || uid >= from) && (until === null || uid < until),
  )

test('every user is in one shard, whatever the id begins with', () => {
  const ids = ['0', '4', 'A', 'Zx', 'a', 'z9', '-', '~', 'é', 'person0001']
  expect(ids.map((uid) => holds(uid).length)).toEqual(ids.map(() => 1))
})

test('the ids of accounts are spread over all shards evenly', () => {
  const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
  const sizes = shards.map((shard) => letters.filter((uid) => holds(uid)[0] === shard).length)
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 4])
})
