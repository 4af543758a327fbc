import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShownDeal } from '../../../functions/src/contract/api/orders/deals'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { allProblems } from '../../support/checkouts'
import { changeDeal, orderDeal, paidDeal, readDealNow, tryDeal } from '../../support/deals'
import { notificationsOf } from '../../support/notifications/notifications-of'
import { type Person, signUpOperator } from '../../support/people'
import {
  acceptRequest,
  answerSeller,
  askFor,
  listRequests,
  lookAtLink,
  tryAsking,
  withdrawRequest,
} from '../../support/requests'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let buyer: Person
let vendor: Person
let other: Person
beforeAll(async () => {
  testApi = await openTestApi()
  ;[buyer, vendor, other] = await Promise.all([
    testApi.buyer(),
    testApi.vendor(),
    testApi.vendor('0123456784'),
  ])
})
afterAll(() => testApi.close())

const now = ({ deal }: ShownDeal) => readDealNow(deal)
const agreed = async (change: Parameters<typeof askFor>[2] = {}) => {
  const asked = await askFor(testApi, buyer, change)
  await acceptRequest(testApi, vendor, asked)
  await answerSeller(testApi, buyer, asked, vendor)
  return asked
}

describe('who gets a forwarded link and accepts', () => {
  test('is declined by the buyer, and the request stays open for the one who was meant (case 41)', async () => {
    const asked = await askFor(testApi, buyer)
    await acceptRequest(testApi, other, asked)
    const declined = await answerSeller(testApi, buyer, asked, other, { accepts: false })
    expect(declined.data.deal.state).toBe('open')
    expect(codeOf(await acceptRequest(testApi, other, asked))).toBe('deal/not-yours')
    await acceptRequest(testApi, vendor, asked)
    await answerSeller(testApi, buyer, asked, vendor)
    const held = await paidDeal(testApi, buyer, await now(asked))
    expect(held).toMatchObject({ vendor_id: vendor.uid, status: { status: 'in_escrow' } })
  })

  test('isn’t agreed to in place of whom the buyer saw', async () => {
    const asked = await askFor(testApi, buyer)
    await acceptRequest(testApi, vendor, asked)
    await acceptRequest(testApi, vendor, asked, { accepts: false })
    await acceptRequest(testApi, other, asked)
    const refused = await answerSeller(testApi, buyer, asked, vendor)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'deal/changed'])
    expect(await now(asked)).not.toHaveProperty('consented_at')
    expect(codeOf(await answerSeller(testApi, other, asked, other))).not.toBe('deal/changed')
    expect(await now(asked)).not.toHaveProperty('consented_at')
  })
})

describe('once the buyer agreed', () => {
  test('only they pay, and neither of them changes it any more but by declining', async () => {
    const asked = await agreed()
    const stranger = await testApi.buyer('Ada Obi')
    expect(codeOf(await tryDeal(testApi, stranger, await now(asked)))).toBe('deal/not-for-you')
    const edited = await tryAsking(testApi, buyer, { price_minor: 60_000 }, asked.deal.id)
    expect([edited.status, codeOf(edited)]).toEqual([409, 'deal/being-paid'])
    expect((await answerSeller(testApi, buyer, asked, vendor)).status).toBe(200)
    await answerSeller(testApi, buyer, asked, vendor, { accepts: false })
    const opened = await tryAsking(testApi, buyer, { price_minor: 60_000 }, asked.deal.id)
    expect(opened.data.deal).toMatchObject({ version: 2, state: 'open' })
    expect(opened.data.deal).not.toHaveProperty('consented_at')
  })

  test('and pays, the order alone says what becomes of it', async () => {
    const asked = await agreed()
    await paidDeal(testApi, buyer, await now(asked))
    for (const refused of [
      await acceptRequest(testApi, vendor, asked, { accepts: false }),
      await answerSeller(testApi, buyer, asked, vendor, { accepts: false }),
    ]) {
      expect([refused.status, codeOf(refused)]).toEqual([409, 'deal/being-paid'])
    }
    expect((await listRequests(testApi, buyer)).data).toContainEqual(
      expect.objectContaining({ deal: expect.objectContaining({ state: 'sold_out' }) }),
    )
  })

  test('what is being paid goes on when it is withdrawn, and nothing begins', async () => {
    const asked = await agreed({ uses: 2 })
    const ordered = await orderDeal(testApi, buyer, await now(asked))
    await withdrawRequest(testApi, buyer, asked)
    testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
    const [held] = (await testApi.verify(buyer, ordered)).data.transactions
    expect(held?.status.status).toBe('in_escrow')
    const refused = await tryDeal(testApi, buyer, await now(asked))
    expect(codeOf(refused)).toBe('deal/not-payable')
  })

  test('and never pays, it expires', async () => {
    const asked = await agreed({ days: 1 })
    testApi.passTime(DAY_MS)
    const refused = await tryDeal(testApi, buyer, await now(asked))
    expect(refused.error).toMatchObject({
      code: 'deal/not-payable',
      details: { state: 'expired' },
    })
    testApi.passTime(HOUR_MS)
    expect(codeOf(await answerSeller(testApi, buyer, asked, vendor))).toBe('deal/over')
  })
})

