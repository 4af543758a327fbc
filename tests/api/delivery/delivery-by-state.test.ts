import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product, ProductCard } from '../../../functions/src/contract/entities/catalog/product'
import type { DeliveryQuote } from '../../../functions/src/contract/entities/delivery/delivery'
import type { Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import { onVendorWritten } from '../../../functions/src/triggers/on-vendor-written'
import { startMeter } from '../../support/firestore-meter'
import type { Person } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'

type Quotes = { times: object | null; quotes: { areas: string[]; quote: DeliveryQuote }[] }

let testApi: TestApi
let vendor: Person
let product: Product

const rate = (scope: string, place: string, fee_minor: number) => ({
  method: 'courier',
  scope,
  places: [place],
  fee_minor,
  days_min: 1,
  days_max: 3,
})
const storeOf = async (): Promise<Vendor | undefined> =>
  (await collectionOf<Vendor>(COLLECTIONS.vendors).doc(vendor.uid).get()).data()

/** Saves the rates and runs the trigger that follows. */
const saveRates = async (version: number, rates: object[]) => {
  const before = await storeOf()
  const body = {
    origin: { state: 'Lagos', city: 'Ikeja' },
    working_days: [1, 2, 3, 4, 5, 6],
    cutoff_hour: 16,
    handling_days: 2,
    methods: ['courier'],
    rates,
    free_from_minor: null,
    version,
  }
  const saved = await testApi.call('PUT', '/vendors/delivery-profile', { as: vendor, body })
  expect(saved.status).toBe(200)
  await onVendorWritten(testApi.deps, before, await storeOf())
}
const card = async (place: string): Promise<ProductCard | undefined> => {
  const path = `/public/products?vendor_id=${vendor.uid}&place=${place}`
  return (await testApi.call<{ items: ProductCard[] }>('GET', path)).data.items[0]
}
const toState = (place: string) =>
  testApi.call<Quotes>('GET', `/public/products/${product.id}/delivery?place=${place}`)

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
  product = await testApi.product(vendor)
})
afterAll(() => testApi.close())

describe('delivery by state', () => {
  test('is included before the store has rates, and unsaid where nobody asks', async () => {
    expect((await card('Lagos'))?.delivery).toEqual({ state: 'Lagos', terms: { kind: 'included' } })
    const unasked = await testApi.call<ProductCard[]>('GET', '/public/products/recent')
    expect(unasked.data[0]).not.toHaveProperty('delivery')
    expect((await toState('Lagos')).data).toEqual({ times: null, quotes: [] })
  })

  test('is what the rates of now say, on cards and by area, for anybody', async () => {
    await saveRates(0, [rate('state', 'Lagos', 250_000), rate('area', 'Lagos/Ikeja', 100_000)])
    expect((await card('Lagos'))?.delivery?.terms).toEqual({
      kind: 'sent',
      fee_minor: 100_000,
      varies: true,
      days_min: 3,
      days_max: 5,
    })
    const { quotes, times } = (await toState('Lagos')).data
    expect(times).toMatchObject({ handling_days: 2 })
    const feeIn = (area: string) =>
      quotes.find(({ areas }) => areas.includes(area))?.quote.options[0]?.fee_minor
    expect([feeIn('Ikeja'), feeIn('Epe')]).toEqual([100_000, 250_000])
    await saveRates(1, [rate('state', 'Lagos', 300_000)])
    expect((await card('Lagos'))?.delivery?.terms).toMatchObject({ fee_minor: 300_000 })
  })

  test('is what the checkout says of as many and of that variant', async () => {
    const heavy = { ...rate('state', 'Lagos', 900_000), up_to_grams: 20_000 }
    await saveRates(2, [{ ...rate('state', 'Lagos', 300_000), up_to_grams: 1_000 }, heavy])
    const feeOf = async (query: string) =>
      (await toState(`Lagos${query}`)).data.quotes[0]?.quote.options[0]?.fee_minor
    expect(await feeOf('')).toBe(300_000)
    expect(await feeOf('&quantity=9')).toBe(900_000)
    expect(await feeOf(`&quantity=9&variant_id=${product.id}`)).toBe(900_000)
    for (const wrong of ['0', '1001', 'many']) {
      expect((await toState(`Lagos&quantity=${wrong}`)).status).toBe(400)
    }
    const unknown = await toState(`Lagos&variant_id=${'z'.repeat(20)}`)
    expect(unknown.error.code).toBe('product/variant-unknown')
  })

  test('is refused where the store sends nothing', async () => {
    expect((await card('Kano'))?.delivery?.terms).toEqual({ kind: 'refused', reason: 'no_rate' })
    const [group] = (await toState('Kano')).data.quotes
    expect(group?.quote).toMatchObject({ options: [], refusal: 'no_rate' })
  })

  test('is said without a place too: where the rates of the store go, on cards and pages', async () => {
    type Sent = { reached_states?: string[] }
    const list = `/public/products?vendor_id=${vendor.uid}`
    const cards = await testApi.call<{ items: Sent[] }>('GET', list)
    expect(cards.data.items[0]?.reached_states).toEqual(['Lagos'])
    const shown = await testApi.call<Sent>('GET', `/public/products/${product.id}`)
    expect(shown.data.reached_states).toEqual(['Lagos'])
    const other = await testApi.product(await testApi.vendor())
    const plain = await testApi.call<Sent>('GET', `/public/products/${other.id}`)
    expect(plain.data).not.toHaveProperty('reached_states')
  })

  test('reads a profile once, and then the product alone', async () => {
    await toState('Lagos')
    const meter = startMeter()
    await toState('Ogun').finally(meter.stop)
    expect(meter.read().reads).toBe(1)
  })

  test('is asked for a state alone, and for what is on sale', async () => {
    expect((await toState('')).status).toBe(400)
    for (const place of ['Atlantis', 'Lagos%2FIkeja']) {
      expect((await toState(place)).status).toBe(400)
      expect((await testApi.call('GET', `/public/products?place=${place}`)).status).toBe(400)
    }
    const draft = await testApi.product(vendor, { status: 'draft' })
    const hidden = await testApi.call('GET', `/public/products/${draft.id}/delivery?place=Lagos`)
    expect(hidden.error.code).toBe('product/not-found')
  })
})
