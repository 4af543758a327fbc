import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '../../../functions/src/contract/time'
import { type Contests, openContests } from '../../support/chargeback-contest'
import { changeDeal, makeDeal, orderDeal } from '../../support/deals'
import { shipOrder } from '../../support/test-api'

let contests: Contests
beforeAll(async () => {
  contests = await openContests()
})
afterAll(() => contests.testApi.close())

test('the evidence of a contested deal is the version that was paid, though it was edited since', async () => {
  const { testApi, buyer, vendor, contest } = contests
  const deal = await makeDeal(testApi, vendor)
  const ordered = await orderDeal(testApi, buyer, deal, { channel: 'card' })
  testApi.pay(ordered, { is_silent: true })
  const [held] = (await testApi.verify(buyer, ordered)).data.transactions
  if (!held) throw new Error('not paid')
  await shipOrder(testApi, vendor, held)
  await testApi.done(vendor, held, 'deliver', { escrow_code: await testApi.code(held) })
  await changeDeal(deal, {
    version: 2,
    terms: { ...deal.terms, description: 'Something else, which nobody has paid for.' },
  })
  const dispute = await contest(held)
  expect(dispute.evidence).toBeNull()
  testApi.passTime(12 * HOUR_MS)
  await testApi.drain()
  const text = String(dispute.evidence?.service_details)
  expect(text).toContain('Bought: By a deal, version 1 of it')
  expect(text).toContain(`The deal said: Two carved stools. ${deal.terms.description} ₦5,000`)
  expect(text).not.toContain('Something else')
  expect(dispute.uploaded_files).toHaveLength(1)
})
