import { initializeApp } from 'firebase-admin/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosting } from '../../../firebase.json'
import { AppError } from '../../../functions/src/contract/api/errors'
import { createIdentity } from '../../../functions/src/providers/identity/identity'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { type Person, signUp } from '../../support/people'
import { bodyFor, pathOf, ROUTE_ROWS } from '../../support/route-cells'

let api: Api
let person: Person
beforeAll(async () => {
  api = await startApi()
  person = await signUp()
})
afterAll(() => api.close())

const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? []

const HEADERS: Record<string, string | undefined> = {
  'content-security-policy':
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'strict-transport-security': everywhere.find(({ key }) => key.startsWith('Strict'))?.value,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

const expectHeaders = (headers: Record<string, string | undefined>) => {
  expect(headers).toMatchObject(HEADERS)
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['x-powered-by']).toBeUndefined()
}

describe('headers', () => {
  for (const route of ROUTE_ROWS) {
    countedTest('R20', `are on the answers of ${route.name}`, async () => {
      const response = await api.call(route.row.method, pathOf(route.row), { body: bodyFor(route) })
      expectHeaders(response.headers)
      const is_cached = route.row.cacheable && response.status === 200
      expect(response.headers['cache-control']).toBe(
        is_cached ? 'public, max-age=60, s-maxage=300, stale-while-revalidate=600' : 'no-store',
      )
    })
  }

  countedTest('R20', 'are on refusals that no route makes', async () => {
    const responses = await Promise.all([
      api.callRaw('GET', '/'),
      api.callRaw('GET', '/api/v1'),
      api.callRaw('GET', '/api/v1/%zz'),
      api.callRaw('PATCH', '/api/v1/health'),
      api.callRaw('OPTIONS', '/api/v1/health'),
      api.call('POST', '/public/others/newsletter', { raw: '{' }),
    ])
    for (const response of responses) {
      expectHeaders(response.headers)
      expect(response.text).toContain('"status":"error"')
    }
  })
})

describe('a refusal', () => {
  test('of an unknown path is 404 in JSON with the request’s id', async () => {
    const response = await api.call('GET', '/nothing/here')
    expect([response.status, response.error]).toEqual([
      404,
      { code: 'request/not-found', message: 'The requested resource was not found.' },
    ])
    expect(response.request_id).toBe(response.headers['x-request-id'])
  })

  test('of a method names those that are allowed', async () => {
    const response = await api.call('DELETE', '/users/user')
    expect([response.status, response.error.code]).toEqual([405, 'request/method-not-allowed'])
    expect(response.headers.allow).toBe('PUT')
  })

  test('reveals nothing of an unexpected error', async () => {
    const broken = await startApi({
      deps: {
        search: {
          search: () => Promise.reject(new TypeError('secret detail')),
          similar: async () => [],
          knownWords: async () => [],
          renewSnapshot: async () => 0,
        },
      },
    })
    const response = await broken.call('GET', '/public/products')
    expect([response.status, response.error.code]).toEqual([500, 'internal'])
    expect(response.text).not.toContain('secret')
    await broken.close()
  })

  test('is not cached', async () => {
    const response = await api.call('GET', '/public/products/aaaaaaaaaaaaaaaaaaaa')
    expect([response.status, response.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('an outage', () => {
  const failing = (error: unknown) => ({
    search: {
      search: () => Promise.reject(error),
      similar: () => Promise.reject(error),
      knownWords: () => Promise.reject(error),
      renewSnapshot: () => Promise.reject(error),
    },
  })
  const grpc = (code: number) => Object.assign(new Error('14 UNAVAILABLE: no host'), { code })

  for (const code of [4, 8, 14]) {
    countedTest('R18', `of the database (gRPC ${code}) is 503 with a JSON body`, async () => {
      const down = await startApi({ deps: failing(grpc(code)) })
      const response = await down.call('GET', '/public/products')
      expect([response.status, response.error.code]).toEqual([503, 'service/unavailable'])
      expect(response.headers['retry-after']).toBe('5')
      await down.close()
    })
  }

  countedTest('R18', 'of the identity service is 503, not a refusal of the token', async () => {
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
    process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9'
    const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, 'unreachable')
    const down = await startApi({ deps: { identity: createIdentity(app) } })
    try {
      const response = await down.call('GET', '/transactions', { as: person })
      expect([response.status, response.error.code]).toEqual([503, 'service/unavailable'])
    } finally {
      process.env.FIREBASE_AUTH_EMULATOR_HOST = host
      await down.close()
    }
  })

  countedTest('R18', 'of the provider is 503 for what needs it', async () => {
    const down = await startApi()
    await down.simulator.close()
    const body = { bank_code: '058', account_number: '0123456789', legal_name: 'Ada Eze' }
    const response = await down.call('POST', '/vendors/resolve-account', { as: person, body })
    expect([response.status, response.error.code]).toEqual([503, 'payment/provider-unavailable'])
    const banks = await down.call<unknown[]>('GET', '/public/banks')
    expect([banks.status, banks.data.length > 20]).toEqual([200, true])
    await down.close().catch(() => {})
  })

  countedTest('R18', 'that never responds ends with 503', async () => {
    const hanging = await startApi({
      app: { deadline_ms: 50 },
      deps: {
        search: {
          search: () => new Promise(() => {}),
          similar: async () => [],
          knownWords: async () => [],
          renewSnapshot: async () => 0,
        },
      },
    })
    const response = await hanging.call('GET', '/public/products')
    expect([response.status, response.error.code]).toEqual([503, 'service/unavailable'])
    await hanging.close()
  })

  test('differs from an expected refusal', async () => {
    const refused = await startApi({ deps: failing(new AppError('product/not-found')) })
    expect((await refused.call('GET', '/public/products')).status).toBe(404)
    await refused.close()
  })
})

describe('the document of the API', () => {
  test('names every row of the table that is not for operators, with its security', async () => {
    const response = await api.callRaw('GET', '/api/v1/openapi.json')
    const { paths, security } = JSON.parse(response.text)
    for (const { name, row } of ROUTE_ROWS.filter((one) => one.row.auth !== 'operator')) {
      const operation = paths[row.path]?.[row.method.toLowerCase()]
      expect([name, operation?.operationId]).toEqual([name, name])
      const is_open = row.auth === 'public' || row.auth === 'provider'
      expect(operation.security ?? security).toHaveLength(is_open ? 0 : 1)
    }
  })
})
