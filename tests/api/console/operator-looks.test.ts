import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleEndpoints } from '../../../functions/src/contract/api/console/console'
import { supportEndpoints } from '../../../functions/src/contract/api/messaging/support'
import { PERSON_REASONS } from '../../../functions/src/contract/entities/console/audit'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { HOUR_MS } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import type { RateLimit } from '../../../functions/src/db/rate-limits'
import { LOOKS_A_DAY, logLook } from '../../../functions/src/usecases/operators/log-look'
import { RATE_LIMITS, takeAtDoor } from '../../../functions/src/usecases/rate-limit'
import { type Person, signUpOperator } from '../../support/people'
import { clearDatabase, codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let support: Person
let vendor: Person

beforeAll(async () => {
  testApi = await openTestApi()
  support = await signUpOperator(testApi.deps, 'support')
  vendor = await testApi.vendor()
})
// The planted entries are in no chain.
afterAll(async () => {
  await clearDatabase()
  await testApi.close()
})

const look = (as: Person, query = '?why=request') =>
  testApi.call('GET', `/console/people/${vendor.uid}${query}`, { as })

describe('a person’s page', () => {
  test('opens for a chosen reason, never only to check', async () => {
    for (const query of ['', '?why=check', '?why=curious']) {
      const response = await look(support, query)
      expect([query, response.status, codeOf(response)]).toEqual([query, 400, 'request/invalid'])
    }
    expect(await readOpsDecisions(5, vendor.uid)).toEqual([])
    for (const why of PERSON_REASONS) {
      expect((await look(support, `?why=${why}`)).status).toBe(200)
    }
    const [latest] = await readOpsDecisions(1, vendor.uid)
    expect(latest).toMatchObject({ action: 'look:person', operator: support.uid })
  })

  test('has a limit of its own, as a case, a conversation and a message to us have', async () => {
    const { case: shown, person, report } = consoleEndpoints
    for (const row of [shown, person, report, supportEndpoints.ticket]) {
      expect([row.path, row.limit]).toEqual([row.path, 'look'])
    }
    const uid = `an-operator-${testApi.deps.ids()}`
    await takeAtDoor(testApi.deps, 'look', uid)
    const hash = createHash('sha256').update(uid).digest('hex').slice(0, 32)
    await collectionOf<RateLimit>(COLLECTIONS.rateLimits)
      .doc(`look-${hash}`)
      .update({ count: RATE_LIMITS.look.max })
    await expect(takeAtDoor(testApi.deps, 'look', uid)).rejects.toMatchObject({
      code: 'request/rate-limited',
    })
    await takeAtDoor(testApi.deps, 'operator', uid)
    testApi.passTime(HOUR_MS)
    await takeAtDoor(testApi.deps, 'look', uid)
  })

  test('opened too often in a day, by a reason or another, is a line of the log that alerts', async () => {
    const lines: { text: string; fields?: object }[] = []
    const log = {
      ...testApi.deps.log,
      error: (text: string, fields?: object) => {
        lines.push({ text, ...(fields && { fields }) })
        testApi.deps.log.error(text, fields)
      },
    }
    const acting = { uid: 'an-operator-of-many', role: 'support' } as const
    const given = { action: 'person', subject: 'somebody', why: 'request' } as const
    await logLook({ ...testApi.deps, log }, acting, given)
    const [entry] = await readOpsDecisions(1, given.subject)
    const batch = firestore().batch()
    for (let count = 2; count < LOOKS_A_DAY; count += 1) {
      batch.create(collectionOf(COLLECTIONS.opsDecisions).doc(`look-${count}`), {
        ...entry,
        id: `look-${count}`,
        action: count % 2 === 0 ? 'look:case' : 'look:conversation',
      })
    }
    await batch.commit()
    expect(lines).toEqual([])
    await logLook({ ...testApi.deps, log }, acting, given)
    expect(lines).toEqual([
      {
        text: 'An operator looks at very many people',
        fields: { operator: acting.uid, looks: LOOKS_A_DAY },
      },
    ])
  })
})

describe('a card number or a BVN', () => {
  const NUMBERS = [
    '4084.0840.8408.4081',
    '4084_0840/8408 4081',
    '٤٠٨٤٠٨٤٠٨٤٠٨٤٠٨١',
    '222.1234.5678',
  ]
  const owner = { person: undefined as Person | undefined }
  beforeAll(async () => {
    owner.person = await signUpOperator(testApi.deps, 'owner')
  })

  test.each(NUMBERS)('%s is stored nowhere, whichever way it comes in', async (number) => {
    const as = owner.person
    const text = `They wrote ${number} to us.`
    const inputs: [string, object, number][] = [
      ['console/find', { text: number, why: 'request' }, 422],
      ['console/find', { text: `${number}@x.yy`.replaceAll(/[/ ]/g, '.'), why: 'request' }, 422],
      ['console/notes', { subject: { type: 'person', id: vendor.uid }, text }, 400],
      [`console/stores/${vendor.uid}`, { action: 'suspend', reason: text }, 400],
      ['console/switches', { name: 'uploads', is_on: true, reason: text }, 400],
      ['console/tickets/a/answer', { text }, 400],
      ['console/tickets/a/close', { reason: text }, 400],
      ['console/months/2026-01/close', { reason: text }, 400],
    ]
    for (const [path, body, status] of inputs) {
      const response = await testApi.call('POST', `/${path}`, { ...(as && { as }), body })
      expect([path, response.status]).toEqual([path, status])
      expect(response.text).not.toContain(number)
    }
    const contact = { name: 'Ada', email: 'ada@oja.example', subject: 'A card', message: text }
    const written = await testApi.call('POST', '/public/others/contact', { body: contact })
    expect([written.status, codeOf(written)]).toEqual([400, 'request/invalid'])
    expect(JSON.stringify(await readOpsDecisions(500))).not.toContain(number)
  })

  test('in doubt is searched, and logged as hidden', async () => {
    const as = owner.person
    const body = { text: 'ada-22212345678@oja.example', why: 'request' }
    const response = await testApi.call('POST', '/console/find', { ...(as && { as }), body })
    expect(response.status).toBe(200)
    expect((await readOpsDecisions(1))[0]).toMatchObject({ action: 'look:find', subject: 'hidden' })
  })
})
