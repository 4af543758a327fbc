import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { config } from '../../../functions/src/config'
import type { Endpoint } from '../../../functions/src/contract/api/endpoint'
import { ENDPOINTS } from '../../../functions/src/contract/api/endpoints'
import { createAppCheck } from '../../../functions/src/providers/app-check/app-check'
import { type Api, startApi } from '../../support/api-server'
import { signUp, signUpOperator } from '../../support/people'

const ours = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const others = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const KEY_ID = 'key-1'

/** Google's endpoint of public keys, as the Admin SDK asks for it. */
const keys = createServer((_req, res) => {
  const key = { ...ours.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }))
})

/** Leads every connection of the SDK to `keys`. */
class ToKeys extends Agent {
  override createConnection() {
    return connect((keys.address() as AddressInfo).port, '127.0.0.1')
  }
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const seconds = () => Math.floor(Date.now() / 1_000)

/** A token as App Check issues it. */
const tokenOf = (claims: object = {}, { key = ours.privateKey, alg = 'RS256' } = {}) => {
  const content = [
    encode({ alg, kid: KEY_ID, typ: 'JWT' }),
    encode({
      iss: 'https://firebaseappcheck.googleapis.com/1234567890',
      aud: ['projects/1234567890', `projects/${config.project_id}`],
      sub: '1:1234567890:web:0a1b2c',
      iat: seconds(),
      exp: seconds() + 3_600,
      jti: randomUUID(),
      ...claims,
    }),
  ].join('.')
  const signature = (with_key: KeyObject) =>
    createSign('RSA-SHA256').update(content).sign(with_key).toString('base64url')
  return `${content}.${alg === 'RS256' ? signature(key) : ''}`
}

let api: Api
let app: App

beforeAll(async () => {
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
  app = initializeApp({ projectId: config.project_id, httpAgent: new ToKeys() }, 'app-check')
  api = await startApi({ deps: { appCheck: createAppCheck(app) } })
})
afterAll(async () => {
  await api.close()
  await deleteApp(app)
  keys.close()
})

const contact = (token: string | undefined) =>
  api.call('POST', '/public/others/contact', {
    body: { name: 'Ada', email: 'ada@oja.example', subject: 'Hello', message: 'A question.' },
    ...(token !== undefined && { headers: { 'x-firebase-appcheck': token } }),
  })

test('a change with a token of the site is made', async () => {
  expect((await contact(tokenOf())).status).toBe(200)
})

test.each<[string, string | undefined, string]>([
  ['no token', undefined, 'missing-token'],
  ['text that is no token', 'x', 'invalid-token'],
  ['a token without end', 'x'.repeat(5_000), 'invalid-token'],
  ['an expired token', tokenOf({ iat: seconds() - 7_200, exp: seconds() - 60 }), 'invalid-token'],
  ['another project’s token', tokenOf({ aud: ['projects/another'] }), 'invalid-token'],
  ['another issuer’s token', tokenOf({ iss: 'https://example.com/1' }), 'invalid-token'],
  ['a token of another key', tokenOf({}, { key: others.privateKey }), 'invalid-token'],
  ['an unsigned token', tokenOf({}, { alg: 'none' }), 'invalid-token'],
])('a change with %s is refused', async (_what, token, code) => {
  const response = await contact(token)
  expect([response.status, response.error.code]).toEqual([401, `app-check/${code}`])
})

test('a user’s token doesn’t stand in for it', async () => {
  const person = await signUp()
  const body = { uid: person.uid, roles: ['user'] }
  const response = await api.call('POST', '/auth/create-role', { as: person, body })
  expect(response.error.code).toBe('app-check/missing-token')
})

test('an operator needs it too', async () => {
  const operator = await signUpOperator(api.deps, 'owner')
  const response = await api.call('POST', '/console/find', { as: operator, body: { text: 'Ada' } })
  expect(response.error.code).toBe('app-check/missing-token')
})

test('every endpoint that changes something asks for it, but for the signed webhooks', async () => {
  const rows: Endpoint[] = Object.values(ENDPOINTS).flatMap((nouns) => Object.values(nouns))
  for (const row of rows) {
    const path = row.path.replace(/\{\w+\}/g, 'x')
    const response = await api.call(row.method, path, {
      body: row.method === 'GET' ? undefined : {},
    })
    // Who is no operator is told of nothing, and nobody is one here.
    const isAsked = row.method !== 'GET' && row.auth !== 'provider' && row.auth !== 'operator'
    expect([path, response.error?.code === 'app-check/missing-token']).toEqual([path, isAsked])
  }
})
