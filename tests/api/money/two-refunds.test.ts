import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxOfTransaction } from '../../../functions/src/db/money/outbox'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { drainRetries } from '../../support/checkouts'
import { signUpOperator } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
beforeAll(async () => {
  testApi = await openTestApi()
  nameAccount(testApi.simulator.world, '058', '0123456784', 'NGOZI EZE')
})
afterAll(() => testApi.close())

test('an account that is given to one of an order’s two refunds moves no other', async () => {
  const [vendor, buyer] = [await testApi.vendor(), await testApi.buyer()]
  const operator = await signUpOperator(testApi.deps, 'money')
  const order = await testApi.buy(buyer, await testApi.product(vendor), { quantity: 3 })
  testApi.pay(order, { is_silent: true, card: 'refund-attention' })
  await testApi.verify(buyer, order)
  const lines = order.items.map(({ product_id, variant_id }) => ({
    ...{ product_id, variant_id },
    quantity: 2,
  }))
  await testApi.done(vendor, order, 'confirm-partial', { lines })
  await testApi.done(buyer, order, 'cancel')
  await drainRetries(testApi)
  const { refund, partial } = await testApi.read(order)
  const waits = { state: 'needs_attention' }
  expect([refund, partial?.refund]).toMatchObject([waits, waits])
  const tasks = await outboxOfTransaction(order.id)
  const ofPart = tasks.find(({ task }) => 'is_part' in task && task.is_part)
  const account = { account_number: '0123456784', bank_id: '058' }
  const body = { reason: 'They wrote from their address.', account }
  const redirect = (id = '') =>
    testApi.call('POST', `/console/tasks/${id}/retry`, { as: operator, body })
  expect(codeOf(await redirect(ofPart?.id))).toBe('operator/refused')
  expect(await testApi.read(order)).toMatchObject({ refund: waits, partial: { refund: waits } })
  const ofRest = tasks.find(({ task }) => task.kind === 'refund' && !task.is_part)
  expect(codeOf(await redirect(ofRest?.id))).toBe('success')
  await drainRetries(testApi)
  expect(await testApi.read(order)).toMatchObject({
    refund: { state: 'processed' },
    partial: { refund: waits },
  })
  expect(codeOf(await redirect(ofPart?.id))).toBe('success')
})
