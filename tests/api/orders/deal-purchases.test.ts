import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { MINUTE_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf, removed } from '../../../functions/src/db/firestore'
import { allProblems } from '../../support/checkouts'
import {
  changeDeal,
  makeDeal,
  orderDeal,
  paidDeal,
  quoteDeal,
  readDealNow,
  tryDeal,
  usesNow,
} from '../../support/deals'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

const setVendor = (change: object): Promise<unknown> =>
  collectionOf<Vendor>(COLLECTIONS.vendors).doc(vendor.uid).update(change)

const NEW = { trial: { held_minor: 0, until: null, sales: 0 } }

describe('the quote of a deal', () => {
  test('says to anyone what it costs, who pays what of the fee, and how it can be paid', async () => {
    const deal = await makeDeal(testApi, vendor, {
      terms: {
        fee_payer: 'half',
        price_minor: 500_001,
        delivery: { kind: 'fee', fee_minor: 99_999, days_min: 1, days_max: 3 },
      },
    })
    const { status, data } = await quoteDeal(testApi, deal)
    expect(status).toBe(200)
    // 2.5 % of ₦6,000 and ₦100 are ₦250.
    expect(data.stores).toEqual([
      expect.objectContaining({
        goods_minor: 500_001,
        delivery_fee_minor: 99_999,
        escrow_fee_minor: 12_500,
        vendor_fee_minor: 12_500,
        method: 'courier',
        channels: ['bank_transfer', 'card', 'bank', 'ussd'],
      }),
    ])
    expect(data).toMatchObject({ total_minor: 612_500, changes: [] })
  })

  test('has no flat fee where the provider has none', async () => {
    const deal = await makeDeal(testApi, vendor, { terms: { price_minor: 100_000 } })
    const { data } = await quoteDeal(testApi, deal)
    expect(data).toMatchObject({ total_minor: 102_500 })
  })

  test('is refused for what can’t be paid, and says why', async () => {
    const states = {
      withdrawn: await makeDeal(testApi, vendor, { status: 'withdrawn' }),
      declined: await makeDeal(testApi, vendor, { status: 'declined' }),
      expired: await makeDeal(testApi, vendor, {
        expires_at: timestampFromMillis(testApi.clock() - 1),
      }),
    }
    for (const [state, deal] of Object.entries(states)) {
      const refused = await quoteDeal(testApi, deal)
      expect(refused.status).toBe(409)
      expect(refused.error).toMatchObject({ code: 'deal/not-payable', details: { state } })
    }
    const unknown = await quoteDeal(testApi, { ...states.expired, id: testApi.deps.ids() })
    expect(codeOf(unknown)).toBe('deal/not-found')
  })

  test('is of a deal or of lines, never of both or of nothing', async () => {
    const { id, version } = await makeDeal(testApi, vendor)
    const lines = [{ product_id: id, quantity: 1 }]
    for (const body of [{ lines, deal: { id, version } }, { lines: [] }]) {
      const refused = await testApi.call('POST', '/checkouts/quote', { body })
      expect(codeOf(refused)).toBe('request/invalid')
    }
  })
})

