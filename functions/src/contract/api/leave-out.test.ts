import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseLeavingOut } from './leave-out'

const item = z.object({ id: z.string(), sizes: z.array(z.string()).check(z.maxLength(2)) })
const good = { id: 'a', sizes: ['S'] }
const bad = { id: 'b', sizes: ['S', 'M', 'L'] }

describe('a response', () => {
  test('leaves out the items of a list that break its schema, by id', () => {
    const list = z.object({ items: z.array(item), total: z.int() })
    expect(parseLeavingOut(list, { items: [good, bad], total: 2 })).toMatchObject({
      success: true,
      data: { items: [good], total: 2 },
      left_out: ['b'],
    })
    expect(parseLeavingOut(z.array(item), [bad, good, bad])).toMatchObject({
      data: [good],
      left_out: ['b', 'b'],
    })
  })

  test('is refused for what is in no list of documents', () => {
    expect(parseLeavingOut(item, bad).success).toBe(false)
    const list = z.object({ items: z.array(item), total: z.int() })
    expect(parseLeavingOut(list, { items: [bad], total: 'two' }).success).toBe(false)
  })

  test('is whole if nothing is wrong', () => {
    expect(parseLeavingOut(item, good)).toEqual({ success: true, data: good, left_out: [] })
  })
})
