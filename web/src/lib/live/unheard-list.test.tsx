import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type LiveValue, notify } from './subscriptions'
import { useLiveList } from './use-live'

vi.mock('./load-sdk', () => ({ isSdkHere: () => false }))
vi.mock('../session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))

it('says of no list that it is empty, as memory alone would without a connection', async () => {
  const query = { path: 'rows', conditions: [], page_size: 2 } as never
  const { result } = renderHook(() => useLiveList(z.object({ id: z.string() }), query))
  const say = (known: LiveValue) => act(async () => notify(':rows?2', known))
  await say({ from: 'memory', value: [] })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(result.current).toEqual({ status: 'loading' })
  await say({ from: 'server', value: [] })
  await waitFor(() => expect(result.current).toEqual({ status: 'content', data: [] }))
})
