import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '../session-store'
import { dropAllListeners, type Listen, type LiveError } from './listeners'
import { useLive } from './use-live'

const layer = vi.hoisted(() => ({ isHere: false }))
vi.mock('./load-sdk', () => ({ isSdkHere: () => layer.isHere }))
vi.mock('../session-boot', () => ({ bootSession: async () => {}, planSession: () => {} }))

type Row = { id: string }

const source = () => {
  const told: { next?: Parameters<Listen<Row[]>>[0]; fail?: (error: LiveError) => void } = {}
  const listen: Listen<Row[]> = (next, fail) => {
    Object.assign(told, { next, fail })
    return () => {}
  }
  return {
    listen,
    tell: (rows: Row[], isUnsure = false) => act(() => told.next?.(rows, isUnsure)),
    fail: (code: string) => act(() => told.fail?.(Object.assign(new Error(code), { code }))),
  }
}

const user = (uid: string) => ({
  status: 'signed_in' as const,
  user: { uid, name: '', email: '', email_verified: true, photo_url: '', roles: ['user'] },
})

const asked: Row[] = [{ id: 'from the API' }]
const live: Row[] = [{ id: 'live' }]
let turn = 0

/** A list of its own for each test. */
const follow = (ask: () => Promise<Row[]>, key = `list-${++turn}`) => {
  const rows = source()
  const view = renderHook(() => useLive(key, rows.listen, ask))
  return { ...rows, ...view, key, shown: () => view.result.current }
}

beforeEach(() => {
  layer.isHere = false
  dropAllListeners()
})

describe('the first answer', () => {
  it('is shown while the live layer is on its way, which then takes over', async () => {
    const { shown, tell } = follow(async () => asked)
    expect(shown().status).toBe('loading')
    await waitFor(() => expect(shown().data).toEqual(asked))
    tell(live)
    expect(shown().data).toEqual(live)
  })

  it('never replaces what is live already', async () => {
    let answer = (_rows: Row[]) => {}
    const { shown, tell } = follow(() => new Promise((resolve) => (answer = resolve)))
    await waitFor(() => expect(shown().status).toBe('loading'))
    tell(live)
    await act(async () => answer(asked))
    expect(shown().data).toEqual(live)
  })

  it('stays while the live layer only knows that it has no connection', async () => {
    const { shown, tell } = follow(async () => asked)
    await waitFor(() => expect(shown().data).toEqual(asked))
    tell([], true)
    expect(shown().data).toEqual(asked)
    tell([])
    expect(shown().data).toEqual([])
  })

  it('stays where the code of the live layer does not come', async () => {
    const { shown, fail } = follow(async () => asked)
    await waitFor(() => expect(shown().data).toEqual(asked))
    fail('unavailable')
    expect(shown().data).toEqual(asked)
  })

  it('gives way to a refusal', async () => {
    const { shown, fail } = follow(async () => asked)
    await waitFor(() => expect(shown().data).toEqual(asked))
    fail('permission-denied')
    expect(shown().status).toBe('error')
  })

  it('leaves it to the live layer where the API fails', async () => {
    const { shown, tell } = follow(async () => Promise.reject(new Error('no')))
    await act(async () => {})
    expect(shown().status).toBe('loading')
    tell(live)
    expect(shown().data).toEqual(live)
  })

  it('is not asked for once the live layer is here', async () => {
    layer.isHere = true
    const ask = vi.fn(async () => asked)
    const { shown } = follow(ask)
    await act(async () => {})
    expect(ask).not.toHaveBeenCalled()
    expect(shown().status).toBe('loading')
  })

  it('is, for who comes back to the page, what was live last', async () => {
    const first = follow(async () => asked)
    await waitFor(() => expect(first.shown().data).toEqual(asked))
    first.tell(live)
    first.unmount()
    layer.isHere = true
    dropAllListeners()
    const again = follow(async () => asked, first.key)
    expect(again.shown().data).toEqual(live)
  })
})

describe('another user', () => {
  it('meets nothing that was asked for or live before', async () => {
    act(() => publishSession(user('ada')))
    const { shown, tell, key, unmount } = follow(async () => asked)
    await waitFor(() => expect(shown().data).toEqual(asked))
    tell(live)
    unmount()
    act(() => publishSession(user('bola')))
    layer.isHere = true
    const next = follow(async () => asked, key)
    expect(next.shown()).toEqual({ status: 'loading' })
  })

  it('does not meet an answer to the last one that comes late', async () => {
    act(() => publishSession(user('ada')))
    let answer = (_rows: Row[]) => {}
    const { key, unmount } = follow(() => new Promise((resolve) => (answer = resolve)))
    unmount()
    act(() => publishSession(user('bola')))
    await act(async () => answer(asked))
    layer.isHere = true
    const next = follow(async () => asked, key)
    expect(next.shown()).toEqual({ status: 'loading' })
  })
})
