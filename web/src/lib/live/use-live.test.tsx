import { notifyManager } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { queryClient } from '../api/query-client'
import { publishSession } from '../session/session-store'
import { useLiveDocuments } from './products'
import { getSubscriptions, LINGER_MS, type LiveValue, notify } from './subscriptions'
import { useLiveDocument } from './use-live'

const layer = vi.hoisted(() => ({ isHere: false }))
vi.mock('./load-sdk', () => ({ isSdkHere: () => layer.isHere }))
vi.mock('../session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))

const schema = z.object({ id: z.string() })
type Row = z.output<typeof schema>
type Ask = () => Promise<Row>

const asked: Row = { id: 'from the API' }
const live: Row = { id: 'live' }

const failure = (code: string): LiveValue => ({
  from: 'failure',
  error: Object.assign(new Error(code), { code }),
})
const from = (origin: 'memory' | 'server', value: unknown): LiveValue => ({ from: origin, value })

const user = (uid: string) => ({
  status: 'signed_in' as const,
  user: { uid, name: '', email: '', email_verified: true, photo_url: '', roles: ['user'] },
})

const Shown = () => <p>{useLiveDocument(schema, ['rows', 'shared']).data?.id}</p>

let turn = 0

/** Follows a new document in each test; `say` emits a value as its listener would. */
const open = (ask?: Ask, id = `row-${++turn}`, uid = '') => {
  const key = `${uid}:rows/${id}`
  const view = renderHook(() => useLiveDocument(schema, ['rows', id], ask))
  return {
    ...view,
    id,
    shown: () => view.result.current,
    say: (known: LiveValue) => act(async () => notify(key, known)),
    follow: () => getSubscriptions().find((one) => one.key === key),
  }
}

beforeEach(() => {
  layer.isHere = false
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  queryClient.clear()
})

describe('a live value', () => {
  it('is loading, then content, then the newer content', async () => {
    const { shown, say } = open()
    expect(shown()).toEqual({ status: 'loading' })
    await say(from('server', { id: '1' }))
    await waitFor(() => expect(shown()).toEqual({ status: 'content', data: { id: '1' } }))
    await say(from('server', { id: '2' }))
    await waitFor(() => expect(shown()).toEqual({ status: 'content', data: { id: '2' } }))
  })

  it('is rendered again by what changes, not by a listener that says the same as the API', async () => {
    const rendered = vi.fn()
    const id = `row-${++turn}`
    const view = renderHook(() => {
      const { data } = useLiveDocument(schema, ['rows', id], async () => ({ ...asked }))
      rendered()
      return data
    })
    await waitFor(() => expect(view.result.current).toEqual(asked))
    const before = rendered.mock.calls.length
    await act(async () => {
      notify(`:rows/${id}`, from('server', { ...asked }))
      await new Promise<void>((resolve) => notifyManager.schedule(resolve))
    })
    expect(rendered).toHaveBeenCalledTimes(before)
    await act(async () => notify(`:rows/${id}`, from('server', live)))
    await waitFor(() => expect(view.result.current).toEqual(live))
  })

  it('follows nothing while its path is not known', () => {
    const before = getSubscriptions().length
    const { result } = renderHook(() => useLiveDocument(schema, null))
    expect(result.current.status).toBe('loading')
    expect(getSubscriptions()).toHaveLength(before)
  })

  it('tells an error as a state, never by throwing, and can be tried again', async () => {
    const { shown, say, follow } = open()
    await say(failure('permission-denied'))
    await waitFor(() => expect(shown().status).toBe('error'))
    const failed = shown()
    if (failed.status !== 'error') throw new Error('It did not fail')
    expect(failed.error.code).toBe('permission-denied')
    expect(follow()?.attempt).toBe(1)
    act(() => failed.retry())
    await waitFor(() => expect(shown()).toEqual({ status: 'loading' }))
    expect(follow()?.attempt).toBe(2)
    await say(from('server', live))
    await waitFor(() => expect(shown().data).toEqual(live))
  })

  it('shares one listener between those who follow the same', async () => {
    render(
      <>
        <Shown />
        <Shown />
      </>,
    )
    expect(getSubscriptions().filter(({ key }) => key === ':rows/shared')).toHaveLength(1)
    await act(async () => notify(':rows/shared', from('server', live)))
    expect(await screen.findAllByText('live')).toHaveLength(2)
  })

  it('shows nothing of the last source when its path changes', async () => {
    const { result, rerender } = renderHook(({ id }) => useLiveDocument(schema, ['rows', id]), {
      initialProps: { id: 'a' },
    })
    await act(async () => notify(':rows/a', from('server', live)))
    await waitFor(() => expect(result.current.data).toEqual(live))
    rerender({ id: 'b' })
    expect(result.current).toEqual({ status: 'loading' })
  })

  it('is one of several, each known or refused by itself', async () => {
    const { result } = renderHook(() =>
      useLiveDocuments(schema, [
        ['rows', 'one'],
        ['rows', 'two'],
      ]),
    )
    await act(async () => notify(':rows/one', from('server', live)))
    await act(async () => notify(':rows/two', failure('permission-denied')))
    await waitFor(() =>
      expect(result.current.map(({ status }) => status)).toEqual(['content', 'error']),
    )
  })
})

describe('a listener', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('is closed soon after the last who followed it has left', () => {
    const { unmount, follow } = open()
    unmount()
    expect(follow()).toBeDefined()
    vi.advanceTimersByTime(LINGER_MS)
    expect(follow()).toBeUndefined()
  })

  it('is kept for who comes at once, with what it knows', async () => {
    const first = open()
    await first.say(from('server', live))
    first.unmount()
    const again = open(undefined, first.id)
    expect(again.shown().data).toEqual(live)
    vi.advanceTimersByTime(2 * LINGER_MS)
    expect(again.follow()).toMatchObject({ subscribers: 1, attempt: 1 })
  })

  it('survives React mounting twice in strict mode', () => {
    renderHook(() => useLiveDocument(schema, ['rows', 'strict']), { wrapper: StrictMode })
    vi.advanceTimersByTime(2 * LINGER_MS)
    expect(getSubscriptions().find(({ key }) => key === ':rows/strict')?.subscribers).toBe(1)
  })

  it('leaves no failure for who comes back to the page', async () => {
    const first = open()
    await first.say(failure('permission-denied'))
    first.unmount()
    vi.advanceTimersByTime(LINGER_MS)
    expect(open(undefined, first.id).shown()).toEqual({ status: 'loading' })
  })
})

