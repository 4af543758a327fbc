import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS, HOUR_MS, MINUTE_MS, millisOf } from '../../../functions/src/contract/time'
import { readStock } from '../../../functions/src/db/catalog/stock'
import { allProblems } from '../../support/checkouts'
import type { Person } from '../../support/people'
import {
  askReturn,
  handOver,
  photoOf,
  privatePartOf,
  requestOf,
  SENT_BACK,
} from '../../support/returns'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person
let product: Product

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
beforeEach(async () => {
  buyer = await testApi.buyer()
  product = await testApi.product(vendor)
})
afterAll(() => testApi.close())

/** An order at its buyer's, of two units. */
const delivered = async (): Promise<Transaction> =>
  handOver(testApi, vendor, await testApi.paid(buyer, product, { quantity: 2 }))

const returning = async (given: Parameters<typeof askReturn>[3] = {}): Promise<Transaction> => {
  const asked = await askReturn(testApi, buyer, await delivered(), given)
  return testApi.done(vendor, asked, 'return/agree')
}

const stockOf = async () => (await readStock(product.id))?.data.variants[product.id]

describe('a return for a fault', () => {
  test('refunds goods, delivery and fee once the goods are back, at the vendor’s cost', async () => {
    const order = await delivered()
    const asked = await askReturn(testApi, buyer, order)
    expect(asked).toMatchObject({
      status: { status: 'in_escrow' },
      fulfilment: 'return_asked',
      deadline: { actor: 'vendor', action: 'agree_return', effect: 'agree_return' },
      return: {
        is_whole: true,
        amounts: {
          goods_minor: 2_500_000,
          delivery_minor: 0,
          escrow_fee_minor: order.escrow_fee,
        },
      },
      money: { held_minor: order.amount_paid },
    })
    const agreed = await testApi.done(vendor, asked, 'return/agree')
    expect(agreed).toMatchObject({ fulfilment: 'returning', return: { way_back_by: 'vendor' } })
    const sent = await testApi.done(buyer, agreed, 'return/send', SENT_BACK)
    expect(sent.deadline).toMatchObject({ action: 'confirm_arrival', effect: 'escalate_return' })
    const back = await testApi.done(vendor, sent, 'return/arrived')
    expect(back).toMatchObject({ fulfilment: 'returned', return: { proof: 'vendor' } })
    const done = await testApi.done(vendor, back, 'return/accept', { is_sellable: true })
    expect(done).toMatchObject({
      status: { status: 'reversed' },
      money: { held_minor: 0, fee_minor: 0, released_minor: 0, refunded_minor: order.amount_paid },
      return: { outcome: 'refunded', is_sellable: true },
    })
    expect(done.money.failed_sale_cost_minor).toBeGreaterThan(0)
    expect(await stockOf()).toMatchObject({ available: 10, sold: 0 })
    expect(await allProblems(testApi)).toEqual([])
  })

  test('needs a photo, units that were bought and lines of this order', async () => {
    const order = await delivered()
    const asked = await requestOf(order, buyer)
    const [line] = asked.lines
    const tried = (change: object) => testApi.act(buyer, order, 'return', { ...asked, ...change })
    expect(codeOf(await tried({ photo_paths: [] }))).toBe('transaction/photo-required')
    for (const lines of [
      [{ ...line, quantity: 3 }],
      [{ ...line, product_id: 'aaaaaaaaaaaaaaaaaaaa' }],
      [line, line],
    ]) {
      expect(codeOf(await tried({ lines }))).toBe('transaction/return-units-out-of-range')
    }
    const foreign = await photoOf(order, vendor)
    expect(codeOf(await tried({ photo_paths: [foreign] }))).toBe('transaction/evidence-not-ours')
    expect(await testApi.read(order)).toMatchObject({ fulfilment: 'delivered' })
    const after = await testApi.read(order)
    expect(after.return).toBeUndefined()
  })

  test('is for the two parties alone', async () => {
    const order = await delivered()
    const stranger = await testApi.buyer()
    const response = await testApi.act(stranger, order, 'return', await requestOf(order, buyer))
    expect(codeOf(response)).toBe('transaction/not-found')
    expect(response.status).toBe(404)
  })

  test('is over with the inspection, and says when that ended', async () => {
    const order = await delivered()
    const asked = await requestOf(order, buyer)
    testApi.passTime(3 * DAY_MS + MINUTE_MS)
    await testApi.drain()
    const response = await testApi.act(buyer, order, 'return', asked)
    expect(codeOf(response)).toBe('transaction/action-not-allowed')
    expect(response.error?.details).toHaveProperty('ended_at')
  })
})

