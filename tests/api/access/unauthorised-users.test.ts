import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firestore } from '../../../functions/src/db/firestore'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { type Person, signUp } from '../../support/people'
import { addressOf, photograph, upload } from '../../support/upload'

let api: Api
let person: Person
let other: Person

const pathOf = (of: Person) => `${of.uid}/profile_photo/avatar`

beforeAll(async () => {
  api = await startApi()
  person = await signUp()
  other = await signUp()
  await upload(pathOf(person), await photograph())
  await upload(pathOf(other), await photograph())
})
afterAll(() => api.close())

describe('create-role', () => {
  test('refuses another uid than the caller’s', async () => {
    const body = { uid: other.uid, roles: ['user'] }
    const response = await api.call('POST', '/auth/create-role', { as: person, body })
    expect([response.status, response.error.code]).toEqual([403, 'auth/forbidden'])
  })

  test.each([[['vendor']], [['user', 'vendor']], [['admin']], [[]]])(
    'refuses the roles %j',
    async (roles) => {
      const body = { uid: person.uid, roles }
      const response = await api.call('POST', '/auth/create-role', { as: person, body })
      expect([response.status, response.error.code]).toEqual([403, 'auth/role-not-allowed'])
    },
  )
})

const ours = () => addressOf(pathOf(person))

/** URLs that are not the caller's own avatar in our own bucket. */
const FOREIGN: Record<string, () => string> = {
  'another host': () => 'https://evil.example/a.jpg',
  'another host with our path': () => ours().replace(/\/\/[^/]+/, '//evil.example'),
  'our host as a user name': () => ours().replace('://', '://127.0.0.1@evil.example/'),
  'our host as a subdomain': () => ours().replace(/(\/\/[^/:]+)/, '$1.evil.example'),
  'another bucket': () => ours().replace(/\/b\/[^/]+/, '/b/evil.appspot.com'),
  'another person’s avatar': () => addressOf(pathOf(other)),
  'the caller’s logo': () => addressOf(`${person.uid}/profile_photo/logo`),
  'a product’s picture': () => addressOf(`${person.uid}/products/aaaaaaaaaaaaaaaaaaaa/a.jpg`),
  'a path that climbs': () => `${addressOf(`${person.uid}/profile_photo/`)}..%2Favatar`,
  'a longer path': () => `${ours()}%2Fmore`,
  'a path with another case': () => ours().replace('avatar', 'Avatar'),
  'a path that is not encoded': () => decodeURIComponent(ours()),
  'a script': () => 'javascript:alert(1)',
  data: () => 'data:image/svg+xml,<svg onload=alert(1)>',
  'no address at all': () => 'avatar',
  'a blank': () => ' ',
  'our address after a blank': () => ` ${ours()}`,
  'our address with a fragment': () => `${ours()}#<script>`,
  'two queries': () => `${ours()}?alt=media?token=x`,
  'a protocol of the page': () => ours().replace('http:', ''),
  'a back slash': () => ours().replace('//', '/\\'),
}

describe('a photo address', () => {
  for (const [what, address] of Object.entries(FOREIGN)) {
    countedTest('R23', `is refused: ${what}`, async () => {
      const body = { photoURL: address() }
      const response = await api.call('PUT', '/users/user', { as: person, body })
      expect([response.status, response.error.code]).toEqual([422, 'user/photo-not-ours'])
      const record = await firestore().doc(`users/${person.uid}`).get()
      expect(record.get('photo_url')).toBe('')
    })
  }

  test('keeps no parameter', async () => {
    const body = { photoURL: `${ours()}?alt=media&x=<script>&token="><script>` }
    const response = await api.call<{ photo_url: string }>('PUT', '/users/user', {
      as: person,
      body,
    })
    expect(response.data.photo_url.replace(/&v=\d+$/, '')).toBe(`${ours()}?alt=media`)
    await api.call('PUT', '/users/user', { as: person, body: { photoURL: '' } })
  })

  test('is refused where nothing was uploaded', async () => {
    const nobody = await signUp()
    const body = { photoURL: addressOf(pathOf(nobody)) }
    const response = await api.call('PUT', '/users/user', { as: nobody, body })
    expect(response.error.code).toBe('user/photo-not-ours')
  })
})

describe('a profile', () => {
  test('refuses an address that somebody else has', async () => {
    const body = { name: 'Ngozi', email: other.email }
    const response = await api.call('PUT', '/users/user', { as: person, body })
    expect([response.status, response.error.code]).toEqual([409, 'user/email-taken'])
  })

  test('refuses an empty name and a malformed address, each with its message', async () => {
    const body = { name: ' ', email: 'nobody' }
    const response = await api.call('PUT', '/users/user', { as: person, body })
    expect(response.error.code).toBe('request/invalid')
    expect(Object.keys(response.error.details?.fields ?? {})).toEqual(['name', 'email'])
  })

  test('refuses roles and a photo beside the name', async () => {
    for (const extra of [{ roles: ['vendor'] }, { photoURL: '' }, { user_id: other.uid }]) {
      const body = { name: 'Ngozi', email: person.email, ...extra }
      const response = await api.call('PUT', '/users/user', { as: person, body })
      expect(response.error.code).toBe('request/invalid')
    }
  })

  test('is not found where sign-up wrote no record', async () => {
    const nobody = await signUp({ record: false })
    const body = { name: 'Ngozi', email: nobody.email }
    const response = await api.call('PUT', '/users/user', { as: nobody, body })
    expect([response.status, response.error.code]).toEqual([404, 'user/not-found'])
  })
})

describe('what a stolen session must not do', () => {
  const HOUR_SECONDS = 3_600
  const later = async () => {
    const late = await startApi({
      deps: { identity: { ...api.deps.identity, now: () => Date.now() + HOUR_SECONDS * 1000 } },
    })
    return late
  }

  test('asks for a new sign-in: password, address, word, payout account, deletion', async () => {
    const late = await later()
    const vendor = await signUp({ roles: ['user', 'vendor'] })
    const account = { bank_code: '058', account_number: '0123456789' }
    const attempts = [
      late.call('POST', '/users/update-password', { as: person, body: { password: 'another1' } }),
      late.call('PUT', '/users/user', { as: person, body: { name: 'A', email: 'n@oja.example' } }),
      late.call('PUT', '/users/word', { as: person, body: {} }),
      late.call('PUT', '/vendors/payout-account', { as: vendor, body: account }),
      late.call('POST', '/users/delete', { as: person, body: { confirm: 'DELETE' } }),
    ]
    for (const response of await Promise.all(attempts)) {
      expect([response.status, response.error.code]).toEqual([403, 'auth/recent-login-required'])
    }
    await late.close()
  })

  test('refuses a password of five characters', async () => {
    const body = { password: 'short' }
    const response = await api.call('POST', '/users/update-password', { as: person, body })
    expect(response.error.details?.fields).toHaveProperty('password')
  })
})
