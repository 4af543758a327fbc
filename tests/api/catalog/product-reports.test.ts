import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  ProductReport,
  ReportedProduct,
} from '../../../functions/src/contract/entities/catalog/product-report'
import type { Notification } from '../../../functions/src/contract/entities/messaging/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import { resolveReports } from '../../../functions/src/usecases/catalog/product/moderation/resolve-reports'
import { countedTest } from '../../support/counts'
import { type Person, signUp } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

const REPORT = { reason: 'prohibited', text: 'This is ivory.' }

const report = (as: Person | undefined, id: string, body: object = REPORT) =>
  testApi.call('POST', `/products/${id}/report`, { as, body })

const flagsOf = async (product_id: string): Promise<Notification[]> => {
  const path = `${COLLECTIONS.users}/${vendor.uid}/${SUBCOLLECTIONS.notifications}`
  const { docs } = await collectionOf<Notification>(path)
    .where('product_id', '==', product_id)
    .get()
  return docs.map((one) => one.data())
}

const summaryOf = async (id: string): Promise<ReportedProduct | undefined> =>
  (await collectionOf<ReportedProduct>(COLLECTIONS.reportedProducts).doc(id).get()).data()

const reportsOf = async (id: string): Promise<ProductReport[]> => {
  const reports = collectionOf<ProductReport>(COLLECTIONS.productReports)
  return (await reports.where('product_id', '==', id).get()).docs.map((one) => one.data())
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => signUp()))
const decided = { operator: 'ops@oja.example', reason: 'Looked at it.' }

describe('a report of a product', () => {
  test('waits for an operator and is no word to the vendor', async () => {
    const { id } = await testApi.product(vendor)
    expect((await report(await signUp(), id)).status).toBe(200)
    expect(await summaryOf(id)).toMatchObject({ open_reports: 1, flagged: false })
    expect(await flagsOf(id)).toEqual([])
  })

  test('counts once for each person, whatever they say the second time', async () => {
    const { id } = await testApi.product(vendor)
    const person = await signUp()
    await report(person, id)
    const again = await report(person, id, { reason: 'other', text: 'Again.' })
    expect(again.status).toBe(200)
    expect((await reportsOf(id)).map(({ text }) => text)).toEqual([REPORT.text])
    expect(await summaryOf(id)).toMatchObject({ open_reports: 1 })
  })

  countedTest('R19', 'of many at once notifies the vendor once, and not by whom', async () => {
    const { id } = await testApi.product(vendor, { name: 'Ivory comb' })
    const reporters = await people(8)
    const responses = await Promise.all(reporters.map((person) => report(person, id)))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await summaryOf(id)).toMatchObject({ open_reports: 8, flagged: true })
    const flags = await flagsOf(id)
    expect(flags).toHaveLength(1)
    for (const { uid } of reporters) expect(JSON.stringify(flags)).not.toContain(uid)
  })

  test('emails the operators once, naming nobody', async () => {
    const { id } = await testApi.product(vendor)
    const reporters = await people(2)
    for (const person of reporters) await report(person, id)
    const email = await collectionOf(COLLECTIONS.mail).doc(`product-report-${id}-1`).get()
    const text = JSON.stringify(email.data())
    expect(text).toContain(id)
    for (const { uid, email } of reporters) expect(text).not.toMatch(new RegExp(`${uid}|${email}`))
  })

  test('is refused to a visitor, of one’s own product, and of what is not on sale', async () => {
    const { id } = await testApi.product(vendor)
    const paused = await testApi.product(vendor, { status: 'paused' })
    const person = await signUp()
    expect(codeOf(await report(undefined, id))).toBe('auth/missing-token')
    expect(codeOf(await report(vendor, id))).toBe('product/own-report')
    expect(codeOf(await report(person, paused.id))).toBe('product/not-found')
    expect(codeOf(await report(person, 'a'.repeat(20)))).toBe('product/not-found')
    expect(await summaryOf(id)).toBeUndefined()
  })

  test('is refused without a known reason, or with too long a text', async () => {
    const { id } = await testApi.product(vendor)
    const person = await signUp()
    for (const body of [{}, { reason: 'dislike' }, { reason: 'other', text: 'x'.repeat(1_001) }]) {
      expect(codeOf(await report(person, id, body))).toBe('request/invalid')
    }
    expect(await reportsOf(id)).toEqual([])
  })

  countedTest('R16', 'is refused after ten in an hour', async () => {
    const person = await signUp()
    const products = await Promise.all(Array.from({ length: 12 }, () => testApi.product(vendor)))
    const responses = await Promise.all(products.map(({ id }) => report(person, id)))
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
  })
})

describe('an operator', () => {
  test('dismisses reports: the vendor hears nothing and the round is over', async () => {
    const { id } = await testApi.product(vendor)
    await report(await signUp(), id)
    await resolveReports(testApi.deps, id, { ...decided, outcome: 'dismiss' })
    expect(await flagsOf(id)).toEqual([])
    expect(await summaryOf(id)).toMatchObject({ open_reports: 0, round: 2 })
  })

  test('flags a product with one report: the vendor is notified, once a round', async () => {
    const { id } = await testApi.product(vendor)
    await report(await signUp(), id)
    await resolveReports(testApi.deps, id, { ...decided, outcome: 'flag' })
    expect(await flagsOf(id)).toHaveLength(1)
    for (const person of await people(3)) await report(person, id)
    expect(await flagsOf(id)).toHaveLength(2)
    await resolveReports(testApi.deps, id, { ...decided, outcome: 'flag' })
    expect(await flagsOf(id)).toHaveLength(2)
  })

  test('is refused where nothing waits', async () => {
    const { id } = await testApi.product(vendor)
    const resolving = resolveReports(testApi.deps, id, { ...decided, outcome: 'flag' })
    await expect(resolving).rejects.toThrow('Nobody has reported')
    expect(await flagsOf(id)).toEqual([])
  })
})
