import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chunkState, loadChunk } from './load-chunk'

const fetch = vi.fn<typeof globalThis.fetch>()
const failedFetch = () => new TypeError('Failed to fetch dynamically imported module: /a.js')
const isOnline = vi.spyOn(navigator, 'onLine', 'get')
/** Longer than the longest backoff delay. */
const LONG_MS = 31_000

const missing = async (): Promise<string> => {
  throw failedFetch()
}
const newPage = () => {
  vi.resetModules()
  return import('./load-chunk')
}

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

  describe('with a service worker', () => {
    beforeEach(() => {
      vi.stubGlobal('navigator', { ...navigator, onLine: false, serviceWorker: { controller: {} } })
    })

    it('asks it while the browser is offline, and says nothing of what it has', async () => {
      const load = vi.fn(async () => 'page')
      await expect(loadChunk(load)).resolves.toBe('page')
      expect([load.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 0])
      expect(chunkState()).not.toBe('retrying')
    })

    it('says that a chunk waits while the worker holds the request', async () => {
      let answer = (_: string) => {}
      const loaded = loadChunk(() => new Promise<string>((resolve) => (answer = resolve)))
      await vi.advanceTimersByTimeAsync(1_000)
      expect(chunkState()).toBe('retrying')
      answer('page')
      await expect(loaded).resolves.toBe('page')
      expect(chunkState()).not.toBe('retrying')
    })

    it.each([
      ['is silent while it is slow but the site responds', true],
      ['says so where there is no connection although the browser is online', false],
    ])('%s', async (_, doesRespond) => {
      vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: { controller: {} } })
      if (!doesRespond) fetch.mockRejectedValue(new TypeError('no route'))
      let answer = (_: string) => {}
      const loaded = loadChunk(() => new Promise<string>((resolve) => (answer = resolve)))
      await vi.advanceTimersByTimeAsync(LONG_MS)
      expect(chunkState() === 'retrying').toBe(!doesRespond)
      answer('page')
      await expect(loaded).resolves.toBe('page')
      expect(chunkState()).not.toBe('retrying')
    })
  })
})

describe('loadInBackground', () => {
  it('takes a chunk that is gone for a newer build, until the user puts it off', async () => {
    const { chunkState, loadInBackground, noteNewBuild } = await newPage()
    const fail = async () => {
      const failure = loadInBackground(missing).catch((error: Error) => error.message)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await failure).toContain('Failed to fetch')
    }
    await fail()
    expect(chunkState()).toBe('outdated')
    noteNewBuild(false)
    await fail()
    expect(chunkState()).toBe('loaded')
  })

  it('hides nothing of a chunk that the screen misses', async () => {
    const { chunkState, loadChunk, loadInBackground } = await newPage()
    const failures = [loadInBackground(missing), loadChunk(missing)].map((one) => one.catch(String))
    await vi.advanceTimersByTimeAsync(1_000)
    await Promise.all(failures)
    expect(chunkState()).toBe('stale')
  })

  it.each([false, true])(
    'waits for the network in silence, with a service worker: %s',
    async (isHeld) => {
      const { chunkState, loadInBackground } = await newPage()
      const serviceWorker = isHeld ? { controller: {} } : undefined
      vi.stubGlobal('navigator', { onLine: false, serviceWorker })
      let answer = (_: string) => {}
      const loaded = loadInBackground(() => new Promise<string>((resolve) => (answer = resolve)))
      await vi.advanceTimersByTimeAsync(LONG_MS)
      expect(chunkState()).toBe('loaded')
      vi.stubGlobal('navigator', { onLine: true, serviceWorker })
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(LONG_MS)
      answer('page')
      await expect(loaded).resolves.toBe('page')
    },
  )
})
