import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { readPrivatePart } from '../../../functions/src/db/orders/transactions'
import type { Person } from '../../support/people'
import { codeOf, DELIVERY, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person
let product: Product

beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
  product = await testApi.product(vendor, { available_items: 500 })
})
afterAll(() => testApi.close())

describe('the search in purchases and sales', () => {
  type Page = { items: Transaction[]; total: number }
  const find = async (as: Person, query: string) =>
    (await testApi.call<Page>('GET', `/transactions?${query}`, { as })).data

  test('looks through all of them: product, invoice, the other’s name and the status', async () => {
    const [ada, vendor2] = [await testApi.buyer('Ada Searches'), await testApi.vendor()]
    const basket = await testApi.product(vendor2, { name: 'Ọjà raffia basket' })
    const stool = await testApi.product(vendor2, { name: 'Carved stool' })
    const old = await testApi.paid(ada, basket)
    const late = await testApi.buy(ada, stool)
    const ids = (page: Page) => page.items.map(({ id }) => id)
    expect(ids(await find(ada, 'q=OJA%20basket'))).toEqual([old.id])
    expect(ids(await find(ada, `q=${old.invoice_id.toLowerCase()}`))).toEqual([old.id])
    expect(ids(await find(ada, 'q=in%20escrow'))).toEqual([old.id])
    expect(ids(await find(vendor2, 'role=vendor&q=searches'))).toEqual([late.id, old.id])
    expect(ids(await find(vendor2, 'role=vendor&q=searches&status=pending'))).toEqual([late.id])
    expect(await find(ada, 'q=xylophone')).toMatchObject({ items: [], total: 0 })
    expect(await find(vendor2, 'role=vendor&q=searches&limit=1')).toMatchObject({ total: 2 })
    const second = await find(vendor2, 'role=vendor&q=searches&limit=1&page=2')
    expect([ids(second), second.total]).toEqual([[old.id], 2])
    expect(ids(await find(await testApi.buyer(), 'q=basket'))).toEqual([])
  })

  test('refuses more than a hundred characters', async () => {
    const response = await testApi.call('GET', `/transactions?q=${'x'.repeat(101)}`, { as: buyer })
    expect([response.status, codeOf(response)]).toEqual([400, 'request/invalid'])
  })
})

describe('a shipment', () => {
  test('keeps the link to the parcel and the phone number in its one form', async () => {
    const transaction = await testApi.paid(buyer, product)
    const own = await readPrivatePart(transaction.id, vendor.uid)
    expect(own?.contact.phone).toBe('+2348031234567')
    await testApi.done(vendor, transaction, 'confirm')
    const tracking_url = 'https://giglogistics.com/track/GIG123'
    const shipped = await testApi.done(vendor, transaction, 'ship', {
      carrier: 'GIG',
      tracking_url,
    })
    expect(shipped.shipment).toMatchObject({ carrier: 'GIG', tracking_url })
  })

  test.each([
    'GIG123',
    'giglogistics.com/track',
    'javascript:alert(1)',
    'http://giglogistics.com/track',
    'https://giglogistics.com@evil.example/login',
  ])('has no link %s', async (tracking_url) => {
    const transaction = await testApi.paid(buyer, product)
    await testApi.done(vendor, transaction, 'confirm')
    const ship = { carrier: 'GIG', tracking_url }
    const response = await testApi.act(vendor, transaction, 'ship', ship)
    expect([response.status, codeOf(response)]).toEqual([400, 'request/invalid'])
    expect((await testApi.read(transaction)).shipment).toBeNull()
  })

  test('goes to no phone number that is no text', async () => {
    const delivery = { ...DELIVERY, phone: 8031234567 }
    const response = await testApi.tryToBuy(buyer, product, { delivery })
    expect([response.status, response.text.includes('Input must be a string')]).toEqual([400, true])
  })
})
