import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chunkState, loadChunk } from './load-chunk'

const fetch = vi.fn<typeof globalThis.fetch>()
const failedFetch = () => new TypeError('Failed to fetch dynamically imported module: /a.js')
const isOnline = vi.spyOn(navigator, 'onLine', 'get')
/** Longer than the longest backoff delay. */
const LONG_MS = 31_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetch.mockReset().mockResolvedValue(new Response()))
  isOnline.mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('loadChunk', () => {
  it('tries nothing while the browser is offline and loads as soon as it is online', async () => {
    isOnline.mockReturnValue(false)
    const load = vi.fn(async () => 'page')
    const loaded = loadChunk(load)
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect([load.mock.calls.length, fetch.mock.calls.length]).toEqual([0, 0])
    expect(chunkState()).toBe('retrying')
    isOnline.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect(loaded).resolves.toBe('page')
    expect(load).toHaveBeenCalledOnce()
    expect(chunkState()).toBe('loaded')
  })

  it('tries again only after the site has responded', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failedFetch())
    load.mockResolvedValue('page')
    fetch.mockRejectedValueOnce(new TypeError('no route')).mockResolvedValue(new Response())
    const loaded = loadChunk(load)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([load.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1])
    expect(chunkState()).toBe('retrying')
    await vi.advanceTimersByTimeAsync(2_000)
    await expect(loaded).resolves.toBe('page')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('waits longer each time, at most half a minute', async () => {
    fetch.mockRejectedValue(new TypeError('no route'))
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failedFetch())
    load.mockResolvedValue('page')
    const loaded = loadChunk(load)
    await vi.advanceTimersByTimeAsync(60_000)
    const first = fetch.mock.calls.length
    expect(first).toBeLessThanOrEqual(8)
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(fetch.mock.calls.length).toBeGreaterThan(first)
    fetch.mockResolvedValue(new Response())
    await vi.advanceTimersByTimeAsync(LONG_MS)
    await loaded
  })

  it('passes on what a module throws, at once', async () => {
    const load = vi.fn(async () => {
      throw new ReferenceError('x is not defined')
    })
    await expect(loadChunk(load)).rejects.toThrow('x is not defined')
    expect([load.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 0])
    expect(chunkState()).toBe('loaded')
  })

  it('gives up a chunk that is missing although the site responds', async () => {
    const load = vi.fn(async () => {
      throw failedFetch()
    })
    const failure = loadChunk(load).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await failure).toContain('Failed to fetch')
    expect(load).toHaveBeenCalledTimes(2)
    expect(chunkState()).toBe('stale')
  })
})
