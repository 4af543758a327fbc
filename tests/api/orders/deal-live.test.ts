import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HeldDeal, LeftOfDeal } from '../../../functions/src/contract/api/orders/deals'
import type { Deal } from '../../../functions/src/contract/entities/orders/deal'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { usesLeft } from '../../../functions/src/contract/orders/uses-left'
import { MINUTE_MS, millisOf } from '../../../functions/src/contract/time'
import { makeDealCode } from '../../../functions/src/domain/orders/deal/deal-code'
import { allProblems } from '../../support/checkouts'
import { makeDeal, orderDeal, paidDeal, readDealNow, tryDeal, usesNow } from '../../support/deals'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

const goLive = ({ id }: Pick<Deal, 'id'>, minutes = 60, as = vendor) =>
  testApi.call<HeldDeal>('POST', `/vendors/deals/${id}/live`, { as, body: { minutes } })

const live = async (uses = 20): Promise<Deal> => {
  const code = makeDealCode(testApi.deps.random)
  const deal = await makeDeal(testApi, vendor, { code, terms: { uses } })
  expect((await goLive(deal)).status).toBe(200)
  return readDealNow(deal)
}

const priceFor = ({ id }: Pick<Deal, 'id'>, price_minor = 400_000, as = vendor) =>
  testApi.call<HeldDeal>('POST', `/vendors/deals/${id}/price`, { as, body: { price_minor } })

const priced = async (deal: Deal, price_minor?: number): Promise<Deal> => {
  const { status, data, text } = await priceFor(deal, price_minor)
  if (status !== 200) throw new Error(text)
  return readDealNow(data)
}

const leftOf = async ({ code }: Pick<Deal, 'code'>) =>
  testApi.call<LeftOfDeal>('GET', `/public/deals/${code}/left`, {})

/** How long it can be paid, and for how long after that. */
const timeToPay = ({ deadline, created_at }: Transaction) => [
  deadline && millisOf(deadline.at) - millisOf(created_at),
  deadline?.grace_ms,
]

const free = async (deal: Pick<Deal, 'id'>): Promise<number> => {
  return usesLeft(await readDealNow(deal))
}

describe('a deal in a live show', () => {
  test('makes one price for one buyer, however often its answer is lost', async () => {
    const deal = await live(5)
    const body = { price_minor: 400_000 }
    const headers = { 'idempotency-key': `price-${deal.id}` }
    const send = () =>
      testApi.call<HeldDeal>('POST', `/vendors/deals/${deal.id}/price`, {
        as: vendor,
        body,
        headers,
      })
    const sent = await Promise.all([send(), send()])
    const again = await send()
    expect(new Set([...sent, again].map(({ data }) => data.id)).size).toBe(1)
    expect((await readDealNow(deal)).apart).toBe(1)
  })

  test('sells 20 of 20 to 50 people at once, none twice', async () => {
    const deal = await live()
    const people = await Promise.all(Array.from({ length: 50 }, () => testApi.buyer()))
    const answers = await Promise.all(people.map((buyer) => tryDeal(testApi, buyer, deal)))
    const bought = answers.filter(({ status }) => status === 200)
    expect(bought).toHaveLength(20)
    const ids = bought.flatMap(({ data }) => data.transactions.map(({ id }) => id))
    expect(new Set(ids).size).toBe(20)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(
      new Set(['checkout/changed']),
    )
    expect(await usesNow(deal)).toEqual([20, 0])
    expect((await leftOf(deal)).data).toMatchObject({ uses: 20, left: 0, state: 'open' })
  })

  test('waits ten minutes for a payment, and offers the goods again at once', async () => {
    const deal = await live(1)
    const late = await orderDeal(testApi, await testApi.buyer(), deal)
    expect(timeToPay(late)).toEqual([10 * MINUTE_MS, 0])
    expect((await leftOf(deal)).data).toMatchObject({ left: 0, held_until: late.deadline?.at })
    testApi.passTime(10 * MINUTE_MS + 1)
    await testApi.runDueJobs()
    expect((await testApi.read(late)).status).toEqual({ status: 'reversed' })
    const next = await paidDeal(testApi, await testApi.buyer(), deal)
    expect(next.source).toMatchObject({ is_live: true })
    expect(await usesNow(deal)).toEqual([0, 1])
    expect(await allProblems(testApi)).toEqual([])
  })

  test('ends when its seller says so or its time is over, and with the deal', async () => {
    const deal = await live()
    expect((await goLive(deal, 0)).data.live_until).toEqual((await readDealNow(deal)).live_until)
    const order = await orderDeal(testApi, await testApi.buyer(), deal)
    expect(order.source).not.toHaveProperty('is_live')
    expect(timeToPay(order)).toEqual([POLICY.payment_ms, undefined])
    await goLive(deal, 1)
    testApi.passTime(MINUTE_MS + 1)
    expect(codeOf(await priceFor(deal))).toBe('deal/not-live')
    const over = await makeDeal(testApi, vendor, { status: 'withdrawn' })
    expect(codeOf(await goLive(over))).toBe('deal/ended')
    const short = await makeDeal(testApi, vendor)
    const { data } = await goLive(short, 240)
    expect(millisOf(data.live_until ?? data.expires_at)).toBeLessThanOrEqual(
      millisOf(data.expires_at),
    )
  })

  test('is its seller’s alone', async () => {
    const deal = await live()
    const other = await testApi.vendor()
    for (const refused of [await goLive(deal, 10, other), await priceFor(deal, 400_000, other)]) {
      expect([refused.status, codeOf(refused)]).toEqual([404, 'deal/not-found'])
    }
  })

  test('says what is left to who looks on, for five seconds at most', async () => {
    const deal = await live(3)
    await orderDeal(testApi, await testApi.buyer(), deal)
    const shown = await leftOf(deal)
    expect(shown.data).toMatchObject({
      state: 'open',
      version: 1,
      price_minor: 500_000,
      uses: 3,
      left: 2,
      live_until: deal.live_until,
    })
    expect(shown.headers['cache-control']).toBe('public, max-age=5, s-maxage=5')
    const unknown = await leftOf({ code: 'AAAAABBBBB' })
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'deal/not-found'])
  })
})

