import { firestore } from '../../../functions/src/db/firestore'
import { queryOf } from '../../../functions/src/db/list-query'
import { startMeter } from '../../../tests/support/firestore-meter'
import { openTestApi, shipOrder, type TestApi } from '../../../tests/support/test-api'
import { atMost, type Figure, figure, type Part } from '../figure'
import { fillPerson, fillSalesDays, idOf } from './fill-screens'
import { countRequests } from './requests'
import { screensOf } from './screens'

const SHOWN_PRODUCTS = 60

/** Creates a completed order and a waiting one: their copies fill the lists. */
const sell = async (testApi: TestApi) => {
  const vendor = await testApi.vendor()
  const product = await testApi.product(vendor)
  const buyer = await testApi.buyer()
  const sale = await testApi.paid(buyer, product)
  await shipOrder(testApi, vendor, sale)
  await testApi.done(buyer, sale, 'receive')
  await testApi.done(buyer, sale, 'approve')
  const waiting = await testApi.paid(await testApi.buyer(), product)
  return { vendor, product, buyer, sale, waiting }
}

/** Row 8: the documents that each signed-in screen reads at its first visit, with full lists. */
const countScreens = async (): Promise<Figure[]> => {
  const testApi = await openTestApi()
  const { vendor, product, buyer, sale, waiting } = await sell(testApi)
  const now = testApi.clock()
  // The same user buys and sells, so that all their lists are full.
  const own = { ...waiting, vendor_id: vendor.uid, buyer_id: vendor.uid }
  await fillPerson({ uid: vendor.uid, sale: own, product, now })
  await fillSalesDays({ sale: own, now })
  const product_ids = Array.from({ length: SHOWN_PRODUCTS }, (_, number) => idOf('p', number))
  const figures: Figure[] = []
  const ids = { uid: vendor.uid, buyer_id: buyer.uid, transaction_id: sale.id, product_ids }
  for (const { name, budget, is_buyers, requests, lists, documents } of screensOf(ids)) {
    const person = is_buyers ? buyer : vendor
    const meter = startMeter()
    try {
      for (const path of requests ?? []) {
        const { status, text } = await testApi.call('GET', path, { as: person })
        if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
      }
      await Promise.all([
        ...(lists ?? []).map((query) => queryOf(query).get()),
        ...(documents ?? []).map((path) => firestore().doc(path).get()),
      ])
    } finally {
      meter.stop()
    }
    figures.push(figure(8, `screen: ${name}`, [meter.read().reads, 'reads'], atMost(budget)))
  }
  await testApi.close()
  return figures
}

/** Rows 8 to 10: the Firestore reads and writes of a request and of a screen. */
export const measure: Part = async (options) => {
  options.say('  screens of a buyer and a vendor')
  const screens = await countScreens()
  return [...(await countRequests(options)), ...screens]
}
