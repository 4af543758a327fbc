import { beforeEach, describe, expect, it, vi } from 'vitest'
import { afterFirstPaint, deferUntilIdle, MAX_MS } from './after-first-paint'

const IDLE_MS = 5

const follow = () => {
  const rendered = vi.fn()
  void afterFirstPaint().then(rendered)
  return rendered
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, IDLE_MS))
})

describe('the live layer', () => {
  it('comes when the browser is idle, where nothing else is awaited', async () => {
    const rendered = follow()
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    expect(rendered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(rendered).toHaveBeenCalledOnce()
  })

  it('waits until everything that was announced is drawn', async () => {
    const [list, image] = [deferUntilIdle(), deferUntilIdle()]
    const rendered = follow()
    list()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(rendered).not.toHaveBeenCalled()
    image()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(rendered).toHaveBeenCalledOnce()
  })

  it('waits, too, for what is announced before the browser was idle', async () => {
    const page = deferUntilIdle()
    const rendered = follow()
    page()
    const list = deferUntilIdle()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(rendered).not.toHaveBeenCalled()
    list()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(rendered).toHaveBeenCalledOnce()
  })

  it('counts what was drawn once, however often that is said', async () => {
    const [list, image] = [deferUntilIdle(), deferUntilIdle()]
    const rendered = follow()
    list()
    list()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(rendered).not.toHaveBeenCalled()
    image()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
  })

  it('waits no longer than six seconds for what never comes', async () => {
    const never = deferUntilIdle()
    const rendered = follow()
    await vi.advanceTimersByTimeAsync(MAX_MS - 1)
    expect(rendered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(rendered).toHaveBeenCalledOnce()
    never()
  })
})
