import { act, render, renderHook, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '../session-store'
import { dropAllListeners, LINGER_MS, type Listen, type LiveError, ORPHAN_MS } from './listeners'
import { useLive } from './use-live'

/** A source whose values the test tells. */
const source = <T,>() => {
  const listeners = new Set<{ next: (value: T) => void; fail: (error: LiveError) => void }>()
  const opened = vi.fn()
  const listen: Listen<T> = (next, fail) => {
    const listener = { next, fail }
    opened()
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    listen,
    opened,
    open: () => listeners.size,
    tell: (value: T) => act(() => listeners.forEach(({ next }) => void next(value))),
    fail: (code: string) =>
      act(() =>
        listeners.forEach(({ fail }) => void fail(Object.assign(new Error(code), { code }))),
      ),
  }
}

const Shown = ({ listen }: { listen: Listen<number> }) => <p>{useLive('a', listen).data}</p>

const cache = () =>
  (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })
    ._reactFirePreloadedObservables

beforeEach(() => {
  vi.useFakeTimers()
  dropAllListeners()
})

describe('reactfire', () => {
  it('keeps its observables under the global name that the reset relies on', () => {
    const { listen } = source<number>()
    renderHook(() => useLive('pin', listen))
    expect(cache()).toBeInstanceOf(Map)
    expect([...(cache()?.keys() ?? [])]).toEqual(['firestore:live:pin#0'])
  })
})

describe('a live value', () => {
  it('is loading, then content, then the newer content', () => {
    const numbers = source<number>()
    const { result } = renderHook(() => useLive('a', numbers.listen))
    expect(result.current).toEqual({ status: 'loading' })
    numbers.tell(1)
    expect(result.current).toEqual({ status: 'content', data: 1 })
    numbers.tell(2)
    expect(result.current).toEqual({ status: 'content', data: 2 })
  })

  it('follows nothing while its key is not known', () => {
    const numbers = source<number>()
    const { result } = renderHook(() => useLive<number>(null, numbers.listen))
    expect(result.current.status).toBe('loading')
    expect(numbers.opened).not.toHaveBeenCalled()
  })

  it('tells an error as a state, never by throwing, and can be tried again', () => {
    const numbers = source<number>()
    const { result } = renderHook(() => useLive('a', numbers.listen))
    numbers.fail('permission-denied')
    const failed = result.current
    if (failed.status !== 'error') throw new Error('It did not fail')
    expect(failed.error.code).toBe('permission-denied')
    act(() => failed.retry())
    expect(result.current).toEqual({ status: 'loading' })
    numbers.tell(3)
    expect(result.current).toEqual({ status: 'content', data: 3 })
  })

  it('shares one listener between those who follow the same', () => {
    const numbers = source<number>()
    render(
      <>
        <Shown listen={numbers.listen} />
        <Shown listen={numbers.listen} />
      </>,
    )
    numbers.tell(7)
    expect(screen.getAllByText('7')).toHaveLength(2)
    expect(numbers.opened).toHaveBeenCalledOnce()
  })

  it('shows nothing of the last source when its key changes', () => {
    const first = source<string>()
    const second = source<string>()
    const { result, rerender } = renderHook(
      ({ key }) => useLive(key, key === 'a' ? first.listen : second.listen),
      { initialProps: { key: 'a' } },
    )
    first.tell('of a')
    rerender({ key: 'b' })
    expect(result.current).toEqual({ status: 'loading' })
    second.tell('of b')
    expect(result.current.data).toBe('of b')
  })
})

describe('a listener', () => {
  it('is closed soon after the last who followed it has left', () => {
    const numbers = source<number>()
    const { unmount } = renderHook(() => useLive('a', numbers.listen))
    expect(numbers.open()).toBe(1)
    unmount()
    expect(numbers.open()).toBe(1)
    vi.advanceTimersByTime(LINGER_MS)
    expect(numbers.open()).toBe(0)
    expect(cache()?.size).toBe(0)
  })

  it('is kept for who comes at once, with what it knows', () => {
    const numbers = source<number>()
    const first = renderHook(() => useLive('a', numbers.listen))
    numbers.tell(5)
    first.unmount()
    const { result } = renderHook(() => useLive('a', numbers.listen))
    expect(result.current.data).toBe(5)
    vi.advanceTimersByTime(ORPHAN_MS)
    expect(numbers.open()).toBe(1)
    expect(numbers.opened).toHaveBeenCalledOnce()
  })

  it('survives React mounting twice in strict mode', () => {
    const numbers = source<number>()
    const { result } = renderHook(() => useLive('a', numbers.listen), { wrapper: StrictMode })
    act(() => vi.advanceTimersByTime(ORPHAN_MS))
    numbers.tell(9)
    expect(result.current.data).toBe(9)
    expect(numbers.open()).toBe(1)
  })
})

describe('another user', () => {
  const user = (uid: string) => ({
    status: 'signed_in' as const,
    user: { uid, name: '', email: '', email_verified: true, photo_url: '', roles: ['user'] },
  })

  it('meets neither the listeners, nor the values, nor the errors of the last one', () => {
    publishSession(user('ada'))
    const secret = source<string>()
    const refused = source<string>()
    renderHook(() => useLive('secret', secret.listen))
    renderHook(() => useLive('refused', refused.listen))
    secret.tell('of ada')
    refused.fail('permission-denied')
    act(() => publishSession(user('bola')))
    expect(secret.open()).toBe(0)
    expect([...(cache()?.keys() ?? [])].filter((id) => id.startsWith('firestore:'))).toEqual([])
    const next = renderHook(() => useLive('secret', secret.listen))
    expect(next.result.current).toEqual({ status: 'loading' })
  })
})
