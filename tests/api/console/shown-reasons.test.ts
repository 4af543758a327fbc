import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { readProduct } from '../../../functions/src/db/catalog/products'
import { readDeal } from '../../../functions/src/db/orders/deals'
import { makeDeal } from '../../support/deals'
import { notificationsOf } from '../../support/notifications/notifications-of'
import { type Person, signUpOperator } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'

const REASON = 'Ada (0803 123 4567, ada@mail.example) says that it is a copy.'
const SHOWN = 'Ada ([number hidden], [email hidden]) says that it is a copy.'

let testApi: TestApi
let operator: Person
beforeAll(async () => {
  testApi = await openTestApi()
  operator = await signUpOperator(testApi.deps, 'owner')
})
afterAll(() => testApi.close())

const decide = (path: string, action: string) =>
  testApi.call('POST', `/console/${path}`, { as: operator, body: { action, reason: REASON } })

const TYPES = ['PRODUCT_FLAGGED', 'DEAL_FLAGGED', 'STORE_SUSPENDED'] as const
const toldTo = async (vendor: Person): Promise<string> =>
  JSON.stringify(await Promise.all(TYPES.map((type) => notificationsOf(vendor, type))))

test('a vendor reads nobody’s number or address in the reason of a takedown (case 72)', async () => {
  const vendor = await testApi.vendor()
  const product = await testApi.product(vendor)
  expect((await decide(`products/${product.id}`, 'takedown')).status).toBe(200)
  const deal = await makeDeal(testApi, vendor)
  expect((await decide(`products/${deal.id}`, 'takedown')).status).toBe(200)
  expect((await readProduct(product.id))?.data.taken_down?.reason).toBe(SHOWN)
  expect((await readDeal(deal.id))?.data.taken_down?.reason).toBe(SHOWN)
  expect(await toldTo(vendor)).not.toContain('0803')
  const [entry] = await readOpsDecisions(1, product.id)
  expect(entry?.reason).toBe(REASON)
})

test('nor in that of a suspension', async () => {
  const vendor = await testApi.vendor()
  expect((await decide(`stores/${vendor.uid}`, 'suspend')).status).toBe(200)
  const told = await toldTo(vendor)
  expect(told).toContain(SHOWN)
  expect(told).not.toContain('0803')
})
