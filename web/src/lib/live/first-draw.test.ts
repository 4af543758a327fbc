import { beforeEach, describe, expect, it, vi } from 'vitest'
import { awaitDraw, LONGEST_MS, whenDrawn } from './first-draw'

const IDLE_MS = 5

const follow = () => {
  const drawn = vi.fn()
  void whenDrawn().then(drawn)
  return drawn
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, IDLE_MS))
})

describe('the live layer', () => {
  it('comes when the browser is idle, where nothing else is awaited', async () => {
    const drawn = follow()
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    expect(drawn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(drawn).toHaveBeenCalledOnce()
  })

  it('waits until everything that was announced is drawn', async () => {
    const [list, picture] = [awaitDraw(), awaitDraw()]
    const drawn = follow()
    list()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(drawn).not.toHaveBeenCalled()
    picture()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(drawn).toHaveBeenCalledOnce()
  })

  it('waits, too, for what is announced before the browser was idle', async () => {
    const page = awaitDraw()
    const drawn = follow()
    page()
    const list = awaitDraw()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(drawn).not.toHaveBeenCalled()
    list()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(drawn).toHaveBeenCalledOnce()
  })

  it('counts what was drawn once, however often that is said', async () => {
    const [list, picture] = [awaitDraw(), awaitDraw()]
    const drawn = follow()
    list()
    list()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(drawn).not.toHaveBeenCalled()
    picture()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
  })

  it('waits no longer than six seconds for what never comes', async () => {
    const never = awaitDraw()
    const drawn = follow()
    await vi.advanceTimersByTimeAsync(LONGEST_MS - 1)
    expect(drawn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(drawn).toHaveBeenCalledOnce()
    never()
  })
})
