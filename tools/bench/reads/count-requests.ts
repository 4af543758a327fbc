import { type Count, startMeter } from '../../../tests/support/firestore-meter'
import { type Market, openMarket } from '../../../tests/support/market'
import type { Person } from '../../../tests/support/people'
import { atMost, type Figure } from '../figure'
import type { PartOptions } from '../part'
import { startWarmApi, warmSearch } from '../warm-api'
import { addProducts } from './add-products'

const SIZES = [1_000, 10_000]

type Work = () => Promise<{ status: number }>

/** What `work` cost; it must succeed, a refusal is cheaper. */
const costOf = async (what: string, work: Work): Promise<Count> => {
  const meter = startMeter()
  const { status } = await work().finally(meter.stop)
  if (status !== 200) throw new Error(`${what} answered ${status}.`)
  return meter.read()
}

const figure = (row: number, what: string, value: number, unit: string, most: number): Figure => ({
  row,
  what,
  value,
  unit,
  budget: atMost(most),
})

/** Row 8, and row 10 with the size of the catalogue in its name. */
const countPages = async (size: number, id: string): Promise<Figure[]> => {
  const api = await startWarmApi({ search: await warmSearch(), keeps_answers: true })
  const get = (path: string) => () => api.call('GET', path)
  const page = '/public/products?page=2&category=home_kitchen'
  const at = `${size} products`
  const miss = await costOf('the marketplace', get(page))
  const hit = await costOf('the marketplace', get(page))
  const product = await costOf('the product', get(`/public/products/${id}`))
  await api.close()
  const row = size === SIZES[0] ? 8 : 10
  return [
    figure(row, `marketplace page, cache miss, ${at}`, miss.reads, 'reads', 24),
    figure(row, `marketplace page, cache hit, ${at}`, hit.reads, 'reads', 0),
    figure(row, `product page, ${at}`, product.reads, 'reads', 2),
  ]
}

/** Row 9. */
const countTrade = async (market: Market, vendor: Person): Promise<Figure[]> => {
  const buyer = await market.buyer()
  const product = await market.product(vendor)
  let bought: Awaited<ReturnType<Market['tryToBuy']>> | undefined
  const purchase = await costOf('the purchase', async () => {
    bought = await market.tryToBuy(buyer, product)
    return bought
  })
  if (!bought) throw new Error('Nothing was bought.')
  const { transaction } = bought.data
  market.pay(transaction, { is_silent: true })
  await market.verify(buyer, transaction)
  const approval = await costOf('the approval', () => market.act(buyer, transaction, 'approve'))
  const marked = await costOf('mark all read', () =>
    market.call('POST', '/users/notifications/mark-read', { as: buyer, body: {} }),
  )
  return [
    figure(9, 'purchase', purchase.reads, 'reads', 5),
    figure(9, 'purchase', purchase.writes, 'writes', 8),
    figure(9, 'approve', approval.reads, 'reads', 3),
    figure(9, 'approve', approval.writes, 'writes', 5),
    figure(9, 'mark all notifications read', marked.writes, 'writes', 1),
  ]
}

export const countRequests = async ({ say }: PartOptions): Promise<Figure[]> => {
  const market = await openMarket()
  const vendor = await market.vendor()
  const figures = await countTrade(market, vendor)
  const sample = await market.product(vendor)
  let made = 0
  for (const size of SIZES) {
    say(`  a catalogue of ${size} products`)
    await addProducts(sample, made, size)
    made = size
    figures.push(...(await countPages(size, sample.id)))
  }
  await market.close()
  return figures
}
