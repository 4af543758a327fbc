import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../functions/src/contract/entities/money/ledger'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { DAY_MS, MINUTE_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { readChain } from '../../../functions/src/db/money/ledger'
import { balanceOf } from '../../../functions/src/domain/money/ledger/balance'
import { allProblems, refundsOf } from '../../support/checkouts'
import { changeDeal, makeDeal, orderDeal, paidDeal, usesNow } from '../../support/deals'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

describe('money of a deal that comes late', () => {
  const lapsed = async () => {
    const buyer = await testApi.buyer()
    const deal = await makeDeal(testApi, vendor)
    const ordered = await orderDeal(testApi, buyer, deal)
    testApi.passTime(POLICY.payment_ms + POLICY.payment_grace_ms + MINUTE_MS)
    await testApi.drain()
    return { buyer, deal, ordered }
  }

  test('goes back by itself once the deal has expired (case 36)', async () => {
    const { buyer, deal, ordered } = await lapsed()
    await changeDeal(deal, { expires_at: timestampFromMillis(testApi.clock()) })
    testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
    const [back] = (await testApi.verify(buyer, ordered)).data.transactions
    expect(back).toMatchObject({
      status: { status: 'reversed' },
      refund: { amount_minor: 522_500 },
    })
    expect(back?.keep_until).toBeUndefined()
    await testApi.drain()
    expect(refundsOf(testApi, ordered)).toHaveLength(1)
    expect(await usesNow(deal)).toEqual([0, 0])
  })

  test('can be kept while the deal is open and a use is free', async () => {
    const { buyer, deal, ordered } = await lapsed()
    testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
    const [late] = (await testApi.verify(buyer, ordered)).data.transactions
    expect(late?.keep_until).toBeDefined()
    const kept = await testApi.done(buyer, ordered, 'keep')
    expect(kept.status.status).toBe('in_escrow')
    expect(await usesNow(deal)).toEqual([0, 1])
    expect(refundsOf(testApi, ordered)).toHaveLength(0)
  })

  test('can’t be kept when the deal is withdrawn meanwhile, and goes back', async () => {
    const { buyer, deal, ordered } = await lapsed()
    testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
    await testApi.verify(buyer, ordered)
    await changeDeal(deal, { status: 'withdrawn' })
    expect(codeOf(await testApi.act(buyer, ordered, 'keep'))).toBe('deal/not-payable')
    expect(await usesNow(deal)).toEqual([0, 0])
    testApi.passTime(DAY_MS)
    await testApi.drain()
    expect(refundsOf(testApi, ordered)).toHaveLength(1)
  })
})

describe('the fee of a deal', () => {
  test.each([
    ['buyer', 22_500, 0],
    ['half', 11_250, 11_250],
    ['vendor', 0, 22_500],
  ] as const)('paid by %s is posted to the kobo', async (fee_payer, buyer_part, vendor_part) => {
    const buyer = await testApi.buyer()
    const deal = await makeDeal(testApi, vendor, { terms: { fee_payer } })
    const held = await paidDeal(testApi, buyer, deal)
    expect(held.amount_paid).toBe(500_000 + buyer_part)
    await shipOrder(testApi, vendor, held)
    const ended = await testApi.done(buyer, held, 'approve')
    const chain = await readChain(held.id)
    expect(balanceOf(chain, accounts.payable(vendor.uid))).toBe(500_000 - vendor_part)
    expect(balanceOf(chain, accounts.platformFees)).toBe(buyer_part)
    expect(balanceOf(chain, accounts.commission)).toBe(vendor_part)
    expect(balanceOf(chain, accounts.escrow(held.id))).toBe(0)
    expect(ended.money).toMatchObject({
      released_minor: 500_000 - vendor_part,
      fee_minor: buyer_part,
      held_minor: 0,
    })
  })
})

test('afterwards every book balances, and uses are what unpaid orders hold', async () => {
  await testApi.drain()
  expect(await allProblems(testApi)).toEqual([])
})
