import { expect, test } from 'vitest'
import { uuidv4 } from 'zod/mini'
import { newId } from './new-id'

test('an id is a random UUID', () => {
  const ids = Array.from({ length: 200 }, newId)
  expect(ids.filter((id) => !uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
