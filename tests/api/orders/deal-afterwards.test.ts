import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '../../../functions/src/contract/entities/console/console'
import type { SalesSummary } from '../../../functions/src/contract/entities/money/sales'
import type { WalletEntry } from '../../../functions/src/contract/entities/money/wallet'
import type { Review } from '../../../functions/src/contract/entities/orders/review'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS } from '../../../functions/src/contract/time'
import { creditOfTransaction } from '../../../functions/src/db/money/wallets'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { readVendor } from '../../../functions/src/db/people/vendors'
import { countSales } from '../../../functions/src/usecases/money/sales/count-sales'
import { holdFlaggedSale } from '../../../functions/src/usecases/money/wallet/hold-flagged-sale'
import { allProblems } from '../../support/checkouts'
import { changeDeal, makeDeal, orderDeal, paidDeal, usesNow } from '../../support/deals'
import { type Person, signUpOperator } from '../../support/people'
import { handOver, requestOf } from '../../support/returns'
import { codeOf, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let operator: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
  operator = await signUpOperator(testApi.deps, 'money')
})
afterAll(() => testApi.close())

test('a review of it rates its seller alone, and doesn’t name the deal', async () => {
  const buyer = await testApi.buyer()
  const deal = await makeDeal(testApi, vendor)
  const held = await paidDeal(testApi, buyer, deal)
  await shipOrder(testApi, vendor, held)
  await testApi.done(buyer, held, 'approve')
  const body = { rating: 4, text: 'As we agreed.' }
  const response = await testApi.call<Review>('POST', `/transactions/${held.id}/review`, {
    as: buyer,
    body,
  })
  expect(response.status).toBe(200)
  const { id, product_id } = response.data
  expect(product_id).toBe(id)
  expect(response.text).not.toContain(deal.id)
  const rated = (await readVendor(vendor.uid))?.data
  expect(rated).toMatchObject({ rating: 4, rating_count: 1 })
  const edit = { as: buyer, body: { rating: 2, text: 'They broke soon.' } }
  const edited = await testApi.call<Review>('PUT', `/reviews/${id}`, edit)
  expect(edited.data).toMatchObject({ rating: 2, product_id: id })
  expect((await readVendor(vendor.uid))?.data).toMatchObject({ rating: 2, rating_count: 1 })
})

describe('money of a deal that its seller seems to have paid (case 40)', () => {
  const sold = async (own: boolean) => {
    const seller = await testApi.vendor('0123456785')
    const buyer = await testApi.buyer()
    const ordered = await orderDeal(testApi, buyer, await makeDeal(testApi, seller), {
      delivery: {
        recipient_name: 'Ngozi Eze',
        phone: `0803${String(Math.floor(Math.random() * 9e6) + 1e6)}`,
        address: `${testApi.deps.ids()} Street`,
        city: 'Eti-Osa',
        state: 'Lagos',
      },
    })
    const number = own ? 'XXXXXX6785' : 'XXXXXX1111'
    testApi.pay(ordered, {
      is_silent: true,
      channel: 'bank_transfer',
      payer: { sender_name: 'TUNDE BELLO', sender_bank_account_number: number },
    })
    await testApi.verify(buyer, ordered)
    testApi.passTime(DAY_MS)
    const order = await testApi.done(buyer, ordered, 'approve')
    const released = (await readEvents(order.id)).find(({ action }) => action === 'approve')
    if (released) await holdFlaggedSale(testApi.deps, order, released)
    return order
  }
  const creditOf = async ({ vendor_id, id }: Transaction): Promise<WalletEntry> => {
    const credit = await creditOfTransaction(vendor_id, id)
    if (!credit) throw new Error('no credit')
    return credit.data
  }

  test('is pending for as long as no operator looked at it', async () => {
    const order = await sold(true)
    expect((await creditOf(order)).hold).toMatchObject({
      signals: ['same_account'],
      needs_operator: true,
    })
    const shown = await testApi.call<Case>('GET', `/console/cases/${order.id}?why=dispute`, {
      as: operator,
    })
    expect(shown.data.hold).toMatchObject({ signals: ['same_account'], needs_operator: true })
    const queue = await testApi.call('GET', '/console/queue?kind=flagged_sale', { as: operator })
    expect(queue.text).toContain('same account, waits for an operator alone')
    for (let weeks = 0; weeks < 3; weeks += 1) {
      testApi.passTime(15 * DAY_MS)
      await testApi.runDueJobs()
      expect((await creditOf(order)).state).toBe('pending')
    }
    const { id } = await creditOf(order)
    const decided = await testApi.call('POST', `/console/holds/${order.vendor_id}~${id}`, {
      as: operator,
      body: { action: 'release', reason: 'Two people, as they showed.' },
    })
    expect(decided.status).toBe(200)
    await testApi.runDueJobs()
    expect((await creditOf(order)).state).toBe('available')
  })

  test('is the seller’s by itself where nothing says so', async () => {
    const order = await sold(false)
    expect((await creditOf(order)).hold).toBeUndefined()
    testApi.passTime(2 * DAY_MS)
    await testApi.runDueJobs()
    expect((await creditOf(order)).state).toBe('available')
  })
})

