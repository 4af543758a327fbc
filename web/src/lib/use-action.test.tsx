import { notifyManager, onlineManager } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiError } from './api/api-error'
import { ACTION_FAILED } from './api/failure-text'
import { useAction } from './use-action'

const refused = apiError('json', 'That is more than is available.', { status: 409 })

/** Waits for React Query to notify its observers, which it does in a separate task. */
const notified = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))

const begin = (
  action: (input: number, attempt: { idempotency_key: string }) => Promise<unknown>,
  options?: Parameters<typeof useAction>[1],
) => {
  const { result } = renderHook(() => useAction(action, options))
  const run = (input = 1) =>
    act(async () => {
      const isDone = await result.current.run(input)
      await notified()
      return isDone
    })
  return { result, run }
}

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

describe('useAction', () => {
  it('does what the render says that it was asked in, before that one’s effects', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const done: string[] = []
    let choose: (what: string) => void = () => {}
    const { unmount } = renderHook(() => {
      const [chosen, setChosen] = useState('none')
      choose = setChosen
      const { run } = useAction(async () => done.push(chosen))
      useLayoutEffect(() => {
        if (chosen !== 'none' && done.length === 0) void run()
      })
    })
    choose('two pictures')
    await vi.waitFor(() => expect(done).toEqual(['two pictures']))
    unmount()
  })

  it('answers that it was done, and asks once', async () => {
    const action = vi.fn(async () => {})
    const { result, run } = begin(action)
    expect(await run()).toBe(true)
    expect(action).toHaveBeenCalledOnce()
    expect(result.current.failure).toBeUndefined()
    expect(result.current.isPending).toBe(false)
  })

  it('says the server’s own sentence, until the next try', async () => {
    const action = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue(undefined)
    const { result, run } = begin(action)
    expect(await run()).toBe(false)
    expect(result.current.failure).toBe('That is more than is available.')
    expect(await run()).toBe(true)
    expect(result.current.failure).toBeUndefined()
    expect(action).toHaveBeenCalledTimes(2)
  })

  it('says nothing of what broke within', async () => {
    const { result, run } = begin(() => Promise.reject(new TypeError('undefined is not')))
    await run()
    expect(result.current.failure).toBe(ACTION_FAILED)
  })

  it('forgets a failure when it is told to', async () => {
    const { result, run } = begin(() => Promise.reject(refused))
    await run()
    expect(result.current.failure).toBeDefined()
    await act(async () => {
      result.current.clearFailure()
      await notified()
    })
    expect(result.current.failure).toBeUndefined()
  })

  it('takes what was cancelled for no failure', async () => {
    const onFailure = vi.fn()
    const { result, run } = begin(() => Promise.reject(apiError('cancelled', 'Left.')), {
      onFailure,
    })
    expect(await run()).toBe(false)
    expect(result.current.isPending).toBe(false)
    expect(result.current.failure).toBeUndefined()
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('ignores a second press while the first one is on its way', async () => {
    let finish = () => {}
    const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { result } = begin(action)
    let first: Promise<boolean> | undefined
    await act(async () => {
      first = result.current.run(1)
      expect(await result.current.run(1)).toBe(false)
    })
    await act(async () => {
      finish()
      expect(await first).toBe(true)
    })
    expect(action).toHaveBeenCalledOnce()
  })

  it('does not wait for a connection', async () => {
    onlineManager.setOnline(false)
    const { run } = begin(() => Promise.reject(refused))
    expect(await run()).toBe(false)
  })

  it('keeps the idempotency key for the same input until it is done', async () => {
    const keys: string[] = []
    const action = vi.fn(async (_input: number, attempt: { idempotency_key: string }) => {
      keys.push(attempt.idempotency_key)
      if (keys.length < 3) throw refused
    })
    const { run } = begin(action)
    for (const input of [1, 1, 2, 2]) await run(input)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    expect(keys[3]).not.toBe(keys[2])
  })
})
