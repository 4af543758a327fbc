import { DAY_MS, timestampFromMillis } from '@contract/time'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { queryClient } from '../api/query-client'
import { type LiveValue, queryKeyOf, subscribe } from '../live/subscriptions'
import { publishSession, type SessionUser } from '../session/session-store'
import { persistValues } from './persist-values'

const { stored } = vi.hoisted(() => ({ stored: new Map<string, unknown>() }))
// Replaces IndexedDB, which the tests' DOM lacks.
vi.mock('./value-store', () => ({
  saveValue: async (uid: string, key: string, value: unknown) => {
    stored.set(`${uid} ${key}`, value)
  },
  readValue: async (uid: string, key: string) => stored.get(`${uid} ${key}`),
  savedAt: async () => undefined,
  pruneValues: async () => {},
}))

const { prefetched } = vi.hoisted(() => ({ prefetched: [] as string[] }))
vi.mock('../live/transactions', () => ({
  prefetchTransaction: async (_uid: string, id: string) => void prefetched.push(id),
}))

const user: SessionUser = {
  uid: 'ada',
  name: 'Ada',
  email: 'ada@oja.example',
  email_verified: true,
  photo_url: '',
  roles: ['user'],
}
const KEY = 'ada:conversations/c1'
const schema = z.object({ id: z.string() })

const followed = (key: string) => {
  queryClient.setQueryDefaults(queryKeyOf(key), { gcTime: Number.POSITIVE_INFINITY })
  queryClient.getQueryCache().build(queryClient, { queryKey: queryKeyOf(key) })
  return subscribe({ key, source: { schema, path: ['conversations', 'c1'] } })
}
const shown = (key: string) => queryClient.getQueryData<LiveValue>(queryKeyOf(key))
const hear = (key: string, known: LiveValue) =>
  queryClient.setQueryData<LiveValue>(queryKeyOf(key), known)

publishSession({ status: 'signed_in', user })
persistValues(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { ...navigator, onLine: true })
  stored.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

describe('what is stored', () => {
  it('is what the server or the API says, not what Firestore has in memory', () => {
    hear(KEY, { from: 'memory', value: null })
    expect(stored.size).toBe(0)
    hear(KEY, { from: 'api', value: { id: 'c1' } })
    expect([...stored]).toEqual([[`ada ${KEY}`, { id: 'c1' }]])
  })

  it('is the cart too, and nothing else below the user', () => {
    hear('ada:users/ada/cart_items?100', { from: 'server', value: [] })
    hear('ada:users/ada/addresses?10', { from: 'server', value: [] })
    expect([...stored]).toEqual([['ada ada:users/ada/cart_items?100', []]])
  })

  it('is nobody else’s, and no product', () => {
    hear('bola:conversations/c1', { from: 'server', value: { id: 'c1' } })
    hear('ada:products/p1', { from: 'server', value: { id: 'p1' } })
    expect(stored.size).toBe(0)
  })
})

describe('what is shown of it', () => {
  it('comes after three seconds without anything better', async () => {
    stored.set(`ada ${KEY}`, { id: 'c1' })
    const stop = followed(KEY)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(shown(KEY)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(shown(KEY)).toEqual({ from: 'stored', value: { id: 'c1' } })
    hear(KEY, { from: 'server', value: { id: 'c1' } })
    expect(shown(KEY)?.from).toBe('server')
    stop()
    await vi.advanceTimersByTimeAsync(2_000)
  })

  it('comes at once without a connection, and wins over an empty memory', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false })
    stored.set(`ada ${KEY}`, { id: 'c1' })
    const stop = followed(KEY)
    hear(KEY, { from: 'memory', value: null })
    await vi.advanceTimersByTimeAsync(10)
    expect(shown(KEY)).toEqual({ from: 'stored', value: { id: 'c1' } })
    stop()
    await vi.advanceTimersByTimeAsync(2_000)
  })

  it('is nothing that another build stored in another form', async () => {
    stored.set(`ada ${KEY}`, { name: 7 })
    const stop = followed(KEY)
    await vi.advanceTimersByTimeAsync(3_100)
    expect(shown(KEY)).toBeUndefined()
    stop()
    await vi.advanceTimersByTimeAsync(2_000)
  })
})

describe('what is loaded without being asked for', () => {
  it('is every order on its way, whatever its age, and then the newest', async () => {
    const order = (id: string, days: number, fulfilment: string, status = 'in_escrow') => ({
      id,
      updated_at: timestampFromMillis(Date.now() - days * DAY_MS),
      status: { status },
      fulfilment,
    })
    const done = Array.from({ length: 8 }, (_, n) => order(`done${n}`, n, 'delivered', 'completed'))
    const coming = [order('confirmed', 9, 'confirmed'), order('shipped', 60, 'shipped')]
    hear('ada:transactions?buyer_id=="ada"&24', { from: 'server', value: [...done, ...coming] })
    await vi.advanceTimersByTimeAsync(10)
    expect(prefetched).toEqual([
      'shipped',
      'confirmed',
      'done0',
      'done1',
      'done2',
      'done3',
      'done4',
    ])
  })
})