describe('silence', () => {
  test('of the vendor agrees, at the vendor’s cost (case 76)', async () => {
    const asked = await askReturn(testApi, buyer, await delivered(), { wish: 'replacement' })
    testApi.passTime(72 * HOUR_MS)
    await testApi.drain()
    const agreed = await testApi.read(asked)
    expect(agreed).toMatchObject({
      fulfilment: 'returning',
      return: { agreed_by: 'silence', way_back_by: 'vendor', wish: 'refund' },
    })
    expect(await privatePartOf(asked, buyer)).toHaveProperty('return_to.address', '4 Broad Street')
  })

  test('of the buyer resumes the inspection, and the line can’t be asked for again (case 77)', async () => {
    const agreed = await returning()
    testApi.passTime(millisOf(agreed.deadline?.at ?? agreed.updated_at) - testApi.clock())
    await testApi.drain()
    const resumed = await testApi.read(agreed)
    expect(resumed).toMatchObject({ fulfilment: 'delivered', return: { outcome: 'lapsed' } })
    const left = millisOf(resumed.deadline?.at ?? resumed.updated_at) - testApi.clock()
    expect(left).toBeGreaterThan(DAY_MS - MINUTE_MS)
    const again = await testApi.act(buyer, resumed, 'return', await requestOf(resumed, buyer))
    expect(codeOf(again)).toBe('transaction/action-not-allowed')
  })

  test('of the vendor who has the goods accepts', async () => {
    const back = await testApi.done(vendor, await returning(), 'return/arrived')
    testApi.passTime(3 * DAY_MS)
    await testApi.drain()
    expect(await testApi.read(back)).toMatchObject({
      status: { status: 'reversed' },
      return: { outcome: 'refunded' },
    })
  })

  test('of a carrier is an operator’s case after 14 days (case 78)', async () => {
    const sent = await testApi.done(buyer, await returning(), 'return/send', SENT_BACK)
    testApi.passTime(14 * DAY_MS)
    await testApi.drain()
    expect(await testApi.read(sent)).toMatchObject({
      status: { status: 'in_dispute' },
      fulfilment: 'returning',
      dispute: { escalated: true, reason: 'return_not_arrived' },
    })
  })
})

describe('the return code', () => {
  test('is shown to the vendor alone and proves that the goods are back', async () => {
    const agreed = await returning()
    const { return_code = '' } = await privatePartOf(agreed, vendor)
    expect(return_code).toMatch(/^\d{6}$/)
    expect(await privatePartOf(agreed, buyer)).not.toHaveProperty('return_code')
    const back = await testApi.done(buyer, agreed, 'return/hand-over', { return_code })
    expect(back).toMatchObject({ fulfilment: 'returned', return: { proof: 'return_code' } })
  })

  test('locks after five wrong ones, as at the door (case 88)', async () => {
    const agreed = await returning()
    const { return_code = '' } = await privatePartOf(agreed, vendor)
    const wrong = return_code === '000000' ? '111111' : '000000'
    const enter = (code: string) =>
      testApi.act(buyer, agreed, 'return/hand-over', { return_code: code })
    for (const left of [4, 3, 2, 1, 0]) {
      const response = await enter(wrong)
      expect(codeOf(response)).toBe('transaction/wrong-return-code')
      expect(response.error?.details).toMatchObject({ tries_left: left })
    }
    expect(codeOf(await enter(return_code))).toBe('transaction/code-locked')
    testApi.passTime(15 * MINUTE_MS)
    expect((await enter(return_code)).status).toBe(200)
  })

  test('isn’t the code of the way there', async () => {
    const agreed = await returning()
    const response = await testApi.act(buyer, agreed, 'return/hand-over', {
      return_code: await testApi.code(agreed),
    })
    expect(codeOf(response)).toBe('transaction/wrong-return-code')
  })
})

describe('a part of the price', () => {
  test('keeps the goods with the buyer and splits what is held', async () => {
    const asked = await askReturn(testApi, buyer, await delivered(), { wish: 'part' })
    const offered = await testApi.done(vendor, asked, 'return/offer', { amount_minor: 400_000 })
    const other = await testApi.act(buyer, offered, 'return/accept-offer', {
      amount_minor: 500_000,
    })
    expect(codeOf(other)).toBe('transaction/no-proposal')
    const done = await testApi.done(buyer, offered, 'return/accept-offer', {
      amount_minor: 400_000,
    })
    expect(done).toMatchObject({
      status: { status: 'completed' },
      money: { held_minor: 0, refunded_minor: 400_000, released_minor: 2_100_000 },
      return: { outcome: 'kept_for_less' },
    })
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is more than nothing and less than all (case 87)', async () => {
    const asked = await askReturn(testApi, buyer, await delivered(), { wish: 'part' })
    for (const amount_minor of [0, 2_500_000, 9_999_999]) {
      const response = await testApi.act(vendor, asked, 'return/offer', { amount_minor })
      expect(response.status).toBe(422)
      expect(codeOf(response)).toBe('transaction/part-out-of-range')
    }
  })

  test('lapses after a day, while the vendor’s own time goes on', async () => {
    const asked = await askReturn(testApi, buyer, await delivered(), { wish: 'part' })
    const offered = await testApi.done(vendor, asked, 'return/offer', { amount_minor: 400_000 })
    expect(offered.deadline?.at).toEqual(asked.deadline?.at)
    testApi.passTime(DAY_MS)
    const response = await testApi.act(buyer, offered, 'return/accept-offer', {
      amount_minor: 400_000,
    })
    expect(codeOf(response)).toBe('transaction/action-not-allowed')
  })
})

test('protection is extended once, and the second request is told the new end (case 96)', async () => {
  const order = await delivered()
  const before = millisOf(order.deadline?.at ?? order.updated_at)
  const longer = await testApi.done(buyer, order, 'extend')
  expect(millisOf(longer.deadline?.at ?? longer.updated_at)).toBe(before + 3 * DAY_MS)
  const again = await testApi.act(buyer, order, 'extend')
  expect(again.status).toBe(409)
  expect(again.error?.details).toMatchObject({
    deadline_at: new Date(before + 3 * DAY_MS).toISOString(),
  })
})
