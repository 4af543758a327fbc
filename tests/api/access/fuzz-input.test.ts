import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type ApiResponse, startApi } from '../../support/api-server'
import {
  HOSTILE_RAW,
  hostileBody,
  hostilePiece,
  hostileQuery,
  ILL_FORMED,
  PATH_PIECES,
} from '../../support/fuzz-inputs'
import { type Person, signUp, signUpOperator } from '../../support/people'
import { pathOf, ROUTE_ROWS, type RouteRow, VALID_BODIES } from '../../support/route-cells'
import { recordRuns, runsOf } from '../../support/runs'

/** A deep run sends 20,000 requests over all endpoints, an everyday run one of each kind to each. */
const RUNS = runsOf(1, 165)
const someOf = (inputs: readonly string[]) => inputs.slice(0, runsOf(1, inputs.length))

let api: Api
let user: Person
let vendor: Person
let operator: Person

beforeAll(async () => {
  api = await startApi({ app: { caller_per_minute: 1e9, address_per_minute: 1e9 } })
  user = await signUp()
  vendor = await signUp({ roles: ['user', 'vendor'] })
  operator = await signUpOperator(api.deps, 'owner')
})
afterAll(() => api.close())

/** Only a successful response may be a file. */
const isFile = (status: number, headers: ApiResponse['headers']): boolean =>
  status === 200 && headers['content-type']?.startsWith('text/csv') === true

/** Nothing sends messages here, which is an answer. */
const isUnavailable = ({ error }: ApiResponse): boolean => error?.code === 'auth/phone-unavailable'

/** A clear refusal or a plain success: no crash and no internal details. */
const isWellFormed = (response: ApiResponse): boolean => {
  const { status, text, headers } = response
  return (
    (status < 500 || isUnavailable(response)) &&
    headers['x-request-id'] !== undefined &&
    (status === 304 || text.startsWith('{"status":') || isFile(status, headers)) &&
    !/node_modules|\bat \S+ \(|\.ts:\d|\.js:\d|ZodError|Firestore/.test(text)
  )
}

let sent = 0
const expectWell = (response: ApiResponse, what: string): void => {
  sent += 1
  if (!isWellFormed(response))
    throw new Error(`${what}: ${response.status} ${response.text.slice(0, 300)}`)
}

const actorOf = ({ row }: RouteRow): Person | undefined => {
  const actors: Partial<Record<typeof row.auth, Person>> = { user, vendor, operator }
  return actors[row.auth]
}

const send = async (route: RouteRow, path: string, raw?: string) => {
  const response = await api.call(route.row.method, path, {
    as: actorOf(route),
    ...(raw === undefined ? {} : { raw }),
    headers: { 'idempotency-key': `hostile-${sent}` },
  })
  expectWell(response, `${route.row.method} ${path} ${raw?.slice(0, 200) ?? ''}`)
}

/**
 * A valid body would delete the actor or change their password, so these two start from an empty
 * one.
 */
const goodBody = ({ name }: RouteRow): object =>
  name === 'users.delete' || name === 'users.updatePassword' ? {} : (VALID_BODIES[name] ?? {})

const withPieces = ({ row }: RouteRow, piece: string): string =>
  row.path.replaceAll(/\{\w+\}/g, piece)

const rounds = async (route: RouteRow): Promise<void> => {
  const takesBody = route.row.method !== 'GET'
  if (takesBody) {
    for (const raw of someOf(HOSTILE_RAW)) await send(route, pathOf(route.row), raw)
    await fc.assert(
      fc.asyncProperty(hostileBody(goodBody(route)), (body) =>
        send(route, pathOf(route.row), JSON.stringify(body)),
      ),
      { numRuns: RUNS },
    )
  }
  if (route.row.path.includes('{')) {
    for (const piece of someOf(PATH_PIECES)) await send(route, withPieces(route, piece))
  }
  await fc.assert(
    fc.asyncProperty(hostilePiece, hostileQuery, (piece, query) =>
      send(route, `${withPieces(route, piece)}?${query}`),
    ),
    { numRuns: RUNS },
  )
}

const queryKeys = ({ row }: RouteRow): string[] =>
  Object.keys((row.query as { shape?: object } | undefined)?.shape ?? { q: 1 })

/** Lone surrogates and control characters, as JSON may have them. */
const ILL_FORMED_TEXTS = ['a\ud800b', '\udc00', 'a\u0000b', '\ufeff\u202e']

const illFormed = async (route: RouteRow): Promise<void> => {
  if (route.row.path.includes('{')) {
    for (const piece of ILL_FORMED) await send(route, withPieces(route, piece))
  }
  for (const [at, key] of queryKeys(route).entries()) {
    await send(route, `${pathOf(route.row)}?${key}=${ILL_FORMED[at % ILL_FORMED.length]}`)
  }
  if (route.row.method === 'GET') return
  const keys = Object.keys({ token: '', ...goodBody(route) })
  for (const text of ILL_FORMED_TEXTS) {
    const whole = Object.fromEntries(keys.map((key) => [key, text]))
    for (const raw of [whole, { token: text }]) {
      await send(route, pathOf(route.row), JSON.stringify(raw))
    }
  }
}

describe.each(ROUTE_ROWS)('hostile input to $name', (route) => {
  test('is refused as what is no text, wherever that stands', async () => {
    await illFormed(route)
  }, 600_000)

  test('gets a response without a crash and without internals', async () => {
    const before = sent
    let failures = 1
    try {
      await rounds(route)
      failures = 0
    } finally {
      recordRuns('R14', { count: sent - before, failures })
    }
  }, 600_000)
})

describe('a body', () => {
  test('of a mebibyte is refused as too large', async () => {
    const raw = JSON.stringify({ email: 'a@oja.example', name: 'x'.repeat(1024 * 1024) })
    const response = await api.call('POST', '/public/others/newsletter', { raw })
    expect([response.status, response.error.code]).toEqual([413, 'request/too-large'])
  })

  test('of 64 KiB is read, of one byte more is refused', async () => {
    const padded = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`
    const fits = await api.call('POST', '/public/others/newsletter', { raw: padded(65_536) })
    const not = await api.call('POST', '/public/others/newsletter', { raw: padded(65_537) })
    expect([fits.error.code, not.error.code]).toEqual(['request/invalid', 'request/too-large'])
  })

  test('of another type than JSON is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const response = await api.call('POST', '/public/others/newsletter', {
        raw: '{}',
        headers: { 'content-type': type },
      })
      expect([type, response.status]).toEqual([type, 415])
    }
  })

  test('that is compressed is refused: a small one may be a large one', async () => {
    const headers = { 'content-encoding': 'gzip' }
    const response = await api.call('POST', '/public/others/newsletter', { raw: '{}', headers })
    expect(response.status).toBe(415)
  })

  test('with an unknown field is refused with the name of that field', async () => {
    const body = { email: 'a@oja.example', name: 'a', is_admin: true }
    const response = await api.call('POST', '/public/others/newsletter', { body })
    expect(response.error.code).toBe('request/invalid')
    expect(response.error.details).toMatchObject({
      in: 'body',
      fields: { is_admin: 'Unknown field.' },
    })
  })

  test('with a key that reaches the prototype is refused and reaches nothing', async () => {
    const raw = '{"email":"a@oja.example","name":"a","__proto__":{"polluted":true}}'
    const response = await api.call('POST', '/public/others/newsletter', { raw })
    expect(response.error.code).toBe('request/invalid')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
