import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  timestampFromMillis,
} from '../../../functions/src/contract/time'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import type { RateLimit } from '../../../functions/src/db/rate-limits'
import type { Log } from '../../../functions/src/usecases/deps'
import { RATE_LIMITS } from '../../../functions/src/usecases/rate-limit'
import { startMeter } from '../../support/firestore-meter'
import { testLog } from '../../support/logs/test-log'
import { keptMessages, newDevice, newNumber, phonesOf } from '../../support/phones'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

const messages = keptMessages()
const logged: string[] = []
let testApi: TestApi
let phones: ReturnType<typeof phonesOf>
beforeAll(async () => {
  const kept = testLog()
  const writing = (severity: keyof Log) => (text: string, fields?: object) => {
    logged.push(JSON.stringify([text, fields]))
    kept[severity](text, fields)
  }
  testApi = await openTestApi({}, () => ({
    messages,
    log: { info: writing('info'), warn: writing('warn'), error: writing('error') },
  }))
  phones = phonesOf(testApi, messages)
})
afterAll(() => testApi.close())

const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code that is asked for', () => {
  test.each([
    ['a landline', '01 234 5678'],
    ['a foreign number', '+44 7911 123456'],
    ['nine digits', '080312345'],
    ['letters', 'call me maybe'],
    ['nothing', ''],
  ])('is refused for %s with the form expected (case 111)', async (_, phone) => {
    const before = messages.sent.length
    const response = await phones.askForCode(phone)
    expect([response.status, codeOf(response)]).toEqual([422, 'user/phone-invalid'])
    expect(response.error.message).toBe('Enter a Nigerian mobile number, such as 08031234567.')
    expect(messages.sent).toHaveLength(before)
  })

  test('is six digits in an SMS first, then in a WhatsApp message', async () => {
    const phone = newNumber()
    const [first, second] = [await phones.askForCode(phone), await phones.askForCode(phone)]
    expect([first.data.channel, second.data.channel]).toEqual(['sms', 'whatsapp'])
    const sent = messages.sent.filter(({ to }) => to === phone)
    expect(sent.map(({ channel, template }) => [channel, template])).toEqual([
      ['sms', 'sign_in_code'],
      ['whatsapp', 'sign_in_code'],
    ])
    for (const { text } of sent) expect(text).toMatch(/^Oja: \d{6} is your code\./)
  })

  test('goes by the channel that is chosen', async () => {
    const phone = newNumber()
    expect((await phones.askForCode(phone, { channel: 'whatsapp' })).data.channel).toBe('whatsapp')
  })

  test('is answered alike for a known and an unknown number, to the byte', async () => {
    const { phone: known } = await phones.enter()
    testApi.passTime(HOUR_MS)
    const unknown = newNumber()
    const [a, b] = [await phones.askForCode(known), await phones.askForCode(unknown)]
    const bytes = (text: string, id: string) => text.replace(id, '')
    expect(bytes(a.text, a.request_id)).toBe(bytes(b.text, b.request_id))
    const device = newDevice()
    const wrong = async (phone: string) => {
      const response = await phones.signIn(
        { phone, code: wrongFor(phones.codeTo(phone)), name: 'Ada', accepted_conditions: true },
        device,
      )
      return [response.status, bytes(response.text, response.request_id)]
    }
    expect(await wrong(known)).toEqual(await wrong(unknown))
  })

  test('reads and writes as much for a known number as for an unknown one', async () => {
    const { phone: known } = await phones.enter()
    testApi.passTime(HOUR_MS)
    const workOf = async (phone: string) => {
      const meter = startMeter()
      await phones.askForCode(phone)
      meter.stop()
      return meter.read()
    }
    expect(await workOf(known)).toEqual(await workOf(newNumber()))
  })

  test('takes as long for a known number as for an unknown one', async () => {
    const known = await Promise.all([...Array(10)].map(() => phones.enter()))
    testApi.passTime(HOUR_MS)
    const timed = async (phone: string) => {
      const began = performance.now()
      await phones.askForCode(phone)
      return performance.now() - began
    }
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (const [at, { phone }] of known.entries()) {
      const pair = [['known', phone] as const, ['unknown', newNumber()] as const]
      for (const [kind, number] of at % 2 ? pair : pair.toReversed()) {
        times[kind].push(await timed(number))
      }
    }
    // Mann-Whitney: of alike times, one in 5,000 runs has fewer than 6 or more than 94 of 100 pairs.
    const slower = times.known.flatMap((one) => times.unknown.filter((other) => one > other)).length
    expect(slower).toBeGreaterThan(5)
    expect(slower).toBeLessThan(95)
  })

  test('goes to one number three times an hour and six times a day, from 50 addresses too (case 114)', async () => {
    const phone = newNumber()
    const ask = async (index: number) => phones.askForCode(phone, { from: `203.0.113.${index}` })
    const first = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)))
    expect(first.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = first.find(({ status }) => status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500)
    testApi.passTime(HOUR_MS)
    const second = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(50 + index)))
    expect(second.filter(({ status }) => status === 200)).toHaveLength(3)
    testApi.passTime(HOUR_MS)
    const third = await ask(120)
    expect([third.status, Number(third.headers['retry-after']) > 3_600]).toEqual([429, true])
    expect(messages.sent.filter(({ to }) => to === phone)).toHaveLength(6)
    testApi.passTime(DAY_MS)
    expect((await ask(121)).status).toBe(200)
  })

  test.each([
    ['an address', (index: number) => `198.51.100.7${index > 99 ? '' : ''}`],
    ['a network of IPv6', (index: number) => `2001:db8:7:7::${index + 1}`],
  ])('is sent ten times a day to %s', async (_, from) => {
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await phones.askForCode(newNumber(), { from: from(index) })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('stops at the ceiling of the house, which wakes somebody (case 114)', async () => {
    const { id } = (await collectionOf<RateLimit>(COLLECTIONS.rateLimits).get()).docs
      .map((one) => one.data())
      .find((one) => one.id.startsWith('code_house')) as RateLimit
    const now = testApi.clock()
    const left = {
      count: RATE_LIMITS.code_house.max - 1,
      window_started_at: timestampFromMillis(now),
    }
    await firestore()
      .collection(COLLECTIONS.rateLimits)
      .doc(id)
      .update({
        count: left.count,
        window_started_at: new Date(now),
      })
    logged.length = 0
    expect((await phones.askForCode(newNumber())).status).toBe(200)
    expect(logged).toEqual([])
    const refused = await phones.askForCode(newNumber())
    expect([refused.status, codeOf(refused)]).toEqual([429, 'request/rate-limited'])
    expect(logged.join()).toContain('The ceiling of sign-in codes is reached')
    testApi.passTime(DAY_MS)
  })

  test('is in no document and no line of the log, and neither is its number', async () => {
    const phone = newNumber()
    await phones.askForCode(phone)
    const code = phones.codeTo(phone)
    await phones.signIn({ phone, code: wrongFor(code) }, newDevice())
    const stored = await Promise.all(
      [COLLECTIONS.signInCodes, COLLECTIONS.rateLimits].map((name) => collectionOf(name).get()),
    )
    const documents = stored.flatMap(({ docs }) =>
      docs.map((one) => `${one.id} ${JSON.stringify(one.data())}`),
    )
    const all = [...documents, ...logged].join('\n')
    expect(documents.length).toBeGreaterThan(0)
    expect(all).not.toContain(phone.slice(4))
    expect(all).not.toContain(`"${code}"`)
  })
})

