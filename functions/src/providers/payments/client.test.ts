import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '../../contract/api/errors'
import { isRefusal, providerProblemOf } from '../../ports/provider-problem'
import { createClient } from './client'

type Step = Response | Error | ((url: string, init: RequestInit) => Response)
const respond = (status: number, body: unknown) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
const good = { status: true, message: 'Done', data: { id: 1 } }
const broken = (code: string) => new TypeError('fetch failed', { cause: { code } })

const clientWith = (...steps: Step[]) => {
  const calls: { url: string; init: RequestInit }[] = []
  const fetch = (async (url: URL, init: RequestInit) => {
    calls.push({ url: url.href, init })
    const step = steps[Math.min(calls.length, steps.length) - 1]
    if (step instanceof Error) throw step
    if (step === undefined) throw new Error('no step')
    return typeof step === 'function' ? step(url.href, init) : step.clone()
  }) as unknown as typeof globalThis.fetch
  const client = createClient({ baseUrl: 'https://provider.test/', secretKey: 'sk_test_1', fetch })
  return { client, calls }
}
const schema = z.object({ id: z.number() })
const get = { method: 'GET', path: '/thing', schema } as const
const post = { method: 'POST', path: '/thing', body: { a: 1 }, schema } as const

const errorOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(AppError)
  return error as AppError
}

describe('the client', () => {
  it('sends the key and the body, and never follows a redirect with them', async () => {
    const { client, calls } = clientWith(respond(200, good))
    expect((await client.send({ ...post, query: { a: 1, b: undefined } })).data).toEqual({ id: 1 })
    expect(calls[0]?.url).toBe('https://provider.test/thing?a=1')
    expect(calls[0]?.init).toMatchObject({ redirect: 'error', body: '{"a":1}' })
    expect(calls[0]?.init.headers).toMatchObject({ authorization: 'Bearer sk_test_1' })
  })

  it.each([400, 404, 422])('reads %i as a conclusive no', async (status) => {
    const { client, calls } = clientWith(
      respond(status, { status: false, message: 'No such thing', code: 'invalid_params' }),
    )
    const error = await errorOf(client.send(get))
    expect(error.code).toBe('payment/provider-refused')
    expect(isRefusal(error)).toBe(true)
    expect(providerProblemOf(error)).toEqual({
      is_conclusive: true,
      call: 'GET /thing',
      http_status: status,
      provider_code: 'invalid_params',
      provider_message: 'No such thing',
    })
    expect(calls).toHaveLength(1)
  })

  it('reads a 200 that says false as a conclusive no', async () => {
    const { client } = clientWith(respond(200, { status: false, message: 'No' }))
    expect(isRefusal(await errorOf(client.send(post)))).toBe(true)
  })

  it.each([401, 403, 429])('reads %i as an outage in which nothing was done', async (status) => {
    const { client } = clientWith(respond(status, { status: false, message: 'Invalid key' }))
    const error = await errorOf(client.send(post))
    expect(error.code).toBe('payment/provider-unavailable')
    expect(providerProblemOf(error)?.is_conclusive).toBe(true)
  })

  it.each([
    ['a 500', respond(500, { status: false, message: 'An error occurred' })],
    ['a page of a proxy', respond(502, '<html>Bad gateway</html>')],
    ['a page with 404', respond(404, '<html>Not found</html>')],
    ['a 200 that is no envelope', respond(200, 'OK')],
    ['data of another form', respond(200, { status: true, message: 'Done', data: { id: 'x' } })],
    ['a connection that breaks', broken('ECONNRESET')],
    ['a timeout', new DOMException('too slow', 'TimeoutError')],
  ])('does not know the outcome after %s, and does not send a write again', async (_name, step) => {
    const { client, calls } = clientWith(step)
    const error = await errorOf(client.send(post))
    expect(error.code).toBe('payment/provider-unavailable')
    expect(isRefusal(error)).toBe(false)
    expect(providerProblemOf(error)?.is_conclusive).toBe(false)
    expect(calls).toHaveLength(1)
  })

  it('knows that nothing was done when nothing was sent', async () => {
    const { client } = clientWith(broken('ECONNREFUSED'))
    expect(providerProblemOf(await errorOf(client.send(post)))?.is_conclusive).toBe(true)
  })

  it('reads again after a broken connection and after a 5xx', async () => {
    const { client, calls } = clientWith(broken('ECONNRESET'), respond(503, ''), respond(200, good))
    expect((await client.send(get)).data).toEqual({ id: 1 })
    expect(calls).toHaveLength(3)
  })

  it('gives up reading after three tries, and after one that was too slow', async () => {
    const failing = clientWith(respond(500, ''))
    await errorOf(failing.client.send(get))
    expect(failing.calls).toHaveLength(3)
    const slow = clientWith(new DOMException('too slow', 'TimeoutError'))
    await errorOf(slow.client.send(get))
    expect(slow.calls).toHaveLength(1)
  })

  it('sends a write again where that does nothing twice', async () => {
    const { client, calls } = clientWith(respond(500, ''), respond(201, good))
    await client.send({ ...post, is_repeatable: true })
    expect(calls).toHaveLength(2)
  })

  it('keeps what the provider said away from clients', async () => {
    const { client } = clientWith(respond(400, { status: false, message: 'Secret internals' }))
    const error = await errorOf(client.send(get))
    expect(error.details).toBeUndefined()
    expect(error.message).not.toContain('Secret')
  })

  it('is no provider problem when the error came from elsewhere', () => {
    expect(providerProblemOf(new Error('x'))).toBeNull()
    expect(providerProblemOf(new AppError('payment/not-found'))).toBeNull()
  })
})
