import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { MINUTE_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { takedownDeal } from '../../../functions/src/usecases/orders/deal/takedown-deal'
import { changeDeal, makeDeal, orderDeal } from '../deals'
import type { TestApi } from '../test-api'

const TITLE = 'Aso-oke cap'
const STORE = 'Store of Tunde Bello'

/** A deal that has expired, and whose buyer’s money comes after that. */
const paidLate = async (testApi: TestApi) => {
  const [buyer, vendor] = [await testApi.buyer(), await testApi.vendor()]
  const deal = await makeDeal(testApi, vendor, { terms: { title: TITLE } })
  const ordered = await orderDeal(testApi, buyer, deal)
  testApi.passTime(POLICY.payment_ms + POLICY.payment_grace_ms + MINUTE_MS)
  await testApi.drain()
  await changeDeal(deal, { expires_at: timestampFromMillis(testApi.clock()) })
  testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
  await Promise.all([1, 2, 3].map(() => testApi.verify(buyer, ordered)))
  return { buyer, vendor, deal }
}

export const dealPaidLate = async (testApi: TestApi) => {
  const { vendor } = await paidLate(testApi)
  return [{ person: vendor, words: [TITLE, 'goes back to them'] }]
}

export const dealReopened = async (testApi: TestApi) => {
  const { buyer, vendor, deal } = await paidLate(testApi)
  const { images, ...terms } = deal.terms
  const body = { ...terms, image_paths: images.map(({ path }) => path), days: 3 }
  const saved = await testApi.call('PUT', `/vendors/deals/${deal.id}`, { as: vendor, body })
  if (saved.status !== 200) throw new Error(saved.text)
  return [{ person: buyer, words: [TITLE, STORE] }]
}

export const dealTakenDown = async (testApi: TestApi) => {
  const vendor = await testApi.vendor()
  const { id } = await makeDeal(testApi, vendor, { terms: { title: TITLE } })
  const by = { operator: 'ops@oja.example', reason: 'It is a copy.', is_down: true }
  await takedownDeal(testApi.deps, id, by)
  return [{ person: vendor, words: [TITLE, 'It is a copy.'] }]
}