describe('the first answer', () => {
  it('is shown while the live layer is on its way, which then takes over', async () => {
    const { shown, say } = open(async () => asked)
    expect(shown().status).toBe('loading')
    await waitFor(() => expect(shown().data).toEqual(asked))
    await say(from('server', live))
    await waitFor(() => expect(shown().data).toEqual(live))
  })

  it('never replaces what is live already', async () => {
    let respond = (_row: Row) => {}
    const { shown, say } = open(() => new Promise((resolve) => (respond = resolve)))
    await say(from('server', live))
    await waitFor(() => expect(shown().data).toEqual(live))
    await act(async () => respond(asked))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(shown().data).toEqual(live)
  })

  it('stays while the live layer only knows that it has no connection', async () => {
    const { shown, say } = open(async () => asked)
    await waitFor(() => expect(shown().data).toEqual(asked))
    await say(from('memory', null))
    expect(shown().data).toEqual(asked)
    await say(from('server', null))
    await waitFor(() => expect(shown()).toEqual({ status: 'content', data: null }))
  })

  it('is awaited while memory alone has nothing, which says nothing without a connection', async () => {
    let respond = (_row: Row) => {}
    const { shown, say } = open(() => new Promise((resolve) => (respond = resolve)))
    await say(from('memory', null))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(shown()).toEqual({ status: 'loading' })
    await act(async () => respond(asked))
    await waitFor(() => expect(shown().data).toEqual(asked))
  })

  it('stays where the code of the live layer does not come', async () => {
    const { shown, say } = open(async () => asked)
    await waitFor(() => expect(shown().data).toEqual(asked))
    await say(failure('unavailable'))
    expect(shown().data).toEqual(asked)
  })

  it('gives way to a refusal', async () => {
    const { shown, say } = open(async () => asked)
    await waitFor(() => expect(shown().data).toEqual(asked))
    await say(failure('permission-denied'))
    await waitFor(() => expect(shown().status).toBe('error'))
  })

  it('leaves it to the live layer where the API fails', async () => {
    const { shown, say } = open(async () => Promise.reject(new Error('no')))
    await act(async () => {})
    expect(shown().status).toBe('loading')
    await say(from('server', live))
    await waitFor(() => expect(shown().data).toEqual(live))
  })

  it('is not asked for once the live layer is here', async () => {
    layer.isHere = true
    const ask = vi.fn(async () => asked)
    const { shown } = open(ask)
    await act(async () => {})
    expect(ask).not.toHaveBeenCalled()
    expect(shown().status).toBe('loading')
  })

  it('is, for who comes back to the page, what was live last', async () => {
    const first = open(async () => asked)
    await first.say(from('server', live))
    first.unmount()
    layer.isHere = true
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * LINGER_MS + 100)))
    expect(open(async () => asked, first.id).shown().data).toEqual(live)
  })
})

describe('another user', () => {
  it('meets nothing that was asked for or live before', async () => {
    act(() => publishSession(user('ada')))
    const { shown, say, id, unmount } = open(async () => asked, undefined, 'ada')
    await waitFor(() => expect(shown().data).toEqual(asked))
    await say(from('server', live))
    unmount()
    act(() => publishSession(user('bola')))
    layer.isHere = true
    expect(open(async () => asked, id, 'bola').shown()).toEqual({ status: 'loading' })
    expect(queryClient.getQueryData(['live', `ada:rows/${id}`])).toBeUndefined()
  })

  it('loses what is on the screen at once', async () => {
    act(() => publishSession(user('ada')))
    const { shown, say } = open(undefined, undefined, 'ada')
    await say(from('server', live))
    await waitFor(() => expect(shown().data).toEqual(live))
    act(() => publishSession(user('bola')))
    expect(shown()).toEqual({ status: 'loading' })
  })

  it('does not meet what comes late for the last one', async () => {
    act(() => publishSession(user('ada')))
    let respond = (_row: Row) => {}
    const ask = () => new Promise<Row>((resolve) => (respond = resolve))
    const { id, say, unmount } = open(ask, undefined, 'ada')
    unmount()
    act(() => publishSession(user('bola')))
    await act(async () => respond(asked))
    await say(from('server', live))
    expect(queryClient.getQueryData(['live', `ada:rows/${id}`])).toBeUndefined()
  })
})
