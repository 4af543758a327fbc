import { describe, expect, it, vi } from 'vitest'
import { countedTest } from '../../../../tests/support/counts'
import type { Tokens } from '../session/session-tokens'
import { shared } from '../session/token-refresh'
import { isApiError } from './api-error'
import { makeTransport, type Outgoing } from './api-transport'

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

const failure = (code: string, message: string, details?: object) => ({
  status: 'error',
  error: { code, message, ...(details && { details }) },
  request_id: 'r1',
})

const expired = () => json(401, failure('auth/id-token-expired', 'Your session has expired.'))

const get: Outgoing = { method: 'GET', path: 'api/v1/transactions', needs_user: true }

/** A server that accepts one token, and a session whose refresh returns a new one. */
const world = ({ renews = true, good = 'new' } = {}) => {
  const seen: (string | null)[] = []
  let token = 'old'
  const refresh = vi.fn(async () => {
    await Promise.resolve()
    if (!renews) throw new Error('auth/user-token-expired')
    token = 'new'
    return token
  })
  const once = shared(refresh)
  const tokens: Tokens = {
    current: async () => token,
    renew: (refused) => (token === refused ? once() : Promise.resolve(token)),
    end: vi.fn(async () => {}),
  }
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const bearer = input instanceof Request ? input.headers.get('authorization') : null
    seen.push(bearer)
    return bearer === `Bearer ${good}` ? json(200, { status: 'success', data: 1 }) : expired()
  })
  return { tokens, refresh, fetch, seen, send: makeTransport(tokens, fetch) }
}

const rejection = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isApiError(error)) throw new Error('It was not refused')
  return error
}

describe('the proof that the site itself asks', () => {
  const sent = async (method: string, attest?: () => Promise<string | undefined>) => {
    const headers: (string | null)[] = []
    const fetch = async (input: RequestInfo | URL) => {
      headers.push(input instanceof Request ? input.headers.get('x-firebase-appcheck') : null)
      return json(200, { status: 'success', data: 1 })
    }
    const { tokens } = world()
    await makeTransport(
      tokens,
      fetch,
      attest,
    )({ ...get, method, json: method === 'GET' ? undefined : {} })
    return headers
  }

  it.each([
    ['POST', 'proof'],
    ['DELETE', 'proof'],
    ['GET', null],
  ])('%s carries %s', async (method, expected) => {
    expect(await sent(method, async () => 'proof')).toEqual([expected])
  })

  it('is absent where App Check is not used or gives none, and the server decides', async () => {
    expect(await sent('POST')).toEqual([null])
    expect(await sent('POST', async () => Promise.reject(new Error('blocked')))).toEqual([null])
  })
})

describe('section 7, the bearer token', () => {
  it("carries the current user's ID token", async () => {
    const { send, seen } = world({ good: 'old' })
    await send(get)
    expect(seen).toEqual(['Bearer old'])
  })

  it('leaves an authorization header alone that is already set', async () => {
    const { send, seen, refresh } = world()
    await rejection(send({ ...get, headers: { authorization: 'Bearer mine' } }))
    expect(seen).toEqual(['Bearer mine'])
    expect(refresh).not.toHaveBeenCalled()
  })

  it('sends none where nobody is signed in', async () => {
    const fetch = vi.fn(async () => json(200, {}))
    const tokens = { ...world().tokens, current: async () => undefined }
    await makeTransport(tokens, fetch)({ ...get, needs_user: false })
    const [request] = fetch.mock.calls[0] as unknown as [Request]
    expect(request.headers.has('authorization')).toBe(false)
  })
})

