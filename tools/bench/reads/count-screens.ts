import { startMeter } from '../../../tests/support/firestore-meter'
import { type Market, openMarket, shipOrder } from '../../../tests/support/market'
import type { Person } from '../../../tests/support/people'
import { atMost, type Figure } from '../figure'
import type { PartOptions } from '../part'
import { filledId, fillPerson, fillSalesDays } from './fill-screens'
import { SCREENS, type Screen, type ScreenIds } from './screens'

const ROW = 8
const SHOWN_PRODUCTS = 60

const askApi = async (market: Market, as: Person, path: string): Promise<void> => {
  const { status, text } = await market.call('GET', path, { as })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
}

const readsOf = async (
  market: Market,
  person: Person,
  { answers, live }: Screen,
  ids: ScreenIds,
): Promise<number> => {
  const meter = startMeter()
  try {
    for (const path of answers?.(ids) ?? []) await askApi(market, person, path)
    await Promise.all(live?.(ids) ?? [])
  } finally {
    meter.stop()
  }
  return meter.read().reads
}

/** An order as far as it goes, whose copies fill the lists. */
const wholeSale = async (market: Market, vendor: Person) => {
  const product = await market.product(vendor)
  const buyer = await market.buyer()
  const sale = await market.paid(buyer, product)
  await shipOrder(market, vendor, sale)
  await market.done(buyer, sale, 'receive')
  await market.done(buyer, sale, 'approve')
  const waiting = await market.paid(await market.buyer(), product)
  return { product, buyer, sale, waiting }
}

/** Row 8: the documents that each signed-in screen reads at its first visit, lists being full. */
export const countScreens = async ({ say }: PartOptions): Promise<Figure[]> => {
  say('  screens of a buyer and a vendor')
  const market = await openMarket()
  const vendor = await market.vendor()
  const { product, buyer, sale, waiting } = await wholeSale(market, vendor)
  const now = market.clock()
  // One person sells and buys, so that every list is full for the same one.
  const own = { ...waiting, vendor_id: vendor.uid, buyer_id: vendor.uid }
  await fillPerson({ uid: vendor.uid, sale: own, product, now })
  await fillSalesDays({ sale: own, now })
  const product_ids = Array.from({ length: SHOWN_PRODUCTS }, (_, number) => filledId('p', number))
  const figures: Figure[] = []
  for (const screen of SCREENS) {
    const isTheBuyers = screen.name === 'purchase details'
    const person = isTheBuyers ? buyer : vendor
    const ids = { uid: person.uid, transaction_id: sale.id, product_ids }
    const value = await readsOf(market, person, screen, ids)
    const budget = atMost(screen.budget)
    figures.push({ row: ROW, what: `screen: ${screen.name}`, value, unit: 'reads', budget })
  }
  await market.close()
  return figures
}
