import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HeldDeal, ShownDeal } from '../../../functions/src/contract/api/orders/deals'
import { type Deal, MAX_OPENED } from '../../../functions/src/contract/entities/orders/deal'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { MINUTE_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { makeDealCode } from '../../../functions/src/domain/orders/deal/deal-code'
import { allProblems, refundsOf } from '../../support/checkouts'
import { changeDeal, makeDeal, orderDeal, paidDeal, usesNow } from '../../support/deals'
import { notificationsOf } from '../../support/notifications/notifications-of'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

const own = async ({ id }: Pick<Deal, 'id'>) =>
  (await testApi.call<HeldDeal>('GET', `/vendors/deals/${id}`, { as: vendor })).data

const openAgain = async (deal: Deal, change: object = {}) => {
  const { images, ...terms } = deal.terms
  const image_paths = images.map(({ path }) => path)
  return testApi.call<HeldDeal>('PUT', `/vendors/deals/${deal.id}`, {
    as: vendor,
    body: { ...terms, image_paths, days: 3, ...change },
  })
}

/** A buyer whose money comes after the deal has ended, and goes back. */
const paidTooLate = async (deal: Deal, end: Partial<Deal>) => {
  const buyer = await testApi.buyer()
  const ordered = await orderDeal(testApi, buyer, deal)
  testApi.passTime(POLICY.payment_ms + POLICY.payment_grace_ms + MINUTE_MS)
  await testApi.drain()
  await changeDeal(deal, end)
  testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
  await testApi.verify(buyer, ordered)
  await testApi.drain()
  expect(refundsOf(testApi, ordered)).toHaveLength(1)
  return { buyer, ordered }
}

const expired = () => ({ expires_at: timestampFromMillis(testApi.clock()) })

describe('a deal whose buyer paid too late', () => {
  test('is opened again for them, who hear of it once, and pay by the same link (case 36)', async () => {
    const code = makeDealCode(testApi.deps.random)
    const deal = await makeDeal(testApi, vendor, { code, terms: { title: 'Iroko stool' } })
    const { buyer } = await paidTooLate(deal, expired())
    expect(await own(deal)).toMatchObject({ state: 'expired', late: 1 })
    const [told] = await notificationsOf(vendor, 'DEAL_PAID_LATE')
    expect(told?.cta?.href).toBe(`/dashboard/vendor/deals/${deal.id}`)
    const { data } = await openAgain(deal)
    expect(data).toMatchObject({ state: 'open', version: 2 })
    expect(data).not.toHaveProperty('late')
    const news = await notificationsOf(buyer, 'DEAL_REOPENED')
    expect(news.map(({ cta }) => cta?.href)).toEqual([`/d/${data.code}`])
    await openAgain(deal)
    expect(await notificationsOf(buyer, 'DEAL_REOPENED')).toHaveLength(1)
    const shown = await testApi.call<ShownDeal>('GET', `/public/deals/${code}`, {})
    expect(shown.text).not.toContain(buyer.uid)
    expect(shown.data.deal).not.toHaveProperty('late')
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is opened for one more where it was sold out meanwhile', async () => {
    const deal = await makeDeal(testApi, vendor, { terms: { uses: 1 } })
    const { buyer, ordered } = await paidTooLate(deal, { sold: 1 })
    expect(await own(deal)).toMatchObject({ state: 'sold_out', late: 1 })
    expect((await openAgain(deal)).data).toMatchObject({ state: 'sold_out', late: 1 })
    expect(await notificationsOf(buyer, 'DEAL_REOPENED')).toEqual([])
    expect((await openAgain(deal, { uses: 2 })).data).toMatchObject({ state: 'open' })
    expect(await notificationsOf(buyer, 'DEAL_REOPENED')).toHaveLength(1)
    expect(await usesNow(deal)).toEqual([0, 1])
    expect(ordered.status.status).toBe('pending')
  })

  test.each([
    ['withdrawn', () => ({ status: 'withdrawn' as const })],
    ['a price for one buyer', () => ({ ...expired(), of: 'x'.repeat(20) })],
  ])('can’t be opened again when it is %s, so nobody is asked to', async (_, end) => {
    const deal = await makeDeal(testApi, vendor)
    await paidTooLate(deal, end())
    expect(await own(deal)).not.toHaveProperty('late')
  })

  test('says nothing of money that came in time', async () => {
    const deal = await makeDeal(testApi, vendor, { terms: { uses: 2 } })
    await paidDeal(testApi, await testApi.buyer(), deal)
    expect(await own(deal)).not.toHaveProperty('late')
  })
})

describe('that a deal was opened', () => {
  const say = ({ code }: Pick<Deal, 'code'>, from?: string) =>
    testApi.call('POST', `/public/deals/${code}/opened`, { ...(from && { from }) })
  const coded = (change: Partial<Deal> = {}) =>
    makeDeal(testApi, vendor, { code: makeDealCode(testApi.deps.random), ...change })

  test('is counted for its seller alone, at once too', async () => {
    const deal = await coded()
    const said = await Promise.all(Array.from({ length: 5 }, () => say(deal)))
    expect(said.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect((await own(deal)).opened).toBe(5)
    const { text } = await testApi.call('GET', `/public/deals/${deal.code}`, {})
    expect(text).not.toContain('opened')
  })

  test('isn’t counted without end, nor of a code that no deal has', async () => {
    const deal = await coded({ opened: MAX_OPENED })
    expect((await say(deal)).status).toBe(200)
    expect((await own(deal)).opened).toBe(MAX_OPENED)
    expect(codeOf(await say({ code: '0000000000' }))).toBe('deal/not-found')
  })

  test('is refused to who says it more often than people open links', async () => {
    const deal = await coded()
    const said = await Promise.all(Array.from({ length: 70 }, () => say(deal, '203.0.113.80')))
    expect(said.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await own(deal)).opened).toBe(60)
  })
})