describe('section 4, an expired token', () => {
  countedTest(
    'R15',
    'is renewed once for twenty calls at the same time, each of which is repeated once',
    async () => {
      const { send, refresh, seen } = world()
      const responses = await Promise.all(Array.from({ length: 20 }, () => send(get)))
      expect(responses.every(({ status }) => status === 200)).toBe(true)
      expect(refresh).toHaveBeenCalledTimes(1)
      expect(seen.filter((bearer) => bearer === 'Bearer old')).toHaveLength(20)
      expect(seen.filter((bearer) => bearer === 'Bearer new')).toHaveLength(20)
    },
  )

  countedTest('R15', 'is renewed no more for a refusal that comes after the renewal', async () => {
    const { tokens, fetch, refresh } = world()
    const current = vi.fn(async () => 'old')
    const send = makeTransport({ ...tokens, current }, fetch)
    await send(get)
    await send(get)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  countedTest('R15', 'is repeated once only: a second refusal is told', async () => {
    const { send, refresh, seen, tokens } = world({ good: 'none' })
    const error = await rejection(send(get))
    expect(error.code).toBe('auth/id-token-expired')
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(seen).toHaveLength(2)
    expect(tokens.end).not.toHaveBeenCalled()
  })

  countedTest('R15', 'ends the session where it can not be renewed', async () => {
    const { send, tokens, seen } = world({ renews: false })
    const error = await rejection(send(get))
    expect(error.status).toBe(401)
    expect(tokens.end).toHaveBeenCalledTimes(1)
    expect(seen).toHaveLength(1)
  })

  it.each(['auth/missing-token', 'auth/invalid-token', 'auth/id-token-revoked'])(
    'is not what %s means: nothing is renewed',
    async (code) => {
      const { tokens, refresh } = world()
      const fetch = async () => json(401, failure(code, 'No.'))
      const error = await rejection(makeTransport(tokens, fetch)(get))
      expect(error.code).toBe(code)
      expect(refresh).not.toHaveBeenCalled()
    },
  )

  it('is not asked for what needs a user when none is signed in', async () => {
    const { tokens, fetch } = world()
    const signedOut = { ...tokens, current: async () => undefined }
    const error = await rejection(makeTransport(signedOut, fetch)(get))
    expect(error).toMatchObject({ status: 401, code: 'auth/missing-token' })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('section 7, what goes wrong', () => {
  const failing = (fetch: typeof globalThis.fetch, outgoing = get) =>
    rejection(makeTransport(world().tokens, fetch)(outgoing))

  it('tells a refusal in JSON with its status, code, fields and time to wait', async () => {
    const fields = { email: 'No.' }
    const error = await failing(async () =>
      json(429, failure('request/rate-limited', 'Wait.', { fields }), { 'retry-after': '30' }),
    )
    expect(error).toMatchObject({
      api: 'json',
      status: 429,
      code: 'request/rate-limited',
      message: 'Wait.',
      details: { fields },
      retry_after_s: 30,
    })
  })

  it('tells an HTML page by its status', async () => {
    const html = new Response('<h1>Bad gateway</h1>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    })
    const error = await failing(async () => html)
    expect(error).toMatchObject({ api: 'html', status: 502 })
    expect(error.message).toBe('A server error occurred. Please try again later.')
  })

  it('says of no answer: Network error?. Please check your connection and try again.', async () => {
    const error = await failing(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(error.api).toBe('network')
    expect(error.message).toBe('Network error?. Please check your connection and try again.')
  })

  it('says the same of an answer that takes too long', async () => {
    vi.useFakeTimers()
    const outcome = failing(() => new Promise<Response>(() => {}))
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await outcome).message).toBe(
      'Network error?. Please check your connection and try again.',
    )
  })

  it('tells apart what the caller gave up', async () => {
    const controller = new AbortController()
    const outcome = failing(
      (input) =>
        new Promise((_resolve, reject) => {
          const { signal } = input as Request
          if (signal.aborted) reject(signal.reason)
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
      { ...get, signal: controller.signal },
    )
    controller.abort()
    expect((await outcome).api).toBe('cancelled')
  })
})

describe('without a connection', () => {
  it('sends nothing that changes something, and says so', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false })
    const { send, fetch } = world()
    const error = await rejection(send({ ...get, method: 'POST' }))
    expect([error.api, error.message]).toEqual([
      'network',
      'You are offline. This needs a connection; nothing has changed.',
    ])
    expect(fetch).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
