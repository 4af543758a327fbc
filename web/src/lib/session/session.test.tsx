import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const { toast, boot, endSession } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  boot: { watched: vi.fn(async () => {}) },
  endSession: vi.fn(async () => {}),
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
// Mocks Firebase Auth: these tests are about when it is loaded.
vi.mock('../firebase/watch-session', () => ({ watchSession: boot.watched }))
vi.mock('../firebase/end-session', () => ({ endSession }))

/** Loads the modules again, because they hold the state of one page load. */
const openPage = async (path: string, wasHere: boolean) => {
  vi.resetModules()
  if (wasHere) localStorage.setItem('oja_session', '1')
  window.history.replaceState(null, '', path)
  const { useSession } = await import('./session')
  return renderHook(() => useSession())
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(window, 'requestIdleCallback')
})
afterEach(() => vi.unstubAllGlobals())

describe('the session of a page', () => {
  it('is signed out at once for a visitor, and loads nothing', async () => {
    vi.useFakeTimers()
    const { result } = await openPage('/marketplace', false)
    expect(result.current.status).toBe('signed_out')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(boot.watched).not.toHaveBeenCalled()
  })

  it('waits on a public page until the browser is idle', async () => {
    vi.useFakeTimers()
    const { result } = await openPage('/marketplace', true)
    expect(result.current.status).toBe('loading')
    expect(boot.watched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(boot.watched).toHaveBeenCalledOnce()
  })

  it.each(['/dashboard/purchases', '/auth/login'])('begins at once on %s', async (path) => {
    await openPage(path, true)
    await vi.waitFor(() => expect(boot.watched).toHaveBeenCalledOnce())
  })

  it('begins when another tab signs in', async () => {
    const { result } = await openPage('/marketplace', false)
    expect(boot.watched).not.toHaveBeenCalled()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'oja_session', newValue: '1' }))
    })
    expect(result.current.status).toBe('loading')
    await vi.waitFor(() => expect(boot.watched).toHaveBeenCalled())
  })
})

describe('logging out', () => {
  it('ends the session', async () => {
    const { result } = await openPage('/', false)
    await act(() => result.current.signOut())
    expect(endSession).toHaveBeenCalledOnce()
    expect(toast.error).not.toHaveBeenCalled()
  })

  it('section 8 says: Failed to sign out user.', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    endSession.mockRejectedValueOnce(new Error('auth/network-request-failed'))
    const { result } = await openPage('/', false)
    await act(() => result.current.signOut())
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to sign out user.')
  })
})
