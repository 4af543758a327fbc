import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { type Api, startApi } from '../../support/api-server'
import { putOnSale, signUpVendor } from '../../support/stores'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** More values than the contract's products have, as an older writer could leave them. */
const values = Array.from({ length: 21 }, (_, at) => `No ${at}`)
const BROKEN = { options: [{ name: 'Size', values }] }

test('one document that breaks the contract takes no list away', async () => {
  const vendor = await signUpVendor()
  const good = await putOnSale(vendor, { name: 'Good wrapper' })
  await putOnSale(vendor, { name: 'Bad wrapper', ...BROKEN })
  const own = await api.call<{ items: Product[] }>('GET', '/vendors/products', { as: vendor })
  expect(own.status).toBe(200)
  expect(own.data.items.map(({ id }) => id)).toEqual([good.id])
})

test('a change that took effect is no failure, whatever its document is like', async () => {
  const vendor = await signUpVendor()
  const { id } = await putOnSale(vendor, BROKEN)
  const { status } = await api.call('POST', `/vendors/products/${id}/pause`, { as: vendor })
  expect(status).toBe(200)
})
