import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api-server'
import { countedTest } from '../support/counts'
import { signUp } from '../support/people'

let api: Api
let now = Date.now()
beforeAll(async () => {
  api = await startApi({ deps: { clock: () => now } })
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

const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

const addressOf = (last: number) => `203.0.${round}.${last}`

describe('a strict limit', () => {
  countedTest(
    'R16',
    'lets exactly five of fifty newsletter requests of one address in',
    async () => {
      round += 1
      const answers = await Promise.all(FIFTY.map((index) => subscribe(addressOf(1), index)))
      expect([count(answers, 200), count(answers, 429)]).toEqual([5, 45])
      expect(answers.find(({ status }) => status === 429)?.error.code).toBe('request/rate-limited')
    },
  )

  countedTest('R16', 'lets exactly five of fifty contact messages of one address in', async () => {
    round += 1
    const answers = await Promise.all(FIFTY.map(() => contact(addressOf(2))))
    expect([count(answers, 200), count(answers, 429)]).toEqual([5, 45])
  })

  countedTest('R16', 'lets exactly five verification letters of one person in', async () => {
    const person = await signUp({ email_verified: false })
    const answers = await Promise.all(
      FIFTY.map(() => api.call('POST', '/auth/resend-verification', { as: person })),
    )
    expect([count(answers, 200), count(answers, 429)]).toEqual([5, 45])
  })

  countedTest('R16', 'leaves other addresses and other endpoints alone', async () => {
    round += 1
    await Promise.all(FIFTY.slice(0, 6).map((index) => subscribe(addressOf(3), index)))
    const answers = await Promise.all([subscribe(addressOf(4), 60), contact(addressOf(3))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
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

describe('the bucket in memory', () => {
  countedTest(
    'R16',
    'lets 600 requests a minute of one address in, and others besides',
    async () => {
      const from = '198.51.100.7'
      const answers = []
      for (let sent = 0; sent < 620; sent += 20) {
        const some = Array.from({ length: 20 }, () => api.call('GET', '/health', { from }))
        answers.push(...(await Promise.all(some)))
      }
      expect([count(answers, 200), count(answers, 429)]).toEqual([600, 20])
      expect((await api.call('GET', '/health', { from: '198.51.100.8' })).status).toBe(200)
      now += 60_000
      expect((await api.call('GET', '/health', { from })).status).toBe(200)
    },
  )

  countedTest('R16', 'lets 300 requests a minute of one caller in, from wherever', async () => {
    const person = await signUp()
    const answers = []
    for (let sent = 0; sent < 310; sent += 10) {
      const some = Array.from({ length: 10 }, () =>
        api.call('POST', '/users/notifications/mark-read', { as: person }),
      )
      answers.push(...(await Promise.all(some)))
    }
    expect([count(answers, 200), count(answers, 429)]).toEqual([300, 10])
  })

  test('is not escaped by a client that writes its own forwarding header', async () => {
    const refusals = await startApi({ app: { address_per_minute: 3 } })
    const answers = []
    for (const made_up of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) {
      answers.push(await refusals.call('GET', '/health', { from: `${made_up}, 203.0.113.9` }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    await refusals.close()
  })
})
