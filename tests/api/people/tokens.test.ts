import { createHmac } from 'node:crypto'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { type Person, signIn, signUp } from '../../support/people'

let api: Api
let person: Person
beforeAll(async () => {
  api = await startApi()
  person = await signUp()
})
afterAll(() => api.close())

type Claims = Record<string, unknown>

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const unsigned = (claims: Claims, header: object = { alg: 'none', typ: 'JWT' }): string =>
  `${encode(header)}.${encode(claims)}.`
const changed = (change: Claims): string => unsigned({ ...claimsOf(person.token), ...change })

const now = () => Math.floor(Date.now() / 1000)

const ask = (token: string) => api.call('GET', '/transactions', { as: { token } })

/** Reasons to refuse even the emulator's tokens, which are unsigned. */
const FORGED: Record<string, [make: () => string, code: string]> = {
  'an expired one': [() => changed({ exp: now() - 10 }), 'auth/id-token-expired'],
  'one of an hour ago': [
    () => changed({ iat: now() - 7_200, exp: now() - 3_600 }),
    'auth/id-token-expired',
  ],
  'another audience': [() => changed({ aud: 'other-project' }), 'auth/invalid-token'],
  'another issuer': [() => changed({ iss: 'https://evil.example/demo-oja' }), 'auth/invalid-token'],
  'the issuer of another project': [
    () => changed({ iss: 'https://securetoken.google.com/other' }),
    'auth/invalid-token',
  ],
  'no subject': [() => changed({ sub: '' }), 'auth/invalid-token'],
  'a subject that is too long': [() => changed({ sub: 'a'.repeat(129) }), 'auth/invalid-token'],
  'a subject that is no text': [() => changed({ sub: 7 }), 'auth/invalid-token'],
  'somebody who does not exist': [
    () => changed({ sub: 'nobody', user_id: 'nobody' }),
    'auth/id-token-revoked',
  ],
  'no claims': [() => unsigned({}), 'auth/invalid-token'],
  'claims that are no JSON': [() => 'e30.bm90IGpzb24.', 'auth/invalid-token'],
  'two parts': [() => person.token.split('.').slice(0, 2).join('.'), 'auth/invalid-token'],
  'an empty signature and garbage behind': [() => `${person.token}.x.y`, 'auth/invalid-token'],
  text: [() => 'undefined', 'auth/invalid-token'],
  'a very long one': [() => 'a'.repeat(9_000), 'auth/invalid-token'],
}

describe('a token', () => {
  for (const [what, [make, code]] of Object.entries(FORGED)) {
    countedTest('R15', `is refused: ${what}`, async () => {
      const response = await ask(make())
      expect([response.status, response.error.code]).toEqual([401, code])
    })
  }

  const HEADERS: Record<string, () => string> = {
    'no scheme': () => person.token,
    'another scheme': () => `Basic ${person.token}`,
    'two tokens': () => `Bearer ${person.token} ${person.token}`,
    'nothing behind the scheme': () => 'Bearer ',
    'a comma': () => `Bearer ${person.token},`,
  }
  for (const [what, make] of Object.entries(HEADERS)) {
    countedTest('R15', `is not taken from a header with ${what}`, async () => {
      const headers = { authorization: make() }
      const response = await api.call('GET', '/transactions', { headers })
      expect([response.status, response.error.code]).toEqual([401, 'auth/missing-token'])
    })
  }

  countedTest('R15', 'is not taken from the query', async () => {
    const response = await api.call('GET', `/transactions?access_token=${person.token}`)
    expect(response.error.code).toBe('auth/missing-token')
  })

  countedTest('R15', 'of a disabled user is refused', async () => {
    const disabled = await signUp()
    await getAuth(firebaseApp()).updateUser(disabled.uid, { disabled: true })
    const response = await ask(disabled.token)
    expect([response.status, response.error.code]).toEqual([403, 'auth/user-disabled'])
  })

  countedTest('R15', 'of a deleted user is refused', async () => {
    const deleted = await signUp()
    await getAuth(firebaseApp()).deleteUser(deleted.uid)
    expect((await ask(deleted.token)).error.code).toBe('auth/id-token-revoked')
  })

  countedTest(
    'R15',
    'from before a revocation is refused, one from after it is taken',
    async () => {
      const someone = await signUp()
      const old = unsigned({ ...claimsOf(someone.token), auth_time: now() - 60, iat: now() - 60 })
      await getAuth(firebaseApp()).revokeRefreshTokens(someone.uid)
      expect((await ask(old)).error.code).toBe('auth/id-token-revoked')
      expect((await ask(await signIn(someone.email))).status).toBe(200)
    },
  )

  countedTest('R15', 'with stale claims opens what it says until it is renewed', async () => {
    const someone = await signUp()
    await getAuth(firebaseApp()).setCustomUserClaims(someone.uid, { roles: ['user', 'vendor'] })
    const stale = await api.call('GET', '/vendors/vendor', { as: someone })
    expect(stale.error.code).toBe('auth/vendor-required')
    const fresh = await api.call('GET', '/vendors/vendor', {
      as: { token: await signIn(someone.email) },
    })
    expect(fresh.error.code).toBe('vendor/not-found')
  })

  for (const roles of ['vendor', { vendor: true }, [['vendor']], [{ role: 'vendor' }], null]) {
    countedTest(
      'R15',
      `with the roles ${JSON.stringify(roles)} opens no vendor's route`,
      async () => {
        const response = await api.call('GET', '/vendors/vendor', {
          as: { token: changed({ roles }) },
        })
        expect(response.error.code).toBe('auth/vendor-required')
      },
    )
  }
})

describe('outside the emulator', () => {
  const withoutEmulator = async (token: string) => {
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST
    try {
      return await ask(token)
    } finally {
      process.env.FIREBASE_AUTH_EMULATOR_HOST = host
    }
  }
  const hmac = (claims: Claims): string => {
    const content = `${encode({ alg: 'HS256', typ: 'JWT', kid: 'a' })}.${encode(claims)}`
    return `${content}.${createHmac('sha256', 'public-key').update(content).digest('base64url')}`
  }
  const cases: Record<string, () => string> = {
    'the algorithm none': () => person.token,
    'the algorithm None': () =>
      unsigned(claimsOf(person.token), { alg: 'None', typ: 'JWT', kid: 'a' }),
    'a shared secret in place of a key': () => hmac(claimsOf(person.token)),
    'no key id': () => unsigned(claimsOf(person.token), { alg: 'RS256', typ: 'JWT' }),
  }
  for (const [what, make] of Object.entries(cases)) {
    countedTest('R15', `${what} is refused before any key is asked for`, async () => {
      const response = await withoutEmulator(make())
      expect([response.status, response.error.code]).toEqual([401, 'auth/invalid-token'])
    })
  }

  test('a token is taken again once the emulator is back', async () => {
    expect((await ask(person.token)).status).toBe(200)
  })
})
