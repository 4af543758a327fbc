import { describe, expect, it } from 'vitest'
import { isRead } from './account'

const at = (seconds: number) => ({ seconds, nanoseconds: 0 })

describe('a notification counts as read', () => {
  it.each([
    ['marked itself', true, undefined, true],
    ['all were marked after it came', false, at(100), true],
    ['all were marked before it came', false, at(99), false],
    ['nothing was ever marked', false, undefined, false],
  ])('when %s', (_when, read, read_up_to, expected) => {
    expect(isRead({ read, created_at: at(100) }, read_up_to)).toBe(expected)
  })
})