describe('a price for one buyer', () => {
  test('is a use of the live deal, and is paid once', async () => {
    const deal = await live(2)
    const one = await priced(deal, 350_000)
    expect(one).toMatchObject({ of: deal.id, terms: { price_minor: 350_000, uses: 1 } })
    expect(await free(deal)).toBe(1)
    const [first, second] = await Promise.all(
      (await Promise.all([testApi.buyer(), testApi.buyer()])).map((buyer) =>
        tryDeal(testApi, buyer, one),
      ),
    )
    expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
    const [paid] = [first, second].flatMap((answer) => answer?.data?.transactions ?? [])
    expect(paid?.product_details.price).toBe(350_000)
    expect(paid?.source).toMatchObject({ kind: 'deal', id: one.id, is_live: true })
    expect(await usesNow(one)).toEqual([1, 0])
  })

  test('goes back if nobody pays it, once nobody can', async () => {
    const deal = await live(1)
    const one = await priced(deal)
    expect(codeOf(await priceFor(deal))).toBe('deal/uses-taken')
    testApi.passTime(9 * MINUTE_MS)
    const order = await orderDeal(testApi, await testApi.buyer(), one)
    testApi.passTime(2 * MINUTE_MS)
    await testApi.runDueJobs()
    expect([await free(deal), await usesNow(one)]).toEqual([0, [1, 0]])
    testApi.passTime(30 * MINUTE_MS)
    await testApi.runDueJobs()
    testApi.passTime(2 * MINUTE_MS)
    await testApi.runDueJobs()
    expect((await testApi.read(order)).status).toEqual({ status: 'reversed' })
    expect(await free(deal)).toBe(1)
    expect(await readDealNow(one)).toMatchObject({ status: 'withdrawn', due: null })
    await testApi.runDueJobs()
    expect(await free(deal)).toBe(1)
  })

  test('that was paid stays sold', async () => {
    const deal = await live(1)
    const one = await priced(deal)
    await paidDeal(testApi, await testApi.buyer(), one)
    testApi.passTime(60 * MINUTE_MS)
    await testApi.runDueJobs()
    expect([await free(deal), await usesNow(one)]).toEqual([0, [0, 1]])
    expect(await readDealNow(one)).toMatchObject({ status: 'open', due: null })
    expect(await allProblems(testApi)).toEqual([])
  })

  test('goes back at once when its seller withdraws it', async () => {
    const deal = await live(1)
    const one = await priced(deal)
    await testApi.call('POST', `/vendors/deals/${one.id}/withdraw`, { as: vendor })
    await testApi.runDueJobs()
    expect(await free(deal)).toBe(1)
  })

  test('is made in a live show alone, from ₦500, and is neither edited nor shown live', async () => {
    const deal = await makeDeal(testApi, vendor)
    expect(codeOf(await priceFor(deal))).toBe('deal/not-live')
    const shown = await live(2)
    expect((await priceFor(shown, 49_999)).status).toBe(400)
    const one = await priced(shown)
    expect(codeOf(await goLive(one))).toBe('deal/ended')
    expect(codeOf(await priceFor(one))).toBe('deal/not-live')
    const { title, description, category, delivery, fee_payer, price_minor } = one.terms
    const body = {
      title,
      description,
      category,
      delivery,
      fee_payer,
      price_minor,
      uses: 9,
      days: 3,
    }
    const edited = await testApi.call('PUT', `/vendors/deals/${one.id}`, { as: vendor, body })
    expect([edited.status, codeOf(edited)]).toEqual([409, 'deal/ended'])
  })
})
