import { endpoint, listOf } from '@contract/api/endpoint'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call, send } from './api-client'
import { isApiError, isRefusal } from './api-error'

const { toast } = vi.hoisted(() => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }))
vi.mock('@/ui/feedback/toast', () => ({ toast }))

const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const respond = (status: number, body: unknown) =>
  fetch.mockResolvedValueOnce(
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    }),
  )
const html = (status: number) =>
  fetch.mockResolvedValueOnce(
    new Response('<p>', { status, headers: { 'content-type': 'text/html' } }),
  )
const sent = (): Request => fetch.mock.calls[0]?.[0] as Request

const row = endpoint({
  method: 'GET',
  path: '/public/things/{id}',
  auth: 'public',
  summary: 'A thing',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({
    q: z.optional(z.string()),
    states: listOf(z.string()),
    page: z.optional(z.number()),
  }),
  response: z.object({ name: z.string() }),
})
const write = endpoint({
  method: 'POST',
  path: '/things',
  auth: 'public',
  summary: 'Makes a thing',
  idempotent: true,
  body: z.strictObject({ name: z.string() }),
  response: z.object({ name: z.string() }),
})

describe('call', () => {
  it('fills in the path, repeats lists and leaves out what is empty', async () => {
    respond(200, { status: 'success', data: { name: 'Raffia' } })
    const data = await call(row, {
      params: { id: 'a b/c' },
      query: { q: '', states: ['Lagos', 'Akwa Ibom'], page: 2 },
    })
    const { pathname, searchParams } = new URL(sent().url)
    expect(pathname).toBe('/api/v1/public/things/a%20b%2Fc')
    expect([...searchParams]).toEqual([
      ['states', 'Lagos'],
      ['states', 'Akwa Ibom'],
      ['page', '2'],
    ])
    expect(data).toEqual({ name: 'Raffia' })
  })

  it('sends JSON and the key of the intent', async () => {
    let body: unknown
    fetch.mockImplementationOnce(async (input) => {
      body = await (input as Request).clone().json()
      return Response.json({ status: 'success', data: { name: 'Raffia' } })
    })
    await call(write, { body: { name: 'Raffia' }, idempotency_key: 'intent-1' })
    expect(sent().headers.get('content-type')).toBe('application/json')
    expect(sent().headers.get('idempotency-key')).toBe('intent-1')
    expect(body).toEqual({ name: 'Raffia' })
  })

  it('throws a refusal and says nothing to the person', async () => {
    respond(409, {
      status: 'error',
      error: { code: 'product/out-of-stock', message: 'Gone.' },
      request_id: 'r',
    })
    const error = await call(row).catch((reason: unknown) => reason)
    expect(isRefusal(error, 'product/out-of-stock')).toBe(true)
    expect(isRefusal(error, 'product/busy')).toBe(false)
    expect(toast.error).not.toHaveBeenCalled()
  })

  it.each([
    ['Failed to fetch data', { status: 'error', data: {} }],
    ['Failed to fetch data', 'nonsense'],
    ['No data found', { status: 'success', data: null }],
    ['No data found', { status: 'success' }],
    ['Failed to fetch data', { status: 'success', data: { name: 7 } }],
  ])('section 7, the answer must be a success with data: %s', async (text, body) => {
    respond(200, body)
    await expect(call(row)).rejects.toThrow(text)
  })
})

describe('send', () => {
  it('answers the data and the message', async () => {
    respond(200, { status: 'success', data: { name: 'Raffia' }, message: 'Made.' })
    expect(await send(row)).toEqual({ data: { name: 'Raffia' }, message: 'Made.' })
    expect(toast.error).not.toHaveBeenCalled()
  })

  const refused = (code: string, message: string) => ({
    status: 'error',
    error: { code, message },
    request_id: 'r',
  })
  it.each([
    [422, refused('x/y', 'Not so.'), 'Error 422: Not so.'],
    [409, refused('a/b', ''), 'Error 409: a/b'],
    [400, {}, 'Error 400: An error occurred.'],
  ])('section 8, toasts JSON %i and answers null data: %j', async (status, body, text) => {
    respond(status, body)
    expect(await send(row)).toEqual({ data: null })
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(text)
  })

  it('tells it inline instead where a callback is given', async () => {
    respond(422, { status: 'error', error: { code: 'x/y', message: 'Not so.' }, request_id: 'r' })
    const inline = vi.fn()
    expect(await send(row, {}, inline)).toEqual({ data: null })
    expect(inline).toHaveBeenCalledExactlyOnceWith('Not so.')
    expect(toast.error).not.toHaveBeenCalled()
  })

  it.each([
    [404, 'The requested resource was not found.'],
    [500, 'A server error occurred. Please try again later.'],
    [503, 'A server error occurred. Please try again later.'],
    [403, 'An unexpected error occurred.'],
  ])('section 8, toasts HTML %i and rejects: %s', async (status, text) => {
    html(status)
    await expect(send(row)).rejects.toSatisfy(isApiError)
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(text)
  })

  const NETWORK = 'Network error?. Please check your connection and try again.'

  it(`section 8, toasts that nobody answered and rejects: ${NETWORK}`, async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(send(row)).rejects.toSatisfy(isApiError)
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(NETWORK)
  })

  it('section 8, says the same of an answer that takes too long', async () => {
    vi.useFakeTimers()
    fetch.mockImplementationOnce(() => new Promise(() => {}))
    const outcome = expect(send(row)).rejects.toSatisfy(isApiError)
    await vi.advanceTimersByTimeAsync(20_000)
    await outcome
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(NETWORK)
  })
})
