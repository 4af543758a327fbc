import { setTimeout } from 'node:timers/promises'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { HOUR_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { RateLimit } from '../../../functions/src/db/rate-limits'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { type Person, signIn, signUp } from '../../support/people'
import { VALID_BODIES } from '../../support/route-cells'

let api: Api
let now = Date.now()
let slept = 0
const sleep = (milliseconds: number) => {
  slept += 1
  return setTimeout(milliseconds)
}
beforeAll(async () => {
  api = await startApi({ deps: { clock: () => now, sleep } })
})
afterAll(() => api.close())

const FIFTY = Array.from({ length: 50 }, (_, index) => index)
let round = 0

const subscribe = (from: string, index: number) => {
  const email = `r${round}-${index}-${process.pid}-${Date.now()}@oja.example`
  return api.call('POST', '/public/others/newsletter', { from, body: { email, name: 'a' } })
}
const contact = (from: string) =>
  api.call('POST', '/public/others/contact', {
    from,
    body: {
      name: 'Ada',
      email: 'ada@oja.example',
      subject: 'Hello',
      message: 'A long enough text.',
    },
  })

const count = (responses: { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length

const addressOf = (last: number) => `203.0.${round}.${last}`

describe('a strict limit', () => {
  countedTest(
    'R16',
    'lets exactly five of fifty newsletter requests of one address in',
    async () => {
      round += 1
      const responses = await Promise.all(FIFTY.map((index) => subscribe(addressOf(1), index)))
      expect([count(responses, 200), count(responses, 429)]).toEqual([5, 45])
      expect(responses.find(({ status }) => status === 429)?.error.code).toBe(
        'request/rate-limited',
      )
    },
  )

  countedTest('R16', 'lets exactly five of fifty contact messages of one address in', async () => {
    round += 1
    const responses = await Promise.all(FIFTY.map(() => contact(addressOf(2))))
    expect([count(responses, 200), count(responses, 429)]).toEqual([5, 45])
  })

  countedTest('R16', 'counts a network of IPv6 as one address', async () => {
    round += 1
    const hostOf = (index: number) => `2001:db8::${index}:${process.pid % 10_000}:7:${index}`
    const asked = [
      (index: number) => subscribe(hostOf(index), index),
      (index: number) => contact(hostOf(index)),
    ]
    for (const ask of asked) {
      const responses = await Promise.all(FIFTY.slice(0, 8).map(ask))
      expect([count(responses, 200), count(responses, 429)]).toEqual([5, 3])
    }
    expect((await subscribe(`2001:db8:0:1::${process.pid % 10_000}`, 9)).status).toBe(200)
  })

  countedTest('R16', 'lets exactly five verification emails of one person in', async () => {
    const person = await signUp({ email_verified: false })
    const responses = await Promise.all(
      FIFTY.map(() => api.call('POST', '/auth/resend-verification', { as: person })),
    )
    expect([count(responses, 200), count(responses, 429)]).toEqual([5, 45])
  })

  countedTest('R16', 'counts verification emails by the address written to', async () => {
    const email = `again-${process.pid}-${Date.now()}@oja.example`
    // The account is deleted and made again each time, and each request has its own network.
    const sendAgain = async (to: string, from: string) => {
      const person = await signUp({ email: to, email_verified: false })
      const { status } = await api.call('POST', '/auth/resend-verification', { as: person, from })
      await getAuth(firebaseApp()).deleteUser(person.uid)
      return status
    }
    round += 1
    const statuses: number[] = []
    for (const last of FIFTY.slice(10, 16)) statuses.push(await sendAgain(email, addressOf(last)))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const other = `other-${email}`
    expect(await sendAgain(other, addressOf(20))).toBe(200)
  })

  countedTest('R16', 'lets twenty requests and thirty answers of one person in', async () => {
    const person = await signUp()
    const answers = (path: string, method: 'POST' | 'PUT', route: string) =>
      Promise.all(
        FIFTY.map((index) =>
          api.call(method, path.replace('0', String(index % 10)), {
            as: person,
            body: { ...VALID_BODIES[route] },
          }),
        ),
      )
    const saved = await answers('/requests/aaaaaaaaaaaaaaaaaaa0', 'PUT', 'requests.save')
    expect([count(saved, 200), count(saved, 429)]).toEqual([20, 30])
    const given = await answers('/requests/bbbbbbbbbbbbbbbbbbb0/answer', 'POST', 'requests.answer')
    expect([count(given, 404), count(given, 429)]).toEqual([30, 20])
  })

  countedTest('R16', 'leaves other addresses and other endpoints alone', async () => {
    round += 1
    await Promise.all(FIFTY.slice(0, 6).map((index) => subscribe(addressOf(3), index)))
    const responses = await Promise.all([subscribe(addressOf(4), 60), contact(addressOf(3))])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
  })

  countedTest('R16', 'says how long to wait, and opens again then', async () => {
    round += 1
    await Promise.all(FIFTY.slice(0, 5).map((index) => subscribe(addressOf(5), index)))
    const refused = await subscribe(addressOf(5), 5)
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(3_590)
    now += wait * 1_000
    expect((await subscribe(addressOf(5), 6)).status).toBe(200)
  })
})

describe('what counts everybody', () => {
  const everybody = (name: string) =>
    collectionOf<RateLimit>(COLLECTIONS.rateLimits).doc(`${name}-everybody`)

  /** Leaves `left` of the hourly limit `max` that all users share. */
  const leave = (name: string, max: number, left: number) =>
    everybody(name).set({
      id: `${name}-everybody`,
      count: max - left,
      window_started_at: timestampFromMillis(now),
      expires_at: timestampFromMillis(now + HOUR_MS),
    })

  const unverified = () => signUp({ email_verified: false })
  const cases: Record<string, [number, (index: number) => Promise<{ status: number }>]> = {
    newsletter: [300, (index) => subscribe(addressOf(index), index)],
    contact: [200, (index) => contact(addressOf(index))],
    verification: [
      1_000,
      async () => api.call('POST', '/auth/resend-verification', { as: await unverified() }),
    ],
  }

  for (const [name, [max, ask]] of Object.entries(cases)) {
    countedTest('R16', `lets ${max} an hour in for ${name}, from however many places`, async () => {
      round += 1
      await leave(name, max, 3)
      const responses = await Promise.all(FIFTY.slice(0, 12).map((index) => ask(index)))
      expect([count(responses, 200), count(responses, 429)]).toEqual([3, 9])
      now += HOUR_MS
      expect((await ask(20)).status).toBe(200)
      await everybody(name).delete()
    })
  }

  countedTest('R16', 'says how long to wait, and counts nothing that is refused', async () => {
    round += 1
    await leave('newsletter', 300, 0)
    const refused = await subscribe(addressOf(30), 1)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_590)
    await everybody('newsletter').delete()
    const responses = await Promise.all(
      FIFTY.slice(0, 6).map((i) => subscribe(addressOf(30), i + 2)),
    )
    expect([count(responses, 200), count(responses, 429)]).toEqual([5, 1])
  })
})

describe('what a row is limited to', () => {
  countedTest('R16', 'counts the requests of a caller, from wherever', async () => {
    const vendors = await Promise.all([1, 2].map(() => signUp({ roles: ['user', 'vendor'] })))
    const [person, another] = vendors
    const before = slept
    const rates = (as: Person | undefined) => api.call('GET', '/vendors/delivery-rates.csv', { as })
    const responses = await Promise.all(FIFTY.slice(0, 35).map(() => rates(person)))
    expect([count(responses, 200), count(responses, 429)]).toEqual([30, 5])
    // None waits for a lost race: what comes at once is counted in one commit.
    expect(slept).toBe(before)
    expect((await rates(another)).status).toBe(200)
  })
})

describe('a new email address', () => {
  countedTest('R16', 'is taken five times a day: each writes to the one before', async () => {
    const person = await signUp()
    const newEmail = (index: number) => `new-${index}-${person.email}`
    // A changed email address ends the session, so each update signs in again.
    const update = async (now_at: string, name: string, email: string) => {
      const as = { token: await signIn(now_at) }
      return (await api.call('PUT', '/users/user', { as, body: { name, email } })).status
    }
    const statuses = [await update(person.email, person.name, newEmail(1))]
    for (const index of [2, 3, 4, 5, 6]) {
      statuses.push(await update(newEmail(index - 1), person.name, newEmail(index)))
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await update(newEmail(5), 'Another Name', newEmail(5))).toBe(200)
  })
})

describe('the bucket in memory', () => {
  countedTest(
    'R16',
    'lets 600 requests a minute of one address in, and others besides',
    async () => {
      const from = '198.51.100.7'
      const responses = []
      for (let sent = 0; sent < 620; sent += 20) {
        const some = Array.from({ length: 20 }, () => api.call('GET', '/health', { from }))
        responses.push(...(await Promise.all(some)))
      }
      expect([count(responses, 200), count(responses, 429)]).toEqual([600, 20])
      expect((await api.call('GET', '/health', { from: '198.51.100.8' })).status).toBe(200)
      now += 60_000
      expect((await api.call('GET', '/health', { from })).status).toBe(200)
    },
  )

  countedTest('R16', 'lets 300 requests a minute of one caller in, from wherever', async () => {
    const person = await signUp()
    const responses = []
    for (let sent = 0; sent < 310; sent += 10) {
      const some = Array.from({ length: 10 }, () =>
        api.call('POST', '/users/notifications/mark-read', { as: person }),
      )
      responses.push(...(await Promise.all(some)))
    }
    expect([count(responses, 200), count(responses, 429)]).toEqual([300, 10])
  })

  /** Entries that proxies append after the client's address. */
  const ways: Record<string, string> = {
    'straight to the function': '',
    'through Hosting': ', 151.101.66.49',
    'through Hosting by IPv6': ', 2a04:4e42:200::305',
    'through Hosting and a front end': ', 199.232.58.132, 35.191.8.1',
  }
  for (const [way, proxies] of Object.entries(ways)) {
    test(`is not escaped by a client that writes its own forwarding header: ${way}`, async () => {
      const refusals = await startApi({ app: { address_per_minute: 3 } })
      const ask = (from: string) => refusals.call('GET', '/health', { from: `${from}${proxies}` })
      const responses = []
      for (const made_up of ['1.1.1.1', '2.2.2.2', '151.101.1.1', '4.4.4.4']) {
        responses.push(await ask(`${made_up}, 203.0.113.9`))
      }
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      expect((await ask('203.0.113.9, 203.0.113.10')).status).toBe(200)
      await refusals.close()
    })
  }
})
