import { describe, expect, it, vi } from 'vitest'
import { refreshDelay, shared } from './token-refresh'

const MINUTE = 60_000

describe('section 9, the token is refreshed 5 minutes before it expires', () => {
  it('waits until then', () => {
    expect(refreshDelay(60 * MINUTE, 0)).toBe(55 * MINUTE)
    expect(refreshDelay(60 * MINUTE, 50 * MINUTE)).toBe(5 * MINUTE)
  })

  it('never asks more than twice a minute, whatever the clock says', () => {
    expect(refreshDelay(60 * MINUTE, 57 * MINUTE)).toBe(30_000)
    expect(refreshDelay(0, 600 * MINUTE)).toBe(30_000)
  })
})

describe('a shared run', () => {
  it('happens once for all who ask while it is under way, and anew afterwards', async () => {
    const run = vi.fn(async () => run.mock.calls.length)
    const once = shared(run)
    expect(await Promise.all([once(), once(), once()])).toEqual([1, 1, 1])
    expect(await once()).toBe(2)
  })

  it('fails for all who asked, and may be tried again', async () => {
    const run = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes')
    const once = shared(run)
    const outcomes = await Promise.allSettled([once(), once()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await once()).toBe('yes')
  })
})
