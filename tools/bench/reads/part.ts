import { startMeter } from '../../../tests/support/firestore-meter'
import { openTestApi, shipOrder, type TestApi } from '../../../tests/support/test-api'
import { atMost, type Figure, figure, type Part } from '../figure'
import { fillPerson, fillSalesDays, idOf } from './fill-screens'
import { countRequests } from './requests'
import { SCREENS } from './screens'

const SHOWN_PRODUCTS = 60

/** Creates a completed order and a waiting one: their copies fill the lists. */
const sell = async (market: TestApi) => {
  const vendor = await market.vendor()
  const product = await market.product(vendor)
  const buyer = await market.buyer()
  const sale = await market.paid(buyer, product)
  await shipOrder(market, vendor, sale)
  await market.done(buyer, sale, 'receive')
  await market.done(buyer, sale, 'approve')
  const waiting = await market.paid(await market.buyer(), product)
  return { vendor, product, buyer, sale, waiting }
}

/** Row 8: the documents that each signed-in screen reads at its first visit, with full lists. */
const countScreens = async (): Promise<Figure[]> => {
  const market = await openTestApi()
  const { vendor, product, buyer, sale, waiting } = await sell(market)
  const now = market.clock()
  // The same user buys and sells, so that all their lists are full.
  const own = { ...waiting, vendor_id: vendor.uid, buyer_id: vendor.uid }
  await fillPerson({ uid: vendor.uid, sale: own, product, now })
  await fillSalesDays({ sale: own, now })
  const product_ids = Array.from({ length: SHOWN_PRODUCTS }, (_, number) => idOf('p', number))
  const figures: Figure[] = []
  for (const { name, budget, answers, live } of SCREENS) {
    const person = name === 'purchase details' ? buyer : vendor
    const ids = { uid: person.uid, transaction_id: sale.id, product_ids }
    const meter = startMeter()
    try {
      for (const path of answers?.(ids) ?? []) {
        const { status, text } = await market.call('GET', path, { as: person })
        if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
      }
      await Promise.all(live?.(ids) ?? [])
    } finally {
      meter.stop()
    }
    figures.push(figure(8, `screen: ${name}`, [meter.read().reads, 'reads'], atMost(budget)))
  }
  await market.close()
  return figures
}

/** Rows 8 to 10: the Firestore reads and writes of a request and of a screen. */
export const measure: Part = async (options) => {
  options.say('  screens of a buyer and a vendor')
  const screens = await countScreens()
  return [...(await countRequests(options)), ...screens]
}
