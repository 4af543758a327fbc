import { expect, it } from 'vitest'
import { formatRelative } from './format-relative'

const at = (iso: string) => ({ seconds: Date.parse(iso) / 1000, nanoseconds: 0 })

it('says how far away an instant is, before and after', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(formatRelative(at('2026-11-22T12:00:00Z'), now)).toBe('in 2 days')
  expect(formatRelative(at('2026-11-20T09:00:00Z'), now)).toBe('3 hours ago')
})