test('a dispute about it is decided with the words that the buyer read', async () => {
  const buyer = await testApi.buyer()
  const deal = await makeDeal(testApi, vendor, { terms: { fee_payer: 'half' } })
  const held = await paidDeal(testApi, buyer, deal)
  await changeDeal(deal, { version: 2, terms: { ...deal.terms, description: 'Quite another.' } })
  await shipOrder(testApi, vendor, held)
  await testApi.done(buyer, held, 'dispute', {
    reason: 'not_as_described',
    description: 'They are of plywood, not of iroko.',
    evidence_paths: [],
  })
  const shown = await testApi.call<Case>('GET', `/console/cases/${held.id}?why=dispute`, {
    as: operator,
  })
  expect(shown.data.products).toEqual([
    expect.objectContaining({
      product_id: deal.id,
      name: deal.terms.title,
      description: deal.terms.description,
      is_changed: true,
    }),
  ])
  expect(shown.data.shares.release).toEqual({
    buyer_minor: 0,
    vendor_minor: 500_000 - 11_250,
    platform_minor: 22_500,
  })
})

test('a replacement takes a use, which its seller adds before', async () => {
  const buyer = await testApi.buyer()
  const deal = await makeDeal(testApi, vendor)
  const held = await paidDeal(testApi, buyer, deal)
  const came = await handOver(testApi, vendor, held)
  await testApi.done(buyer, came, 'return', await requestOf(came, buyer, { wish: 'replacement' }))
  expect(codeOf(await testApi.act(vendor, held, 'return/agree'))).toBe('product/out-of-stock')
  await changeDeal(deal, { version: 2, terms: { ...deal.terms, uses: 2 } })
  await testApi.done(vendor, held, 'return/agree')
  expect(await usesNow(deal)).toEqual([0, 2])
})

test('counts among a store’s sales, not among its products, and is named in their file', async () => {
  const seller = await testApi.vendor('0123456786')
  const buyer = await testApi.buyer()
  const held = await paidDeal(
    testApi,
    buyer,
    await makeDeal(testApi, seller, { terms: { fee_payer: 'vendor' } }),
  )
  for (const event of await readEvents(held.id)) await countSales(held, event)
  const summary = await testApi.call<SalesSummary>('GET', '/vendors/sales/summary?period=30', {
    as: seller,
  })
  expect(summary.data).toMatchObject({ totals: { orders: 1, gross_minor: 500_000 }, best: [] })
  const file = await testApi.call('GET', '/vendors/sales.csv?period=7', { as: seller })
  expect(file.text).toContain(',deal,vendor,')
})

test('afterwards every book balances', async () => {
  await testApi.drain()
  expect(await allProblems(testApi)).toEqual([])
})
