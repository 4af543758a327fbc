import { setTimeout as pause } from 'node:timers/promises'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '../../../functions/src/contract/entities/people/user'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { firestore } from '../../../functions/src/db/firestore'
import { type Api, startApi } from '../../support/api-server'
import { startMeter } from '../../support/firestore-meter'
import { PASSWORD, type Person, signIn, signUp } from '../../support/people'
import { addressOf, photograph, upload } from '../../support/upload'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const documentOf = async (person: Person) =>
  (await firestore().doc(`users/${person.uid}`).get()).data() ?? {}
const emailsTo = async (address: string) =>
  (await firestore().collection('mail').where('to', 'array-contains', address).get()).docs.map(
    (document) => document.data(),
  )

describe('the role user', () => {
  test('is given after sign-up and kept in the token', async () => {
    const person = await signUp({ roles: [] })
    const body = { uid: person.uid, roles: ['user'] }
    const response = await api.call('POST', '/auth/create-role', { as: person, body })
    expect(response.data).toEqual({ roles: ['user'] })
    const account = await getAuth(firebaseApp()).getUser(person.uid)
    expect(account.customClaims).toEqual({ roles: ['user'] })
  })

  test('does not take away what a vendor holds', async () => {
    const vendor = await signUp({ roles: ['user', 'vendor'] })
    const body = { uid: vendor.uid, roles: ['user'] }
    const response = await api.call('POST', '/auth/create-role', { as: vendor, body })
    expect(response.data).toEqual({ roles: ['user', 'vendor'] })
  })
})

describe('verification', () => {
  test('sends an email with a link that verifies', async () => {
    const person = await signUp({ email_verified: false })
    const response = await api.call('POST', '/auth/resend-verification', { as: person })
    expect(response.message).toBe('Verification email sent! Please check your inbox.')
    const [email] = await emailsTo(person.email)
    const link = /http\S+/.exec(email?.message.text)?.[0] ?? ''
    await fetch(link, { redirect: 'manual' })
    expect((await getAuth(firebaseApp()).getUser(person.uid)).emailVerified).toBe(true)
  })

  test('says when there is nothing left to verify, and sends nothing', async () => {
    const person = await signUp()
    const response = await api.call('POST', '/auth/resend-verification', { as: person })
    expect(response.message).toBe('Your email is already verified.')
    expect(response.data).toEqual({ already_verified: true })
    expect(await emailsTo(person.email)).toEqual([])
  })
})

describe('the profile', () => {
  test('takes a new name, in the record and in the account', async () => {
    const person = await signUp()
    const body = { name: 'Ngozi Okafor', email: person.email }
    const response = await api.call<User>('PUT', '/users/user', { as: person, body })
    expect(response.data.name).toBe('Ngozi Okafor')
    expect((await documentOf(person)).name).toBe('Ngozi Okafor')
    const account = await getAuth(firebaseApp()).getUser(person.uid)
    expect([account.displayName, account.emailVerified]).toEqual(['Ngozi Okafor', true])
  })

  test('takes a new address, which has to be verified again, and notifies the old one', async () => {
    const person = await signUp()
    const email = `new-${person.email}`
    const body = { name: person.name, email: email.toUpperCase() }
    const response = await api.call<User>('PUT', '/users/user', { as: person, body })
    expect(response.data.email).toBe(email)
    const account = await getAuth(firebaseApp()).getUser(person.uid)
    expect([account.email, account.emailVerified]).toEqual([email, false])
    expect(await emailsTo(person.email)).toHaveLength(1)
  })

  test('shows the photo that was uploaded', async () => {
    const person = await signUp()
    const path = `${person.uid}/profile_photo/avatar`
    await upload(path, await photograph())
    const photoURL = `${addressOf(path)}?alt=media&token=0f8a2c1e-1111-4222-8333-444455556666`
    const response = await api.call<User>('PUT', '/users/user', { as: person, body: { photoURL } })
    const [address, version] = response.data.photo_url.split('&v=')
    expect([address, version]).toEqual([
      `${addressOf(path)}?alt=media`,
      expect.stringMatching(/^\d+$/),
    ])
  })

  test('loses the photo on request', async () => {
    const person = await signUp()
    const body = { photoURL: '' }
    const response = await api.call<User>('PUT', '/users/user', { as: person, body })
    expect([response.status, response.data.photo_url]).toEqual([200, ''])
  })
})

describe('the password', () => {
  test('changes, and every session before it ends', async () => {
    const person = await signUp()
    // Sessions are ended with a resolution of one second: one of the same second would stay valid.
    await pause(1_100)
    const body = { password: 'quite-another-one' }
    const response = await api.call('POST', '/users/update-password', { as: person, body })
    expect(response.message).toBe('Password updated successfully')
    const after = await api.call('GET', '/users/export', { as: person })
    expect(after.error.code).toBe('auth/id-token-revoked')
    await expect(signIn(person.email, PASSWORD)).rejects.toThrow()
    expect(await signIn(person.email, 'quite-another-one')).not.toBe('')
  })
})

describe('a password that is tried first', () => {
  test.each(['123456', 'password', 'PASSWORD', 'iloveyou', 'liverpool'])(
    'is refused: %s',
    async (password) => {
      const person = await signUp()
      const response = await api.call('POST', '/users/update-password', {
        as: person,
        body: { password },
      })
      expect([response.status, response.error.code]).toEqual([422, 'auth/common-password'])
      expect(await signIn(person.email, PASSWORD)).not.toBe('')
    },
  )

  test('of six characters that nobody tries first is taken', async () => {
    const person = await signUp()
    const body = { password: 'kq7vzr' }
    expect((await api.call('POST', '/users/update-password', { as: person, body })).status).toBe(
      200,
    )
  })
})

describe('notifications', () => {
  test('are all marked as read with one write, whatever their number', async () => {
    const person = await signUp()
    const before = Date.now()
    const meter = startMeter()
    const response = await api.call('POST', '/users/notifications/mark-read', { as: person })
    meter.stop()
    expect(response.data).toEqual({ done: true })
    expect(meter.read().writes).toBe(1)
    const { notifications_read_at } = await documentOf(person)
    expect(notifications_read_at.toMillis()).toBeGreaterThanOrEqual(before)
  })
})