describe('the purchase of a deal', () => {
  test('reserves a use, sells it when it is paid, and is an order like any other', async () => {
    const buyer = await testApi.buyer()
    const deal = await makeDeal(testApi, vendor, { terms: { uses: 2 } })
    const ordered = await orderDeal(testApi, buyer, deal)
    expect(ordered).toMatchObject({
      source: { kind: 'deal', id: deal.id, version: 1, fee_payer: 'buyer' },
      product_id: deal.id,
      delivery_method: 'pickup',
      escrow_fee: 22_500,
      amount_paid: 522_500,
      product_details: { name: deal.terms.title, slug: '' },
      items: [{ product_id: deal.id, variant_id: deal.id, quantity: 1 }],
    })
    expect(ordered.commission_minor).toBeUndefined()
    expect(await usesNow(deal)).toEqual([1, 0])
    testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
    const [held] = (await testApi.verify(buyer, ordered)).data.transactions
    expect(held?.status.status).toBe('in_escrow')
    expect(await usesNow(deal)).toEqual([0, 1])
  })

  test('is answered once for a key, even when the deal is sold out since', async () => {
    const buyer = await testApi.buyer()
    const deal = await makeDeal(testApi, vendor)
    const first = await tryDeal(testApi, buyer, deal, { expected_total_minor: 522_500 }, 'once')
    const again = await tryDeal(testApi, buyer, deal, { expected_total_minor: 522_500 }, 'once')
    expect(again.data).toEqual(first.data)
    expect(await usesNow(deal)).toEqual([1, 0])
  })

  test('gives the use back when it is cancelled, expires or is declined', async () => {
    const buyer = await testApi.buyer()
    const deal = await makeDeal(testApi, vendor)
    await testApi.done(buyer, await orderDeal(testApi, buyer, deal), 'cancel')
    expect(await usesNow(deal)).toEqual([0, 0])
    await testApi.done(vendor, await paidDeal(testApi, buyer, deal), 'decline')
    expect(await usesNow(deal)).toEqual([0, 0])
    await orderDeal(testApi, buyer, deal)
    testApi.passTime(POLICY.payment_ms + POLICY.payment_grace_ms + MINUTE_MS)
    await testApi.drain()
    expect(await usesNow(deal)).toEqual([0, 0])
  })

  test('keeps a use out that the seller turned out not to have', async () => {
    const buyer = await testApi.buyer()
    const deal = await makeDeal(testApi, vendor)
    const held = await paidDeal(testApi, buyer, deal)
    const lines = [{ product_id: deal.id, variant_id: deal.id, quantity: 0 }]
    await testApi.done(vendor, held, 'confirm-partial', { lines })
    expect(await usesNow(deal)).toEqual([0, 1])
  })

  test('of the last use at once is one; the other hears until when it is held (case 37)', async () => {
    const [a, b] = await Promise.all([testApi.buyer(), testApi.buyer('Ada Obi')])
    const deal = await makeDeal(testApi, vendor)
    const both = await Promise.all(
      [a, b].map((buyer) => tryDeal(testApi, buyer, deal, { expected_total_minor: 522_500 })),
    )
    expect(both.map(codeOf).toSorted()).toEqual(['checkout/changed', 'success'])
    const refused = both.find(({ status }) => status !== 200)
    const { held_until } = await readDealNow(deal)
    expect(refused?.error?.details).toMatchObject({
      changes: [
        { kind: 'fewer', product_id: deal.id, available_items: 0, held_until },
        { kind: 'total' },
      ],
    })
    expect(held_until).toBeDefined()
    expect(await usesNow(deal)).toEqual([1, 0])
  })

  test('is refused when it was edited since it was seen (case 38)', async () => {
    const buyer = await testApi.buyer()
    const seen = await makeDeal(testApi, vendor)
    await changeDeal(seen, { version: 2, terms: { ...seen.terms, price_minor: 600_000 } })
    const refused = await tryDeal(testApi, buyer, seen)
    expect(codeOf(refused)).toBe('checkout/changed')
    expect(refused.error?.details).toMatchObject({
      changes: [{ kind: 'terms', deal_id: seen.id, version: 2 }],
    })
    expect(await usesNow(seen)).toEqual([0, 0])
  })

  test('stands by the version that was being paid when the seller edits it (case 38)', async () => {
    const buyer = await testApi.buyer()
    const deal = await makeDeal(testApi, vendor)
    const ordered = await orderDeal(testApi, buyer, deal)
    await changeDeal(deal, { version: 2, terms: { ...deal.terms, price_minor: 900_000 } })
    testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
    const [held] = (await testApi.verify(buyer, ordered)).data.transactions
    expect(held).toMatchObject({ amount_paid: 522_500, source: { version: 1 } })
    expect(held?.status.status).toBe('in_escrow')
  })

  test('is honoured when the deal is withdrawn or expires at the bank (case 39)', async () => {
    const buyer = await testApi.buyer()
    const deal = await makeDeal(testApi, vendor)
    const ordered = await orderDeal(testApi, buyer, deal)
    await changeDeal(deal, {
      status: 'withdrawn',
      expires_at: timestampFromMillis(testApi.clock()),
    })
    testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
    const [held] = (await testApi.verify(buyer, ordered)).data.transactions
    expect(held?.status.status).toBe('in_escrow')
    expect(await usesNow(deal)).toEqual([0, 1])
  })

  test('isn’t the seller’s own (case 40)', async () => {
    const deal = await makeDeal(testApi, vendor)
    const refused = await tryDeal(testApi, vendor, deal)
    expect([refused.status, codeOf(refused)]).toEqual([403, 'deal/own'])
    expect(codeOf(await quoteDeal(testApi, deal, vendor))).toBe('deal/own')
    expect(await usesNow(deal)).toEqual([0, 0])
  })

  test('of a buyer’s request is theirs alone, once they agreed to the seller', async () => {
    const [asker, stranger] = await Promise.all([testApi.buyer(), testApi.buyer('Ada Obi')])
    const asked = { made_by: 'buyer', buyer_id: asker.uid } as const
    const agreed = { ...asked, status: 'accepted' } as const
    const open = await makeDeal(testApi, null, asked)
    expect(codeOf(await tryDeal(testApi, asker, open))).toBe('deal/not-found')
    const accepted = await makeDeal(testApi, vendor, agreed)
    expect(codeOf(await tryDeal(testApi, asker, accepted))).toBe('deal/not-payable')
    const consented_at = timestampFromMillis(testApi.clock())
    const deal = await changeDeal(accepted, { consented_at })
    expect(codeOf(await tryDeal(testApi, stranger, deal))).toBe('deal/not-for-you')
    expect(codeOf(await tryDeal(testApi, asker, deal))).toBe('success')
  })

  test('of a seller without a bank account waits; what is being paid goes on (case 42)', async () => {
    const seller = await testApi.vendor('0123456784')
    const buyer = await testApi.buyer()
    const deal = await makeDeal(testApi, seller, { terms: { uses: 2 } })
    const ordered = await orderDeal(testApi, buyer, deal)
    const secret = `${COLLECTIONS.vendors}/${seller.uid}/private`
    await collectionOf(secret).doc('store').update({ payout_account: null })
    const refused = await tryDeal(testApi, await testApi.buyer(), deal)
    expect(refused.error).toMatchObject({
      code: 'deal/not-payable',
      details: { state: 'paused' },
    })
    testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
    const [held] = (await testApi.verify(buyer, ordered)).data.transactions
    expect(held?.status.status).toBe('in_escrow')
  })

  test('of a seller who isn’t proven is paid by transfer alone', async () => {
    await setVendor(NEW)
    const buyer = await testApi.buyer()
    const deal = await makeDeal(testApi, vendor, { terms: { uses: 2 } })
    expect((await quoteDeal(testApi, deal)).data.stores[0]?.channels).toEqual(['bank_transfer'])
    const refused = await tryDeal(testApi, buyer, deal, { channel: 'card' })
    expect(codeOf(refused)).toBe('deal/transfer-only')
    expect(await usesNow(deal)).toEqual([0, 0])
    const ordered = await orderDeal(testApi, buyer, deal)
    expect(ordered).toMatchObject({ unproven_store: true, payment: { channel: 'bank_transfer' } })
    await setVendor({ trial: removed() })
  })

  test('lets somebody new pay a second deal of the same seller beside an unpaid one', async () => {
    await setVendor(NEW)
    const buyers = await Promise.all([testApi.buyer(), testApi.buyer(), testApi.buyer()])
    for (const buyer of buyers) {
      expect(codeOf(await tryDeal(testApi, buyer, await makeDeal(testApi, vendor)))).toBe('success')
    }
    await setVendor({ trial: removed() })
  })
})

test('afterwards every book balances, and uses are what unpaid orders hold', async () => {
  await testApi.drain()
  expect(await allProblems(testApi)).toEqual([])
})
