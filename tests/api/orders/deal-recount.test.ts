import { afterAll, beforeAll, expect, test } from 'vitest'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import { recountDeal } from '../../../functions/src/usecases/orders/deal/recount-deal'
import { allProblems } from '../../support/checkouts'
import { changeDeal, makeDeal, orderDeal, paidDeal, usesNow } from '../../support/deals'
import type { Person } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'

const DECIDED = { operator: 'ops@oja.test', reason: 'Reserved by nobody.' }

let testApi: TestApi
let vendor: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

test('uses that nobody reserves are free again, and what was paid is sold; it is in the audit log', async () => {
  const deal = await makeDeal(testApi, vendor, { terms: { uses: 10 } })
  await paidDeal(testApi, await testApi.buyer(), deal)
  await orderDeal(testApi, await testApi.buyer(), deal)
  expect(await usesNow(deal)).toEqual([1, 1])
  expect(await allProblems(testApi)).toEqual([])

  await changeDeal(deal, { reserved: 4, sold: 0 })
  expect(await allProblems(testApi)).not.toEqual([])
  await recountDeal(testApi.deps, deal.id, DECIDED)
  expect(await usesNow(deal)).toEqual([1, 1])
  expect(await allProblems(testApi)).toEqual([])

  await changeDeal(deal, { sold: 0 })
  expect(JSON.stringify(await allProblems(testApi))).toContain('paid purchases hold 1')
  await recountDeal(testApi.deps, deal.id, DECIDED)
  expect(await usesNow(deal)).toEqual([1, 1])
  const { docs } = await collectionOf(COLLECTIONS.opsDecisions)
    .where('subject', '==', deal.id)
    .get()
  expect(docs.map((one) => one.data())).toHaveLength(2)
  expect(docs[0]?.data()).toMatchObject({ ...DECIDED, action: 'recount-stock' })
})

test('a deal that there isn’t is no product either', async () => {
  await expect(recountDeal(testApi.deps, 'x'.repeat(20), DECIDED)).rejects.toMatchObject({
    code: 'deal/not-found',
  })
})
