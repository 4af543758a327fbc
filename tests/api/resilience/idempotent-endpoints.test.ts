import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '../../../functions/src/contract/time'
import type { ApiResponse } from '../../support/api-server'
import { makeDeal, quoteDeal, tryDeal } from '../../support/deals'
import { joinsOf } from '../../support/joins'
import { type Person, signUp } from '../../support/people'
import { openPhoneApi, type PhoneApi } from '../../support/phones'
import { ROUTE_ROWS, VALID_BODIES } from '../../support/route-cells'
import { codeOf, DELIVERY, type TestApi } from '../../support/test-api'
import { topUpsOf } from '../../support/top-ups'
import { requestPayout } from '../../support/wallets'

let api: PhoneApi
let testApi: TestApi
let vendor: Person
let buyer: Person
beforeAll(async () => {
  api = await openPhoneApi()
  ;({ testApi } = api)
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

/** Sends a request that succeeds, or another one to the same endpoint, with a key. */
type Send = (key: string, isOther: boolean) => Promise<ApiResponse<unknown>>

const post = (path: string, body: unknown, key: string): Promise<ApiResponse<unknown>> =>
  testApi.call('POST', path, { as: vendor, body, headers: { 'idempotency-key': key } })

const COLUMNS = ['name', 'description', 'category', 'price', 'available_items', 'delivery_states']
const WRAPPER = ['Two yards of hand-dyed cotton in indigo.', 'clothing_accessories', '12500']

/** What each of them needs before it can succeed. */
const SENDERS: Readonly<Record<string, () => Promise<Send>>> = {
  'accountJoins.join': async () => {
    const { join } = joinsOf(api)
    const [stays, other] = [await signUp(), await api.phones.enter()]
    return (key, isOther) => join(stays, other, { key, ...(isOther && { word: 'Mango' }) })
  },
  'checkouts.create': async () => {
    const deal = await makeDeal(testApi, vendor)
    const expected_total_minor = (await quoteDeal(testApi, deal)).data.total_minor
    const other = { delivery: { ...DELIVERY, recipient_name: 'Ada Obi' } }
    return (key, isOther) =>
      tryDeal(testApi, buyer, deal, { expected_total_minor, ...(isOther && other) }, key)
  },
  'deals.create': async () => (key, isOther) =>
    post('/vendors/deals', { ...VALID_BODIES['deals.create'], ...(isOther && { uses: 2 }) }, key),
  'deals.priceForOne': async () => {
    const { id } = await makeDeal(testApi, vendor, { terms: { uses: 20 } })
    await post(`/vendors/deals/${id}/live`, { minutes: 60 }, testApi.deps.ids())
    return (key, isOther) =>
      post(`/vendors/deals/${id}/price`, { price_minor: isOther ? 400_000 : 450_000 }, key)
  },
  'transactions.create': async () => {
    const product = await testApi.product(vendor)
    return (key, isOther) => testApi.tryToBuy(buyer, product, isOther ? { quantity: 2 } : {}, key)
  },
  'vendors.createProduct': async () => (key, isOther) =>
    post('/vendors/products', { name: isOther ? 'Cap' : 'Wrapper' }, key),
  'vendors.duplicateProduct': async () => {
    const [one, other] = [await testApi.product(vendor), await testApi.product(vendor)]
    return (key, isOther) =>
      post(`/vendors/products/${(isOther ? other : one).id}/duplicate`, undefined, key)
  },
  'vendors.importProducts': async () => (key, isOther) =>
    post(
      '/vendors/products/import',
      {
        dry_run: false,
        columns: COLUMNS,
        rows: [{ row: 2, cells: [isOther ? 'Cap' : 'Wrapper', ...WRAPPER, '4', 'Lagos'] }],
      },
      key,
    ),
  'vendors.payout': async () => {
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    await testApi.done(buyer, order, 'approve')
    testApi.passTime(DAY_MS + 1_000)
    await testApi.runDueJobs()
    return (key, isOther) => requestPayout(testApi, vendor, isOther ? 30_000 : 20_000, key)
  },
  'vendors.topUp': async () => {
    const { begin } = topUpsOf(testApi, vendor)
    return (key, isOther) => begin({ amount_minor: isOther ? 200_000 : 5_000_000 }, key)
  },
}

const NAMES = ROUTE_ROWS.filter(({ row }) => row.idempotent).map(({ name }) => name)

test.each(NAMES)(
  '%s says the same again by its key, and refuses it for another body',
  async (name) => {
    const send = await SENDERS[name]?.()
    if (!send) throw new Error('nothing says how it succeeds')
    const key = testApi.deps.ids()
    const first = await send(key, false)
    expect([first.status, first.text]).toEqual([200, first.text])
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    const again = await send(key, false)
    expect([again.status, again.data]).toEqual([200, first.data])
    expect(again.headers['idempotency-replayed']).toBe('true')
    const other = await send(key, true)
    expect([other.status, codeOf(other)]).toEqual([409, 'idempotency/key-reused'])
  },
)