describe('an account that ends', () => {
  const leave = (as: Person) =>
    testApi.call('POST', '/users/delete', { as, body: { confirm: 'DELETE' } })

  test('of the buyer ends what they asked for: 410, without their words', async () => {
    const asker = await testApi.buyer('Bola Ade')
    const asked = await askFor(testApi, asker, { title: 'A red coral crown' })
    const accepted = await askFor(testApi, asker, { title: 'A blue coral crown' })
    await acceptRequest(testApi, vendor, accepted)
    expect((await leave(asker)).status).toBe(200)
    expect(await notificationsOf(vendor, 'REQUEST_REOPENED')).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('A blue coral crown') }),
    )
    for (const one of [asked, accepted]) {
      const gone = await lookAtLink(testApi, one)
      expect([gone.status, codeOf(gone)]).toEqual([410, 'deal/seller-gone'])
      expect(gone.text).not.toContain('coral crown')
      expect(JSON.stringify(await now(one))).not.toContain('coral crown')
      expect((await now(one)).status).toBe('withdrawn')
    }
  })

  test('of the seller opens for others what they accepted, and tells its buyer', async () => {
    const seller = await testApi.vendor('0123456768')
    const asker = await testApi.buyer()
    const asked = await askFor(testApi, asker)
    await acceptRequest(testApi, seller, asked)
    await answerSeller(testApi, asker, asked, seller)
    expect((await leave(seller)).status).toBe(200)
    expect(await now(asked)).toMatchObject({ status: 'open', vendor_id: null })
    expect(await now(asked)).not.toHaveProperty('consented_at')
    expect((await lookAtLink(testApi, asked)).data.deal.state).toBe('open')
    expect(await notificationsOf(asker, 'REQUEST_REOPENED')).toHaveLength(1)
  })

  test('of the seller opens nothing that was withdrawn, taken down or bought', async () => {
    const seller = await testApi.vendor('0123456769')
    const asker = await testApi.buyer()
    const [withdrawn, down, bought] = [
      await askFor(testApi, asker),
      await askFor(testApi, asker),
      await askFor(testApi, asker),
    ]
    for (const one of [withdrawn, down, bought]) {
      await acceptRequest(testApi, seller, one)
      await answerSeller(testApi, asker, one, seller)
    }
    const order = await orderDeal(testApi, asker, await now(bought))
    await testApi.done(asker, order, 'cancel')
    await changeDeal(bought.deal, { sold: 1 })
    await withdrawRequest(testApi, asker, withdrawn)
    const operator = await signUpOperator(testApi.deps, 'owner')
    const decide = (action: string) =>
      testApi.call('POST', `/console/products/${down.deal.id}`, {
        as: operator,
        body: { action, reason: 'It is a copy of a protected label.' },
      })
    expect((await decide('takedown')).status).toBe(200)
    expect((await leave(seller)).status).toBe(200)
    expect(await now(withdrawn)).toMatchObject({ status: 'withdrawn', vendor_id: null })
    expect(await now(down)).toMatchObject({ status: 'withdrawn', vendor_id: null })
    expect((await now(down)).taken_down).not.toBeNull()
    expect(await now(bought)).toMatchObject({ status: 'accepted', vendor_id: seller.uid, sold: 1 })
    expect(await notificationsOf(asker, 'REQUEST_REOPENED')).toEqual([])
    expect((await decide('reinstate')).status).toBe(200)
    expect(await now(down)).toMatchObject({ status: 'open', vendor_id: null })
    await changeDeal(bought.deal, { sold: 0 })
  })

  test('is exported with what its owner asked for', async () => {
    const asker = await testApi.buyer()
    const { deal } = await askFor(testApi, asker, { title: 'A green coral crown' })
    const { text } = await testApi.call('GET', '/users/export', { as: asker })
    expect(text).toContain(deal.id)
    expect(text).toContain('A green coral crown')
  })
})

test('afterwards every book balances, and uses are what unpaid orders hold', async () => {
  await testApi.drain()
  expect(await allProblems(testApi)).toEqual([])
})