describe('a code that is typed', () => {
  test('is guessed five times at most, however many guess at once', async () => {
    const phone = newNumber()
    await phones.askForCode(phone)
    const code = phones.codeTo(phone)
    const guesses = Array.from({ length: 40 }, (_, index) =>
      phones.signIn(
        { phone, code: String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0') },
        newDevice(),
      ),
    )
    const codes = (await Promise.all(guesses)).map(codeOf)
    expect(codes.filter((one) => one === 'auth/wrong-code')).toHaveLength(5)
    expect(codes.filter((one) => one === 'auth/code-expired')).toHaveLength(35)
    expect(codeOf(await phones.signIn({ phone, code }, newDevice()))).toBe('auth/code-expired')
  })

  test('says how many tries are left, and a new one begins anew', async () => {
    const phone = newNumber()
    await phones.askForCode(phone)
    const device = newDevice()
    const wrong = wrongFor(phones.codeTo(phone))
    const left: unknown[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const response = await phones.signIn({ phone, code: wrong }, device)
      left.push(response.error.details?.tries_left)
    }
    expect(left).toEqual([4, 3, 2, 1, 0])
    await phones.askForCode(phone)
    const response = await phones.signIn({ phone, code: phones.codeTo(phone) }, device)
    expect(response.data).toEqual({ state: 'name_needed' })
  })

  test('ends after five minutes', async () => {
    const phone = newNumber()
    await phones.askForCode(phone)
    const code = phones.codeTo(phone)
    testApi.passTime(5 * MINUTE_MS)
    const late = await phones.signIn({ phone, code }, newDevice())
    expect([late.status, codeOf(late)]).toEqual([422, 'auth/code-expired'])
  })

  test('may be the first one that comes late, after the second', async () => {
    const phone = newNumber()
    await phones.askForCode(phone)
    const first = phones.codeTo(phone)
    await phones.askForCode(phone)
    expect((await phones.signIn({ phone, code: first }, newDevice())).data).toEqual({
      state: 'name_needed',
    })
  })

  test('belongs to the device that typed it first', async () => {
    const phone = newNumber()
    await phones.askForCode(phone)
    const body = { phone, code: phones.codeTo(phone), name: 'Ada Obi', accepted_conditions: true }
    const device = newDevice()
    const [first, again] = [await phones.signIn(body, device), await phones.signIn(body, device)]
    expect([first.data.state, again.data.state]).toEqual(['signed_in', 'signed_in'])
    expect(codeOf(await phones.signIn(body, newDevice()))).toBe('auth/wrong-code')
  })

  test('is taken with spaces and in Arabic digits', async () => {
    const phone = newNumber()
    await phones.askForCode(phone)
    const code = phones.codeTo(phone)
    const arabic = [...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
    const spaced = `${arabic.slice(0, 3)} ${arabic.slice(3)}`
    expect((await phones.signIn({ phone, code: spaced }, newDevice())).status).toBe(200)
  })

  test.each(['12345', '1234567', 'abcdef', ''])('is refused as %j', async (code) => {
    const response = await phones.signIn({ phone: newNumber(), code }, newDevice())
    expect([response.status, codeOf(response)]).toEqual([400, 'request/invalid'])
  })

  test('is tried sixty times an hour from one address', async () => {
    const from = '192.0.2.77'
    const once = () => phones.signIn({ phone: newNumber(), code: '123456' }, newDevice(), from)
    const all = await Promise.all(Array.from({ length: 70 }, once))
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

describe('without a provider of messages', () => {
  test('phones sign nobody in, and the site is told so', async () => {
    const off = await openTestApi()
    const response = await phonesOf(off, messages).askForCode(newNumber())
    expect([response.status, codeOf(response)]).toEqual([503, 'auth/phone-unavailable'])
    expect((await off.call('GET', '/auth/options')).data).toEqual({ phone: [] })
    await off.close()
    const on = await testApi.call('GET', '/auth/options')
    expect(on.data).toEqual({ phone: ['sms', 'whatsapp'] })
  })
})
